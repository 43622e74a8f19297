import { regex } from "../text/regex.ts";
import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { denies } from "../text/recast/standing.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { ROW_WORDS, unitOf, withUnitOf, withoutArticle, type GappedPoint, type GappedRow } from "./gapped-row.ts"; // prettier-ignore
import { hasLeaningSubject } from "./leaning-subjects.ts";
import { isTimeUnit } from "./row-keys.ts";

const FEWEST = 3;
const MOST = 6;
const MOST_NAME_WORDS = 4;
const MOST_SUBJECT_WORDS = 5;
const MOST_SPREAD = 60;

/** By language: verbs that say how much a subject has, and what stands before where. `kept`: places keep their case, and so that word. */
type PlaceWords = { verbs: string; before: string; kept?: true };

const PLACES: Readonly<Record<string, PlaceWords>> = {
  en: { verbs: "is|are|was|were|measures?|stays at|stands at|reach(?:es)?|averages", before: "in|at|on|inside|outside|under|near" },
  de: { verbs: "ist|sind|war|waren|hat|haben|hatte|beträgt|betrug|misst|liegt bei|lag bei|erreicht", before: "im|in der|in den|in dem|in|am|an der|auf der|auf dem|auf|bei|beim|unter der|unter dem", kept: true },
  fr: { verbs: "est à|est de|sont à|était à|était de|fait|font|atteint|mesure|a", before: "dans|à|au|aux|en|sur|sous" },
  es: { verbs: "está a|están a|es de|son de|era de|tiene|alcanza|mide|llega a", before: "en|bajo|sobre" },
  it: { verbs: "è a|è di|sono a|era di|ha|raggiunge|misura|arriva a", before: "in|nel|nello|nella|nell['’]|nei|negli|nelle|al|allo|alla|all['’]|sul|sulla|sotto" },
  pt: { verbs: "está a|estão a|é de|são de|era de|tem|atinge|mede|chega a", before: "em|no|na|nos|nas|sob|sobre" },
  nl: { verbs: "is|zijn|was|waren|heeft|bedraagt|bedroeg|meet|haalt", before: "in|op|bij|onder|aan" },
  sv: { verbs: "är|var|håller|har|mäter|når", before: "i|på|vid|under" },
  da: { verbs: "er|var|har|holder|måler|når", before: "i|på|ved|under" },
  nb: { verbs: "er|var|har|holder|måler|når", before: "i|på|ved|under" },
  pl: { verbs: "ma|miała|miał|wynosi|wynosiła|wynosił|sięga", before: "w|we|na|przy|pod|u", kept: true },
  ru: { verbs: "составляет|составляла|достигает|достигала|была?|было|равна|—|–", before: "в|во|на|при|под|у", kept: true },
  uk: { verbs: "становить|становила|сягає|була?|було|—|–", before: "у|в|на|при|під|біля", kept: true },
}; // prettier-ignore

/**
 * "The water is 28 degrees in the big pool, 33 in the children's pool and 38 in the hot tub": one measure of a thing at
 * several places, told behind each amount or before it. Null where any piece of the sentence `at` does not fit.
 */
