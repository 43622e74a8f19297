import type { CodeVisual } from "../../../artifacts/data-visuals.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { sizeLadder, textBlock, type TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";

type Notes = NonNullable<CodeVisual["notes"]>;

/** Sentences under a program: all at once, or each in the place of the one before. Lengths in px. */
export type SetNotes = {
  blocks: TextBlock[];
  /** Indices of the sentences that stand together. */
  pages: number[][];
  height: number;
  gap: number;
};

/** Of a lead's type: what is told beside a program is no caption. */
const LARGEST = 1.25;
/** px at 1080 below which a sentence under a program is not read. */
const SMALLEST = 32;

/** Ways to set the notes, the best first: together and large, smaller, then one after the other. */
export function noteSettings(notes: Notes, width: number, context: ComponentContext): SetNotes[] {
  const { theme } = context;
  const least = Math.max(theme.minSize, Math.round(SMALLEST * theme.unit));
  const sizes = sizeLadder(Math.round(theme.size.lead * LARGEST), context).filter((size) => size >= least);
  const all = notes.map((_, at) => at);
  const alone = all.map((at) => [at]);
  return [[all], ...(all.length > 1 ? [alone] : [])].flatMap((pages) =>
    sizes.map((size): SetNotes => {
      const style = { face: "body" as const, size, color: theme.color.text, leading: 1.3 };
      const blocks = notes.map(({ text }) => textBlock(text, style, { width }, context));
      const gap = Math.round(size * 0.55);
      const heightOf = (page: number[]): number =>
        page.reduce((sum, at) => sum + (blocks[at]?.height ?? 0) + gap, -gap);
      return { blocks, pages, gap, height: Math.max(...pages.map(heightOf)) };
    }),
  );
}

/** The notes with their tops at `place`, each as it is told. */
export function noteLayers(notes: Notes, set: SetNotes, place: Rect, context: ComponentContext): Layer[] {
  const { theme, format, opening } = context;
  const frameOf = (at: number): number => context.at(notes[at]?.cue ?? null);
  const named = set.pages.map(([first = 0]) => {
    const frame = frameOf(first);
    return frame > opening ? frame : null;
  });
  const times = pageTimes(named, context);
  return set.pages.flatMap((page, nth) => {
    const time = times[nth];
    if (time === undefined) return [];
    let { y } = place;
    return page.flatMap((at) => {
      const block = set.blocks[at];
      if (block === undefined) return [];
      const paint = paintBlock(block, { ...place, y }, context);
      y += block.height + set.gap;
      const tracks = enter(theme, startWithin(time, frameOf(at), theme.motion.enter, context));
      const leaving = time.until === null ? tracks : leaveAt(tracks, theme, time.until - theme.motion.exit);
      return [layerOf(`note-${at + 1}`, paint, leaving, format)];
    });
  });
}
