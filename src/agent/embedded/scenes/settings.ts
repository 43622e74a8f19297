import { findFigures } from "../text/figures.ts";
import type { ChartData } from "./chart-form.ts";
import { grouped } from "./shown-figure.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

/**
 * Two temperatures on both sides of nought, of two things: two large figures. The nought of their scale is agreed upon,
 * and bars from it would say that one is much of what the other lacks. Null where the data are something else.
 */
export function settingsCandidate(
  { categories, series }: ChartData,
  utterances: Utterance[],
  context: SceneContext,
): Candidate | null {
  const [only, another] = series;
  if (only === undefined || another !== undefined || categories.length !== 2) return null;
  if (categories.some((name) => !/\p{L}/u.test(name) || /\p{Nd}/u.test(name))) return null;
  const figures = only.displays.flatMap((display) => {
    const [found, other] = findFigures(display, context.base);
    const whole =
      found !== undefined && other === undefined && found.start === 0 && found.end === display.length;
    return whole && DEGREES.test(found.unit) ? [found.figure] : [];
  });
  const [one, two] = figures.map(({ value }) => value ?? 0);
  if (one === undefined || two === undefined || one * two >= 0) return null;
  return {
    kind: "number",
    score: 100,
    utterances,
    visual: (cueOf) => ({
      kind: "number",
      heading: context.heading,
      figures: figures.map((figure, at) =>
        withCue(
          { figure: grouped(figure, context.language), label: categories[at] ?? "" },
          cueOf(`row:${at}`),
        ),
      ),
    }),
  };
}

const DEGREES = /^(?:°\s?[CF]?|℃|℉)$/u;
