import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, leaveAt } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** px of the design that a told step's words are set in, from the largest that fits all of them. */
const SIZE = { largest: 64, smallest: 38 };
const STEP = 0.94;
const MOST_LINES = 6;
/** ms that words stand at the least. */
const READ = 700;

/** What is told of one step and from when on. */
export type Told = { text: string; frame: number };

/** The words of all steps in one common size, and the height of the tallest; null where one does not fit the room or has no time to be read before the next. */
export function fitTold(
  told: readonly Told[],
  room: { width: number; height: number },
  context: ComponentContext,
): { blocks: TextBlock[]; height: number } | null {
  const { unit, color, minSize, motion } = context.theme;
  const least = motion.enter + motion.exit + framesOf(context.format, READ);
  if (told.some(({ frame }, index) => (told[index + 1]?.frame ?? context.frames) - frame < least))
    return null;
  for (let size = SIZE.largest * unit; size >= Math.max(minSize, SIZE.smallest * unit); size *= STEP) {
    const face = { face: "body" as const, size: Math.round(size), color: color.text };
    const blocks = told.map(({ text }) => textBlock(text, face, room, context));
    const height = Math.max(...blocks.map((block) => block.height));
    if (height <= room.height && blocks.every((block) => fits(block, { ...room, maxLines: MOST_LINES })))
      return { blocks, height };
  }
  return null;
}

/** One step's words after the other's in the same place, each while it is told; the last stays. */
export function toldLayers(
  told: readonly Told[],
  blocks: readonly TextBlock[],
  place: Rect,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  return told.flatMap(({ text, frame }, index) => {
    const block = blocks[index];
    if (block === undefined || text === "") return [];
    const y = Math.round(place.y + (place.height - block.height) / 2);
    const paint = paintBlock(block, { x: place.x, y, width: place.width, align: "center" }, context);
    const next = told[index + 1]?.frame;
    const tracks = enter(theme, frame);
    const layer = layerOf(`told-${index + 1}`, paint, tracks, format);
    return [
      next === undefined
        ? layer
        : { ...layer, tracks: leaveAt(layer.tracks, theme, next - theme.motion.exit) },
    ];
  });
}
