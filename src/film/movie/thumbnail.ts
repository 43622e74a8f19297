import { createCanvas } from "@napi-rs/canvas";
import type { Format, Segment, Timeline } from "../../artifacts/timeline.ts";
import { makeFramePainter } from "../frames/frame-painter.ts";
import { openMedia } from "../media/media-source.ts";
import type { MediaFiles } from "../media/media-source.ts";

const JPEG_QUALITY = 88;

/**
 * The frame that stands for the film: the end of its opening scene, when all of its picture is there.
 * The very last frame may already be on its way out.
 */
export function posterFrame(timeline: Timeline): { segment: Segment; frame: number } {
  const opening = timeline.segments.find(({ kind }) => kind === "scene");
  // A scene may be split; its last part has all of it.
  const segment =
    timeline.segments.findLast(
      ({ kind, sceneIndex }) => kind === "scene" && sceneIndex === opening?.sceneIndex,
    ) ?? timeline.segments[0];
  if (segment === undefined) throw new Error("a film without segments has no picture");
  return { segment, frame: Math.max(0, Math.round(segment.frames * 0.9) - 1) };
}

/** A frame of a segment as JPEG, `width` px wide. */
export function renderStill(
  segment: Segment,
  format: Format,
  frame: number,
  width: number,
  files: MediaFiles = {},
): Uint8Array {
  const media = openMedia(files);
  const painter = makeFramePainter(segment, media);
  const whole = painter.draw(frame, { x: 0, y: 0, width: format.width, height: format.height });
  try {
    const height = Math.round((format.height * width) / format.width);
    const canvas = createCanvas(width, height);
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(whole, 0, 0, width, height);
    return canvas.toBuffer("image/jpeg", JPEG_QUALITY);
  } finally {
    painter.close();
    media.close();
  }
}
