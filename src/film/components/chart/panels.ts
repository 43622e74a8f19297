import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fits, fitTogether } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import { planBars } from "./bar-plan.ts";
import { bars } from "./bars.ts";
import { startX } from "./chart-frame.ts";
import type { ChartForm, ChartJob } from "./chart-frame.ts";
import { columns } from "./columns.ts";

type Way = { abreast: boolean; form: ChartForm };

/**
 * A small chart a series, each with its name and a scale of its own: measures of very different size, of which one would
 * be a row of stubs beside the other. Null where one of them finds no room.
 */
export const panels: ChartForm = (job) => {
  const { format, portrait } = job.context;
  for (const way of isPortrait(format) ? TALL : portrait ? SQUARE : WIDE) {
    const drawn = drawnAs(way, job);
    if (drawn !== null) return drawn;
  }
  return null;
};

const ABREAST: Way = { abreast: true, form: columns };
const ABREAST_BARS: Way = { abreast: true, form: bars };
const BELOW: Way = { abreast: false, form: columns };
const BELOW_BARS: Way = { abreast: false, form: bars };
const WIDE = [ABREAST, ABREAST_BARS, BELOW_BARS, BELOW];
/** Bars abreast leave half of a square to their names. */
const SQUARE = [ABREAST, BELOW_BARS, BELOW, ABREAST_BARS];
const TALL = [BELOW, BELOW_BARS, ABREAST, ABREAST_BARS];

/** Columns that are lower than this part of their width would show no difference. */
const LOWEST = 0.34;

function drawnAs({ abreast, form }: Way, job: ChartJob): Layer[] | null {
  const { data, plot, context } = job;
  const px = (value: number) => Math.round(value * context.theme.unit);
  const count = data.series.length;
  const gap = px(abreast ? 96 : 44);
  const side = (whole: number) => Math.floor((whole - gap * (count - 1)) / count);
  const size = abreast
    ? { width: side(plot.width), height: plot.height }
    : { width: plot.width, height: side(plot.height) };
  const heads = headsOf(job, size.width);
  if (heads === null) return null;
  const headHeight = Math.max(...heads.map(({ height }) => height)) + px(abreast ? 26 : 14);
  const layers: Layer[] = [];
  for (const [index, series] of data.series.entries()) {
    const wished = plot.x + (abreast ? index * (size.width + gap) : 0);
    const panel: Rect = {
      x: startX(plot, wished, size.width, context.direction),
      y: plot.y + (abreast ? 0 : index * (size.height + gap)),
      ...size,
    };
    const head = heads[index];
    if (head === undefined) return null;
    const paint = paintBlock(head, { x: panel.x, y: panel.y, width: panel.width }, context);
    layers.push(
      layerOf(`measure-${index + 1}`, paint, enter(context.theme, context.opening), context.format),
    );
    const own: ChartJob = {
      ...job,
      data: { ...data, series: [series], highlight: null },
      plot: { ...panel, y: panel.y + headHeight, height: panel.height - headHeight },
      colors: (_, category) => job.colors(index, category),
    };
    if (own.plot.height < (form === columns ? own.plot.width * LOWEST : px(160))) return null;
    const plan = form === bars ? planBars(own) : null;
    if (plan !== null && (plan.panels > 1 || plan.rows < data.categories.length)) return null;
    const drawn = form(own);
    if (drawn === null) return null;
    layers.push(...drawn.map((layer) => ({ ...layer, id: `measure-${index + 1}-${layer.id}` })));
  }
  return layers;
}

/** "Main span, m" over each, at one size. */
function headsOf({ data, colors, context }: ChartJob, width: number): TextBlock[] | null {
  const limits = { width, maxLines: 2 };
  const blocks = fitTogether(
    data.series.map(({ name }) => ({
      text: [name, data.unit].filter((part) => part !== "").join(", "),
      limits,
    })),
    { face: "strong", size: context.theme.size.label, color: context.theme.color.text, leading: 1.24 },
    context,
  );
  if (blocks.some((block) => !fits(block, limits) || block.lines.length === 0)) return null;
  return blocks.map((block, index) => ({
    ...block,
    style: { ...block.style, color: colors(index, -1).label },
  }));
}
