import type { LayersSketch } from "../../../artifacts/sketch.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { sizeLadder, textBlock, type TextBlock } from "../../layout/text-block.ts";
import { isWide } from "../../styles/scale.ts";
import { spreadLabels } from "../chart/spread-labels.ts";
import type { ComponentContext } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import { pathThrough } from "./lines.ts";
import { areaFill, inkOf, strokePaint } from "./pen.ts";

/** How wide the stack is, as a part of the room. */
const WIDE = { wide: 0.4, other: 0.36 };
/** From the palest at the top to the deepest. */
const TINTS = { from: 0.16, to: 0.72 };
/** How much colour is in what is still to come. */
const WAITING = 0.05;
/** px at 1080: a layer is seen, however thin it is; between stack and words; between two words' rows. */
const THINNEST = 5;
const TO_WORDS = 76;
const BETWEEN = 14;
/** Of the measure's size. */
const NAME = 0.84;

type Row = { name: TextBlock; measure: TextBlock | null; height: number };

/** Layers from top to bottom, as thick as they are to each other, each led to its name and its measure. */
export function stackLayers(
  { layers }: LayersSketch,
  from: number,
  room: Rect,
  context: ComponentContext,
): { layers: Layer[]; isCrowded: boolean } {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const wide = isWide(room);
  const width = Math.round(room.width * WIDE[wide ? "wide" : "other"]);
  const words = room.width - width - px(TO_WORDS);
  const { rows, isCrowded } = rowsIn(layers, { width: words, height: room.height }, context);
  const bands = bandsOf(layers, room, px(THINNEST));
  const used =
    width + px(TO_WORDS) + Math.max(...rows.map((row) => Math.max(row.name.width, row.measure?.width ?? 0)));
  const start = room.x + Math.max(0, (room.width - used) / 2);
  const flip = (x: number, wide = 0): number =>
    direction === "ltr" ? x : 2 * room.x + room.width - x - wide;
  const row = Math.max(...rows.map(({ height }) => height));
  const centres = spreadLabels(bands.map(({ y, height }) => y + height / 2), row + px(BETWEEN), room.y, room.y + room.height); // prettier-ignore
  const frames = staggered(
    layers.map(({ cue, thickness }) => Math.max(from, context.at(cue ?? thickness.cue))),
    context,
  );
  const found = layers.flatMap((_, at): Layer[] => {
    const [band, set, frame] = [bands[at], rows[at], frames[at] ?? from];
    if (band === undefined || set === undefined) return [];
    const part = layers.length < 2 ? 0 : at / (layers.length - 1);
    const tint = TINTS.from + (TINTS.to - TINTS.from) * part;
    const area: Paint = { kind: "rect", x: Math.round(flip(start, width)), y: band.y, width, height: band.height, fill: areaFill(tint, theme) }; // prettier-ignore
    const edge: Paint = { kind: "rect", x: area.x, y: band.y, width, height: Math.max(1, px(2)), fill: inkOf("main", theme) }; // prettier-ignore
    const centre = centres[at] ?? band.y;
    const middle = band.y + band.height / 2;
    const lead = [start + width + px(10), start + width + px(34), start + width + px(TO_WORDS - 14)] as const;
    const path = () => pathThrough([[flip(lead[0]), middle], [flip(lead[1]), middle], [flip(lead[2]), centre]]); // prettier-ignore
    const leader = strokePaint({ path, ink: "fine" }, { at: (point) => point, scale: 1, em: 1 }, theme);
    const left = flip(start + width + px(TO_WORDS), words);
    const top = Math.round(centre - set.height / 2);
    const told = [
      ...paintBlock(set.name, { x: left, y: top, width: words }, context),
      ...(set.measure === null ? [] : paintBlock(set.measure, { x: left, y: top + set.name.height, width: words }, context)), // prettier-ignore
    ];
    const end = Math.max(1, Math.min(theme.motion.enter, context.frames - 1 - frame));
    return [
      layerOf(`sketch-area-${at + 1}`, [area, edge], { opacity: fadeIn(theme, frame) }, format),
      layerOf(`sketch-line-${at + 1}`, leader, draw(theme, frame, end), format),
      layerOf(`sketch-label-${at + 1}`, told, enter(theme, frame), format),
    ];
  });
  // The whole that they fill stands from the beginning, or the first of them would be a line in an empty frame.
  const whole: Paint = { kind: "rect", x: Math.round(flip(start, width)), y: room.y, width, height: room.height, fill: areaFill(WAITING, theme), stroke: { color: theme.color.line, width: Math.max(1, px(2)) } }; // prettier-ignore
  const ground = layerOf("sketch-whole", [whole], { opacity: fadeIn(theme, from) }, format);
  return { layers: [ground, ...found], isCrowded };
}

type Band = { y: number; height: number };

/** To scale; what would be thinner than is seen is a line, and the others give the room for it. */
function bandsOf(layers: LayersSketch["layers"], room: Rect, thinnest: number): Band[] {
  const all = layers.reduce((sum, { thickness }) => sum + thickness.value, 0);
  const wished = layers.map(({ thickness }) => Math.max(thinnest, (thickness.value / all) * room.height));
  const over = room.height / wished.reduce((sum, height) => sum + height, 0);
  let y = room.y;
  return wished.map((height) => {
    const own = height <= thinnest ? thinnest : height * over;
    const band = { y: Math.round(y), height: Math.max(thinnest, Math.round(y + own) - Math.round(y)) };
    y += own;
    return band;
  });
}

/** Names and measures in letters as large as the rows have room for. */
function rowsIn(
  layers: LayersSketch["layers"],
  room: { width: number; height: number },
  context: ComponentContext,
): { rows: Row[]; isCrowded: boolean } {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  let last: Row[] = [];
  for (const size of sizeLadder(px(isWide(context.format) ? 56 : 64), context)) {
    const name = { face: "body" as const, size: Math.max(theme.minSize, Math.round(size * NAME)), color: theme.color.text }; // prettier-ignore
    const measure = { face: "strong" as const, size, color: theme.color.text };
    last = layers.map((layer) => {
      const set = textBlock(layer.name, name, { width: room.width }, context);
      const told = layer.thickness.display === "" ? null : textBlock(layer.thickness.display, measure, { width: room.width }, context); // prettier-ignore
      return { name: set, measure: told, height: set.height + (told?.height ?? 0) };
    });
    const tallest = Math.max(...last.map(({ height }) => height)) + px(BETWEEN);
    const isWhole = last.every((row) => !row.name.brokenWord && row.measure?.brokenWord !== true && (row.measure?.lines.length ?? 0) < 2); // prettier-ignore
    if (isWhole && tallest * layers.length <= room.height) return { rows: last, isCrowded: false };
  }
  return { rows: last, isCrowded: true };
}
