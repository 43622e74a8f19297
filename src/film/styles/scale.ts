import type { Format } from "../../artifacts/timeline.ts";

/** What a frame, or a part of one as large, is for what stands in it. */
type Shape = "wide" | "tall" | "square";

export function shapeOf(room: Pick<Format, "width" | "height">): Shape {
  return isWide(room) ? "wide" : isPortrait(room) ? "tall" : "square";
}

export function isPortrait(format: Pick<Format, "width" | "height">): boolean {
  return format.height > format.width;
}

/** Wide enough for things beside each other; in a square they stand one under another. */
export function isWide(format: Pick<Format, "width" | "height">): boolean {
  return format.width > format.height * 1.25;
}

/** px of the format for one px of a design drawn at a short side of 1080. */
export function unitOf(format: Format): number {
  return Math.min(format.width, format.height) / 1080;
}

/** Whole px of the format for px of a design drawn at a short side of 1080. */
export function pxOf(format: Format): (value: number) => number {
  const unit = unitOf(format);
  return (value) => Math.round(value * unit);
}

export function framesOf(format: Format, milliseconds: number): number {
  return Math.max(1, Math.round((milliseconds / 1000) * format.fps));
}
