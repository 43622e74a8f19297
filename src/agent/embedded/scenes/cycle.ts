import type { ProcessVisual, StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { countWords } from "../text/sentences.ts";
import { BACK, isCycle } from "./cycle-words.ts";

/** Fewer steps are a line and back. */
const FEWEST = 3;
/** And more have no room on a ring. */
const MOST = 8;

/** Scenes of steps that come round again, told to be cycles; the others as they are. */
export function withCycles(
  scenes: readonly StoryScene[],
  film: { title: string; language: string },
): StoryScene[] {
  const base = primaryLanguage(film.language);
  return scenes.map((scene, at) => {
    const { visual, narration } = scene;
    // Where steps had to be left out a ring would close on the wrong one.
    if (visual.kind !== "process" || visual.cycle === false || visual.steps.length < FEWEST || visual.steps.length > MOST) return scene; // prettier-ignore
    const cues = visual.steps.flatMap(({ cue }) => (cue === undefined ? [] : [cue.sentence]));
    if (cues.length === 0) return scene;
    const told = {
      heading: visual.heading,
      topic: film.title,
      before: narration.slice(0, Math.min(...cues)),
      // "Then the lap begins again" may stand below the list.
      last: [...narration.slice(Math.max(...cues)), ...(scenes[at + 1]?.narration.slice(0, 1) ?? [])],
    };
    return isCycle(told, base) || leadsBack(visual.steps)
      ? { ...scene, visual: { ...visual, cycle: true } }
      : scene;
  });
}

/** The last of named steps goes back to the first: "Throttle: the liquid cools and flows back to the evaporator". */
function leadsBack(steps: ProcessVisual["steps"]): boolean {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || !steps.every(({ detail }) => detail !== undefined)) return false;
  const name = first.title.toLowerCase();
  const told = last?.detail?.toLowerCase() ?? "";
  return name.length >= LEAST_NAME && countWords(name) <= MOST_NAME && told.includes(name) && BACK.test(told);
}

const LEAST_NAME = 3;
const MOST_NAME = 3;
