import { closeSync, openSync, readSync } from "node:fs";
import { SOUND_FRAME_SAMPLES } from "../../artifacts/timeline.ts";
import { ADTS_HEAD_BYTES, readAdtsSizes, withoutHeads } from "./adts.ts";
import { AUDIO_SAMPLE_RATE, PRIMING, SILENT_FRAME } from "./sound-format.ts";

/** A scene's encoded sound and when its first sample is heard. A file without frames is silence. */
export type PlacedSound = { path: string; startSeconds: number };

/** Frames that follow each other in the film, and lie together in a file or are silence. */
export type SoundRun = { startSeconds: number; sizes: number[]; read: () => Uint8Array };

/** Frames of a piece around the samples that were put in: what leads in, and what ends the last window. */
const LEAD = 1;
const TAIL = 1;
/** Frames that hold a piece's sound: a frame spans two blocks of samples, so one more than blocks. */
const EXTRA = 1;

/** A run is at most about a second: players read ahead by little. */
const FRAMES_A_RUN = Math.round(AUDIO_SAMPLE_RATE / SOUND_FRAME_SAMPLES);

/**
 * The film's sound track: every scene's frames in their place, one constant frame wherever all is silent.
 * Only sizes are kept; the bytes stay in their files until `read`. The film's frame `f` (from 0, the first is
 * priming) spans the sample blocks `f - 1` and `f`. What reaches beyond the film's end is left out.
 */
export function laySounds(sounds: readonly PlacedSound[], filmSeconds: number): SoundRun[] {
  const total = Math.ceil((filmSeconds * AUDIO_SAMPLE_RATE) / SOUND_FRAME_SAMPLES) + EXTRA;
  const runs: SoundRun[] = [];
  let next = 0;
  const add = (sizes: number[], readFrom: (start: number, count: number) => () => Uint8Array): void => {
    for (let start = 0; start < sizes.length; start += FRAMES_A_RUN) {
      const some = sizes.slice(start, start + FRAMES_A_RUN);
      const startSeconds = (next * SOUND_FRAME_SAMPLES - PRIMING) / AUDIO_SAMPLE_RATE;
      runs.push({ startSeconds, sizes: some, read: readFrom(start, some.length) });
      next += some.length;
    }
  };
  const rest = (until: number): void => {
    const silence = Array.from({ length: Math.max(0, until - next) }, () => SILENT_FRAME);
    const sizes = silence.map((frame) => frame.length);
    add(sizes, (_start, count) => () => Buffer.concat(silence.slice(0, count)));
  };

  const pieces = sounds.map(pieceOf).filter((piece) => piece !== null);
  for (const [index, { path, sizes, block }] of pieces.entries()) {
    const end = block + sizes.length - LEAD - TAIL;
    if (block < next)
      throw new Error(`the sound at ${secondsOf(block)} s begins before the one ahead of it ends`);
    // Where two pieces almost meet, the lead or tail of one lies under the sound of the other.
    const from = Math.max(block - LEAD, next);
    const to = Math.min(total, end + TAIL <= (pieces[index + 1]?.block ?? total) ? end + TAIL : end);
    rest(Math.min(from, total));
    const skipped = from - (block - LEAD);
    const kept = sizes.slice(skipped, skipped + Math.max(0, to - from));
    const offset = bytesOf(sizes.slice(0, skipped));
    add(kept, (start, count) => {
      const position = offset + bytesOf(kept.slice(0, start));
      const length = bytesOf(kept.slice(start, start + count));
      return () => withoutHeads(readBytes(path, position, length));
    });
  }
  rest(total);
  return runs;
}

type Piece = { path: string; sizes: number[]; block: number };

function pieceOf({ path, startSeconds }: PlacedSound): Piece | null {
  const sizes = readAdtsSizes(path);
  if (sizes.length === 0) return null;
  if (sizes.length <= LEAD + TAIL) throw new Error(`${path}: a sound of ${sizes.length} frames`);
  // The timeline has put it on this grid.
  return { path, sizes, block: Math.round((startSeconds * AUDIO_SAMPLE_RATE) / SOUND_FRAME_SAMPLES) };
}

function secondsOf(block: number): string {
  return ((block * SOUND_FRAME_SAMPLES) / AUDIO_SAMPLE_RATE).toFixed(3);
}

/** In the file, heads included. */
function bytesOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size + ADTS_HEAD_BYTES, 0);
}

function readBytes(path: string, position: number, length: number): Uint8Array {
  const bytes = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    if (readSync(file, bytes, 0, length, position) !== length) throw new Error(`${path}: not a whole sound`);
  } finally {
    closeSync(file);
  }
  return bytes;
}
