import type { Cue } from "../../../artifacts/cue.ts";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import { readAtArmsLength } from "../shared/arms-length.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { accentTurns } from "./accent-turns.ts";
import { bars } from "./bars.ts";
import { chartColors } from "./chart-colors.ts";
import { chartData } from "./chart-data.ts";
import type { ChartData } from "./chart-data.ts";
import { findingNotes } from "./finding-notes.ts";
import { lightsOf, litParts } from "./lit-parts.ts";
import { areSeenTogether, lightsAlong } from "./seen-together.ts";
import { growFrames } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { columns } from "./columns.ts";
import { donut } from "./donut.ts";
import { lines } from "./lines.ts";
import { panels } from "./panels.ts";
import { sourceLine } from "../shared/source-line.ts";
import { stackedAreas } from "./stacked-areas.ts";
import { stackedBars } from "./stacked-bars.ts";
import { stackedColumns } from "./stacked-columns.ts";

/**
 * A chart with its values on the marks and no legend. The wished form gives way to horizontal bars
 * where its labels would collide; bars always fit.
 */
export const chart: Component<ChartVisual> = {
  kind: "chart",
  layout: (visual, context) => layoutChart(visual, context),
};

const FORMS: Record<ChartData["kind"], ChartForm[]> = {
  column: [columns, bars],
  bar: [bars],
  line: [lines, columns, bars],
  area: [stackedAreas, lines, columns, bars],
  donut: [donut, bars],
  stacked: [stackedColumns, stackedBars, columns, bars],
};

/** Forms that fill any frame, and how much higher than wide the others may be: a curve's slopes say something. */
const FILLING = new Set<ChartForm>([bars, stackedBars, donut, panels]);
const STEEPEST = new Map<ChartForm, number>([
  [columns, 1.4],
  [stackedColumns, 1.4],
  [lines, 1.3],
  [stackedAreas, 1.3],
]);

