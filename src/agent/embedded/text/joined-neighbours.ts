import { countWords } from "./sentences.ts";

/**
 * So many things as have room, in their order: while there are more, the two neighbours of the fewest words stand in one line, as they
 * are written beside each other in `text`. Null where they are not.
 */
export function joinedNeighbours(things: readonly string[], most: number, text: string): string[] | null {
  const lines = [...things];
  while (lines.length > most) {
    const pairs = lines
      .slice(1)
      .map((next, at) => `${lines[at] ?? ""}${betweenIn(text, lines[at] ?? "", next)}${next}`);
    const words = pairs.map((pair) => countWords(pair));
    const at = words.indexOf(Math.min(...words));
    const pair = pairs[at] ?? "";
    if (!text.includes(pair)) return null;
    lines.splice(at, 2, pair);
  }
  return lines;
}

function betweenIn(text: string, one: string, next: string): string {
  const from = text.indexOf(one) + one.length;
  const to = text.indexOf(next, from);
  return to < 0 || to - from > MOST_BETWEEN ? ", " : text.slice(from, to);
}

const MOST_BETWEEN = 6;
