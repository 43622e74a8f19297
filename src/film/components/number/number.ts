import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect, TextPaint, Tracks } from "../../../artifacts/timeline.ts";
import { layerOf, unionOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { Component, ComponentContext } from "../component.ts";
import { staggered } from "../shared/attempt.ts";
import { panelPaint } from "../shared/panel.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { greatestWing, type SetWords } from "../shared/wing/greatest-wing.ts";
import { plainWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { counterOf, isGreatCount, isMoney } from "./counter-of.ts";
import { paintFigure } from "./figure-paint.ts";
import { figureWords } from "./figure-words.ts";
import { withoutIdleLabels } from "./idle-label.ts";
import { planFigures } from "./number-plan.ts";
import type { PlacedFigure } from "./placed-figure.ts";
import { markLayers, ringLayers } from "./share-picture.ts";
import { framesOf } from "../../styles/scale.ts";

/** One to three figures, counted up as they are said, with what they count beneath. */
export const number: Component<NumberVisual> = {
  kind: "number",
  layout: (given, context) => {
    const visual = withoutIdleLabels(given);
    const { layers, rest } = groundOf(visual, context);
    const frames = staggered(
      visual.figures.map(({ cue }) => context.at(cue)),
      context,
    );
    const placed = planFigures(visual, rest, context);
    const figures = placed.flatMap((one, index) =>
      figureLayers(one, index, placed.length, frames[index] ?? context.opening, context),
    );
    return { layers: [...layers, ...figures], findings: [] };
  },
};

/** A figure that is alone and neither a share nor a change, which fill the frame, has a wing, as a sentence does. */
function groundOf(visual: NumberVisual, context: ComponentContext): { layers: Layer[]; rest: Rect } {
  const [only, another] = visual.figures;
  const fills = only?.share !== undefined || only?.from !== undefined;
  if (only === undefined || another !== undefined || fills)
    return sceneHeading(visual.heading, context, {
      ...(visual.eyebrow !== undefined && { eyebrow: visual.eyebrow }),
      isQuiet: another === undefined,
    });
  const sceneAt = (part: number | null) => wingScene(visual, "plain", context, { part, isQuiet: true });
  const setIn = (room: Rect): SetWords[] =>
    planFigures(visual, room, context).flatMap(({ set, label, numberAt, labelAt }) => {
      const { height } = unionOf([numberAt, { ...labelAt, height: label.height }]);
      return [
        { size: set.digits.style.size, height },
        { size: label.style.size, height, block: label },
      ];
    });
  const part = greatestWing(setIn, (tried) => sceneAt(tried).words, context);
  const { heading, words, wing } = sceneAt(part);
  const seed = `${only.label} ${only.figure.display}`;
  return { layers: [...plainWing(seed, wing, context), ...heading], rest: words };
}

function figureLayers(
  one: PlacedFigure,
  index: number,
  count: number,
  frame: number,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const { cell, divider, hue, label, labelAt } = one;
  const layers: Layer[] = [];
  // Panel, figure and label come together, with what was where that is told first: alone each would look like a place left empty.
  const opens = openingOf(one, frame, context);
  const ground = (id: string, paint: Paint) =>
    layers.push(layerOf(id, [paint], { opacity: fadeIn(theme, opens) }, format));
  if (theme.habit.grouping === "panels" && count > 1)
    ground(`panel-${index + 1}`, panelPaint(theme, cell, hue));
  else if (divider !== null) ground(`divider-${index}`, { kind: "rect", ...divider, fill: theme.color.line });
  const asks = one.figure.asked;
  const read = asks === undefined ? opens : Math.min(opens, context.at(asks));
  layers.push(...pictureLayers(one, { read, frame }, context), ...setLayers(one, index, frame, context));
  const words = paintBlock(label, { ...labelAt, align: one.align.label }, context);
  if (one.name !== undefined) {
    const title = paintBlock(one.name.block, { ...one.name.at, align: one.align.label }, context);
    layers.push(layerOf(`name-${index + 1}`, title, { opacity: fadeIn(theme, opens) }, format));
  }
  if (words.length > 0)
    layers.push(layerOf(`label-${index + 1}`, words, { opacity: fadeIn(theme, read) }, format));
  return layers;
}

/** Where something of a figure is told first: what it was, or the figure itself. */
function openingOf({ figure }: PlacedFigure, frame: number, context: ComponentContext): number {
  const was = figure.from?.cue;
  return was === undefined ? frame : Math.min(frame, context.at(was));
}

function pictureLayers(
  { picture, hue, align }: PlacedFigure,
  { read, frame }: { read: number; frame: number },
  context: ComponentContext,
): Layer[] {
  if (picture === undefined) return [];
  const { share } = picture;
  return picture.kind === "ring"
    ? ringLayers(share, picture.ring, { hue, read, frame }, context)
    : markLayers(share, { at: picture.at, hue, frame, align: align.number }, context);
}

/** The figure as it is set: what it was comes with its own word, digits and unit together. */
function setLayers(one: PlacedFigure, index: number, frame: number, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  const { figure, set, hue, numberAt, align } = one;
  const { digits, unit, was } = paintFigure(set, { at: numberAt, align: align.number, hue }, context);
  const layers: Layer[] = [];
  const before = figure.from;
  if (was.length > 0) {
    layers.push(layerOf(`was-${index + 1}`, was, enter(theme, openingOf(one, frame, context)), format));
  }
  const id = `figure-${index + 1}`;
  const [line, ...under] = digits;
  const counter = under.length > 0 || !countsUp(one) ? null : countedLine(one, context.language);
  if (line?.kind !== "text")
    return [...layers, layerOf(id, [...digits, ...unit], enter(theme, frame), format)];
  if (counter === null) {
    const still = under.length > 0 || one.figure.figure.value === null ? line : { ...line, ...atUnit(line, one, context) }; // prettier-ignore
    return [...layers, layerOf(id, [still, ...under, ...unit], enter(theme, frame), format)];
  }
  const { kind: _kind, text: _text, ...text }: TextPaint = line;
  const end = figure.figure.value ?? 0;
  const start = startOfCount(before?.figure.value ?? 0, end);
  const tracks: Tracks = { opacity: fadeIn(theme, frame), value: countTrack(frame, start, end, context) };
  const paint: Paint[] = [{ kind: "counter", text: atUnit(text, one, context), ...counter }, ...unit];
  return [...layers, layerOf(id, paint, tracks, format)];
}

/** Digits that become more as they count grow away from their unit, which stands. */
function atUnit(
  text: Omit<TextPaint, "kind" | "text">,
  { set }: PlacedFigure,
  { direction }: ComponentContext,
): Omit<TextPaint, "kind" | "text"> {
  if (set.arrangement !== "line" || set.unit === null || direction === "rtl") return text;
  const left = text.align === "right" ? text.x - set.digits.width : text.x;
  return { ...text, align: "right", x: left + set.digits.width };
}

/**
 * A change counts from what was, a share as its picture fills, and a great number of things; whatever else is told comes whole. On
 * its way from one price to another a counter would show prices that nobody has told.
 */
function countsUp({ figure: { figure, from }, picture }: PlacedFigure): boolean {
  return (from !== undefined && !isMoney(figure)) || picture !== undefined || isGreatCount(figure);
}

/** How the digits count up. Null where they do not. */
function countedLine({ figure: { figure } }: PlacedFigure, language: string) {
  const { digits, unit } = figureWords(figure);
  return counterOf(unit === "" ? figure : { ...figure, display: digits, suffix: "" }, language);
}

/** From 1,200 to 80 it counts from 99: more digits than stand in the end would have no room. */
function startOfCount(was: number, value: number): number {
  const most = 10 ** String(Math.trunc(Math.abs(value))).length - 1;
  return Math.max(-most, Math.min(was, most));
}

function countTrack(frame: number, from: number, value: number, { format, frames }: ComponentContext) {
  const end = Math.min(frame + framesOf(format, 700), frames - 1);
  return [
    { frame, value: from },
    { frame: end, value },
  ];
}
