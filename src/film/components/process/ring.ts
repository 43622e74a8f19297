import type { Cue } from "../../../artifacts/cue.ts";
import type { ProcessVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { illustrationPaint } from "../../illustrations/illustration-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { arrowPath } from "../diagram/edge-curve.ts";
import type { Attempt } from "../shared/attempt.ts";
import type { ListItem } from "../shared/list-item.ts";
import { markerPaint } from "../shared/marker.ts";
import { ringPlans } from "./ring-plans.ts";
import { wayBetween } from "./ring-shape.ts";
import { fitRingWords } from "./ring-words.ts";
import type { FittedRing, RingPlan, RingWord } from "./ring-words.ts";
import { stepNode } from "./step-node.ts";
import { fitTold, toldLayers, type Told } from "./told-words.ts";

/** Fewer stations are a line and back; more leave no room for words. */
const FEWEST = 3;
const MOST = 8;
/** px of a detail that is read on a phone. */
const READABLE = 36;
/** Of the room's height, at most what the told step's detail takes below the ring. */
const BELOW = 0.32;
/** Of the ring's inner width and height, what words in its middle may take. */
const INSIDE = { circle: 0.78, box: 0.86 };
/** Of the radius that stations leave, a drawing in the middle. */
const DRAWN = 1.15;
/**
 * Steps that come round again: stations on a ring, clockwise as the language reads, an arrow into each as it
 * enters and the last back to the first. Words stand outside of the ring, in a frame that is not wide inside of it; the
 * told step's may stand below or in the middle.
 * Null where they do not fit.
 */
export function stepRing(
  items: ListItem[],
  rest: Rect,
  { illustration, closing, further = [] }: Pick<ProcessVisual, "illustration" | "closing"> & ToldFurther,
  context: ComponentContext,
): Attempt {
  if (items.length < FEWEST || items.length > MOST) return null;
  const fitted = ringWithWords(items, further, rest, context);
  if (fitted === null) return null;
  const { plan, words, told } = fitted;
  const mirrored = (x: number): number =>
    context.direction === "rtl" ? 2 * (rest.x + rest.width / 2) - x : x;
  const stations = items.flatMap((item, index) => [
    ...(index === 0 ? [] : [arrowLayer(index, item.frame, plan, mirrored, context)]),
    stationLayer(item, index, { plan, word: words[index], mirrored }, context),
    ...(index === items.length - 1
      ? [arrowLayer(0, closingFrame(item, closing, context), plan, mirrored, context)]
      : []),
  ]);
  const middle = illustration === undefined || plan.words.stand === "inside" || fitted.middleTaken;
  return [...(middle ? [] : [middleLayer(illustration, plan, context)]), ...stations, ...told];
}

/** What is told of each step behind its name, sentence by sentence. */
type ToldFurther = { further?: readonly (readonly Told[])[] };

type RingScene = FittedRing & { told: Layer[]; middleTaken: boolean };

/**
 * All words at their stations where they fit; else the names there and the told step's detail below the ring; else
 * numbers alone with the told step's words in the middle; else names without details.
 */
function ringWithWords(
  items: ListItem[],
  further: readonly (readonly Told[])[],
  rest: Rect,
  context: ComponentContext,
): RingScene | null {
  const plans = (room: Rect) => ringPlans(items, room, context);
  const names = items.map(({ label }) => ({ label }));
  const isToldFurther = further.some((some) => some.length > 0);
  const detailed = isToldFurther || items.some(({ detail }) => detail !== undefined);
  const readable = !detailed || isWide(context.format) ? 0 : READABLE * context.theme.unit;
  const whole = isToldFurther ? null : fitRingWords(items, plans(rest), rest, context, readable);
  if (whole !== null) return { ...whole, told: [], middleTaken: false };
  if (detailed) {
    const told = items.flatMap(({ detail, frame }, at): readonly Told[] => {
      const [first, ...later] = further[at] ?? [];
      if (first === undefined) return [{ text: detail ?? "", frame }];
      // The words of the step before are gone as this one is named.
      return first.frame > frame + context.theme.motion.enter
        ? [{ text: "", frame }, first, ...later]
        : [{ ...first, frame }, ...later];
    });
    const set = fitTold(told, { width: rest.width, height: rest.height * BELOW }, context);
    if (set !== null) {
      const gap = Math.round(context.theme.gap.column * 0.8);
      const above = { ...rest, height: rest.height - set.height - gap };
      const place = { ...rest, y: rest.y + rest.height - set.height, height: set.height };
      const fitted = fitRingWords(names, plans(above), above, context);
      if (fitted !== null)
        return { ...fitted, told: toldLayers(told, set.blocks, place, context), middleTaken: false };
    }
  }
  const bare = (said: readonly { label: string }[]): RingScene | null => {
    const fitted = fitRingWords(said, plans(rest), rest, context);
    return fitted === null ? null : { ...fitted, told: [], middleTaken: false };
  };
  return numberedRing(items, plans(rest)[0], context) ?? bare(items) ?? bare(names);
}

/** Stations without words, and what each says in the middle of the ring while it is told. */
function numberedRing(
  items: ListItem[],
  plan: RingPlan | undefined,
  context: ComponentContext,
): RingScene | null {
  if (plan === undefined) return null;
  const told = items.map(({ label, detail, frame }) => ({
    text: detail === undefined || detail.trim() === "" ? label : `${label}: ${detail}`,
    frame,
  }));
  const inner = plan.words.stand === "inside" ? INSIDE.box : INSIDE.circle;
  const radius = Math.max(...plan.ring.way.map(({ x }) => x - plan.middle.x)) - plan.node / 2;
  const high = Math.max(...plan.ring.way.map(({ y }) => y - plan.middle.y)) - plan.node / 2;
  const room = { width: Math.round(2 * radius * inner), height: Math.round(2 * high * inner) };
  const set = fitTold(told, room, context);
  if (set === null) return null;
  const place = {
    x: Math.round(plan.middle.x - room.width / 2),
    y: Math.round(plan.middle.y - room.height / 2),
    ...room,
  };
  return {
    plan,
    words: items.map(() => ({ lines: [] })),
    told: toldLayers(told, set.blocks, place, context),
    middleTaken: true,
  };
}

/** A drawing of what goes round, within a ring whose words stand outside of it. */
function middleLayer(name: string, { ring, middle, node }: RingPlan, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const radius = Math.max(...ring.way.map(({ x }) => x - middle.x)) - node / 2;
  const size = Math.round(radius * DRAWN);
  const at = { x: Math.round(middle.x - size / 2), y: Math.round(middle.y - size / 2), size };
  const paint = illustrationPaint(name, at, theme, theme.color.background);
  return layerOf("illustration", paint, enter(theme, opening), format);
}

/** The way back is seen once the last station stands, or where it is told. */
function closingFrame({ frame }: ListItem, closing: Cue | undefined, context: ComponentContext): number {
  const { enter } = context.theme.motion;
  const told = closing === undefined ? 0 : context.at(closing);
  return Math.max(frame, Math.min(Math.max(told, frame + enter), context.frames - enter - 1));
}

/** The arrow into station `to`. */
function arrowLayer(
  to: number,
  frame: number,
  { ring, node }: RingPlan,
  mirrored: (x: number) => number,
  context: ComponentContext,
): Layer {
  const { theme, format } = context;
  const count = ring.stations.length;
  const clear = node / 2 + 20 * theme.unit;
  const way = wayBetween(ring, (to - 1 + count) % count, to, clear).map(({ x, y }) => ({
    x: mirrored(x),
    y,
  }));
  const paint: Paint = {
    kind: "path",
    d: arrowPath(way, null, 20 * theme.unit),
    stroke: {
      color: theme.habit.steps === "line" ? theme.color.primary : theme.color.muted,
      width: theme.stroke,
      cap: "round",
    },
    drawn: true,
  };
  return layerOf(`arrow-${to}`, [paint], draw(theme, frame), format);
}

type Station = { plan: RingPlan; word: RingWord | undefined; mirrored: (x: number) => number };

function stationLayer(
  item: ListItem,
  index: number,
  { plan, word, mirrored }: Station,
  context: ComponentContext,
): Layer {
  const { theme, format } = context;
  const { x, y } = plan.ring.stations[index] ?? plan.middle;
  const size = plan.node;
  const at = { x: mirrored(x), y, size };
  const node =
    item.marker.kind === "icon"
      ? markerPaint(item, { x: Math.round(at.x - size / 2), y: Math.round(y - size / 2), size }, context)
      : stepNode(index + 1, at, context);
  const said = (word?.lines ?? []).flatMap(({ block, rect, align }) => {
    const left = context.direction === "rtl" ? mirrored(rect.x + rect.width) : rect.x;
    return paintBlock(block, { x: left, y: rect.y, width: rect.width, align }, context);
  });
  return layerOf(`step-${index + 1}`, [...node, ...said], enter(theme, item.frame), format);
}
