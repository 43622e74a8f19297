import type { Storyboard, StoryScene } from "../../../artifacts/storyboard.ts";
import { primaryLanguage } from "../../language/detect-language.ts";
import { subjectOf } from "./illustrate.ts";
import { readerFor, type Reader } from "./lexicons.ts";

/**
 * An edited film without the drawings of what its scenes no longer speak of: a bee may not stay where the words
 * became another's. A scene that was not touched is what it was.
 */
export function withoutStrayDrawings(edited: Storyboard, before: Storyboard): Storyboard {
  const reader = readerFor(primaryLanguage(edited.language));
  if (reader === null) return edited;
  const old = new Set(before.scenes.map(({ visual }) => visual));
  const scenes = edited.scenes.map((scene) => {
    const { visual } = scene;
    if (old.has(visual) || !("illustration" in visual) || visual.illustration === undefined) return scene;
    const said = (visual.kind === "title" ? edited.scenes : [scene]).flatMap(({ narration }) => narration);
    if (speaksOf(scene, visual.illustration, said, reader)) return scene;
    const { illustration: _, ...plain } = visual;
    return { ...scene, visual: plain };
  });
  return scenes.some((scene, at) => scene !== edited.scenes[at]) ? { ...edited, scenes } : edited;
}

function speaksOf(scene: StoryScene, drawing: string, sentences: readonly string[], reader: Reader): boolean {
  const entry = reader.lexicon.entries.find((one) => one.drawing === drawing);
  // Drawn for a reason that these words do not know.
  if (entry === undefined) return true;
  const said = sentences.map((sentence) => reader.termsOf(sentence));
  const { heading, shown } = subjectOf(scene, said, [], reader);
  return [...heading, ...shown, ...said.flat()].some(
    (term) => entry.sure.has(term) || entry.unsure.has(term),
  );
}
