import type { Rect } from "../../../artifacts/timeline.ts";
import { findIcon } from "../../icons/find-icon.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { chainOf } from "./diagram-graph.ts";
import type { DiagramGraph } from "./diagram-graph.ts";
import { nodeBoxes } from "./node-box.ts";
import type { NodeBox } from "./node-box.ts";
import { placeRing, placeSnake } from "./place-chain.ts";
import { placeLayered } from "./place-layered.ts";
import { mirrored, moved } from "./placement.ts";
import type { Placement, PlacementTask } from "./placement.ts";

export type DiagramPlan = { boxes: NodeBox[]; labels: (TextBlock | null)[]; placement: Placement };

/** More nodes at once than this are no picture any more. */
const MOST_NODES = 12;

/**
 * The largest type at which the diagram fits, the arrangement that uses the room best at that size;
 * null where it fits at none.
 */
export function planDiagram(graph: DiagramGraph, rest: Rect, context: ComponentContext): DiagramPlan | null {
  if (graph.nodes.length > MOST_NODES) return null;
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const few = graph.nodes.length <= 4;
  const found = graph.nodes.map(({ icon }) => (icon === undefined ? null : findIcon(icon)));
  const bare = graph.nodes.map(() => null);
  for (const size of sizeLadder(px(few ? 52 : 44), context)) {
    const least = size <= px(34);
    const iconSets = found.every((icon) => icon !== null) && !least ? [found, bare] : [bare];
    for (const icons of iconSets) {
      const plans = (own: boolean) =>
        [...(own ? [620] : []), 440, 340, 260, 200].flatMap((width) =>
          plansAt(graph, icons, { size, width: px(width), own }, rest, context),
        );
      const alike = plans(false);
      const [first, ...others] = alike.length > 0 ? alike : plans(true);
      if (first === undefined) continue;
      return others.reduce((best, one) => (one.share > best.share + 0.02 ? one : best), first).plan;
    }
  }
  return null;
}

/** Every arrangement that fits at one size, with the part of the room that it spans. */
function plansAt(
  graph: DiagramGraph,
  icons: readonly (string | null)[],
  limits: { size: number; width: number; own: boolean },
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
  const task: PlacementTask = {
    graph,
    nodes: boxes.map(({ size }) => size),
    labels: sizes,
    room: rest,
    unit,
  };
  // Before a diagram becomes a list, its things move together.
  const dense = limits.size === context.theme.minSize;
  return placements(task, dense, context).map((placed) => ({
    plan: { boxes, labels, placement: centred(placed, rest, context) },
    share: (placed.width * placed.height) / (rest.width * rest.height),
  }));
}

/** Along the way people read, where the frame has the room for it; rings as rings, long chains in rows. */
function placements(task: PlacementTask, dense: boolean, { format }: ComponentContext): Placement[] {
  const ring = placeRing(task);
  if (ring !== null) return [ring];
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
  const limits = { width: px(280), maxLines: 3 };
  const blocks = graph.edges.map(({ label }) =>
    label === undefined || label.trim() === "" ? null : textBlock(label, style, limits, context),
  );
  return blocks.every((block) => block === null || fits(block, limits)) ? blocks : null;
}
