import { findFigures, isPercent, type FoundFigure } from "../text/figures.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { denies } from "../text/recast/standing.ts";
import { capitalise } from "../text/sentences.ts";
import { ROW_WORDS, isName, unitOf, withoutArticle, withUnitOf, type GappedPoint, type GappedRow } from "./gapped-row.ts"; // prettier-ignore
import { MEASURE_WORDS, type MeasureWords } from "./measure-words.ts";
import { isTimeUnit } from "./row-keys.ts";
import { toPattern } from "../text/regex.ts";

const FEWEST = 3;
const MOST = 8;
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;

export const LENGTH =
  /^(?:Length|Länge|Longueur|Longitud|Lunghezza|Comprimento|Lengte|Längd|Længde|Lengde|Długość|Длина|Довжина)$/u;

/** What stands before an amount: whose it is; and the noun of what the verb or the words behind it measure. */
type Told = { name: string; offset: number; noun: string };
type Words = MeasureWords & { and: string; articles: string | undefined };

/**
 * One measure of several things, in one sentence or in several that follow: "Tower A is 320 m tall, tower B 443 m and tower
 * C 828 m". Read from the sentence `at` on; null where any piece of it does not fit.
 */
export function measuredRow(sentences: readonly string[], at: number, base: string): GappedRow | null {
  const known = MEASURE_WORDS[base];
  const around = ROW_WORDS[base];
  if (known === undefined || around === undefined) return null;
  const words: Words = { ...known, and: around.and, articles: around.articles };
  const points: GappedPoint[] = [];
  const nouns = new Set<string>();
  let first: FoundFigure | undefined;
  for (let next = at; next < sentences.length; next += 1) {
    const read = readSentence(sentences[next] ?? "", first, words, base);
    if (read === null) break;
    first ??= read.first;
    read.nouns.forEach((noun) => nouns.add(noun));
    points.push(...read.points.map((point) => ({ ...point, at: next })));
  }
  if (first === undefined) return null;
  const values = points.map(({ value }) => value);
  const labels = new Set(points.map(({ label }) => label.toLowerCase()));
  const spread = Math.max(...values) / Math.min(...values);
  const told = points.length >= FEWEST && points.length <= MOST && labels.size === points.length;
  const [noun = ""] = nouns;
  // A time is a measure of things where it is their age or their life; else it may be when.
  if (!told || nouns.size > 1 || (isTimeUnit(first.unit) && noun === "")) return null;
  // "95 minutes long" is no length in metres.
  const measure = noun === "" || (isTimeUnit(first.unit) && LENGTH.test(noun)) ? null : noun;
  return Math.min(...values) > 0 && spread <= MOST_SPREAD ? { measure, points } : null;
}

type Read = { first: FoundFigure; nouns: string[]; points: Omit<GappedPoint, "at">[] };

/** The things of one sentence; `before`: the first amount of the sentences before it. */
function readSentence(
  sentence: string,
  before: FoundFigure | undefined,
  words: Words,
  base: string,
): Read | null {
  if (/[?？"“”«»„]/u.test(sentence) || denies(sentence, base)) return null;
  const text = sentence.replace(/[\s.!]+$/u, "");
  const [own, ...others] = findFigures(text, base);
  if (own === undefined) return null;
  const first = before ?? own;
  const found = before === undefined ? [own, ...withUnitOf(own, others, base)] : withUnitOf(before, [own, ...others], base); // prettier-ignore
  if (found.length <= others.length || !found.every((one) => isMeasure(one) && unitOf(one) === unitOf(first))) return null; // prettier-ignore
  const nouns: string[] = [];
  const points: Omit<GappedPoint, "at">[] = [];
  let from = 0;
  for (const [at, one] of found.entries()) {
    const end = found[at + 1]?.start ?? text.length;
    const whose = whoseIs(text.slice(from, one.start), points.length === 0, words, base);
    const behind = kindBehind(text.slice(one.end, end), words);
    if (whose === null || behind === null) return null;
    // What stands behind the last amount is its kind, and nothing else.
    if (at === found.length - 1 && behind.length < end - one.end) return null;
    nouns.push(...[whose.noun, behind.noun].filter((noun) => noun !== ""));
    const { display, value } = one.figure;
    points.push({ label: capitalise(whose.name, base), display, value: value ?? 0, offset: from + whose.offset }); // prettier-ignore
    from = one.end + behind.length;
  }
  return { first, nouns, points };
}

function isMeasure({ unit, figure }: FoundFigure): boolean {
  return unit !== "" && figure.prefix === "" && figure.value !== null && !isPercent(figure);
}

/** "Tower A is", ", and the tower B", " and an ox weighs about". */
function whoseIs(written: string, opens: boolean, words: Words, base: string): Told | null {
  const { is, verbs, and, articles } = words;
  const joint = opens ? 0 : (toPattern(`^\\s*(?:[,;]\\s(?:(?:${and})\\s)?|(?:${and})\\s)`, "iu").exec(written)?.[0].length ?? -1); // prettier-ignore
  if (joint < 0) return null;
  const bare = withoutRounds(written.slice(joint), base).replace(/\s*[:–—-]$/u, "");
  const named = Object.entries(verbs).find(([forms]) => toPattern(`\\s(?:${forms})$`, "iu").test(bare));
  const forms = named === undefined ? is : named[0];
  const subject = bare.replace(toPattern(`\\s(?:${forms})$`, "iu"), "");
  // The first needs its verb; the others leave it out or say it once more.
  if (opens && subject === bare) return null;
  const { name } = withoutArticle(subject, articles);
  return isName(name) ? { name, offset: joint, noun: named?.[1] ?? "" } : null;
}

/** "tall" behind an amount, with the UTF-16 units that it takes; null where that is more than a kind. */
function kindBehind(text: string, { tall, and }: Words): { noun: string; length: number } | null {
  for (const [forms, noun] of Object.entries(tall)) {
    const found = toPattern(`^\\s(?:${forms})(?![\\p{L}\\p{M}])`, "iu").exec(text);
    if (found !== null) return { noun, length: found[0].length };
  }
  return toPattern(`^\\s*(?:$|[,;]|(?:${and})\\s)`, "iu").test(text) ? { noun: "", length: 0 } : null;
}
