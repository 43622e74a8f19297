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
/** Scripts whose lines end with their phrases, wherever a space may stand. */
const PHRASED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

/**
 * Lines as they were filled from the first on leave the last one what is left: "quatre heures et / demie", "had to carry it / up". Words go
 * to a neighbouring line where all lines break better so, in as many lines of the same width. `widthOf`: px of a line.
 */
export function evenLines(
  broken: BrokenText,
  width: number,
  widthOf: (line: string) => number,
  language: string,
): BrokenText {
  const { lines } = broken;
  if (broken.brokenWord || lines.length < 2 || lines.some((line) => PHRASED.test(line.text))) return broken;
  const text = lines.map((line) => line.text).join(" ");
  let best: readonly BrokenLine[] = lines;
  let cost = breakCost(best, language);
  if (cost <= GOOD_ENOUGH) return broken;
  const ties = tied(unbroken(text, HELD));
  if (ties.length !== text.length) return broken;
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = movesOf(best, ties, width, widthOf)
      .map((tried) => ({ tried, cost: breakCost(tried, language) }))
      .reduce<{ tried: readonly BrokenLine[]; cost: number } | null>(
        (least, one) => (least === null || one.cost < least.cost ? one : least),
        null,
      );
    if (moved === null || moved.cost > cost - WORTH_A_MOVE) break;
    best = moved.tried;
    cost = moved.cost;
  }
  return best === lines ? broken : { ...broken, lines: [...best] };
}

/** The lines with each other place at which two neighbours can be parted. */
function movesOf(
  lines: readonly BrokenLine[],
  ties: string,
  width: number,
  widthOf: (line: string) => number,
): (readonly BrokenLine[])[] {
  let start = 0;
  return lines.slice(0, -1).flatMap((line, at) => {
    const next = lines[at + 1]?.text ?? "";
    const both = `${line.text} ${next}`;
    const held = ties.slice(start, start + both.length);
    start += line.text.length + 1;
    return (
      [...both.matchAll(/ /gu)]
        .filter(({ index }) => index !== line.text.length && held[index] !== TIE && held[index] !== HELD)
        .map(({ index }) => [both.slice(0, index), both.slice(index + 1)])
        .map((parts) => parts.map((text): BrokenLine => ({ text, width: widthOf(text) })))
        .filter((parts) => parts.every((part) => part.width <= width))
        // "Wasser, / Malz, / Hopfen": no word is left alone for another that is not.
        .filter((parts) =>
          parts.every(({ text }) => text.includes(" ") || text === line.text || text === next),
        )
        .map((parts) => [...lines.slice(0, at), ...parts, ...lines.slice(at + 2)])
    );
  });
}
