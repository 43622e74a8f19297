import { findFigures, isPercent } from "../text/figures.ts";
import { denies } from "../text/recast/standing.ts";
import { bare, openingOf, ROW_WORDS, tail, withUnitOf, type GappedPoint } from "./gapped-row.ts";

/** Parts of one whole; `before` and `after`: what stands around the first percentage, without its name. */
export type GappedShares = { before: string; after: string; points: GappedPoint[] };

const FEWEST = 3;
const MOST = 7;
const ROUNDING = 1.5;
/** "supone el 41 %", "rappresenta il 41%": blanked, so that offsets stay. */
const ARTICLE = /(?<=\s)(?:el|un|il|o|l['’]|lo|cerca de|around|about|some|rund|etwa|ungefähr|environ|circa|unos|ongeveer)\s?(?=\p{Nd}+(?:[.,]\p{Nd}+)?\s?(?:%|p[oe]r ?cent))/giu; // prettier-ignore
/** "brings in", "accounts for", "macht … aus" */
const PARTICLES: Readonly<Record<string, string>> = { en: "in|up|out|for" };

/**
 * "Bread brings in 41 percent of sales, pastries 27 and everything else 32": the names stand before their shares, and the
 * first has the verb of all. Null unless the shares come to a hundred.
 */
export function gappedShares(sentence: string, base: string): GappedShares | null {
  const words = ROW_WORDS[base];
  if (words === undefined || /[?？"“”«»„]/u.test(sentence) || denies(sentence, base)) return null;
  const text = bare(sentence).replace(ARTICLE, (found) => " ".repeat(found.length));
  const [first, ...found] = findFigures(text, base);
  if (first === undefined || !isPercent(first.figure)) return null;
  const others = withUnitOf(first, found, base);
  const sum = [first, ...others].reduce((total, { figure }) => total + (figure.value ?? Number.NaN), 0);
  const several = others.length + 1 >= FEWEST && others.length + 1 <= MOST;
  if (!several || !others.every(({ figure }) => isPercent(figure)) || !(Math.abs(sum - 100) <= ROUNDING)) return null; // prettier-ignore
  const opening = openingOf(text.slice(0, first.start), base, {
    ...words,
    ...(PARTICLES[base] === undefined ? {} : { particle: PARTICLES[base] }),
    per: "(?!)",
  });
  const second = others[0];
  if (opening === null || second === undefined) return null;
  // "41 percent of sales, pastries 27": what it is a share of ends at the comma before the next name.
  const between = text.slice(first.end, second.start);
  const cut = between.lastIndexOf(",");
  if (cut < 0) return null;
  const points = tail(text, others, first.end + cut, 0, words);
  if (points === null) return null;
  const { display, value } = first.figure;
  const name = opening.name.charAt(0).toUpperCase() + opening.name.slice(1);
  const own = { label: name, display, value: value ?? 0, at: 0, offset: opening.offset };
  const parts = [own, ...points.map(({ label, display: shown, value: share, at, offset }) => ({ label, display: shown, value: share, at, offset }))]; // prettier-ignore
  if (new Set(parts.map(({ label }) => label.toLowerCase())).size < parts.length) return null;
  return { before: opening.verb, after: between.slice(0, cut), points: parts };
}
