import { line as lineShape } from "d3-shape";
import type { Layer, Paint, Track } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { framesOf } from "../../styles/scale.ts";
import type { ChartJob } from "./chart-frame.ts";
import { reachedAt } from "./line-reach.ts";
import type { LinePoint } from "./point-labels.ts";

/** The line draws on to each category as that one, or a later one, is named; a missing value leaves a gap. */
export function seriesStrokes(job: ChartJob, series: number, points: LinePoint[], zero: number): Layer[] {
  const { data, context } = job;
  const { theme, format } = context;
  const color = job.colors(series, data.highlight ?? -1).fill;
  return runsOf(points).flatMap((run): Layer[] => {
    const stroke = { color, width: Math.max(3, Math.round(7 * theme.unit)), cap: "round" as const };
    const paint: Paint = { kind: "path", d: pathOf(run), stroke, drawn: true };
    const veiled = data.series.length === 1 && (run.length === points.length || data.kind === "area");
    const id = `line-${series + 1}-${(run[0]?.category ?? 0) + 1}`;
    return [
      ...(veiled ? [area(job, run, zero, drawTrack(job, run, "x"))] : []),
      layerOf(id, [paint], { value: drawTrack(job, run) }, format),
    ];
  });
}

/** How much of a line's colour tells where it will go. */
const AHEAD = "40";

/**
 * The whole course, faint, from the start: what is drawn over it as the voice goes on never ends in mid-air. Nothing where
 * it is drawn at once.
 */
export function courseAhead(job: ChartJob, lines: readonly LinePoint[][]): Layer[] {
  const { data, context } = job;
  const { theme, format } = context;
  const named = data.categories.map((_, category) => job.enterAt(category));
  if (Math.max(...named) <= context.opening) return [];
  const width = Math.max(2, Math.round(4 * theme.unit));
  const paint = lines.flatMap((points, series): Paint[] => {
    const color = `${job.colors(series, data.highlight ?? -1).fill}${AHEAD}`;
    return runsOf(points).map((run) => ({
      kind: "path",
      d: pathOf(run),
      stroke: { color, width, cap: "round" },
    }));
  });
  if (paint.length === 0) return [];
  return [layerOf("ahead", paint, { opacity: fadeIn(theme, context.opening) }, format)];
}

function pathOf(run: readonly LinePoint[]): string {
  const shape = lineShape<LinePoint>(
    (point) => round(point.x),
    (point) => round(point.y),
  );
  return shape([...run]) ?? "";
}

/** Points without a missing value between them, two or more. */
function runsOf(points: readonly LinePoint[]): LinePoint[][] {
  const runs: LinePoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.category === point.category - 1) run.push(point);
    else runs.push([point]);
  }
  return runs.filter((run) => run.length > 1);
}

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Share of the path's length (or of its extent in x) that is drawn, by frame: it moves on only when a
 * later category is named.
 */
export function drawTrack(
  job: ChartJob,
  run: Pick<LinePoint, "x" | "y" | "category">[],
  along: "path" | "x" = "path",
): Track {
  const lengths = run.map((point, index) => {
    const before = run[index - 1] ?? point;
    const rise = along === "path" ? point.y - before.y : 0;
    return Math.hypot(point.x - before.x, rise);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const long = framesOf(job.context.format, 750);
  const short = framesOf(job.context.format, 300);
  const track: Track = [];
  const reached = reachedAt(job, run);
  let passed = 0;
  let index = 0;
  while (index < run.length) {
    // Categories reached at the same frame are drawn in one go.
    const frame = reached[index] ?? 0;
    const from = passed / total;
    while (index < run.length && (reached[index] ?? 0) <= frame) {
      passed += lengths[index] ?? 0;
      index += 1;
    }
    const to = passed / total;
    if (to <= from) continue;
    const before = track.at(-1);
    const start = Math.max(frame, (before?.frame ?? -1) + 1);
    const end = Math.min(start + Math.round(short + (long - short) * (to - from)), job.context.frames - 1);
    // Too late for a stroke of its own: the stroke before goes on to here.
    if (end <= start && before !== undefined) before.value = to;
    else track.push({ frame: start, value: from }, { frame: end, value: to, ease: "inOut" });
  }
  return track;
}

/** A veil under a single line that is uncovered with it: where it stands in x, not in length. */
function area(job: ChartJob, run: LinePoint[], zero: number, progress: Track): Layer {
  const { format, direction, theme } = job.context;
  const color = job.colors(0, job.data.highlight ?? -1).fill;
  const top = Math.min(...run.map((point) => point.y));
  const first = run[0];
  const last = run.at(-1);
  const edge = run.map((point) => `${round(point.x)} ${round(point.y)}`).join("L");
  const d = `M${edge}L${round(last?.x ?? 0)} ${zero}L${round(first?.x ?? 0)} ${zero}Z`;
  // Under a line a breath of colour; an area is the picture itself.
  const full = job.data.kind === "area";
  const alpha = full ? "70" : theme.dark ? "38" : "24";
  const stops = [
    { at: 0, color: `${color}${alpha}` },
    { at: 1, color: `${color}${full ? "24" : "05"}` },
  ];
  const fill = {
    kind: "linear" as const,
    from: [0, top] as [number, number],
    to: [0, zero] as [number, number],
    stops,
  };
  const hidden = progress.map((key) => ({ ...key, value: 1 - key.value }));
  return layerOf(
    `area-${(first?.category ?? 0) + 1}`,
    [{ kind: "path", d, fill }],
    { inset: direction === "ltr" ? { right: hidden } : { left: hidden } },
    format,
  );
}
