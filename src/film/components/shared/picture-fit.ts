import type { MediaRef } from "../../../artifacts/media.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import type { Theme } from "../../styles/theme.ts";

type Size = { width: number; height: number };

/** Larger than this many times its own px a picture looks soft. */
const LARGEST_SCALE = 1.5;
/** So much of a photograph may be cut away to fill the frame; a drawing is never cut. */
const LARGEST_CROP = 0.3;

/** How large a picture is shown in a room: whole, undistorted, never blown up until it is soft. */
export function containedSize({ width, height }: Size, room: Size): Size {
  const scale = Math.min(room.width / width, room.height / height, LARGEST_SCALE);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** A room of a size at a place in a rectangle; 0 is its left and top, 1 its right and bottom. */
export function placedIn(rect: Rect, size: Size, across = 0.5, down = 0.5): Rect {
  return {
    x: Math.round(rect.x + (rect.width - size.width) * across),
    y: Math.round(rect.y + (rect.height - size.height) * down),
    ...size,
  };
}

/** The whole of a picture. */
export function wholeOf({ width, height }: Size): Rect {
  return { x: 0, y: 0, width, height };
}

/**
 * The part of a photograph that fills a frame: its middle, a little above it where it is cut at top and
 * bottom (heads are there). Null where too much would be lost or it would look soft.
 */
export function coverSource(media: MediaRef, frame: Size): Rect | null {
  const scale = Math.max(frame.width / media.width, frame.height / media.height);
  if (scale > LARGEST_SCALE || !isPhotograph(media)) return null;
  const width = frame.width / scale;
  const height = frame.height / scale;
  if ((width * height) / (media.width * media.height) < 1 - LARGEST_CROP) return null;
  return { x: (media.width - width) / 2, y: (media.height - height) * 0.4, width, height };
}

/** Drawings and screenshots come without loss; what was saved with loss is a photograph. */
function isPhotograph({ kind, key }: MediaRef): boolean {
  return kind === "video" || key.endsWith(".jpg");
}

/** The fill behind a picture that one can see through. */
export function groundOf({ ground }: Pick<MediaRef, "ground">, theme: Theme): string | null {
  if (ground === undefined) return null;
  if (ground === "light") return theme.dark ? "#F8FAFC" : theme.color.surface;
  return theme.dark ? theme.color.surface : "#1E293B";
}
