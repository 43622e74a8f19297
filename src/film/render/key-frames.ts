const SECONDS_BETWEEN_KEY_FRAMES = 10;

/**
 * Frames of the shortest segment. Segments are coded by themselves, so every one opens with idr_pic_id 0; with a
 * second frame, which is no key frame, two of the same id never follow each other.
 */
export const SHORTEST_SEGMENT = 2;

/**
 * A key frame opens every segment and comes at least every ten seconds, so that seeking is quick.
 * Never the last frame: the next segment opens with a key frame of the same idr_pic_id, and two in a
 * row must differ in it (ITU-T H.264, 7.4.3).
 */
export function isKeyFrame(frame: number, frames: number, fps: number): boolean {
  const distance = SECONDS_BETWEEN_KEY_FRAMES * fps;
  return frame === 0 || (frame % distance === 0 && frames - frame > fps);
}
