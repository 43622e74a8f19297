import type { Figure, NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect, TextPaint, Tracks } from "../../../artifacts/timeline.ts";
import { ghostColor } from "../../ghosts/ghost-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { baselineOf, paintBlock } from "../../layout/paint-block.ts";
import { fitTogether, fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { Component, ComponentContext } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import { hueOf, panelPaint } from "../shared/panel.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { figureCells } from "./figure-cells.ts";
import { counterOf } from "./counter-of.ts";
import { framesOf } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";

/** In a low cell a figure stands beside its words, else above them. */
const LOW_CELL = 300;
/** Parts of a low cell's width that its figure and its words may take. */
const BESIDE = { figure: 0.52, label: 0.44 };

type Placed = {
  beside: boolean;
  figure: NumberVisual["figures"][number];
  number: TextBlock;
  label: TextBlock;
  cell: Rect;
  hue: string;
  /** Of the tallest figure and the tallest label. */
  numberHeight: number;
  labelHeight: number;
};

/** One to three figures, counted up as they are said, with what they count beneath. */
export const number: Component<NumberVisual> = {
  kind: "number",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context, visual.eyebrow);
    const frames = staggered(
      visual.figures.map(({ cue }) => context.at(cue)),
      context,
    );
    const placed = place(visual, rest, context);
    const content = placed.flatMap((one, index) =>
      figureLayers(one, index, placed.length, frames[index] ?? context.opening, context),
    );
    return { layers: [...layers, ...content], findings: [] };
  },
};

