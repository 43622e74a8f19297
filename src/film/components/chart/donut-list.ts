import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { flexText } from "../../layout/flex-text.ts";
import type { FlexText } from "../../layout/flex-text.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { sizeLadder } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import { isPortrait } from "../../styles/scale.ts";
import { markColor, markColors } from "./chart-colors.ts";
import { categoryStyle, labelDelay, valueStyle } from "./chart-frame.ts";
import type { ChartJob } from "./chart-frame.ts";
import { ringOf } from "./donut-labels.ts";
import type { DonutLabels } from "./donut-labels.ts";

/** Each part its own hue; beside the one that the voice is about the others stand back. */
export function listColors({ data, context }: ChartJob): ChartJob["colors"] {
  const { theme } = context;
  // Where the accent passes on, each of the others keeps its hue.
  const hues = markColors(data.categories.length + (data.turns ? 1 : 0), theme);
  return (_, part) => {
    const hue = hues[part % hues.length] ?? markColor(theme.color.primary, theme);
    if (data.highlight === null) return hue;
    if (data.highlight === part) return markColor(theme.color.primary, theme);
    // The primary is taken by the part that is spoken of.
    const own = data.turns || part < data.highlight ? (hues[part + 1] ?? hue) : hue;
    return { fill: mix(own.fill, theme.color.background, 0.36), label: theme.color.muted };
  };
}

type Row = { name: FlexText; value: FlexText };

/** How much larger than labels usually are the rows of a wide frame may be: they have half of it. */
const LARGER = 1.3;

/** In a narrow frame, or where labels at their arcs would be small: the ring, and its parts as rows below it (beside it in a square), colour beside name. */
export function donutList(job: ChartJob): DonutLabels | null {
  const { plot, context } = job;
  const largest = Math.round(context.theme.size.label * (context.portrait ? 1 : LARGER));
  for (const size of sizeLadder(largest, context)) {
    const rows = rowsAt(job, size);
    for (const share of LIST_SHARES) {
      const { rect, fits } = layOutFlex(treeOf(job, rows, share), plot, context.direction);
      const area = rect("ring");
      const radius = Math.floor(Math.min(area.width, area.height) / 2);
      if (!fits || radius < 170 * context.theme.unit) continue;
      const ring = ringOf(radius, area.x + area.width / 2, area.y + area.height / 2);
      return { ring, layers: rows.map((row, part) => rowLayer(job, row, part, rect)) };
    }
  }
  return null;
}

function rowsAt({ data, colors, context }: ChartJob, size: number): Row[] {
  const { theme } = context;
  return data.categories.map((category, part) => {
    const spoken = data.highlight === part;
    const nameColor = spoken || data.highlight === null ? theme.color.text : theme.color.muted;
    const nameStyle = { ...categoryStyle(context, size), color: nameColor };
    const display = data.series[0]?.points[part]?.display ?? "";
    return {
      name: flexText(category, nameStyle, context, {
        id: `name-${part}`,
        grow: 1,
        shrink: 1,
        basis: 0,
        maxLines: 2,
      }),
      value: flexText(display, valueStyle(size, colors(0, part).label), context, {
        id: `value-${part}`,
        maxLines: 1,
      }),
    };
  });
}

/** Of the width, the list beside its ring: half of it, or more where that makes its words larger. */
const LIST_SHARES = ["50%", "56%"] as const;

function treeOf({ context }: ChartJob, rows: Row[], share: (typeof LIST_SHARES)[number]): FlexBox {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const tall = isPortrait(format);
  const list: FlexBox = {
    ...(tall ? {} : { width: share }),
    justify: "center",
    children: rows.map(({ name, value }, part) => ({
      id: `row-${part}`,
      direction: "row",
      align: "center",
      gap: px(20),
      padding: { top: px(tall ? 16 : 11), bottom: px(tall ? 16 : 11) },
      children: [{ id: `mark-${part}`, width: px(30), height: px(30) }, name.box, value.box],
    })),
  };
  const ring: FlexBox = { id: "ring", grow: 1, basis: 0, maxHeight: px(740) };
  return tall
    ? { gap: px(56), justify: "center", children: [ring, list] }
    : { direction: "row", gap: px(56), align: "stretch", children: [ring, list] };
}

function rowLayer(job: ChartJob, row: Row, part: number, rect: (id: string) => Rect): Layer {
  const { data, context, colors, enterAt } = job;
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const whole = rect(`row-${part}`);
  const mark = rect(`mark-${part}`);
  const paint: Paint[] = [{ kind: "rect", ...mark, radius: px(8), fill: colors(0, part).fill }];
  if (part < data.categories.length - 1) {
    const y = whole.y + whole.height - theme.hairline;
    paint.push({
      kind: "rect",
      x: whole.x,
      y,
      width: whole.width,
      height: theme.hairline,
      fill: theme.color.line,
    });
  }
  for (const [text, id, align] of [
    [row.name, `name-${part}`, "start"],
    [row.value, `value-${part}`, "end"],
  ] as const) {
    const place = rect(id);
    paint.push(...paintBlock(text.block(place.width), { ...place, align }, context));
  }
  const start = enterAt(part) + labelDelay(context);
  return layerOf(`label-${part + 1}`, paint, { opacity: fadeIn(theme, start) }, format);
}
