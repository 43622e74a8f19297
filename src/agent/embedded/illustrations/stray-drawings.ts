import type { Storyboard, StoryScene, Visual } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { subjectOf } from "./illustrate.ts";
import { readerFor, type Reader } from "./lexicons.ts";

type Drawn = Extract<Visual, { illustration?: string }>;

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
  const scenes = edited.scenes.map((scene, at) => {
    const old = before.scenes[(was[at] ?? 0) - 1];
    const drawing = drawingOf(scene);
    if (
      drawing === undefined ||
      old === undefined ||
      old.visual === scene.visual ||
      drawingOf(old) !== drawing
    )
      return scene;
    if (!speaksOf(old, drawing, before, reader) || speaksOf(scene, drawing, edited, reader)) return scene;
    const { illustration: _, ...plain } = scene.visual as Drawn;
    return { ...scene, visual: plain };
  });
  return scenes.some((scene, at) => scene !== edited.scenes[at]) ? { ...edited, scenes } : edited;
}

function drawingOf({ visual }: StoryScene): string | undefined {
  return "illustration" in visual ? visual.illustration : undefined;
}

function speaksOf(scene: StoryScene, drawing: string, film: Storyboard, reader: Reader): boolean {
  const entry = reader.lexicon.entries.find((one) => one.drawing === drawing);
  if (entry === undefined) return false;
  // A film's opening is about all of it.
  const told = scene.visual.kind === "title" ? film.scenes : [scene];
  const said = told.flatMap(({ narration }) => narration.map((sentence) => reader.termsOf(sentence)));
  const { heading, shown } = subjectOf(scene, said, [], reader);
  return [...heading, ...shown, ...said.flat()].some(
    (term) => entry.sure.has(term) || entry.unsure.has(term),
  );
}
