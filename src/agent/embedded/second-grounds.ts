import { opensReserve } from "./text/opens-reserve.ts";
import type { QuoteVisual, StatementVisual, StoryScene } from "../../artifacts/storyboard.ts";

/**
 * A scene of words behind another turns to the style's second ground where the film turns: what somebody says, what begins with a "but",
 * the first of a section, or a last word. No thought lies on two grounds, and no two scenes on the second one after the other: a change that
 * means nothing looks like a mistake. None that has a drawing, and none that begins with a death (`isGrave`): the lighter ground would cheer.
 */
export function withSecondGrounds(
  scenes: readonly StoryScene[],
  isGrave: (sentence: string) => boolean = () => false,
): StoryScene[] {
  let onFirst = false;
  return scenes.map((scene, at) => {
    if (!isOfWords(scene)) {
      onFirst = false;
      return scene;
    }
    const begins = scene.narration[0] ?? "";
    const turns =
      onFirst && !isDrawn(scene.visual) && !isGrave(begins) && isTurn(scene, scenes[at - 1], scenes[at + 1]);
    onFirst = !turns;
    return turns ? { ...scene, visual: { ...scene.visual, ground: "second" } } : scene;
  });
}

/** Whether a scene is of something else than the one before it. */
function isTurn(scene: OfWords, before: StoryScene | undefined, behind: StoryScene | undefined): boolean {
  if (scene.visual.kind === "quote" || opensReserve(scene.narration[0] ?? "")) return true;
  const heading = headingOf(scene);
  if (heading !== undefined) return heading !== headingOf(before);
  // "Above 12,570 you pay 20 percent" and "above 50,270 you pay 40" are one thought: only a last word stands apart.
  return (behind === undefined || behind.role !== "section") && (scene.visual.more ?? []).length === 0;
}

function headingOf(scene: StoryScene | undefined): string | undefined {
  return scene !== undefined && "heading" in scene.visual ? scene.visual.heading : undefined;
}

/** Whether a drawing stands beside any of its thoughts. */
function isDrawn(visual: OfWords["visual"]): boolean {
  if (visual.kind === "quote") return false;
  return [visual, ...(visual.more ?? [])].some(({ illustration = null }) => illustration !== null);
}

type OfWords = StoryScene & { visual: QuoteVisual | StatementVisual };

function isOfWords(scene: StoryScene): scene is OfWords {
  return scene.role === "section" && (scene.visual.kind === "quote" || scene.visual.kind === "statement");
}
