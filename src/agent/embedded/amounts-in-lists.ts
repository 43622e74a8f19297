import type { Emphasis } from "../../artifacts/cue.ts";
import type { StoryScene, Visual } from "../../artifacts/storyboard.ts";
import type { SceneContext } from "./scenes/draft.ts";
import { markedAmounts } from "./scenes/marked-amounts.ts";
import { findFigures } from "./text/figures.ts";
import { spelledTimes } from "./text/spelled-times.ts";

/** One coloured amount in a list is a chance, two are what its items are looked at for. */
const FEWEST_ITEMS = 2;
const MOST_IN_ITEM = 2;
/** Of an item: where its amount is nearly all of it, nothing stands out in it. */
const MOST_OF_ITEM = 0.75;

/**
 * "Let it rest for 45 minutes", "may feed in at most 800 watts": in a list several of whose items tell a measure, the measures
 * stand out in their own words, as they do in a sentence. How long each step takes is what one cooks by.
 */
export function withAmountsInLists(scenes: readonly StoryScene[], context: SceneContext): StoryScene[] {
  return scenes.map((scene) => {
    const visual = marked(scene.visual, context);
    return visual === scene.visual ? scene : { ...scene, visual };
  });
}

function marked(visual: Visual, context: SceneContext): Visual {
  if (visual.kind === "bullets") {
    const marks = marksOf(visual.items.map(({ label }) => label), context); // prettier-ignore
    return marks === null ? visual : { ...visual, items: visual.items.map((item, at) => withMarks(item, marks[at])) }; // prettier-ignore
  }
  if (visual.kind === "process") {
    const marks = marksOf(visual.steps.map(({ title }) => title), context); // prettier-ignore
    return marks === null ? visual : { ...visual, steps: visual.steps.map((step, at) => withMarks(step, marks[at])) }; // prettier-ignore
  }
  return visual;
}

function withMarks<Item extends object>(
  item: Item,
  marks: Emphasis[] | undefined,
): Item & { emphasis?: Emphasis[] } {
  // prettier-ignore
  return marks === undefined || marks.length === 0 ? item : { ...item, emphasis: marks };
}

/** The measures of each text; null where too few have one. */
function marksOf(texts: readonly string[], context: SceneContext): Emphasis[][] | null {
  const marks = texts.map((text) => measuresIn(text, context));
  return marks.filter((some) => some.length > 0).length >= FEWEST_ITEMS ? marks : null;
}

function measuresIn(text: string, context: SceneContext): Emphasis[] {
  const amounts: Emphasis[] = [...findFigures(text, context.base).filter(({ unit, figure }) => unit !== "" || /[%٪％\p{Sc}]/u.test(figure.display)), ...spelledTimes(text, context.base)]; // prettier-ignore
  if (amounts.length === 0) return [];
  const told = markedAmounts(text, context);
  // A list is read in steps: an amount that no card could be made of is what its step asks for all the same.
  const found = told.length > 0 ? told : amounts.map(({ start, end }) => ({ start, end }));
  const measures = found.filter((one) =>
    amounts.some(({ start, end }) => start < one.end && one.start < end),
  );
  const length = measures.reduce((sum, { start, end }) => sum + end - start, 0);
  const fits = measures.length <= MOST_IN_ITEM && length <= text.length * MOST_OF_ITEM;
  return fits ? measures.toSorted((a, b) => a.start - b.start) : [];
}
