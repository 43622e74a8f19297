import { findStream, openInput } from "../check/open-media.ts";
import { releaseCanvas } from "../frames/release-canvas.ts";
import { openClip } from "./open-clip.ts";

export type ClipInput = { file: string };

/** What a film may show of a clip; `width` and `height` as it is shown. */
export type PreparedClip = { width: number; height: number; seconds: number };

/** A little over 2160p. */
const MAX_PIXELS = 9_500_000;
/** More is never shown: a scene is shorter. */
export const MAX_CLIP_SECONDS = 60;
/** Shorter than this it is a picture. */
const LEAST_SECONDS = 0.2;

/**
 * Decodes a caller's clip as a film will, so that what cannot be decoded is known before a film rests on
 * it. For child processes only.
 * @throws Error in words for the caller.
 */
export function prepareClip({ file }: ClipInput): PreparedClip {
  checkSize(file);
  const clip = openClip(file);
  try {
    const { width, height } = clip.size;
    if (width * height > MAX_PIXELS) throw new Error(tooLarge(width, height));
    const seconds = Math.min(MAX_CLIP_SECONDS, clip.readTo(MAX_CLIP_SECONDS));
    if (seconds < LEAST_SECONDS) throw new Error("it shows less than a fifth of a second of pictures");
    releaseCanvas(clip.at(0, { width: 64, height: 64 }));
    return { width, height, seconds: Math.round(seconds * 1000) / 1000 };
  } finally {
    clip.close();
  }
}

/** Before any picture is decoded: the header bounds the memory. */
function checkSize(file: string): void {
  const context = openInput(file);
  try {
    const { width, height } = findStream(context, "video").codecpar;
    if (!(width > 0 && height > 0)) throw new Error("it does not say how large its picture is");
    if (width * height > MAX_PIXELS) throw new Error(tooLarge(width, height));
  } finally {
    context.closeInputSync();
  }
}

function tooLarge(width: number, height: number): string {
  return `its picture has ${width} × ${height} px, more than 2160p`;
}
