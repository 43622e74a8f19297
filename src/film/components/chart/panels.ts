import { nameWithUnit } from "./chart-data.ts";
import type { ChartData } from "./chart-data.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, leaveAt } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether, sizeLadder } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import { planBars } from "./bar-plan.ts";
import { bars } from "./bars.ts";
import { startX } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { columns } from "./columns.ts";
import { lines } from "./lines.ts";
import { areInOrder } from "./time-places.ts";

/** `abreast`: how many charts stand side by side. */
type Way = { abreast: number; form: ChartForm };

/**
 * A small chart a series, each with its name and a scale of its own: measures of very different size, of which one would
 * be a row of stubs beside the other. Where they find no room together they take turns.
 */
export const panels: ChartForm = (job) => {
  const together = onOnePage(job, 0);
  if (together !== null) return together;
  const count = job.data.series.length;
  for (let pages = 2; pages <= count; pages += 1) {
    const layers = onPages(job, Math.ceil(count / pages));
    if (layers !== null) return layers;
  }
  return oneByOne(job);
};

/** So many categories are a course, which a line shows; of fewer each has its bar. */
const COURSE_FROM = 13;

/**
 * A page a series, each as large as a chart of it alone would be: measures of different units never share a scale, however many
 * categories they have.
 */
function oneByOne(job: ChartJob): Layer[] | null {
  const { data, plot, context } = job;
  const { theme, format, frames } = context;
  const starts = startsOf(job, data.series.length, 1);
  const style = { face: "strong" as const, size: theme.size.label, color: theme.color.text, leading: 1.24 };
  const heads = fitTogether(data.series.map(({ name }) => ({ text: nameWithUnit(name, data.unit), limits: { width: plot.width, maxLines: 2 } })), style, context); // prettier-ignore
  const headed = Math.max(...heads.map(({ height }) => height)) + Math.round(26 * theme.unit);
  const over = data.categories.length >= COURSE_FROM && areInOrder(data.categories);
  const forms = over ? [lines, bars] : [columns, bars];
  return data.series.flatMap((series, index) => {
    const [start = context.opening, end] = [starts[index], starts[index + 1]];
    const head = heads[index];
    const page: ChartJob = {
      ...job,
      data: {
        ...data,
        kind: over ? "line" : "column",
        series: [series],
        ownScales: false,
        outOf: topOfUnit(data, index),
      },
      plot: { ...plot, y: plot.y + headed, height: plot.height - headed },
      colors: (_, category) => job.colors(index, category),
      enterAt: (category) => Math.max(start, job.enterAt(category)),
      seriesAt: () => null,
      context: { ...context, opening: start, frames: end ?? frames },
    };
    const drawn = forms.map((form) => form(page)).find((layers) => layers !== null) ?? [];
    const name = head === undefined ? [] : paintBlock(head, { x: plot.x, y: plot.y, width: plot.width }, context); // prettier-ignore
    const layers = [layerOf(`measure-${index + 1}`, name, enter(theme, start), format), ...drawn.map((layer) => ({ ...layer, id: `measure-${index + 1}-${layer.id}` }))]; // prettier-ignore
    return end === undefined ? layers : layers.map((layer) => ({ ...layer, tracks: leaveAt(layer.tracks, theme, end - theme.motion.exit) })); // prettier-ignore
  });
}

/** Where each of so many pages begins: with the first of its own that is told; evenly where none is told by itself. */
function startsOf(job: ChartJob, count: number, each: number): number[] {
  const { frames, opening } = job.context;
  return Array.from({ length: count }, (_, page) =>
    page === 0
      ? opening
      : (job.seriesAt(page * each) ?? Math.round(opening + ((frames - opening) * page) / count)),
  );
}

/** So many series at a time, each page from where the first of its own is told; evenly where none is told by itself. */
function onPages(job: ChartJob, each: number): Layer[] | null {
  const { data, context } = job;
  const { theme } = context;
  const count = Math.ceil(data.series.length / each);
  const starts = startsOf(job, count, each);
  const layers: Layer[] = [];
  for (let page = 0; page < count; page += 1) {
    const [first, start] = [page * each, starts[page] ?? context.opening];
    const drawn = onOnePage(
      {
        ...job,
        data: { ...data, series: data.series.slice(first, first + each) },
        seriesAt: (series) => job.seriesAt(first + series),
        enterAt: (category) => Math.max(start, job.enterAt(category)),
        colors: (series, category) => job.colors(first + series, category),
        context: { ...context, opening: start },
      },
      first,
    );
    if (drawn === null) return null;
    const gone = (starts[page + 1] ?? context.frames) - theme.motion.exit;
    layers.push(
      ...(page === count - 1
        ? drawn
        : drawn.map((layer) => ({ ...layer, tracks: leaveAt(layer.tracks, theme, gone) }))),
    );
  }
  return layers;
}

/** `first`: how many series other pages have before these. */
function onOnePage(job: ChartJob, first: number): Layer[] | null {
  const { format, portrait, theme } = job.context;
  const count = job.data.series.length;
  const ways = waysOf(count);
  const usual = isPortrait(format) ? ways.tall : portrait ? ways.square : ways.wide;
  // Rather close to one another and low, or three of which the last stands alone, than several units on one scale.
  const close = [
    ...usual,
    ...(count === 3
      ? [
          { abreast: 2, form: columns },
          { abreast: 2, form: bars },
        ]
      : []),
  ];
  const tries = [
    ...usual.map((way) => ({ way, room: USUAL })),
    ...close.map((way) => ({ way, room: CLOSE })),
  ];
  for (const { way, room } of tries) {
    // Of one size in all of them, so that none seems to weigh more.
    for (const valueSize of sizeLadder(Math.round(theme.size.label * 1.1), job.context)) {
      const drawn = drawnAs(way, room, { ...job, valueSize });
      if (drawn !== null) return drawn.map((layer) => ({ ...layer, id: numbered(layer.id, first) }));
    }
  }
  return null;
}

