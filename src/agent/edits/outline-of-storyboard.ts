import { sceneTypeOf, type Outline, type OutlineScene } from "../../artifacts/outline.ts";
import type { Storyboard } from "../../artifacts/storyboard.ts";
import { SCENE_SECONDS } from "../embedded/pacing.ts";

/**
 * The outline of an edited film. `before` gives for each scene its number in the outline that was; what was
 * not touched keeps its line.
 */
export function outlineOfStoryboard(
  storyboard: Storyboard,
  base: Outline,
  before: readonly (number | null)[],
  estimate: (text: string) => number,
): Outline {
  const scenes = storyboard.scenes.map((scene, at): OutlineScene => {
    const said = scene.narration.join(" ");
    const was = base.scenes.find(({ index }) => index === before[at]);
    const seconds = Math.round((estimate(said) + SCENE_SECONDS) * 10) / 10;
    return {
      index: scene.index,
      title: scene.title,
      intent: was !== undefined && said.includes(was.intent) ? was.intent : pointOf(scene.narration),
      type: sceneTypeOf(scene.visual.kind),
      role: scene.role,
      estimatedDurationSeconds: seconds,
      sources: scene.sources,
    };
  });
  const total = scenes.reduce((sum, { estimatedDurationSeconds }) => sum + estimatedDurationSeconds, 0);
  return { ...base, title: storyboard.title, scenes, estimatedDurationSeconds: Math.round(total * 10) / 10 };
}

/** The first sentence that says something: a question or a lead only opens. */
function pointOf(narration: readonly string[]): string {
  return narration.find((sentence) => !/[?？:：]$/u.test(sentence)) ?? narration[0] ?? "";
}
