import type { Cue } from "../../artifacts/cue.ts";
import type { Further, StoryScene, Visual } from "../../artifacts/storyboard.ts";
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
  const told = withFurther(scene.visual, ({ cue }) => cue === undefined || follow(cue) !== null);
  const moved = { ...scene, narration, visual: moveCues(told, move, follow) };
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

/** Sentences that bring something in: what is told of an item behind its name goes with its sentence. */
export function cuedSentences(scene: StoryScene): Set<number> {
  return new Set(cuesOf(withFurther(scene.visual, () => false)).map(({ sentence }) => sentence));
}

type Item = { more?: Further[] };

/** The visual with what is told of its items that `stays`: nobody reads of one what is no longer said. */
function withFurther(visual: Visual, stays: (told: Further) => boolean): Visual {
  const kept = <One extends Item>(items: One[]): One[] =>
    items.map((item) => {
      const { more, ...rest } = item;
      const told = more?.filter(stays) ?? [];
      return { ...rest, ...(told.length === 0 ? {} : { more: told }) } as One;
    });
  if (visual.kind === "bullets") return { ...visual, items: kept(visual.items) };
  return visual.kind === "process" ? { ...visual, steps: kept(visual.steps) } : visual;
}
