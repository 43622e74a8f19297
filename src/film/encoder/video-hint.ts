import { AV_FRAME_DATA_VIDEO_HINT, AV_VIDEO_HINT_TYPE_CHANGED } from "node-av/constants";
import type { Frame } from "node-av/lib";
import type { Rect } from "../../artifacts/timeline.ts";

/** Sizes of AVVideoHint and AVVideoRect on 64-bit machines (libavutil/video_hint.h). */
const HINT_BYTES = 32;
const RECT_BYTES = 16;

/**
 * Tells the encoder where a frame differs from the one before it, in whole macroblocks: all others are skipped
 * without being compared (x264's `mb_info`). Not for key frames, in which nothing can be skipped.
 */
export function hintChanges(frame: Frame, changed: readonly Rect[]): void {
  frame.removeSideData(AV_FRAME_DATA_VIDEO_HINT);
  const hint = frame.newSideData(AV_FRAME_DATA_VIDEO_HINT, HINT_BYTES + changed.length * RECT_BYTES);
  hint.writeBigUInt64LE(BigInt(changed.length), 0);
  hint.writeBigUInt64LE(BigInt(HINT_BYTES), 8);
  hint.writeBigUInt64LE(BigInt(RECT_BYTES), 16);
  hint.writeUInt32LE(AV_VIDEO_HINT_TYPE_CHANGED, 24);
  hint.writeUInt32LE(0, 28);
  changed.forEach(({ x, y, width, height }, index) => {
    [x, y, width, height].forEach((value, field) =>
      hint.writeUInt32LE(value, HINT_BYTES + index * RECT_BYTES + field * 4),
    );
  });
}

/** Nothing is known of the frame: all of it is compared. */
export function forgetChanges(frame: Frame): void {
  frame.removeSideData(AV_FRAME_DATA_VIDEO_HINT);
}
