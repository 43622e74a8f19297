import { regex } from "../text/regex.ts";
import { measured, saidAs, type FoundSketch, type Sentences, type TellingMeasure } from "./found-sketch.ts"; // prettier-ignore
import { placeOf } from "./has-shape.ts";
import { HIGH, LONG, WIDE } from "./solid-words.ts";
import { inOneUnit, ofKind, tellingMeasures } from "./telling.ts";

/** Of its longest edge to its shortest: a board and a rod are no box that shows its sides. */
const MOST_RATIO = 12;
/** UTF-16 units between a measure and the word for it. */
const NEAR = 12;
const TIMES = "^[\\s\u00A0]*(?:[×xх*]|by|mal|par|por|per|bij|op|на)[\\s\u00A0]*$";

/** "55 × 40 × 20 cm", "60 cm long, 30 cm wide and 40 cm high". */
export function boxAt(input: Sentences): FoundSketch | null {
  const text = input.sentences[input.at] ?? "";
  if (/[?？؟]/u.test(text)) return null;
  const all = tellingMeasures(input, 0);
  const lengths = ofKind(all, "length");
  const [one, other, third, more] = lengths;
  if (one === undefined || other === undefined || third === undefined || more !== undefined) return null;
  if (lengths.some(({ low, high }) => low !== high)) return null;
  const values = inOneUnit(lengths);
  if (!(Math.min(...values) > 0) || Math.max(...values) > MOST_RATIO * Math.min(...values)) return null;
  const isRow = [[one, other], [other, third]].every(([a, b]) => regex(TIMES, "iu").test(text.slice(a?.end, b?.start))); // prettier-ignore
  const edges = isRow ? [one, other, third] : inOrder(lengths, text, input.language);
  const [width, depth, height] = edges ?? [];
  if (width === undefined || depth === undefined || height === undefined) return null;
  const of = (edge: TellingMeasure) => measured(edge, values[lengths.indexOf(edge)] ?? 0);
  return {
    figure: { kind: "box", width: of(width), depth: of(depth), height: of(height) },
    said: [saidAs("width", width), saidAs("depth", depth), saidAs("height", height)],
    count: 1,
  };
}

/** How long, how wide and how high, each by its own word behind its measure or before it; null where one of them has none. */
function inOrder(
  lengths: readonly TellingMeasure[],
  text: string,
  language: string,
): TellingMeasure[] | null {
  for (const side of ["behind", "before"] as const) {
    const found = [LONG, WIDE, HIGH].map((words) =>
      lengths.find(({ start, end }, nth) => {
        const from = side === "behind" ? end : Math.max(lengths[nth - 1]?.end ?? 0, start - NEAR);
        const to = side === "behind" ? Math.min(lengths[nth + 1]?.start ?? text.length, end + NEAR) : start;
        return placeOf(text.slice(from, to), words, language) >= 0;
      }),
    );
    const edges = found.filter((edge) => edge !== undefined);
    if (edges.length === 3 && new Set(edges).size === 3) return edges;
  }
  return null;
}
