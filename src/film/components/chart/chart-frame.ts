import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { framesOf } from "../../styles/scale.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import type { ComponentContext } from "../component.ts";
import type { MarkColor } from "./chart-colors.ts";
import type { ChartData } from "./chart-data.ts";

/** What each form of chart is drawn from. */
export type ChartJob = {
  data: ChartData;
  /** Where marks and labels may stand. */
  plot: Rect;
  colors: (series: number, category: number) => MarkColor;
  /** The frame at which a category appears. */
  enterAt: (category: number) => number;
  /** The frame at which a series with a scale of its own appears; null where its categories come one by one. */
  seriesAt: (series: number) => number | null;
  /** When the total of a ring is told. */
  totalAt: number;
  /** Of values that must be set at this size and no other (px): small charts side by side are of one size. */
  valueSize?: number;
  context: ComponentContext;
};

/** A form lays the chart out, or says that its labels would collide in it. */
export type ChartForm = (job: ChartJob) => Layer[] | null;

/** Values on the marks: figures of one width, so that columns of them line up. */
export function valueStyle(size: number, color: string): TextStyle {
  return { face: "strong", size, color, features: '"tnum"', leading: 1.2 };
}

export function categoryStyle(context: ComponentContext, size: number): TextStyle {
  return { face: "body", size, color: context.theme.color.muted, leading: 1.22 };
}

/** A bar takes a little longer than a text: its length is what one should watch. */
export function growFrames(context: ComponentContext): number {
  return framesOf(context.format, 400);
}

/** The label follows when its bar has nearly arrived. */
export function labelDelay(context: ComponentContext): number {
  return framesOf(context.format, 100);
}

/** Mirrors a span within a box where the language runs right to left. */
export function startX(box: Rect, x: number, width: number, direction: "ltr" | "rtl"): number {
  return direction === "ltr" ? x : 2 * box.x + box.width - x - width;
}
