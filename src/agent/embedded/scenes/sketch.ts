import type { SketchedFigure } from "../../../artifacts/sketch.ts";
import type { Prose, ToldSketch } from "../brief/brief.ts";
import { withCue, type Candidate, type CueOf, type Utterance } from "./draft.ts";

/** As what sentences tell one like the other. */
const SCORE = 96;
const BEGINS = 8;

/** Where a figure is begun, and where each of its measures is said. */
export function sketchWords({ said }: ToldSketch, { spoken }: Prose): { key: string; said: string }[] {
  return [
    { key: "sketch", said: spoken.trimStart().slice(0, BEGINS) },
    ...said.map(({ path, said: words }) => ({ key: `measure:${path}`, said: words })),
  ];
}

/** A figure with each of its measures at its word. */
export function sketchCandidate(
  { figure, said }: ToldSketch,
  heading: string,
  utterances: Utterance[],
): Candidate {
  return {
    kind: "sketch",
    score: SCORE,
    utterances,
    visual: (cueOf) =>
      withCue({ kind: "sketch" as const, heading, figure: withCues(figure, said, cueOf) }, cueOf("sketch")),
  };
}

function withCues(figure: SketchedFigure, said: ToldSketch["said"], cueOf: CueOf): SketchedFigure {
  const copy = structuredClone(figure);
  for (const { path } of said) {
    const cue = cueOf(`measure:${path}`);
    const part = path.split(".").reduce<unknown>((whole, key) => (whole as Record<string, unknown> | undefined)?.[key], copy); // prettier-ignore
    if (cue !== undefined && typeof part === "object" && part !== null) Object.assign(part, { cue });
  }
  return copy;
}