export function placedRow(sentences: readonly string[], at: number, base: string): GappedRow | null {
  const words = PLACES[base];
  const and = ROW_WORDS[base]?.and;
  const sentence = sentences[at] ?? "";
  if (words === undefined || and === undefined || /[?？"“”«»„:]/u.test(sentence) || denies(sentence, base))
    return null;
  const text = withoutStop(sentence);
  const [first, ...rest] = findFigures(text, base);
  if (first === undefined || first.unit === "" || isPercent(first.figure) || isTimeUnit(first.unit)) return null; // prettier-ignore
  const found = [first, ...withUnitOf(first, rest, base)];
  const alike = found.every((one) => unitOf(one) === unitOf(first) && (one.figure.value ?? 0) > 0);
  if (found.length < FEWEST || found.length > MOST || !alike) return null;
  const read = placesBehind(text, found, words, and) ?? placesBefore(text, found, words, and, base);
  if (read === null) return null;
  const measure = measureOf(read.opening, words, base);
  const points = found.map(({ figure }, index): GappedPoint => {
    const { name, before, offset } = read.places[index] ?? { name: "", before: "", offset: 0 };
    const bare = withoutArticle(name, ROW_WORDS[base]?.articles).name;
    const label = capitalise(words.kept === true ? `${before} ${name}` : bare, base);
    return { label, display: figure.display, value: figure.value ?? 0, at, offset };
  });
  const values = points.map(({ value }) => value);
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  const fits = labels.size === points.length && Math.max(...values) / Math.min(...values) <= MOST_SPREAD;
  return measure === null || !fits ? null : { measure, points };
}

type Place = { before: string; name: string; offset: number };
type Read = { opening: string; places: Place[] };

/** A place of a few words behind what stands before it, as the source of a pattern. */
function placeSource({ before }: PlaceWords): string {
  return `(?<before>${before})(?:\\s|(?<=['’]))(?<name>[\\p{L}\\p{M}'’-]+(?:\\s[\\p{L}\\p{M}'’-]+){0,${MOST_NAME_WORDS - 1}}?)`;
}

/** What parts one place and its amount from the next, as the source of a pattern. */
function jointSource(and: string): string {
  return `\\s?[,;]\\s(?:(?:${and})\\s)?|\\s(?:${and})\\s`;
}

/** "28 degrees in the big pool, 33 in …". */
function placesBehind(
  text: string,
  found: readonly FoundFigure[],
  words: PlaceWords,
  and: string,
): Read | null {
  const place = regex(`^\\s${placeSource(words)}(?:${jointSource(and)}|$)$`, "iu");
  const places = found.map((one, index): Place | null => {
    const behind = text.slice(one.end, found[index + 1]?.start ?? text.length);
    const { before = "", name } = place.exec(behind)?.groups ?? {};
    return name === undefined ? null : { before, name, offset: one.start };
  });
  return complete(text.slice(0, found[0]?.start), places);
}

/** "… hat im großen Becken 28 Grad, im Kinderbecken 33 und im Whirlpool 38". */
function placesBefore(
  text: string,
  found: readonly FoundFigure[],
  words: PlaceWords,
  and: string,
  base: string,
): Read | null {
  if (text.slice(found.at(-1)?.end).trim() !== "") return null;
  const first = regex(`^(?<lead>.+?)\\s${placeSource(words)}$`, "iu");
  const next = regex(`^(?<lead>${jointSource(and)})${placeSource(words)}(?:\\s[–—])?$`, "iu");
  let opening = "";
  const places = found.map((one, index): Place | null => {
    const from = found[index - 1]?.end ?? 0;
    const before = text.slice(from, one.start).trimEnd();
    // "Im Becken rund 28 Grad": what rounds the first amount is no part of its place.
    const read = index === 0 ? first.exec(withoutRounds(before, base)) : next.exec(before);
    if (read?.groups === undefined) return null;
    const { lead = "", before: preposition = "", name = "" } = read.groups;
    if (index === 0) opening = lead;
    // A space stands behind the opening; what joins the next place has its own.
    return { before: preposition, name, offset: from + lead.length + (index === 0 ? 1 : 0) };
  });
  return complete(opening, places);
}

function complete(opening: string, places: readonly (Place | null)[]): Read | null {
  const known = places.filter((place) => place !== null);
  return known.length === places.length ? { opening, places: known } : null;
}

/** "The water is" → "The water"; null where it leans on what was told before, or is more than a subject. */
function measureOf(opening: string, { verbs, kept }: PlaceWords, base: string): string | null {
  const bare = withoutRounds(opening.trim(), base);
  const subject = bare.replace(regex(`\\s(?:${verbs})$`, "iu"), "");
  // Russian and Polish leave the verb out.
  if ((subject === bare && kept !== true) || /[,;]/u.test(subject)) return null;
  if (hasLeaningSubject(subject, base) || countWords(subject) > MOST_SUBJECT_WORDS) return null;
  const article = withoutArticle(subject, ROW_WORDS[base]?.articles);
  return /^\p{Lu}/u.test(subject) && /^\p{L}{3}/u.test(article.name) ? capitalise(article.name, base) : null;
}
