import { breakCost } from "./break-cost.ts";
import { TIE, tied, unbroken } from "./ties.ts";
import type { BrokenLine, BrokenText } from "./text-measure.ts";

/** Lines that break no worse than this are left as they are: most of them. */
const GOOD_ENOUGH = 0.4;
/** So much better must they break for a word that goes from one line to its neighbour. */
const WORTH_A_MOVE = 0.05;
/** A word goes to the next line, and one of that to the one after it. */
const ROUNDS = 4;
const HELD = "\u00A0";
/** Between two lines where a word goes on: after the hyphen of "Physikalisch-Technische". */
const WITHIN_WORD = "\u200B";
/** Scripts whose lines end with their phrases, wherever a space may stand. */
const PHRASED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/**
 * Lines as they were filled from the first on leave the last one what is left: "quatre heures et / demie", "had to carry it / up". Words go
 * to a neighbouring line where all lines break better so, in as many lines of the same width. `widthOf`: px of a line; `source`: what
 * they were filled with.
 */
export function evenLines(
  broken: BrokenText,
  width: number,
  widthOf: (line: string) => number,
  language: string,
  source: string,
): BrokenText {
  const { lines } = broken;
  if (broken.brokenWord || lines.length < 2 || lines.some((line) => PHRASED.test(line.text))) return broken;
  const text = joined(lines, source);
  let best: readonly BrokenLine[] = lines;
  let cost = breakCost(best, language);
  if (cost <= GOOD_ENOUGH) return broken;
  const known = new Map<string, number>();
  const measured = (line: string): number => {
    const px = known.get(line) ?? widthOf(shown(line));
    known.set(line, px);
    return px;
  };
  const costOf = (tried: readonly BrokenLine[]): number =>
    breakCost(tried.map((line) => ({ ...line, text: shown(line.text) })), language); // prettier-ignore
  const ties = tied(unbroken(text, HELD));
  if (ties.length !== text.length) return broken;
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = movesOf(best, { text, ties }, width, measured)
      .map((tried) => ({ tried, cost: costOf(tried) }))
      .reduce<{ tried: readonly BrokenLine[]; cost: number } | null>(
        (least, one) => (least === null || one.cost < least.cost ? one : least),
        null,
      );
    if (moved === null || moved.cost > cost - WORTH_A_MOVE) break;
    best = moved.tried;
    cost = moved.cost;
  }
  return best === lines
    ? broken
    : { ...broken, lines: best.map((line) => ({ ...line, text: shown(line.text) })) };
}

/** The lines in one, a sign between each two. */
function joined(lines: readonly BrokenLine[], source: string): string {
  let at = 0;
  return lines
    .map(({ text }, index) => {
      if (index === lines.length - 1) return text;
      const found = source.indexOf(text, at);
      // A line that is not written so tells nothing of what comes after it.
      if (found < 0) return `${text} `;
      at = found + text.length;
      const goesOn = text.endsWith("-") && /\S/u.test(source[at] ?? " ");
      return `${text}${goesOn ? WITHIN_WORD : " "}`;
    })
    .join("");
}

function shown(line: string): string {
  return line.replaceAll(WITHIN_WORD, "");
}

/** So many neighbours change their places at once: "усе лишаємо на / партах і стаємо / парами" is mended only by all three. */
const WINDOWS = [2, 3];

/** The lines with each other way to part two or three neighbours. */
function movesOf(
  lines: readonly BrokenLine[],
  { text: all, ties }: { text: string; ties: string },
  width: number,
  widthOf: (line: string) => number,
): (readonly BrokenLine[])[] {
  let start = 0;
  return lines.flatMap((line, at) => {
    const from = start;
    start += line.text.length + 1;
    return WINDOWS.filter((count) => at + count <= lines.length).flatMap((count) => {
      const old = lines.slice(at, at + count);
      const length = old.reduce((sum, { text }) => sum + text.length + 1, -1);
      const whole = all.slice(from, from + length);
      return (
        partsOf(whole, ties.slice(from, from + whole.length), count, width, widthOf)
          .filter((parts) => parts.some(({ text }, index) => text !== old[index]?.text))
          // "Wasser, / Malz, / Hopfen": no word is left alone for another that is not.
          .filter((parts) =>
            parts.every(({ text }) => text.includes(" ") || old.some((one) => one.text === text)),
          )
          .map((parts) => [...lines.slice(0, at), ...parts, ...lines.slice(at + count)])
      );
    });
  });
}

/** All ways to part a text into so many lines at spaces (and hyphens) that hold nothing together (`held` has other signs for those that do). */
function partsOf(
  text: string,
  held: string,
  count: number,
  width: number,
  widthOf: (line: string) => number,
): BrokenLine[][] {
  const lineOf = (line: string): BrokenLine => ({ text: line, width: widthOf(line) });
  if (count === 1) {
    const line = lineOf(text);
    return line.width <= width ? [[line]] : [];
  }
  return [...text.matchAll(/[ \u200B]/gu)]
    .filter(({ index }) => held[index] !== TIE && held[index] !== HELD)
    .flatMap(({ index }) => {
      const first = lineOf(text.slice(0, index));
      if (first.width > width) return [];
      return partsOf(text.slice(index + 1), held.slice(index + 1), count - 1, width, widthOf).map((rest) => [first, ...rest]); // prettier-ignore
    });
}
