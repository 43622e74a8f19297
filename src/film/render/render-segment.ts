import { renameSync, rmSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import { damageOf } from "../damage/frame-damage.ts";
import { bandsOf } from "../damage/rects.ts";
import { openVideoEncoder } from "../encoder/video-encoder.ts";
import { writeSegmentFile } from "../encoder/segment-file.ts";
import { makeFramePainter } from "../frames/frame-painter.ts";
import { releasePixels } from "../frames/release-pixels.ts";
import { convertPlace } from "../frames/yuv.ts";
import { openMedia } from "../media/media-source.ts";
import type { MediaFiles } from "../media/media-source.ts";
import { SHORTEST_SEGMENT } from "./key-frames.ts";
import { planFrames } from "./quantisers.ts";
import type { SegmentStats } from "./segment-stats.ts";

/** Places are worked through in bands that stay in the processor's cache from drawing to conversion. */
const BAND_PIXELS = 128 * 1024;

/**
 * Makes a segment's video. Only what differs from the frame before is drawn, read back and converted;
 * a frame without a difference becomes a hold. The file appears whole or not at all. Fonts must be
 * registered before.
 */
export async function renderSegment(
  segment: Segment,
  format: Format,
  outFile: string,
  files: MediaFiles = {},
): Promise<SegmentStats> {
  if (segment.frames < SHORTEST_SEGMENT)
    throw new Error(`${segment.name} has ${segment.frames} frames; the least is ${SHORTEST_SEGMENT}`);
  const started = performance.now();
  const stats: SegmentStats = {
    frames: segment.frames,
    changed: 0,
    held: 0,
    bytes: 0,
    ms: { draw: 0, convert: 0, encode: 0, write: 0, total: 0 },
  };
  const timed = <T>(step: keyof SegmentStats["ms"], work: () => T): T => {
    const before = performance.now();
    const result = work();
    stats.ms[step] += performance.now() - before;
    return result;
  };

  const planned = planFrames(segment, format.fps, damageOf(segment, format));
  const quantisers = planned.flatMap(({ quantiser }) => quantiser ?? []);
  const media = openMedia(files);
  const painter = makeFramePainter(segment, media);
  const encoder = openVideoEncoder(format, { quantisers });
  const partFile = `${outFile}.part`;
  const writer = writeSegmentFile(partFile, format, encoder.configuration);
  try {
    for (const [frame, { places, key, quantiser }] of planned.entries()) {
      for (const place of places.flatMap((rect) => bandsOf(rect, BAND_PIXELS))) {
        const pixels = timed("draw", () => painter.pixels(frame, place));
        timed("convert", () => convertPlace(pixels, place, encoder.picture));
        releasePixels(pixels);
      }
      const held = quantiser === null;
      const sample = timed("encode", () => (held ? encoder.hold() : encoder.encode(key, places)));
      stats[held ? "held" : "changed"] += 1;
      stats.bytes += sample.data.length;
      timed("write", () => writer.add(sample));
      // Pixels that were released are given back to the system only between turns of the event loop.
      if (!held) await setImmediate();
    }
    timed("write", () => writer.finish());
    renameSync(partFile, outFile);
  } catch (error) {
    writer.abandon();
    rmSync(partFile, { force: true });
    throw error;
  } finally {
    encoder.close();
    painter.close();
    media.close();
  }
  stats.ms.total = performance.now() - started;
  return stats;
}
