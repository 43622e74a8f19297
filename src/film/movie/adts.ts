import { readFileSync } from "node:fs";

/**
 * A scene's sound lies in a file of ADTS frames (ISO/IEC 13818-7, 6.2): each frame tells its own length, and any
 * player opens it. The MP4 wants the frames without these heads.
 */
export const ADTS_HEAD_BYTES = 7;
/** Sync word, MPEG-4, no checksum. */
const SYNC = [0xff, 0xf1] as const;
/** AAC-LC (profile 1), 48 kHz (index 3), two channels. */
const PROFILE = (1 << 6) | (3 << 2);
const CHANNELS = 2;
/** Of a length field of 13 bits. */
const LONGEST = (1 << 13) - 1;

export function adtsFile(frames: readonly Uint8Array[]): Buffer {
  return Buffer.concat(frames.flatMap((frame) => [headOf(frame), frame]));
}

function headOf(frame: Uint8Array): Uint8Array {
  const length = frame.length + ADTS_HEAD_BYTES;
  if (length > LONGEST) throw new Error(`an AAC frame of ${frame.length} bytes`);
  // Buffer fullness is given as unknown (all ones), one raw block.
  return Uint8Array.of(
    ...SYNC,
    PROFILE,
    (CHANNELS << 6) | (length >> 11),
    (length >> 3) & 0xff,
    ((length & 7) << 5) | 0x1f,
    0xfc,
  );
}

/** Size of each frame, heads left out. @throws Error for a file that is not whole. */
export function readAdtsSizes(path: string): number[] {
  const bytes = readFileSync(path);
  const sizes: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at);
    if (length <= ADTS_HEAD_BYTES || at + length > bytes.length)
      throw new Error(`${path}: not a whole sound`);
    sizes.push(length - ADTS_HEAD_BYTES);
    at += length;
  }
  return sizes;
}

/** Frames back to back without their heads, from bytes that begin and end with a frame. */
export function withoutHeads(bytes: Uint8Array): Buffer {
  const frames: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = lengthAt(bytes, at);
    frames.push(bytes.subarray(at + ADTS_HEAD_BYTES, at + length));
    at += Math.max(length, ADTS_HEAD_BYTES);
  }
  return Buffer.concat(frames);
}

/** Zero where no frame of ours begins. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const [first, second, third, fourth = 0, fifth = 0, sixth = 0] = bytes.subarray(at, at + ADTS_HEAD_BYTES);
  if (first !== SYNC[0] || second !== SYNC[1] || third !== PROFILE) return 0;
  return ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
}
