import type { Cue } from "../../../artifacts/cue.ts";
import type { SketchVisual, SketchedFigure } from "../../../artifacts/sketch.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { isWide, shapeOf } from "../../styles/scale.ts";
import type { Theme } from "../../styles/theme.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { boxLines, cubesLines } from "./cubes.ts";
import { fitLines, type PlacedLabel, type PlacedLines } from "./fit-lines.ts";
import { stackLayers } from "./layers-stack.ts";
import { leverLines } from "./lever.ts";
import { PALE, type Lines } from "./lines.ts";
import { onArea, plateFill, strokePaint, tintPaint } from "./pen.ts";
import { angleLines, circleLines, rectangleLines } from "./round-and-square.ts";
import { triangleLines } from "./triangle.ts";

/** A figure drawn from its measures, true to scale: its lines first, one after the other, and each measure with its word. */
export const sketch: Component<SketchVisual> = {
  kind: "sketch",
  layout: (visual, context) => layoutSketch(visual, context),
};

/** px at 1080 of the measures, at most. */
const LARGEST = { wide: 56, tall: 72, square: 50 };
/** A figure that is so much wider than high has its heading above it in the wide frame too, else beside it. */
const BROAD = 1.9;
/** Of the wide frame, for the heading beside a figure; px at 1080 between the two. */
const BESIDE = { heading: 0.32, gap: 90 };

function layoutSketch(visual: SketchVisual, context: ComponentContext): SceneLayout {
  const { figure } = visual;
  const lines = figure.kind === "layers" ? null : linesOf(figure);
  const { layers, room } = roomOf(visual, lines, context);
  const from = context.at(visual.cue);
  if (figure.kind === "layers") {
    const stack = stackLayers(figure, from, room, context);
    return { layers: [...layers, ...stack.layers], findings: crowded(stack.isCrowded, visual) };
  }
  if (lines === null) return { layers, findings: [] };
  const fitted = fitLines(lines, withinPen(room, context), largestIn(context), context);
  return { layers: [...layers, ...figureLayers(fitted, from, context)], findings: crowded(fitted.isCrowded, visual) }; // prettier-ignore
}

function crowded(isCrowded: boolean, { heading, figure }: SketchVisual): Finding[] {
  const message = `the measures of the ${figure.kind} of "${heading}" have little room`;
  return isCrowded ? [{ severity: "warning", code: "sketch_crowded", message }] : [];
}

function linesOf(figure: Exclude<SketchedFigure, { kind: "layers" }>): Lines {
  switch (figure.kind) {
    case "triangle":
      return triangleLines(figure);
    case "rectangle":
      return rectangleLines(figure);
    case "circle":
      return circleLines(figure);
    case "angle":
      return angleLines(figure);
    case "cubes":
      return cubesLines(figure);
    case "box":
      return boxLines(figure);
    case "lever":
      break;
  }
  return leverLines(figure);
}

function largestIn({ theme, format }: ComponentContext): number {
  return Math.round(LARGEST[shapeOf(format)] * theme.unit);
}

/** What a heading leaves: a figure that is not broad has the frame's whole height beside it. */
function roomOf(
  visual: SketchVisual,
  lines: Lines | null,
  context: ComponentContext,
): { layers: Layer[]; room: Rect } {
  const { box, format, theme, direction } = context;
  const isBroad = lines !== null && aspectOf(lines) > BROAD;
  if (visual.heading.trim() === "" || !isWide(format) || isBroad) {
    const { layers, rest } = sceneHeading(visual.heading, context);
    return { layers, room: rest };
  }
  const width = Math.round(box.width * BESIDE.heading);
  const gap = Math.round(BESIDE.gap * theme.unit);
  const left = direction === "ltr" ? box.x : box.x + box.width - width;
  const aside = { ...theme, habit: { ...theme.habit, align: "start" as const } };
  const { layers } = sceneHeading(visual.heading, {
    ...context,
    // Its lines are as short as in a tall frame, and may be as many.
    portrait: true,
    theme: aside,
    box: { ...box, x: left, width },
  });
  const room = {
    ...box,
    width: box.width - width - gap,
    x: direction === "ltr" ? box.x + width + gap : box.x,
  };
  return { layers, room };
}

/** px at 1080 that a line and its light take around where it is drawn. */
const PEN = 14;

function withinPen({ x, y, width, height }: Rect, { theme }: ComponentContext): Rect {
  const edge = Math.round(PEN * theme.unit);
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

function aspectOf({ box }: Lines): number {
  return (box.right - box.left) / Math.max(box.bottom - box.top, 1e-9);
}

/** Of an entrance: how long a line is drawn. */
const DRAWN = 1.6;

/** Frames apart from each other, but for those that are wished at the same one. */
function together(wished: readonly number[], context: ComponentContext): number[] {
  const moments = [...new Set(wished)];
  const apart = staggered(moments, context);
  return wished.map((one) => apart[moments.indexOf(one)] ?? one);
}

function figureLayers(
  { strokes, set, placed }: PlacedLines,
  from: number,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const wish = ({ cue }: { cue?: Cue | undefined }): number =>
    cue === undefined ? from : Math.max(from, context.at(cue));
  // What is of one moment is one movement: in a row of their own lines would push the measures behind their words.
  const frames = [...together(strokes.map(wish), context), ...together(set.map(wish), context)];
  const lasting = (frame: number) =>
    Math.max(1, Math.min(Math.round(theme.motion.enter * DRAWN), context.frames - 1 - frame));
  const drawn = strokes.flatMap((stroke, at): Layer[] => {
    const frame = frames[at] ?? from;
    const [area, line] = [tintPaint(stroke, placed, theme), strokePaint(stroke, placed, theme)];
    return [
      ...(area.length === 0
        ? []
        : [layerOf(`sketch-area-${at + 1}`, area, { opacity: fadeIn(theme, frame) }, format)]),
      ...(line.length === 0
        ? []
        : [layerOf(`sketch-line-${at + 1}`, line, draw(theme, frame, lasting(frame)), format)]),
    ];
  });
  const labels = set.map((label, at): Layer => {
    const frame = frames[strokes.length + at] ?? from;
    const isInside = "within" in label.stands;
    const color = isInside ? { color: onArea(PALE, theme) } : {};
    const words = paintBlock(label.block, { ...label.rect, align: "center", ...color }, context);
    // On a ground of many colours no plate has the colour of what it covers.
    const plate = isInside && theme.habit.pale === "mixed" ? [platePaint(label, theme)] : [];
    const paint = [...plate, ...words];
    return layerOf(`sketch-label-${at + 1}`, paint, { opacity: fadeIn(theme, frame) }, format);
  });
  return [...drawn, ...labels];
}

/** Lines that are counted end around the words among them. */
function platePaint({ rect, block }: PlacedLabel, theme: Theme): Paint {
  const high = Math.round(block.style.size * 1.1);
  const { x, width } = rect;
  const y = Math.round(rect.y + (rect.height - high) / 2);
  return { kind: "rect", x: Math.round(x - 8), y, width: Math.round(width + 16), height: high, radius: high / 4, fill: plateFill(PALE, theme) }; // prettier-ignore
}
