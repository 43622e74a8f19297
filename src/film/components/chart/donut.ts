import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { figureBlock } from "../../layout/figure-block.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { draw, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import { categoryStyle, growFrames, labelDelay, valueStyle } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { huesNamed } from "../../../kernel/color-names.ts";
import { arcPath, arcsOf } from "./donut-geometry.ts";
import type { Arc, Ring } from "./donut-geometry.ts";
import { donutLabels } from "./donut-labels.ts";
import { donutList, listColors } from "./donut-list.ts";

/**
 * The parts of a whole as a ring, each named and valued at its own arc. What the parts come to fills
 * the middle, else what the voice is about. Null where the labels find no room around the ring.
 */
export const donut: ChartForm = (whole) => {
  const { data, context } = whole;
  // Parts that are colours keep theirs; all others are told apart by it, in a list the more.
  const own = !context.portrait && huesNamed(data.categories) !== null;
  const job: ChartJob = own ? whole : { ...whole, colors: listColors(whole) };
  const { theme, format } = context;
  const points = data.series[0]?.points ?? [];
  const values = points.map(({ value }) => value ?? 0);
  const sum = values.reduce((total, value) => total + value, 0);
  // Percentages are shares of a hundred: what is missing to it stays open.
  const full = data.percent ? Math.max(100, sum) : sum;
  const arcs = arcsOf(values, full);
  const smallest = LEAST_AT_ARC * theme.unit;
  const placed = context.portrait
    ? donutList(job)
    : (donutLabels(job, arcs, smallest) ?? donutList(job) ?? donutLabels(job, arcs));
  if (placed === null) return null;
  const { ring } = placed;
  const gap = Math.max(2, Math.round(6 * theme.unit));
  const layers: Layer[] = [];
  if (full - sum > full * 0.01) layers.push(openPart(job, ring, sum / full, gap));
  arcs.forEach((arc, part) => {
    if (arc.to - arc.from <= 0) return;
    const d = arcPath(ring, arc, gap);
    const stroke = { color: job.colors(0, part).fill, width: ring.thickness };
    const layer = layerOf(
      `part-${part + 1}`,
      [{ kind: "path", d, stroke, drawn: true }],
      draw(theme, job.enterAt(part), growFrames(context)),
      format,
    );
    layers.push(layer);
  });
  const inside = middleLayer(job, ring);
  // A figure alone in the middle does not say which part is meant: then each stands at its arc.
  if (inside === "nameless") return donut({ ...whole, data: { ...data, highlight: null, total: null } });
  return [...layers, ...placed.layers, ...(inside === null ? [] : [inside])];
};

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

/** px at 1080 of a value at its arc: smaller ones are read better as a list beside the ring. */
const LEAST_AT_ARC = 40;

/** Of the hole's width and height: the figure's room, and that of the name below it. */
const HOLE = { width: 0.82, figure: 0.42, name: 0.26 };

type Middle = { display: string; name: string; hue: string; from: number };

function middleOf({ data, colors, enterAt, totalAt, context }: ChartJob): Middle | null {
  const { total, highlight: part } = data;
  if (total !== null)
    return { display: total.display, name: total.label, hue: context.theme.color.text, from: totalAt };
  const display = part === null ? undefined : data.series[0]?.points[part]?.display;
  if (part === null || display === undefined) return null;
  return { display, name: data.categories[part] ?? "", hue: colors(0, part).label, from: enterAt(part) };
}

/**
 * The total or the value of the highlighted part with its name, as large as the ring's hole lets them be; "nameless"
 * where one of them finds no room in it, null where there is neither.
 */
function middleLayer(job: ChartJob, ring: Ring): Layer | "nameless" | null {
  const middle = middleOf(job);
  if (middle === null) return null;
  const { context } = job;
  const { theme, format } = context;
  const { display, hue } = middle;
  const hole = 2 * (ring.radius - ring.thickness);
  const width = hole * HOLE.width;
  const tracks = { opacity: fadeIn(theme, middle.from + labelDelay(context)) };
  const x = ring.cx - width / 2;
  const figure = sizeLadder(Math.round(theme.size.display * 0.9), context)
    .map((size) =>
      figureBlock(
        display,
        valueStyle(size, hue),
        { width, height: hole * HOLE.figure, maxLines: 1 },
        context,
      ),
    )
    .find((block) => fits(block, { width, height: hole * HOLE.figure, maxLines: 1 }));
  if (figure === undefined) return "nameless";
  const room = { width: width * 0.94, height: hole * HOLE.name, maxLines: 2 };
  const largest = Math.round(Math.min(figure.style.size * 0.5, theme.size.label));
  const name = sizeLadder(largest, context)
    .map((size) =>
      textBlock(middle.name, { ...categoryStyle(context, size), color: theme.color.text }, room, context),
    )
    .find((block) => fits(block, room));
  if (name === undefined) return "nameless";
  const top = Math.round(ring.cy - (figure.height + name.height) / 2);
  const paint = [
    ...paintBlock(figure, { x, y: top, width, align: "center" }, context),
    ...paintBlock(name, { x, y: top + figure.height, width, align: "center" }, context),
  ];
  return layerOf("middle", paint, tracks, format);
}
