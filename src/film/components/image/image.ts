import type { ImageVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf, unionOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { Component, ComponentContext } from "../component.ts";
import { readAtArmsLength } from "../shared/arms-length.ts";
import { framePicture } from "../shared/picture-paint.ts";
import { bleedScene } from "./bleed-scene.ts";
import { pictureRows } from "./picture-rows.ts";
import { pictureScene } from "./picture-scene.ts";
import type { DrawPictures } from "./picture-scene.ts";

type Picture = ImageVisual["pictures"][number];

/** The caller's pictures, whole and undistorted, with their words beside or below them. */
export const image: Component<ImageVisual> = {
  kind: "image",
  layout: (visual, context) => {
    const [only, ...others] = visual.pictures;
    if (only === undefined) throw new Error("an image visual without a picture");
    const points = (visual.points ?? []).map(({ text, cue }) => ({ text, frame: context.at(cue) }));
    if (others.length > 0) {
      const shapes = visual.pictures.map(({ media }) => media.width / media.height);
      const together = shapes.reduce((sum, shape) => sum + shape, 0);
      const draw: DrawPictures = (room) => several(visual.pictures, room, context);
      return pictureScene(draw, Math.max(together, 2.2), { heading: visual.heading, points }, context);
    }
    const { media, caption, cue } = only;
    const words = { heading: visual.heading, caption, points };
    const filled = bleedScene(media, context.at(cue), words, context);
    if (filled !== null) return filled;
    const draw: DrawPictures = (room, place) => {
      const at = { frame: context.at(cue), ...place };
      const { layer, frame } = framePicture("picture", media, room, at, context);
      return { layers: [layer], covers: frame };
    };
    return pictureScene(draw, media.width / media.height, words, context);
  },
};

function several(pictures: readonly Picture[], room: Rect, context: ComponentContext) {
  const { theme } = context;
  const gap = Math.round(theme.gap.column * 0.6);
  const captions = fitCaptions(pictures, room, gap, context);
  const under = captions === null ? 0 : captions.under + theme.gap.near;
  const cells = pictureRows(
    pictures.map(({ media }) => media),
    room,
    gap,
    under,
  );
  const layers = pictures.flatMap(({ media, cue }, index): Layer[] => {
    const cell = cells[index];
    if (cell === undefined) return [];
    const at = { frame: context.at(cue) };
    const framed = framePicture(`picture-${index + 1}`, media, cell, at, context);
    const caption = captions?.blocks[index];
    if (caption === undefined || caption.lines.length === 0) return [framed.layer];
    const y = framed.frame.y + framed.frame.height + theme.gap.near;
    const place = { x: cell.x, y, width: Math.max(cell.width, caption.width) };
    const said = layerOf(
      `caption-${index + 1}`,
      paintBlock(caption, place, context),
      enter(theme, at.frame),
      context.format,
    );
    return [framed.layer, said];
  });
  return { layers, covers: unionOf(layers.map(({ bounds }) => bounds)) };
}

/** All captions at one size, each as wide as its cell where cells keep `under` free (px); null where they have none, or a cell is too narrow. */
function fitCaptions(
  pictures: readonly Picture[],
  room: Rect,
  gap: number,
  context: ComponentContext,
): { blocks: TextBlock[]; under: number } | null {
  if (pictures.every(({ caption }) => caption === undefined)) return null;
  const { theme } = readAtArmsLength(context);
  const style = { face: "body" as const, size: theme.size.small, color: theme.color.muted };
  // Captions take height from their cells, which makes those narrower: a first guess, then the measure.
  let under = Math.round(theme.size.small * 2.8);
  for (let round = 0; round < 3; round += 1) {
    const cells = pictureRows(
      pictures.map(({ media }) => media),
      room,
      gap,
      under + theme.gap.near,
    );
    const texts = pictures.map(({ caption = "" }, index) => ({
      text: caption,
      limits: { width: cells[index]?.width ?? 1, maxLines: 2 },
    }));
    const blocks = fitTogether(texts, style, context);
    const lawful = blocks.every(
      (block, index) =>
        !block.brokenWord && block.lines.length <= 3 && block.width <= (cells[index]?.width ?? 0) + 1,
    );
    if (!lawful) return null;
    const tallest = Math.max(0, ...blocks.map(({ height }) => height));
    // With less kept free the pictures could be arranged anew, in narrower cells.
    if (tallest <= under) return { blocks, under };
    under = tallest;
  }
  return null;
}
