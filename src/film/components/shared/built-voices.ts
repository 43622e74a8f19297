import type { Emphasis } from "../../../artifacts/cue.ts";
import { fitDisplay } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Room, Voices } from "./two-voices.ts";

/** What comes under a line on the same page, at a frame of its own. */
export type Next = { text: string; emphasis: Emphasis[]; frame: number };

/** Of their size, between the two; and the weight of the first at most: it leads up to the second. */
const GAP = 0.56;
const LEADS = 450;
/** Lines of each at most, and by how much both are smaller while they do not fit. */
const MOST_LINES = { wide: 3, tall: 5 };
const SMALLER = 0.95;
const TRIES = 24;

/** Two sentences of a page one under the other, in one size. */
export function builtVoices(
  { text, emphasis, next }: { text: string; emphasis: Emphasis[]; next: Next },
  size: number,
  room: Room,
  context: ComponentContext,
): Voices {
  const { theme, portrait } = context;
  const maxLines = portrait ? MOST_LINES.tall : MOST_LINES.wide;
  const usual = theme.face.heading.weight;
  const set = (source: string, px: number, weight: number) => {
    const style = { face: "heading" as const, size: px, color: theme.color.text, weight };
    return fitDisplay(source, style, { ...room, maxLines, steady: true }, context);
  };
  const both = (px: number): Voices => ({
    point: { block: set(text, px, Math.min(usual, LEADS)), source: text, emphasis, gap: 0 },
    next: {
      block: set(next.text, px, usual),
      source: next.text,
      emphasis: next.emphasis,
      gap: Math.round(px * GAP),
    },
  });
  let voices = both(size);
  for (let at = 0; at < TRIES && !areAsOne(voices, room); at += 1) {
    const sizes = [voices.point, voices.next].map((voice) => voice?.block.style.size ?? size);
    const least = Math.min(...sizes);
    voices = both(least < Math.max(...sizes) ? least : Math.floor(least * SMALLER));
  }
  return voices;
}

/** Whether both are in one size, and have room together. */
function areAsOne({ point, next }: Voices, { height }: Room): boolean {
  if (next === undefined) return true;
  const isOneSize = point.block.style.size === next.block.style.size;
  return isOneSize && point.block.height + next.gap + next.block.height <= height;
}