function place({ figures }: NumberVisual, rest: Rect, context: ComponentContext): Placed[] {
  const { theme, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = figures.length;
  const cells = figureCells(count, rest, context);
  const largest = (theme.size.display / theme.unit) * (count === 1 ? 3.44 : count === 2 ? 2.19 : 1.72);
  const height = cells[0]?.cell.height ?? 0;
  const beside = portrait && count > 1 && height < LOW_CELL * theme.unit;
  const inner = cells.map(({ cell, pad }) => cell.width - 2 * pad);
  const padY = beside ? px(22) : (cells[0]?.pad ?? 0);
  const labels = fitTogether(
    figures.map(({ label }, index) => ({
      text: label,
      limits: {
        width: Math.min((inner[index] ?? 0) * (beside ? BESIDE.label : 1), px(1180)),
        height: beside ? height - 2 * padY : Math.min(px(230), height * 0.45),
      },
    })),
    { face: "body", size: px(count === 1 ? 56 : 44), color: theme.color.muted },
    context,
  );
  const labelHeight = Math.max(...labels.map(({ height }) => height));
  const room = height - 2 * padY - (beside ? 0 : labelHeight + px(24));
  const numbers = fitNumbers(
    figures.map(({ figure }) => figure.display),
    inner.map((width) => width * (beside ? BESIDE.figure : 1)),
    room,
    px(portrait ? largest * 0.9 : largest),
    context,
  );
  const numberHeight = Math.max(...numbers.map(({ height }) => height));
  return figures.flatMap((figure, index) => {
    const [block, label, cell] = [numbers[index], labels[index], cells[index]?.cell];
    if (block === undefined || label === undefined || cell === undefined) return [];
    return [
      { figure, number: block, label, cell, beside, hue: hueOf(theme, index), numberHeight, labelHeight },
    ];
  });
}

/** All figures at one size, each on one line if that keeps them large, else on two. */
function fitNumbers(
  texts: string[],
  widths: number[],
  height: number,
  largest: number,
  context: ComponentContext,
): TextBlock[] {
  const { theme } = context;
  const small = Math.max(theme.minSize, Math.round(84 * theme.unit));
  for (const maxLines of [1, 2, 3]) {
    for (let size = largest; ; size = Math.floor(size * 0.93)) {
      const floor = maxLines === 3 ? theme.minSize : small;
      if (size < floor) break;
      const blocks = texts.map((text, index) =>
        textBlock(
          text,
          {
            face: "heading",
            size,
            color: theme.color.primary,
            leading: 1.06,
            tracking: -0.02,
            features: `"tnum"`,
          },
          { width: widths[index] ?? 0 },
          context,
        ),
      );
      if (
        blocks.every((block, index) =>
          fits(block, { width: widths[index] ?? 0, height, maxLines: linesOf(texts[index] ?? "", maxLines) }),
        )
      )
        return blocks;
    }
  }
  const style = { face: "heading" as const, size: theme.minSize, color: theme.color.primary };
  return texts.map((text, index) => textBlock(text, style, { width: widths[index] ?? 0 }, context));
}

/** A plain number with its unit is never broken unless nothing else helps. */
function linesOf(text: string, maxLines: number): number {
  return maxLines < 3 && text.length <= 12 ? 1 : maxLines;
}

function figureLayers(
  one: Placed,
  index: number,
  count: number,
  frame: number,
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction, language, opening } = context;
  const { cell, number: block, label, hue } = one;
  const px = (value: number) => Math.round(value * theme.unit);
  const panels = theme.habit.grouping === "panels" && count > 1;
  const pad = panels ? px(44) : 0;
  const between = px(24);
  // Figures stand on one line across the cells, and so do the words under them.
  const { beside } = one;
  const total = beside ? block.height : one.numberHeight + between + one.labelHeight;
  const first = beside ? block.height : one.numberHeight;
  const top = Math.round(cell.y + (cell.height - total) / 2) + first - block.height;
  const inside = { x: cell.x + pad, width: cell.width - 2 * pad };
  const at = beside ? partOf(inside, BESIDE.figure, direction === "rtl") : inside;
  const layers: Layer[] = [];
  if (panels) {
    layers.push(
      layerOf(
        `panel-${index + 1}`,
        [panelPaint(theme, cell, hue)],
        { opacity: fadeIn(theme, opening) },
        format,
      ),
    );
  } else if (index > 0 && !context.portrait) {
    const x = direction === "rtl" ? cell.x + cell.width + px(48) : cell.x - px(48);
    const divider: Paint = {
      kind: "rect",
      x,
      y: cell.y,
      width: theme.hairline,
      height: cell.height,
      fill: theme.color.line,
    };
    layers.push(layerOf(`divider-${index}`, [divider], { opacity: fadeIn(theme, opening) }, format));
  }
  const align = beside ? "start" : theme.habit.align;
  const paint = paintBlock(block, { ...at, y: top, color: hue, align }, context);
  const counter = block.lines.length === 1 ? counterOf(one.figure.figure, language) : null;
  const line = paint[0];
  if (counter !== null && line?.kind === "text") {
    const { kind: _kind, text: _text, ...text }: TextPaint = { ...line, y: top + baselineOf(block) };
    const tracks: Tracks = {
      opacity: fadeIn(theme, frame),
      value: countTrack(frame, one.figure.figure.value ?? 0, context),
    };
    const layer = layerOf(`figure-${index + 1}`, [{ kind: "counter", text, ...counter }], tracks, format);
    const ghost = [placeOf(block, { ...line, y: top }, theme, hue)];
    layers.push(Object.assign(layer, isYear(one.figure.figure) ? {} : { ghost }));
  } else layers.push(layerOf(`figure-${index + 1}`, paint, enter(theme, frame), format));
  const place = beside
    ? {
        ...partOf(inside, BESIDE.label, direction !== "rtl"),
        y: Math.round(cell.y + (cell.height - label.height) / 2),
      }
    : { ...at, y: top + block.height + between };
  const words = paintBlock(label, { ...place, align }, context);
  layers.push(layerOf(`label-${index + 1}`, words, { opacity: fadeIn(theme, opening) }, format));
  return layers;
}

/** A part of a width, at its left or at its right. */
function partOf({ x, width }: { x: number; width: number }, part: number, right: boolean) {
  const own = Math.floor(width * part);
  return { x: right ? x + width - own : x, width: own };
}

/** Where the figure will stand: a pale bar of its width. Noughts in its place would read as a figure. */
function placeOf(block: TextBlock, { x, y, align }: TextPaint, theme: Theme, hue: string): Paint {
  const { width, height } = block;
  const left = align === "right" ? x - width : align === "center" ? x - width / 2 : x;
  return {
    kind: "rect",
    x: left,
    y: y + height * 0.24,
    width,
    height: height * 0.56,
    radius: Math.min(theme.radius, height * 0.12),
    fill: ghostColor(hue, theme, "area"),
  };
}

/** A year is a name, not a quantity. */
function isYear({ value, display, suffix }: Figure): boolean {
  return value !== null && /^[12]\d{3}(?!\d|[.,]\d)/u.test(display) && !/^\s*[%\p{Sc}]/u.test(suffix);
}

function countTrack(frame: number, value: number, { format, frames }: ComponentContext) {
  const end = Math.min(frame + framesOf(format, 700), frames - 1);
  return [
    { frame, value: 0 },
    { frame: end, value },
  ];
}
