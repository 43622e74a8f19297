import type { Cue, StoryScene } from "../../artifacts/storyboard.ts";
import { cuesOf } from "../check-storyboard.ts";
import { moveCues } from "./visual-texts.ts";

/** A sentence of a scene's new narration: what it was before, and where its places went. */
export type Line = {
  text: string;
  /** Number of the sentence that it was, from 0; null where it is new. */
  was: number | null;
  at?: (offset: number) => number;
};

/**
 * The scene with these sentences; every cue follows its word. What a sentence brought in that is gone comes
 * with the end of the sentence before it: alone from the beginning it would stand out.
 */
export function withLines(scene: StoryScene, lines: readonly Line[]): StoryScene {
  const narration = lines.map(({ text }) => text);
  const follow = (cue: Cue): Cue | null => {
    const sentence = lines.findIndex(({ was }) => was === cue.sentence);
    const line = lines[sentence];
    if (line === undefined) return null;
    const offset = line.at?.(cue.offset) ?? cue.offset;
    return { sentence, offset: Math.max(0, Math.min(offset, line.text.length - 1)) };
  };
  const move = (cue: Cue): Cue | null => follow(cue) ?? endBefore(cue.sentence, lines);
  const moved = { ...scene, narration, visual: moveCues(scene.visual, move, follow) };
  if (scene.lowerThird?.cue === undefined) return moved;
  const { cue, ...lowerThird } = scene.lowerThird;
  const there = move(cue);
  return { ...moved, lowerThird: there === null ? lowerThird : { ...lowerThird, cue: there } };
}

function endBefore(gone: number, lines: readonly Line[]): Cue | null {
  const sentence = lines.findLastIndex(({ was }) => was !== null && was < gone);
  const text = lines[sentence]?.text;
  return text === undefined ? null : { sentence, offset: Math.max(0, text.search(/\S+\s*$/u)) };
}

export function linesOf(scene: StoryScene): Line[] {
  return scene.narration.map((text, was) => ({ text, was }));
}

/** Sentences that bring something in. */
export function cuedSentences(scene: StoryScene): Set<number> {
  return new Set(cuesOf(scene.visual).map(({ sentence }) => sentence));
}
