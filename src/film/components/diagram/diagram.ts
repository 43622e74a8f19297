import type { DiagramVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Paint } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { framesOf } from "../../styles/scale.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { graphOf, onlyEnd } from "./diagram-graph.ts";
import type { DiagramGraph } from "./diagram-graph.ts";
import { planDiagram } from "./diagram-plan.ts";
import type { DiagramPlan } from "./diagram-plan.ts";
import { arrowPath } from "./edge-curve.ts";
import { nodePaint } from "./node-box.ts";
import { sumRow } from "./sum-row.ts";

/** Things and what leads from one to the other; arrows are drawn as they are spoken of. */
export const diagram: Component<DiagramVisual> = {
  kind: "diagram",
  layout: (visual, context) => layoutDiagram(visual, context),
};

function layoutDiagram(visual: DiagramVisual, context: ComponentContext): SceneLayout {
  const { layers, rest } = sceneHeading(visual.heading, context);
  const graph = graphOf(visual);
  if (graph.nodes.length === 0) {
    const message = `the diagram "${visual.heading}" has nothing to show`;
    return { layers, findings: [{ severity: "warning", code: "diagram_empty", message }] };
  }
  const sum = visual.sum === true ? sumRow(visual, rest, context) : null;
  if (sum !== null) return { layers: [...layers, ...sum], findings: [] };
  // What passes is heard; where its names leave no room for the picture, the arrows stand alone.
  const plan = planDiagram(graph, rest, context) ?? planDiagram(unlabelled(graph), rest, context);
  if (plan !== null) return { layers: [...layers, ...diagramLayers(graph, plan, context)], findings: [] };
  const message = `the diagram "${visual.heading}" has more than a frame can hold and is shown as a list`;
  const findings: Finding[] = [{ severity: "warning", code: "diagram_listed", message }];
  const listed = paged(
    listItems(graph, context),
    (page, { firstId, type }) => rowList(page, rest, context, { firstId, type }),
    context,
  );
  return { layers: [...layers, ...listed], findings };
}

function unlabelled(graph: DiagramGraph): DiagramGraph {
  return { ...graph, edges: graph.edges.map(({ label: _label, ...edge }) => edge) };
}

function diagramLayers(graph: DiagramGraph, plan: DiagramPlan, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  const { placement } = plan;
  const frames = staggered(
    graph.nodes.map(({ cue }) => context.at(cue)),
    context,
  );
  const end = onlyEnd(graph);
  const nodes = plan.boxes.flatMap((box, index): Layer[] => {
    const rect = placement.nodes[index];
    if (rect === undefined) return [];
    const whole = { ...rect, x: Math.round(rect.x), y: Math.round(rect.y) };
    const { paint, form } = nodePaint(box, whole, { index, strong: index === end }, context);
    const tracks = enter(theme, frames[index] ?? context.opening);
    const layer: Layer = layerOf(`node-${index + 1}`, paint, tracks, format);
    return [Object.assign(layer, { form })];
  });
  const stroke = {
    color: theme.color.muted,
    width: Math.max(2, Math.round(theme.stroke * 0.9 * Math.min(1.5, plan.larger))),
    cap: "round" as const,
  };
  const latest = context.frames - 1 - drawFrames(context) - theme.motion.enter;
  const edges = graph.edges.flatMap(({ from, to, cue, dashed }, index): Layer[] => {
    const edge = placement.edges[index];
    if (edge === undefined || edge.line.length < 2) return [];
    // Unnamed, an arrow comes with the later of its two ends.
    const both = Math.max(frames[from] ?? context.opening, frames[to] ?? context.opening);
    const start = Math.max(0, Math.min(latest, cue === undefined ? both : context.at(cue)));
    const d = arrowPath(edge.line, edge.label, 18 * theme.unit * plan.larger);
    const dash = dashed === true ? { dash: [10 * theme.unit, 9 * theme.unit] } : {};
    const paint: Paint = { kind: "path", d, stroke: { ...stroke, ...dash }, drawn: true };
    const arrow = layerOf(`edge-${index + 1}`, [paint], draw(theme, start, drawFrames(context)), format);
    const label = plan.labels[index];
    if (label === null || label === undefined || edge.label === null) return [arrow];
    const { x, y, width, height } = edge.label;
    const place = {
      x: Math.round(x),
      y: Math.round(y + (height - label.height) / 2),
      width,
      align: "center" as const,
    };
    const words = paintBlock(label, place, context);
    const shown = fadeIn(theme, start + Math.round(drawFrames(context) / 2));
    return [arrow, layerOf(`edge-label-${index + 1}`, words, { opacity: shown }, format)];
  });
  return [...edges, ...nodes];
}

function drawFrames({ format }: ComponentContext): number {
  return framesOf(format, 400);
}

/** Each thing with what it leads to, as rows: for what is too much for a picture. */
function listItems(graph: DiagramGraph, context: ComponentContext) {
  const frames = staggered(
    graph.nodes.map(({ cue }) => context.at(cue)),
    context,
  );
  const arrow = context.direction === "rtl" ? "←" : "→";
  return graph.nodes.map(({ label }, index) => {
    const targets = graph.edges.flatMap(({ from, to }) =>
      from === index ? [graph.nodes[to]?.label ?? ""] : [],
    );
    return {
      label,
      ...(targets.length === 0 ? {} : { detail: `${arrow} ${targets.join(", ")}` }),
      marker: { kind: "dot" as const },
      hue: context.theme.color.primary,
      frame: frames[index] ?? context.opening,
    };
  });
}