function layoutChart(visual: ChartVisual, scene: ComponentContext): SceneLayout {
  const context = readAtArmsLength(scene);
  const read = chartData(visual, context.language);
  // Without a heading what is measured heads the chart: smaller than its own labels it would be missed.
  const isHeaded = (visual.heading ?? "").trim() !== "";
  const plain = isHeaded ? read : { ...read, caption: "" };
  const { layers, rest } = sceneHeading(isHeaded ? visual.heading : read.caption, scene);
  const { reference } = visual;
  const data: ChartData = reference === undefined ? plain : { ...plain, reference: { ...reference, at: context.at(reference.cue) } }; // prettier-ignore
  if (data.categories.length === 0 || data.series.length === 0) {
    const message = `the chart "${visual.heading}" has no values to show`;
    return { layers, findings: [{ severity: "warning", code: "chart_empty", message }] };
  }
  // What grows and is labelled after it takes longer than the entrance that cues leave room for.
  const latest = context.frames - 1 - growFrames(context) - context.theme.motion.enter - 1;
  const toldAt = (category: number) =>
    Math.max(context.opening, Math.min(latest, context.at(cueOf(visual, category))));
  const firstTold = Math.min(...data.categories.map((_, category) => toldAt(category)));
  const together = areSeenTogether(visual, data, context);
  const enterAt = (category: number) => (together ? firstTold : toldAt(category));
  const seriesAt = (series: number): number | null => {
    const cue = visual.seriesCues?.slice(0, series + 1).findLast((one) => one !== null);
    return cue === undefined || cue === null
      ? null
      : Math.max(context.opening, Math.min(latest, context.at(cue)));
  };
  const last = enterAt(data.categories.length - 1);
  const told = visual.total?.cue === undefined ? last : context.at(visual.total.cue);
  const totalAt = Math.max(last, Math.min(latest, told));
  // Axis, names and source come with the first mark: without any they are a chart of nothing.
  const first = seriesAt(0) ?? Math.min(...data.categories.map((_, category) => enterAt(category)));
  // Pages share out the time from there: a first mark at the end of the scene leaves them none.
  const opening = Math.min(first, Math.round(context.frames / 3));
  const begun = { ...context, opening };
  const sourced = sourceLine(data.source, rest, begun);
  const panelled = data.ownScales;
  // A value of another kind is a line across a line, not across an area.
  const kind = data.kind === "area" && data.reference !== null ? "line" : data.kind;
  // Beside columns its name would leave them no width in a narrow frame.
  const own =
    kind === "column" && data.reference !== null && context.portrait ? [bars, columns] : FORMS[kind];
  const forms = panelled ? [panels] : own;
  const lights = together ? lightsAlong(visual, begun) : lightsOf(visual, begun);
  const noted = findingNotes(visual, sourced.rest, begun);
  // Charts of their own scales come before the words beside them, and those before another form.
  const tries = panelled ? [{ form: panels, noted }, ...forms.map((form) => ({ form, noted: { layers: [], rest: sourced.rest } }))] : forms.map((form) => ({ form, noted })); // prettier-ignore
  for (const { form, noted: words } of tries) {
    const caption = captionLayer(data, words.rest, begun);
    const plot = FILLING.has(form) ? caption.rest : shapely(caption.rest, STEEPEST.get(form) ?? 1);
    const shown = form === panels ? data : { ...data, ownScales: false };
    const drawnOf = (data: ChartData): Layer[] | null => {
      const colors = chartColors(data, context.theme);
      const job: ChartJob = { data, plot, colors, enterAt, seriesAt, totalAt, context: begun };
      return form(job);
    };
    const turned = accentTurns(shown, lights, drawnOf, begun);
    const drawn = turned ?? drawnOf(shown);
    if (drawn === null) continue;
    const inked = drawn.filter(({ paint }) => paint.length > 0);
    const bottom = context.box.y + context.box.height + 10 * context.theme.unit;
    const inside = inked.filter(({ bounds }) => bounds.y + bounds.height <= bottom);
    const message = `labels of the chart "${visual.heading}" are longer than its frame and are left out`;
    const findings: Finding[] =
      inside.length === inked.length ? [] : [{ severity: "warning", code: "chart_cut", message }];
    const marks = turned === null ? litParts(inside, lights, shown, begun) : inside;
    return { layers: [...layers, ...caption.layers, ...sourced.layers, ...words.layers, ...marks], findings };
  }
  return { layers, findings: [] };
}

/** Not much higher than wide: a tall frame would stretch every difference. */
function shapely(rest: Rect, steepest: number): Rect {
  const height = Math.min(rest.height, Math.round(rest.width * steepest));
  return { ...rest, y: rest.y + Math.round((rest.height - height) * 0.42), height };
}

/** What is not named comes with what was named before it, not alone at the start. */
function cueOf({ cues }: ChartVisual, category: number): Cue | null {
  return cues?.slice(0, category + 1).findLast((cue) => cue !== null) ?? null;
}

/** What the values are, in one muted line under the heading. */
function captionLayer(
  data: ChartData,
  rest: Rect,
  context: ComponentContext,
): { layers: Layer[]; rest: Rect } {
  if (data.caption === "") return { layers: [], rest };
  const { theme } = context;
  const block = fitText(
    data.caption,
    { face: "body", size: theme.size.label, color: theme.color.muted },
    { width: rest.width, maxLines: 2 },
    context,
  );
  // The heading leaves room for content; its own line of explanation belongs closer to it.
  const headed = rest.y > context.box.y;
  const y = rest.y - (headed ? Math.round(30 * theme.unit) : 0);
  const paint = paintBlock(block, { x: rest.x, y, width: rest.width, align: theme.habit.align }, context);
  const used = y + block.height + Math.round(28 * theme.unit) - rest.y;
  return {
    layers: [layerOf("caption", paint, enter(theme, context.opening), context.format)],
    rest: { ...rest, y: rest.y + used, height: rest.height - used },
  };
}
