import type { QuoteVisual, StatementVisual, StoryScene } from "../../artifacts/storyboard.ts";

/**
 * Of scenes of words that follow each other every other one without a drawing stands on the style's second ground:
 * a change of colour is the turn of a page, where no picture makes one. None that begins with a death (`isGrave`): the lighter
 * ground would cheer.
 */
export function withSecondGrounds(
  scenes: readonly StoryScene[],
  isGrave: (sentence: string) => boolean = () => false,
): StoryScene[] {
  let onFirst = false;
  return scenes.map((scene) => {
    if (!isOfWords(scene)) {
      onFirst = false;
      return scene;
    }
    const drawn = isDrawn(scene.visual);
    const turns = onFirst && !drawn && !isGrave(scene.narration[0] ?? "");
    onFirst = !turns;
    return turns ? { ...scene, visual: { ...scene.visual, ground: "second" } } : scene;
  });
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