/** A layer's id by the number of its series in the whole chart. */
function numbered(id: string, first: number): string {
  return first === 0
    ? id
    : id.replace(/^measure-(\d+)/u, (_, number: string) => `measure-${Number(number) + first}`);
}

function waysOf(count: number): Record<"wide" | "square" | "tall", Way[]> {
  const abreast: Way = { abreast: count, form: columns };
  const abreastBars: Way = { abreast: count, form: bars };
  const below: Way = { abreast: 1, form: columns };
  const belowBars: Way = { abreast: 1, form: bars };
  // Four find room two by two.
  const byTwo: Way[] = count > 3 ? [{ abreast: 2, form: columns }] : [];
  return {
    wide: [abreast, abreastBars, ...byTwo, belowBars, below],
    // Bars abreast leave half of a square to their names.
    square: [
      ...byTwo,
      ...byTwo.map((way) => ({ ...way, form: bars })),
      abreast,
      belowBars,
      below,
      abreastBars,
    ],
    tall: [...(count > 3 ? [belowBars] : []), ...byTwo, below, belowBars, abreast, abreastBars],
  };
}

/** Columns that are lower than this part of their width would show no difference. */
const USUAL = { lowest: 0.34, gap: 96 };
const CLOSE = { lowest: 0.2, gap: 36 };

function drawnAs({ abreast, form }: Way, room: typeof USUAL, job: ChartJob): Layer[] | null {
  const { data, plot, context } = job;
  const px = (value: number) => Math.round(value * context.theme.unit);
  const count = data.series.length;
  const down = Math.ceil(count / abreast);
  const gap = { x: px(abreast > 3 ? Math.min(40, room.gap) : room.gap), y: px(44) };
  const part = (whole: number, parts: number, between: number) =>
    Math.floor((whole - between * (parts - 1)) / parts);
  const size = { width: part(plot.width, abreast, gap.x), height: part(plot.height, down, gap.y) };
  const heads = headsOf(job, size.width);
  if (heads === null) return null;
  const headHeight = Math.max(...heads.map(({ height }) => height)) + px(abreast > 1 ? 26 : 14);
  const layers: Layer[] = [];
  for (const [index, series] of data.series.entries()) {
    const [column, row] = [index % abreast, Math.floor(index / abreast)];
    const wished = plot.x + column * (size.width + gap.x);
    const panel: Rect = {
      x: startX(plot, wished, size.width, context.direction),
      y: plot.y + row * (size.height + gap.y),
      ...size,
    };
    const head = heads[index];
    if (head === undefined) return null;
    const paint = paintBlock(head, { x: panel.x, y: panel.y, width: panel.width }, context);
    layers.push(
      layerOf(`measure-${index + 1}`, paint, enter(context.theme, context.opening), context.format),
    );
    const shownAt = job.seriesAt(index);
    const own: ChartJob = {
      ...job,
      ...(shownAt === null ? {} : { enterAt: () => shownAt }),
      data: { ...data, series: [series], outOf: topOfUnit(data, index) },
      plot: { ...panel, y: panel.y + headHeight, height: panel.height - headHeight },
      colors: (_, category) => job.colors(index, category),
    };
    if (own.plot.height < (form === columns ? own.plot.width * room.lowest : px(160))) return null;
    const plan = form === bars ? planBars(own) : null;
    if (plan !== null && plan.rows < data.categories.length) return null;
    const drawn = form(own);
    if (drawn === null) return null;
    layers.push(...drawn.map((layer) => ({ ...layer, id: `measure-${index + 1}-${layer.id}` })));
  }
  return layers;
}

/** Measures that count in one unit are as high as one another, where the smaller is more than stubs beside the larger. */
function topOfUnit({ series, outOf }: ChartData, at: number): number | null {
  const units = series.map(({ name }) =>
    /[([（]\s*([^()[\]（）]+?)\s*[)\]）]$/u.exec(name)?.[1]?.toLowerCase(),
  );
  const top = ({ points }: ChartData["series"][number]): number =>
    Math.max(...points.map(({ value }) => Math.abs(value ?? 0)));
  const own = series[at];
  const alike = series.filter((_, other) => units[at] !== undefined && units[other] === units[at]).map(top);
  if (own === undefined || alike.length < 2) return outOf;
  const highest = Math.max(...alike);
  return highest <= Math.min(...alike) * STUBS ? highest : outOf;
}

const STUBS = 6;
const MUCH_LARGER = 1.25;

/** "Main span, m" over each, at one size. */
function headsOf({ data, colors, context }: ChartJob, width: number): TextBlock[] | null {
  const set = (maxLines: number): TextBlock[] | null => {
    const limits = { width, maxLines };
    const blocks = fitTogether(
      data.series.map(({ name }) => ({
        text: nameWithUnit(name, data.unit),
        limits,
      })),
      { face: "strong", size: context.theme.size.label, color: context.theme.color.text, leading: 1.24 },
      context,
    );
    return blocks.some((block) => !fits(block, limits) || block.lines.length === 0) ? null : blocks;
  };
  // One long name would make them all small: in two lines they are read as well.
  const [one, two] = [set(1), set(2)];
  const sizeOf = (some: TextBlock[] | null): number => some?.[0]?.style.size ?? 0;
  const blocks = sizeOf(two) > sizeOf(one) * MUCH_LARGER ? two : one;
  if (blocks === null) return null;
  return blocks.map((block, index) => ({
    ...block,
    style: {
      ...block.style,
      color: data.highlight === null ? colors(index, -1).label : context.theme.color.text,
    },
  }));
}
