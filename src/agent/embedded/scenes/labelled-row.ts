import { isPercent, type FoundFigure } from "../text/figures.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { countWords } from "../text/sentences.ts";
import type { GappedPoint } from "./gapped-row.ts";
import { amountsIn } from "./seen-amounts.ts";

/** Fewer are cards. */
const FEWEST = 4;
const MOST = 8;
const MOST_NAME_WORDS = 5;
/** Beyond this the small bars vanish. */
const MOST_SPREAD = 400;

/** "North: | $19.4 million.": a sentence of a name and its amount. */
const NAMED = /^(?<name>[^:：\p{Nd}"“”«»„]{2,48}?)\s?(?:[:：]|\s[–—])\s*(?<rest>\P{L}*?.*)$/u;

/** Sentences in a row that name a thing and its amount of one measure, and nothing else; null where they are fewer than four. */
export function labelledRow(sentences: readonly string[], base: string): GappedPoint[] | null {
  for (const at of sentences.keys()) {
    const points = runFrom(sentences, at, base);
    if (points.length < FEWEST) continue;
    const values = points.map(({ value }) => value);
    const labels = new Set(points.map(({ label }) => label.toLowerCase()));
    const sized =
      values.every((value) => value > 0) && Math.max(...values) / Math.min(...values) <= MOST_SPREAD;
    return sized && labels.size === points.length && points.length <= MOST ? points : null;
  }
  return null;
}

/** How many sentences in a row are a name and its amount, of whatever measure. */
export function longestRun(sentences: readonly string[], base: string): number {
  let [longest, run] = [0, 0];
  for (const sentence of sentences) {
    run = namedAmount(sentence, base) === null ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function runFrom(sentences: readonly string[], from: number, base: string): GappedPoint[] {
  const points: GappedPoint[] = [];
  let unit = "";
  for (let at = from; at < sentences.length; at += 1) {
    const named = namedAmount(sentences[at] ?? "", base);
    const own = named === null ? "" : unitOf(named.found);
    if (named === null || (points.length > 0 && own !== unit)) break;
    unit = own;
    const { name, found, noun } = named;
    const display = noun === "" ? found.figure.display : `${found.figure.display} ${noun}`;
    points.push({ label: name, display, value: found.figure.value ?? 0, at, offset: 0 });
  }
  return points;
}

function namedAmount(
  sentence: string,
  base: string,
): { name: string; found: FoundFigure; noun: string } | null {
  const text = sentence.replace(/[\s.!。।]+$/u, "");
  const name = NAMED.exec(text)?.groups?.["name"]?.trim() ?? "";
  if (name === "" || countWords(name) > MOST_NAME_WORDS) return null;
  const [found, another] = amountsIn(text, base);
  if (found === undefined || another !== undefined || found.figure.value === null) return null;
  const before = withoutRounds(text.slice(name.length, found.start).replace(/^\s?[:：–—]\s*/u, ""), base);
  // What a bare number counts may stand behind it: "Leeds: 320 parcels".
  const noun = text.slice(found.end).trim();
  const counted = noun === "" || (unitOf(found) === "|" && /^\p{L}[\p{L}\p{M}-]+$/u.test(noun));
  return before === "" && counted ? { name, found, noun } : null;
}

function unitOf({ figure }: FoundFigure): string {
  const kind = isPercent(figure) ? "%" : figure.suffix.trim().toLowerCase();
  return `${figure.prefix.trim()}|${kind}`;
}
