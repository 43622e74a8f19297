import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import { growFrames, labelDelay, valueStyle } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { arcPath, arcsOf } from "./donut-geometry.ts";
import type { Arc, Ring } from "./donut-geometry.ts";
import { donutLabels } from "./donut-labels.ts";
import { donutList, listColors } from "./donut-list.ts";

/**
 * The parts of a whole as a ring, each named and valued at its own arc. What the voice is about fills
 * the middle. Null where the labels find no room around the ring.
 */
export const donut: ChartForm = (whole) => {
  const { data, context } = whole;
  // Where the labels stand in a list, colour has to tell which is whose.
  const job: ChartJob = context.portrait ? { ...whole, colors: listColors(whole) } : whole;
  const { theme, format } = context;
  const points = data.series[0]?.points ?? [];
  const values = points.map(({ value }) => value ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  // Percentages are shares of a hundred: what is missing to it stays open.
  const full = data.percent ? Math.max(100, sum) : sum;
  const arcs = arcsOf(values, full);
  const placed = context.portrait ? donutList(job) : donutLabels(job, arcs);
  if (placed === null) return null;
  const { ring } = placed;
  const gap = Math.max(2, Math.round(6 * theme.unit));
  const layers: Layer[] = [];
  if (full - sum > full * 0.01) layers.push(openPart(job, ring, sum / full, gap));
  arcs.forEach((arc, part) => {
    if (arc.to - arc.from <= 0) return;
    const d = arcPath(ring, arc, gap);
    const stroke = { color: fillOf(job, part), width: ring.thickness };
    const layer = layerOf(
      `part-${part + 1}`,
      [{ kind: "path", d, stroke, drawn: true }],
      draw(theme, job.enterAt(part), growFrames(context)),
      format,
    );
    layers.push(layer);
  });
  const middle = middleLayer(job, ring);
  if (data.highlight !== null && middle === null) return null;
  return [...layers, ...placed.layers, ...(middle === null ? [] : [middle])];
};

/** The part that the voice is about in full colour; the rest paler, by turns a little more. */
function fillOf({ data, colors, context }: ChartJob, part: number): string {
  const { fill } = colors(0, part);
  if (data.highlight === null || data.highlight === part || context.portrait) return fill;
  const { background } = context.theme.color;
  return part % 2 === 0 ? fill : mix(fill, background, 0.22);
}

function openPart({ context }: ChartJob, ring: Ring, from: number, gap: number): Layer {
  const { theme, format, opening } = context;
  const arc: Arc = { from: from * 2 * Math.PI, to: 2 * Math.PI };
  const paint: Paint = {
    kind: "path",
    d: arcPath(ring, arc, gap),
    stroke: { color: theme.color.line, width: ring.thickness },
  };
  return layerOf("open", [paint], { opacity: fadeIn(theme, opening) }, format);
}

/** The value of the highlighted part, as large as the ring's hole lets it be. */
function middleLayer({ data, colors, enterAt, context }: ChartJob, ring: Ring): Layer | null {
  const part = data.highlight;
  const display = part === null ? undefined : data.series[0]?.points[part]?.display;
  if (part === null || display === undefined) return null;
  const { theme, format } = context;
  const hole = 2 * (ring.radius - ring.thickness);
  const limits = { width: hole * 0.82, height: hole * 0.5, maxLines: 1 };
  for (const size of sizeLadder(Math.round(theme.size.display * 0.9), context)) {
    const style = valueStyle(size, colors(0, part).label);
    const block = figureBlock(display, style, limits, context);
    if (!fits(block, limits)) continue;
    const place = {
      x: ring.cx - limits.width / 2,
      y: Math.round(ring.cy - block.height / 2),
      width: limits.width,
      align: "center" as const,
    };
    const start = enterAt(part) + labelDelay(context);
    return layerOf("middle", paintBlock(block, place, context), { opacity: fadeIn(theme, start) }, format);
  }
  // A value that is a sentence stands at its arc, not in the hole.
  const words = textBlock(display, valueStyle(theme.minSize, colors(0, part).label), limits, context);
  if (!fits(words, { ...limits, maxLines: 4 })) return null;
  const place = { x: ring.cx - limits.width / 2, y: Math.round(ring.cy - words.height / 2) };
  const paint = paintBlock(words, { ...place, width: limits.width, align: "center" }, context);
  const tracks = { opacity: fadeIn(theme, enterAt(part) + labelDelay(context)) };
  return layerOf("middle", paint, tracks, format);
}
