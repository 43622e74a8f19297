import type { Contact } from "../../../artifacts/storyboard.ts";
import { announcesReach, isHour, isStreet } from "../brief/closing-lines.ts";
import { namedDays } from "../text/calendar-days.ts";
import { WEEKDAYS } from "../text/day-names.ts";
import { regex, toPattern } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { streetAddresses } from "../text/street-address.ts";
import { contactsIn } from "./contacts.ts";

export type DetailLine = Pick<Contact, "text" | "by">;
/** What a sentence of a film's end says of where, when and how: lines, and what they lead to. */
export type Details = { name: string | null; lines: DetailLine[] };

const MOST = { words: 24, segment: 9, name: 5, town: 3, fact: 5 };
const WEEKDAY = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${WEEKDAYS.long.join("|")})\\p{Ll}{0,3}(?![\\p{L}\\p{M}])|[月火水木金土日]曜|(?:周|星期|礼拜)[一二三四五六日天]|[월화수목금토일]요일`,
  "iu",
);
/** From an hour to another, without a word for either. */
const SPAN =
  /(?<![\p{Nd}.,])(?:[01]?\p{Nd}|2[0-4])(?:[.:]\p{Nd}{2})?\s?(?:[-–—]|a|à|to|till|until|bis|tot|til|do|до|hasta|às|alle|至|到|から|~)\s?(?:[01]?\p{Nd}|2[0-4])(?:[.:]\p{Nd}{2})?(?![\p{Nd}%]|\s?(?:kg|km|m|cm|%|€|£|\$))/iu;
const OPEN =
  "open|opened|geöffnet|offen|ouvert\\p{L}*|abiert[oa]s?|apert[oaie]|abert[oa]s?|geopend|öppet|åbent|åpent|avoinna|auki|otwarte|czynne|otevřeno|nyitva|deschis|открыт\\p{L}*|відкрит\\p{L}*|ανοιχτ\\p{L}+|açık|مفتوح\\p{L}*|פתוח\\p{L}*|खुला|buka|mở cửa";
const OPENED = toPattern(
  `(?<![\\p{L}\\p{M}])(?:${OPEN})(?![\\p{L}\\p{M}])|营业|營業|开门|開門|営業|영업|개방|เปิด`,
  "iu",
);
const COMMAS = regex("\\s*[,;،؛]\\s+|[，、；]\\s?", "gu");
const LABEL = /^(?<label>\p{L}[^:：.!?\p{Nd}]{1,38}?)\s?(?:[:：](?=\s)|：)\s*(?<rest>\S.*)$/su;
const NUMBER_ALONE = /^(?:no\.?\s?|nr\.?\s?|n[.º°]\s?|д(?:ом|\.)\s?)?\p{Nd}{1,4}\s?\p{L}?$/iu;

function kindOf(segment: string, language: string): Contact["by"] | null {
  const [way, another] = contactsIn(segment);
  if (another !== undefined) return null;
  if (way !== undefined) return way.by;
  if (isStreet(segment) || streetAddresses(segment).length > 0) return "place";
  const tellsWhen = namedDays(segment, language).length > 0 || WEEKDAY.test(segment) || isHour(segment) || SPAN.test(segment) || tellsOpening(segment); // prettier-ignore
  return tellsWhen ? "time" : null;
}

/** When something is open, by figures or in its first word; "Our door is open to everyone" is a motto. */
function tellsOpening(segment: string): boolean {
  const found = OPENED.exec(segment);
  return found !== null && (found.index === 0 || /[\p{Nd}一二三四五六七八九十]/u.test(segment));
}

/**
 * "Taller Ribera, calle Baja 17, Valencia.", "Open evening: Thursday 8 May, 6 pm, Mill Lane School.": what a sentence of a film's end names,
 * what stands at which street, when, and how to reach it, each as a line. Null for a sentence that tells something.
 */
export function detailsOf(sentence: string, language: string): Details | null {
  const said = withoutStop(sentence.trim());
  if (countWords(said) > MOST.words || /[?？؟!！"“„«»”「」]/u.test(said)) return null;
  const { label, rest } = LABEL.exec(said)?.groups ?? {};
  const segments = (rest ?? said).split(COMMAS).filter((one) => /[\p{L}\p{N}]/u.test(one));
  const kinds = segments.map((one) => kindOf(one, language));
  const first = kinds.findIndex((kind) => kind !== null);
  if (first < 0 || segments.some((one) => countWords(one) > MOST.segment)) return null;
  const found: Details = { name: null, lines: [] };
  for (const [at, segment] of segments.entries()) {
    const kind = kinds[at] ?? null;
    const last = found.lines.at(-1);
    const before = segments[at - 1] ?? "";
    if (NUMBER_ALONE.test(segment) && at > 0 && kinds[at - 1] === null) {
      // "Садовая, 14": a street and its house.
      found.name = found.name === before ? null : found.name;
      found.lines.push({ text: `${before}, ${segment}`, by: "place" });
    } else if (kind !== null && last?.by === kind) last.text = joined(last.text, segment, said);
    else if (kind !== null) found.lines.push({ text: segment, by: kind });
    else if (at === 0 && isName(segment) && NAMES_BEFORE.has(kinds[1] ?? "") && found.name === null)
      found.name = segment;
    else if (at === 0 && isName(segment) && NUMBER_ALONE.test(segments[1] ?? "")) continue;
    else if (at === 0) return null;
    else if (isTown(segment) && last?.by === "place") last.text = joined(last.text, segment, said);
    else if (last !== undefined && last.by === "time" && isPlaceName(segment))
      found.lines.push({ text: segment, by: "place" });
    else if (last !== undefined && countWords(segment) <= MOST.fact)
      last.text = joined(last.text, segment, said);
    else return null;
  }
  const [only, another] = found.lines;
  if (label === undefined) return { ...found, lines: found.lines.map(large(language)) };
  // "Site office: extension 400": one line with what it is.
  if (only !== undefined && another === undefined && found.name === null)
    return { name: null, lines: [{ text: said, by: only.by }] };
  const named = announcesReach(label) ? null : label.trim();
  return { name: found.name ?? named, lines: found.lines.map(large(language)) };
}

/** "If your child is unwell, please ring …": what stands before where or when it is, is named; what to do is not. */
const NAMES_BEFORE: ReadonlySet<string> = new Set(["place", "time"]);

const large =
  (language: string) =>
  ({ text, by }: DetailLine): DetailLine => ({ text: by === "web" || by === "mail" ? text : capitalise(text, language), by }); // prettier-ignore

const UNCASED = /^[^\p{Lu}\p{Ll}]+$/u;

/** As its sentence joins them. */
function joined(one: string, next: string, sentence: string): string {
  return /[，、]/u.test(sentence) && !/,\s/u.test(sentence) ? `${one}，${next}` : `${one}, ${next}`;
}

function isName(segment: string): boolean {
  if (countWords(segment) > MOST.name) return false;
  return UNCASED.test(segment) ? !/\p{Nd}/u.test(segment) : /^\p{Lu}/u.test(segment);
}

function isTown(segment: string): boolean {
  return countWords(segment) <= MOST.town && /^\p{Lu}|^[^\p{Lu}\p{Ll}]+$/u.test(segment);
}

/** "Mill Lane School", "Cais da Rocha 4", behind a day: a name, as no sentence goes on. */
function isPlaceName(segment: string): boolean {
  const words = segment.split(/\s+/u);
  const large = words.filter((word) => /^[\p{Lu}\p{Nd}]/u.test(word)).length;
  return (
    words.length <= MOST.name && words.length > 1 && /^\p{Lu}/u.test(segment) && large * 2 > words.length
  );
}
