import type { Rect } from "../../../artifacts/timeline.ts";
import { findIcon } from "../../icons/find-icon.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { headingSize } from "../shared/scene-heading.ts";
import { chainOf } from "./diagram-graph.ts";
import type { DiagramGraph } from "./diagram-graph.ts";
import { nodeBoxes } from "./node-box.ts";
import type { Air, NodeBox } from "./node-box.ts";
import { placeRing, placeSnake } from "./place-chain.ts";
import { placeLayered } from "./place-layered.ts";
import { mirrored, moved } from "./placement.ts";
import type { Placement, PlacementTask } from "./placement.ts";

export type DiagramPlan = {
  boxes: NodeBox[];
  labels: (TextBlock | null)[];
  placement: Placement;
  /** How much larger than in a full frame things are drawn, from 1. */
  larger: number;
};

/** More nodes at once than this are no picture any more. */
const MOST_NODES = 12;
/** Up to so many nodes share a frame's room out among them: their type and the air around it grow. */
const FEW_NODES = 6;
/** Of a scene's heading, the most that the words of few nodes or of many are of it. */
const CEILING = { few: 0.92, many: 0.66 };
/**
 * Air at the sides of the words of few nodes, and above and below them, in parts of what the nodes of a full
 * frame have. A row of nodes lacks width and has height to spare, so that this is used first.
 */
const AIRS: Air[] = [
  { x: 2.4, y: 2.8 },
  { x: 1.8, y: 2.8 },
  { x: 1.4, y: 2.5 },
  { x: 1, y: 2.1 },
  { x: 1.8, y: 1.8 },
  { x: 1.4, y: 1.4 },
  { x: 1, y: 1.4 },
];
const NO_AIR: Air = { x: 1, y: 1 };

/**
 * The largest type at which the diagram fits, with the most air in its nodes, and of the arrangements at
 * that size the one that uses the room best; null where it fits at none.
 */
export function planDiagram(graph: DiagramGraph, rest: Rect, context: ComponentContext): DiagramPlan | null {
  if (graph.nodes.length > MOST_NODES) return null;
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const found = graph.nodes.map(({ icon }) => (icon === undefined ? null : findIcon(icon)));
  const bare = graph.nodes.map(() => null);
  const few = graph.nodes.length <= FEW_NODES;
  const largest = Math.max(px(44), Math.round(headingSize(context) * (few ? CEILING.few : CEILING.many)));
  const sizes = sizeLadder(largest, context);
  const chain = chainOf(graph);
  // What goes round is best seen going round, where that can be read.
  const round =
    chain?.closed === true ? sizes.filter((size) => size >= px(isPortrait(context.format) ? 40 : 36)) : [];
  const tries = [
    ...round.map((size) => ({ size, ring: true })),
    ...sizes.map((size) => ({ size, ring: false })),
  ];
  for (const { size, ring } of tries) {
    const least = size <= px(34);
    const iconSets = found.every((icon) => icon !== null) && !least ? [found, bare] : [bare];
    for (const icons of iconSets) {
      const plain = bestPlan(graph, icons, { size, ring, air: NO_AIR }, rest, context);
      if (plain === null) continue;
      for (const air of few ? AIRS : []) {
        const airy = bestPlan(graph, icons, { size, ring, air }, rest, context);
        if (airy !== null) return airy;
      }
      return plain;
    }
  }
  return null;
}

/** Labels are broken narrower than this, in px at 1080 and type of 44 px. */
const LABEL_WIDTHS = [440, 340, 260, 200, 150];

function bestPlan(
  graph: DiagramGraph,
  icons: readonly (string | null)[],
  { size, ring, air }: { size: number; ring: boolean; air: Air },
  rest: Rect,
  context: ComponentContext,
): DiagramPlan | null {
  const larger = Math.max(1, size / (44 * context.theme.unit));
  const plans = (own: boolean) =>
    [...(own ? [620] : []), ...LABEL_WIDTHS].flatMap((width) => {
      const limits = { size, width: Math.round(width * context.theme.unit * larger), own, air, ring };
      return plansAt(graph, icons, limits, rest, context);
    });
  const alike = plans(false);
  const [first, ...others] = alike.length > 0 || air !== NO_AIR ? alike : plans(true);
  if (first === undefined) return null;
  return others.reduce((best, one) => (one.share > best.share + 0.02 ? one : best), first).plan;
}

