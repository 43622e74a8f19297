import type { Size } from "../damage/rects.ts";
import type { ChildJobKind, ChildJobs } from "./child-jobs.ts";

/** A child's own memory that it shares with nobody, code and fonts included. Measured: 60 to 70 MB. */
const CHILD_MEGABYTES = 70;
/** Bytes for each px of a frame: encoder, layers, pixels not yet given back. Measured: 28 (2160p) to 42 (1080p). */
const BYTES_A_PIXEL = 45;
/** Samples, their mastered copy and the encoder's. Measured with scenes of two minutes: 130 MB. */
const MEGABYTES_A_SECOND_OF_SOUND = 1.1;

/** A picture of the most px that are read, and the copy that is made of it; a clip of the most px, and all that its decoder keeps. */
const PREPARE_MEGABYTES = 350;
/** A prepared picture as decoded; what a clip's decoder keeps. */
const MEDIA_MEGABYTES = 40;
/** The C2PA library, compiled, and the pieces of a film that it hashes. Measured with a film of 100 MB: 40 to 50. */
const SIGNING_MEGABYTES = 55;

/** Megabytes that a child needs to draw, encode or decode frames of a size. */
export function pictureMegabytes({ width, height }: Size): number {
  return CHILD_MEGABYTES + (width * height * BYTES_A_PIXEL) / 2 ** 20;
}

/** Megabytes that a child may need while it is at a job. */
export function jobMegabytes(input: ChildJobs[ChildJobKind]["input"]): number {
  if ("file" in input && !("expected" in input)) return CHILD_MEGABYTES + PREPARE_MEGABYTES;
  if ("files" in input)
    return pictureMegabytes(input.format) + Object.keys(input.files).length * MEDIA_MEGABYTES;
  if ("expected" in input) return pictureMegabytes(input.expected);
  if ("credential" in input || "certificateFile" in input) return CHILD_MEGABYTES + SIGNING_MEGABYTES;
  return CHILD_MEGABYTES + input.seconds * MEGABYTES_A_SECOND_OF_SOUND;
}

/** For the start of a process on a machine with much else to do. */
const START_MS = 15_000;
/** A changed frame takes 5 to 7 ms a million px on a quiet machine; most frames do not change at all. */
const MS_A_FRAME_MEGAPIXEL = 100;
const MS_A_SECOND_OF_FILM = 500;
/** To copy, hash and read back takes 10 to 20 ms a megabyte. */
const MS_A_MEGABYTE_SIGNED = 400;

/** A file that takes longer to decode is one that was made to. */
const PREPARE_MS = 60_000;
/** A frame of a clip of the most px, decoded on a busy machine. */
const MS_A_CLIP_FRAME = 150;

/** Milliseconds after which a job of this size must hang: many times what it takes on a slow and busy machine. */
export function jobMilliseconds(input: ChildJobs[ChildJobKind]["input"]): number {
  if ("file" in input && !("expected" in input)) return START_MS + PREPARE_MS;
  if ("outFile" in input && "segment" in input) {
    const { width, height } = input.format;
    const media = Object.keys(input.files).length > 0 ? MS_A_CLIP_FRAME : 0;
    return START_MS + input.segment.frames * (width * height * 1e-6 * MS_A_FRAME_MEGAPIXEL + media);
  }
  if ("expected" in input) return START_MS + input.expected.seconds * MS_A_SECOND_OF_FILM;
  if ("credential" in input) return START_MS + (input.bytes / 2 ** 20) * MS_A_MEGABYTE_SIGNED;
  if ("samplesFile" in input) return START_MS + input.seconds * MS_A_SECOND_OF_FILM;
  return START_MS;
}
