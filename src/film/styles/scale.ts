import type { Format } from "../../artifacts/timeline.ts";

export function isPortrait(format: Format): boolean {
  return format.height > format.width;
}

/** Wide enough for things beside each other; in a square they stand one under another. */
export function isWide(format: Format): boolean {
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
