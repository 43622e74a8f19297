import type { Figure, NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, TextPaint, Tracks } from "../../../artifacts/timeline.ts";
import { ghostColor } from "../../ghosts/ghost-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { Component, ComponentContext } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import { panelPaint } from "../shared/panel.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { counterOf } from "./counter-of.ts";
import { planFigures } from "./number-plan.ts";
import type { PlacedFigure } from "./number-plan.ts";
import { framesOf } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";

/** One to three figures, counted up as they are said, with what they count beneath. */
export const number: Component<NumberVisual> = {
  kind: "number",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context, visual.eyebrow);
    const frames = staggered(
      visual.figures.map(({ cue }) => context.at(cue)),
      context,
    );
    const placed = planFigures(visual, rest, context);
    const content = placed.flatMap((one, index) =>
      figureLayers(one, index, placed.length, frames[index] ?? context.opening, context),
    );
    return { layers: [...layers, ...content], findings: [] };
  },
};

function figureLayers(
  one: PlacedFigure,
  index: number,
  count: number,
  frame: number,
  context: ComponentContext,
): Layer[] {
  const { theme, format, opening } = context;
  const { cell, divider, beside, hue, number: block, label, numberAt, labelAt } = one;
  const layers: Layer[] = [];
  const ground = (id: string, paint: Paint) =>
    layers.push(layerOf(id, [paint], { opacity: fadeIn(theme, opening) }, format));
  if (theme.habit.grouping === "panels" && count > 1)
    ground(`panel-${index + 1}`, panelPaint(theme, cell, hue));
  else if (divider !== null) ground(`divider-${index}`, { kind: "rect", ...divider, fill: theme.color.line });
  const align = beside ? "start" : theme.habit.align;
  const paint = paintBlock(block, { ...numberAt, color: hue, align }, context);
  const [line, ...under] = paint;
  const counter = countedLine(one, context.language);
  if (counter !== null && line?.kind === "text") {
    const { kind: _kind, text: _text, ...text }: TextPaint = line;
    const tracks: Tracks = {
      opacity: fadeIn(theme, frame),
      value: countTrack(frame, one.figure.figure.value ?? 0, context),
    };
    const layer = layerOf(
      `figure-${index + 1}`,
      [{ kind: "counter", text, ...counter }, ...under],
      tracks,
      format,
    );
    const ghost = [placeOf(block, { ...line, y: numberAt.y }, theme, hue)];
    layers.push(Object.assign(layer, isYear(one.figure.figure) ? {} : { ghost }));
  } else layers.push(layerOf(`figure-${index + 1}`, paint, enter(theme, frame), format));
  const words = paintBlock(label, { ...labelAt, align }, context);
  // Words that name the figure would tell it before it is said.
  const tells = one.figure.label.includes(one.figure.figure.display.trim());
  const from = tells ? frame : opening;
  layers.push(layerOf(`label-${index + 1}`, words, { opacity: fadeIn(theme, from) }, format));
  return layers;
}

/** How the first line counts up: all of the figure, or the figure above its unit. Null where it does not. */
function countedLine({ figure: { figure }, number: { lines } }: PlacedFigure, language: string) {
  const [first, second, ...more] = lines;
  if (first === undefined || more.length > 0) return null;
  if (second === undefined) return counterOf(figure, language);
  if (figure.suffix.trim() !== second.text) return null;
  return counterOf({ ...figure, display: first.text, suffix: "" }, language);
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