/** Every arrangement that fits at one size, with the part of the room that it spans. */
function plansAt(
  graph: DiagramGraph,
  icons: readonly (string | null)[],
  limits: { size: number; width: number; own: boolean; air: Air; ring: boolean },
  rest: Rect,
  context: ComponentContext,
): { plan: DiagramPlan; share: number }[] {
  const { unit } = context.theme;
  const boxes = nodeBoxes(graph.nodes, icons, limits, context);
  const labels = edgeLabels(graph, limits.size, context);
  if (boxes === null || labels === null) return [];
  // Air between the words and the line that they stand in.
  const sizes = labels.map((label) =>
    label === null ? null : { width: label.width + 20 * unit, height: label.height + 8 * unit },
  );
  const larger = Math.max(1, limits.size / (44 * unit));
  const task: PlacementTask = {
    graph,
    nodes: boxes.map(({ size }) => size),
    labels: sizes,
    room: rest,
    unit,
    // Large nodes stand as far apart as large type asks for.
    apart: larger * Math.min(limits.air.x, 1.5),
  };
  // Before a diagram becomes a list, its things move together.
  const dense = limits.size === context.theme.minSize;
  const ring = limits.ring ? placeRing(task) : null;
  const placed = limits.ring ? (ring === null ? [] : [ring]) : placements(task, dense, context);
  return placed.map((one) => ({
    plan: { boxes, labels, placement: centred(one, rest, context), larger },
    share: (one.width * one.height) / (rest.width * rest.height),
  }));
}

/** Along the way people read, where the frame has the room for it; long chains in rows. */
function placements(task: PlacementTask, dense: boolean, { format }: ComponentContext): Placement[] {
  const axes: ("x" | "y")[] = isWide(format) ? ["x", "y"] : isPortrait(format) ? ["y"] : ["y", "x"];
  const layered = axes.map((axis) => placeLayered(task, axis, dense));
  const chain = chainOf(task.graph);
  const straight = layered[0] ?? null;
  // A chain that runs the way one reads needs no turns; in a tall frame it runs down.
  const long = chain !== null && !chain.closed && chain.order.length > (isWide(format) ? 5 : 3);
  const count = task.graph.nodes.length;
  // No row with one thing left over.
  const columns = [2, 3, 4].filter((one) => count % one === 0 || count % one >= one - 1);
  const snakes =
    long && (straight === null || isWide(format)) ? columns.map((one) => placeSnake(task, one)) : [];
  return [...(chain === null ? layered : [straight]), ...snakes].filter((one) => one !== null);
}

function centred(placed: Placement, rest: Rect, { direction }: ComponentContext): Placement {
  const read = direction === "rtl" ? mirrored(placed) : placed;
  const dx = rest.x + (rest.width - placed.width) / 2;
  const dy = rest.y + (rest.height - placed.height) * 0.46;
  return moved(read, Math.round(dx), Math.round(dy));
}

function edgeLabels(
  graph: DiagramGraph,
  size: number,
  context: ComponentContext,
): (TextBlock | null)[] | null {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const style = {
    face: "body" as const,
    size: Math.max(theme.minSize, Math.round(size * 0.72)),
    color: theme.color.muted,
    leading: 1.2,
  };
  const limits = { width: Math.max(px(280), Math.round(size * 5.2)), maxLines: 3 };
  const blocks = graph.edges.map(({ label }) =>
    label === undefined || label.trim() === "" ? null : textBlock(label, style, limits, context),
  );
  return blocks.every((block) => block === null || fits(block, limits)) ? blocks : null;
}
