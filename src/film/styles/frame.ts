import type { Format, Rect } from "../../artifacts/timeline.ts";
import { isPortrait, pxOf, unitOf } from "./scale.ts";
import type { Logo, Theme } from "./theme.ts";

/** Nothing to be read stands nearer to an edge than this part of the short side. */
const TITLE_SAFE = 0.05;

type Frame = Pick<
  Theme,
  | "format"
  | "direction"
  | "unit"
  | "minSize"
  | "safe"
  | "margin"
  | "gap"
  | "hairline"
  | "stroke"
  | "rail"
  | "stage"
>;

/** What a style's measures are unless it has others. */
export function frameOf(format: Format, direction: "ltr" | "rtl"): Frame {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  return {
    format,
    direction,
    unit: unitOf(format),
    minSize: px(28),
    safe: Math.ceil(TITLE_SAFE * Math.min(format.width, format.height)),
    margin: { x: px(portrait ? 84 : 120), top: px(portrait ? 150 : 108), bottom: px(portrait ? 190 : 126) },
    gap: { column: px(64), near: px(20), far: px(56) },
    hairline: Math.max(1, px(2)),
    stroke: px(4),
    rail: 0,
    stage: { x: 0, y: 0, width: format.width, height: format.height },
  };
}

/** The bug stands in the upper corner at the end of the lines, above where headings begin. */
export function logoIn(
  { format, direction, safe, margin }: Frame,
  ground: { grounds: readonly string[]; plate: string; radius: number },
): Logo {
  const px = pxOf(format);
  const clear = px(14);
  const height = Math.min(px(72), margin.top + px(8) - safe - clear);
  const width = px(260);
  const inset = Math.max(safe, margin.x);
  const bug: Rect = {
    x: direction === "rtl" ? inset : format.width - inset - width,
    y: safe,
    width,
    height,
  };
  return { bug, clear, grounds: ground.grounds, plate: { fill: ground.plate, radius: ground.radius } };
}
