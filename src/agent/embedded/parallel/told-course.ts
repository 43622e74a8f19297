import type { ToldBars } from "../brief/brief.ts";
import { capitalise } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { measureOf } from "../scenes/row-measure.ts";
import { toldTimes, type ToldTimes } from "../scenes/told-times.ts";
import { countedName } from "./counted-name.ts";
import { LEVEL_WORDS } from "./course-words.ts";
import { INCLUDING, OF_IT } from "../text/of-it-words.ts";
import { regex, toPattern } from "../text/regex.ts";
import { sureStatement } from "./sure-amounts.ts";

/** Two times are told by other pictures. */
const FEWEST = 3;
const FEWEST_SENTENCES = 2;
const VERB_LAST = /^(?:tr|hi|ko|ja)$/;
/** Letters find a point in what is said. */
const SAID = 12;

/**
 * "In 1990 there were 4,300 pairs. By 2005 only 1,150 were left, because … Today there are 90.": one measure at three times or
 * more, in sentences that may say beside it that so many were left, and why. Null where one of them tells of something else.
 */
export function courseFrom(
  sentences: readonly string[],
  at: number,
  language: string,
): { shows: ToldBars; lead: string; count: number } | null {
  const first = plainCourse(sentences[at] ?? "", language, true);
  if (first === null) return null;
  const plain = [first];
  for (const sentence of sentences.slice(at + 1)) {
    const next = plainCourse(sentence, language, false);
    if (next === null) break;
    plain.push(withoutCounter(next, first, language));
  }
  const told = toldTimes(plain, 0, language);
  if (told === null || told.points.length < FEWEST || !inTheirOrder(told)) return null;
  const name = nameOf(told, language);
  if (name === null) return null;
  const parts = told.points.map(({ label, display, value, at: nth, offset }) => ({
    label,
    display,
    value,
    said: (sentences[at + nth] ?? "").slice(offset, offset + SAID),
  }));
  const count = Math.max(...told.points.map(({ at: nth }) => nth)) + 1;
  // A sentence by itself is read as a row of values.
  if (count < FEWEST_SENTENCES) return null;
  // Where it has come to is what is meant.
  return { shows: { form: "bars", columns: true, meant: parts.length - 1, parts }, lead: name, count };
}

/** What a sentence says beside its values and their times, blanked so that letters keep their places; null where none is sure. */
function plainCourse(sentence: string, language: string, first: boolean): string | null {
  const words = LEVEL_WORDS[language];
  const told = words === undefined ? null : sureStatement(withoutPart(sentence, language), language);
  if (told === null) return null;
  const { own, amounts } = told;
  if (amounts.some(({ figure }) => figure.display.startsWith("≈"))) return null;
  if (first) return own;
  const [from, to] = isUnspaced(language) || language === "ko" ? ["", ""] : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"]; // prettier-ignore
  return own.replace(regex(`${from}(?:${words})${to}`, "giu"), (found) => " ".repeat(found.length));
}

/** "… 9, davon 5 mit Kindern": a column ends at the whole; how many of them were what is said beside it. */
function withoutPart(sentence: string, language: string): string {
  const of = [OF_IT[language], INCLUDING[language]].filter((one) => one !== undefined).join("|");
  if (of === "") return sentence;
  const edge = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}])";
  return sentence.replace(regex(`[,،，、]\\s?(?:\\p{Nd}+ )?(?:${of})${edge}[^,،，、]*$`, "iu"), "");
}

/** "320户人家", "150户": a counter by itself says no more than its number. */
function withoutCounter(sentence: string, first: string, language: string): string {
  const counter = language === "zh" ? /\p{Nd}(?<counter>\p{Script=Han})\p{Script=Han}*$/u.exec(first)?.groups?.["counter"] : undefined; // prettier-ignore
  return counter === undefined ? sentence : sentence.replaceAll(toPattern(`(?<=\\p{Nd})${counter}`, "gu"), " "); // prettier-ignore
}

/** Points that are told from now backwards would come against the order of their columns. */
function inTheirOrder({ points }: ToldTimes): boolean {
  return points.every(({ at, offset }, nth) => {
    const before = points[nth - 1];
    return before === undefined || at > before.at || (at === before.at && offset > before.offset);
  });
}

/** What is counted or measured, as a heading; null where neither a unit nor a word tells it. */
function nameOf(told: ToldTimes, language: string): string | null {
  const { before, after, unit, points } = told;
  const counted = countedName(before, after, language);
  if (counted !== null) return counted;
  const isUnit =
    /\p{L}{2}/u.test(unit) && points.every(({ display }) => /\p{L}|[%٪％°]|\p{Sc}/u.test(display));
  // Behind what is counted stands the verb.
  if (VERB_LAST.test(language) && isUnit) return capitalise(unit, language);
  const measure = measureOf({ lead: "", before, after, unit }, { base: language, names: new Set() });
  if (measure !== null) return measure;
  return isUnit ? capitalise(unit, language) : null;
}
