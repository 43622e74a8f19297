import type { ToldSides } from "../brief/brief.ts";
import { findFigures, type FoundFigure } from "../text/figures.ts";
import { capitalise, countWords, splitSentences, withoutStop } from "../text/sentences.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { unitOf } from "../scenes/gapped-row.ts";
import { splitAtClauses } from "./amount-clauses.ts";
import { AND } from "./clauses.ts";
import { OFFER_OPENINGS } from "./offer-words.ts";
import { regex } from "../text/regex.ts";

const MOST = 3;
/** Measures that all of them tell, or they are not compared. */
const FEWEST_SHARED = 2;
const MOST_POINTS = 6;
/** Of a point, and of what stands between commas behind the name. */
const MOST_SIGNS = { point: 90, east: 30, aside: 32 };
const MOST_WORDS = 16;
const SAID = 12;
/** Letters of a paragraph. */
const LONGEST = 100_000;

/** `place`: where in its paragraph it is told. */
type Point = { text: string; said: string; place: number };
type Offer = { kind: string; nth: string; title: string; units: Map<string, number>; points: Point[] }; // prettier-ignore

/**
 * "Offer A, from X, costs 32 euros a month, runs 24 months and gives 250 Mbit/s. …" and a paragraph "Offer B, …" behind it that
 * tells the same measures: one beside the other, each measure in the words that tell it, so that no "up to" is lost. What else
 * each paragraph says in short sentences stands below. Null where fewer than two measures are told of all.
 */
export function offersOf(paragraphs: readonly string[], language: string): ToldSides | null {
  const offers: Offer[] = [];
  for (const paragraph of paragraphs.slice(0, MOST)) {
    const offer = offerIn(paragraph, language);
    const [first] = offers;
    if (offer === null || (first !== undefined && !goesWith(offer, first))) break;
    offers.push(offer);
  }
  if (offers.length < 2 || new Set(offers.map(({ nth }) => nth)).size < offers.length) return null;
  const sides = offers.map(({ title, points }, nth): ToldSides["sides"][number] => ({
    title,
    points: points.map(({ text, said, place }) => ({ text, said, at: nth * LONGEST + place })),
  }));
  return { form: "sides", sides, verdict: null };
}

function goesWith(offer: Offer, first: Offer): boolean {
  const shared = [...offer.units.keys()].filter((unit) => first.units.has(unit));
  const differs = shared.some((unit) => offer.units.get(unit) !== first.units.get(unit));
  return offer.kind === first.kind && shared.length >= FEWEST_SHARED && differs;
}

function offerIn(paragraph: string, language: string): Offer | null {
  const sentences = splitSentences(paragraph, language);
  const named = nameIn(sentences[0] ?? "", language);
  if (named === null || sentences.some((sentence) => /[?？؟]\s*$/u.test(sentence))) return null;
  const units = new Map<string, number>();
  const told: Point[] = [];
  const remarks: Point[] = [];
  let before = 0;
  for (const [nth, sentence] of sentences.entries()) {
    const from = nth === 0 ? named.end : 0;
    const text = sentence.replace(/[\s.。।]+$/u, "");
    const amounts = findFigures(text, language).filter(({ start }) => start >= from);
    for (const one of amounts)
      if (isOfUnit(one)) units.set(unitKey(one, text, language), one.figure.value ?? 0);
    const clauses = amounts.length === 0 ? [{ start: from, end: text.length }] : splitAtClauses(text, amounts, language); // prettier-ignore
    if (clauses === null) return null;
    const place = before;
    before += sentence.length;
    const points = clauses.map(({ start, end }) => {
      const point = pointOf(text.slice(Math.max(start, from), end), language);
      return point === null ? null : { ...point, place: place + start };
    });
    // A measure that is too long to be seen is none; a remark is heard.
    if (amounts.length > 0 && points.includes(null)) return null;
    (amounts.length > 0 ? told : remarks).push(...points.filter((point) => point !== null));
  }
  if (told.length > MOST_POINTS || units.size < FEWEST_SHARED) return null;
  return { ...named, units, points: [...told, ...remarks].slice(0, MOST_POINTS) };
}

/** "Offer A, from Nordkabel,": what it is, which of them, and where what is told of it begins. */
function nameIn(
  opening: string,
  language: string,
): { kind: string; nth: string; title: string; end: number } | null {
  for (const frame of OFFER_OPENINGS[language] ?? []) {
    const edge = isUnspaced(language) || language === "ko" ? "" : "(?![\\p{L}\\p{M}\\p{Nd}])";
    const found = regex(
      `^${frame}${edge}(?<aside>[,،、，]\\s?(?<said>[^,،、，\\p{Nd}]{2,60})[,،、，]\\s?)?`,
      "iu",
    ).exec(opening);
    const { kind = "", nth = "", aside = "", said = "" } = found?.groups ?? {};
    if (found === null || kind === "") continue;
    const name = found[0].slice(0, found[0].length - aside.length).trim();
    const short = aside !== "" && Array.from(said).length <= MOST_SIGNS.aside;
    const title = capitalise(short ? `${name}, ${said.trim()}` : name, language);
    return { kind: kind.toLowerCase(), nth: nth.toLowerCase(), title, end: aside !== "" && !short ? found[0].length - aside.length : found[0].length }; // prettier-ignore
  }
  return null;
}

function isOfUnit({ unit, figure }: FoundFigure): boolean {
  return figure.value !== null && (unit !== "" || figure.prefix !== "" || figure.suffix === "");
}

/** "euros", "months"; of what is only counted the noun behind it: "30 pages". */
function unitKey(found: FoundFigure, text: string, language: string): string {
  const unit = unitOf(found);
  // "12 месяцев", "24 месяца"
  if (unit !== "|") return unit.replace(/\p{L}{5,}/gu, (word) => word.slice(0, MOST_STEM));
  const behind = text.slice(found.end).trim();
  return isUnspaced(language)
    ? behind.slice(0, 2)
    : (behind.split(/[\s,.;]/u)[0] ?? "").slice(0, MOST_STEM).toLowerCase();
}

/** Letters in which forms of a noun are alike. */
const MOST_STEM = 4;

function pointOf(written: string, language: string): { text: string; said: string } | null {
  const and = AND[language];
  const bare = withoutStop(written)
    .trim()
    .replace(/^[,，、،;；:：]\s*/u, "")
    .replace(regex(`^(?:${and ?? "(?!)"})\\s+`, "iu"), "")
    .replace(/^(?:是|为)?(?=\p{Script=Han})/u, "");
  const most = isUnspaced(language) ? MOST_SIGNS.east : MOST_SIGNS.point;
  if (bare === "" || Array.from(bare).length > most || countWords(bare) > MOST_WORDS) return null;
  return { text: capitalise(bare, language), said: bare.slice(0, SAID) };
}
