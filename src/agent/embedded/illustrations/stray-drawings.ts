import type {
  ProcessVisual,
  Storyboard,
  StoryScene,
  TitleVisual,
  Visual,
} from "../../../artifacts/storyboard.ts";
import { isView, type View } from "../../../artifacts/views.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { besideOf, withBeside } from "./beside-thoughts.ts";
import { subjectOf } from "./scene-subject.ts";
import {
  drawingsOfItems,
  drawnItems,
  isListed,
  withItemDrawings,
  type Listed,
  type OfItems,
} from "./item-drawings.ts";
import { readerFor, type Reader } from "./lexicons.ts";
import { viewsIn } from "../views/named-views.ts";
import { hasThings, thingsOfThoughts, withThings } from "./things-named.ts";

type Drawn = TitleVisual | ProcessVisual;

/**
 * An edited film without the drawings of what its scenes no longer speak of: a bee may not stay where the words
 * became another's. `was`: each scene's number before the edit. What was asked for by name stays, and a scene that
 * was not touched is what it was.
 */
export function withoutStrayDrawings(
  edited: Storyboard,
  before: Storyboard,
  was: readonly (number | null)[],
): Storyboard {
  const reader = readerFor(primaryLanguage(edited.language));
  if (reader === null) return edited;
  const scenes = edited.scenes.map((whole, at) => {
    const old = before.scenes[(was[at] ?? 0) - 1];
    if (old === undefined || old.visual === whole.visual) return whole;
    const scene = withoutStrayView(whole, old, reader.base);
    if (isListed(scene.visual))
      return { ...scene, visual: withItemDrawings(scene.visual, namedItems(scene.visual, reader.base)) };
    const named = withNamedThings(scene, reader.base);
    const kept = drawingsOf(old);
    const strays = drawingsOf(scene).filter(
      (drawing) =>
        kept.includes(drawing) &&
        speaksOf(old, drawing, before, reader) &&
        !speaksOf(scene, drawing, edited, reader),
    );
    return strays.length === 0 ? named : { ...named, visual: without(named.visual, strays) };
  });
  return scenes.some((scene, at) => scene !== edited.scenes[at]) ? { ...edited, scenes } : edited;
}

/** The place that a scene tells of goes with the words that told of it. */
function withoutStrayView(scene: StoryScene, old: StoryScene, base: string): StoryScene {
  const { view, ...plain } = scene;
  if (view === undefined || old.view !== view) return scene;
  return speaksOfView(old, view, base) && !speaksOfView(scene, view, base) ? plain : scene;
}

/** The rows of things beside thoughts that name just these still. */
function withNamedThings(scene: StoryScene, base: string): StoryScene {
  const { visual, narration } = scene;
  if (visual.kind !== "statement" || !hasThings(visual)) return scene;
  const shown = [visual, ...(visual.more ?? [])].map(({ things = [] }) => things);
  const rows = thingsOfThoughts(visual, narration, base, () => true).map((row, thought) =>
    row?.map(({ illustration }) => illustration).join() ===
    shown[thought]?.map(({ illustration }) => illustration).join()
      ? row
      : null,
  );
  return { ...scene, visual: withThings(visual, rows) };
}

/** The drawings that items have, where their words name them still. */
function namedItems(visual: Listed, base: string): OfItems {
  const drawn = drawnItems(visual);
  const named = drawingsOfItems(visual, base, (drawing) => drawn.includes(drawing));
  return drawn.map((drawing, at) => (named[at] === drawing ? drawing : null));
}

function drawingsOf({ visual }: StoryScene): string[] {
  const all =
    visual.kind === "statement" ? besideOf(visual) : "illustration" in visual ? [visual.illustration] : [];
  return [...new Set(all)].filter((drawing) => typeof drawing === "string");
}

function without(visual: Visual, strays: readonly string[]): Visual {
  if (visual.kind === "statement") {
    const left = besideOf(visual).map((drawing) =>
      drawing !== null && strays.includes(drawing) ? null : drawing,
    );
    return withBeside(visual, left);
  }
  const { illustration: _drawing, ...plain } = visual as Drawn;
  return plain;
}

function speaksOf(scene: StoryScene, drawing: string, film: Storyboard, reader: Reader): boolean {
  // A film's opening is about all of it.
  const told = scene.visual.kind === "title" ? film.scenes : [scene];
  if (isView(drawing)) return told.some((one) => speaksOfView(one, drawing, reader.base));
  const entry = reader.lexicon.entries.find((one) => one.drawing === drawing);
  if (entry === undefined) return false;
  const said = told.flatMap(({ narration }) => narration.map((sentence) => reader.termsOf(sentence)));
  const { heading, shown } = subjectOf(scene, said, [], reader);
  return [...heading, ...shown, ...said.flat()].some(
    (term) => entry.sure.has(term) || entry.unsure.has(term),
  );
}

function speaksOfView({ title, narration }: StoryScene, view: View, base: string): boolean {
  return [title, ...narration]
    .map((text) => viewsIn(text, base))
    .some(({ sure, signs }) => sure.has(view) || signs.has(view));
}
