import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { isCycle } from "./cycle-words.ts";

/** Fewer steps are a line and back. */
const FEWEST = 3;

/** Scenes of steps that come round again, told to be cycles; the others as they are. */
export function withCycles(
  scenes: readonly StoryScene[],
  film: { title: string; language: string },
): StoryScene[] {
  const base = primaryLanguage(film.language);
  return scenes.map((scene) => {
    const { visual, narration } = scene;
    // Where steps had to be left out a ring would close on the wrong one.
    if (visual.kind !== "process" || visual.cycle === false || visual.steps.length < FEWEST) return scene;
    const cues = visual.steps.flatMap(({ cue }) => (cue === undefined ? [] : [cue.sentence]));
    if (cues.length === 0) return scene;
    const told = {
      heading: visual.heading,
      topic: film.title,
      before: narration.slice(0, Math.min(...cues)),
      last: narration.slice(Math.max(...cues)),
    };
    return isCycle(told, base) ? { ...scene, visual: { ...visual, cycle: true } } : scene;
  });
}
