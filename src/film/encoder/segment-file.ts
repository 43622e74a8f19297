import { closeSync, fstatSync, openSync, readSync, writeSync } from "node:fs";
import type { Format } from "../../artifacts/timeline.ts";
import type { Sample } from "./video-encoder.ts";

/**
 * A segment's video as it lies on disk, ready to be copied into an MP4 without being decoded:
 * magic (8 bytes) · samples back to back · index (a 32-bit word a sample: its size, top bit set for a
 * key frame) · header (JSON) · length of the header, count of samples (32-bit words) · magic.
 * Words are big endian. The end is written last, so that a file cut short is noticed.
 */
const MAGIC = Buffer.from("LNTRNSG1", "latin1");
const KEY_BIT = 0x80000000;
const FOOTER_BYTES = 8 + MAGIC.length;
/** Samples are gathered, so that held frames of 15 bytes do not cost a system call each. */
const FLUSH_BYTES = 1 << 20;

export type SegmentIndex = {
  format: Format;
  /** Content of the `avcC` box. */
  configuration: Uint8Array;
  /** Where the first sample begins in the file; the others follow without gaps. */
  dataOffset: number;
  samples: { size: number; key: boolean }[];
};

export type SegmentWriter = {
  add(sample: Sample): void;
  finish(): void;
  /** Gives up; harmless after `finish`. */
  abandon(): void;
};

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** Opens the file for writing; either `finish` or `abandon` must be called. */
export function writeSegmentFile(path: string, format: Format, configuration: Uint8Array): SegmentWriter {
  const file = openSync(path, "w");
  let open = true;
  let pending: Uint8Array[] = [MAGIC];
  let pendingBytes = 0;
  const index: number[] = [];
  const flush = (): void => {
    const bytes = Buffer.concat(pending);
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
    pending = [];
    pendingBytes = 0;
  };
  const close = (): void => {
    if (open) closeSync(file);
    open = false;
  };
  return {
    add({ data, key }) {
      pending.push(data);
      pendingBytes += data.length;
      index.push(key ? data.length + KEY_BIT : data.length);
      if (pendingBytes > FLUSH_BYTES) flush();
    },
    finish() {
      const header = Buffer.from(
        JSON.stringify({ ...format, configuration: Buffer.from(configuration).toString("hex") }),
      );
      pending.push(words(index), header, words([header.length, index.length]), MAGIC);
      flush();
      close();
    },
    abandon: close,
  };
}

/** Reads everything but the samples. Throws where the file is not a segment, or not all of one. */
export function readSegmentIndex(path: string): SegmentIndex {
  const file = openSync(path, "r");
  try {
    const fileSize = fstatSync(file).size;
    const read = (position: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      if (position < 0 || readSync(file, bytes, 0, length, position) !== length) {
        throw new Error(`${path} is not a whole segment`);
      }
      return bytes;
    };
    const footer = read(fileSize - FOOTER_BYTES, FOOTER_BYTES);
    if (!footer.subarray(8).equals(MAGIC) || !read(0, MAGIC.length).equals(MAGIC)) {
      throw new Error(`${path} is not a whole segment`);
    }
    const headerLength = footer.readUInt32BE(0);
    const count = footer.readUInt32BE(4);
    const headerStart = fileSize - FOOTER_BYTES - headerLength;
    const header = JSON.parse(read(headerStart, headerLength).toString()) as Format & {
      configuration: string;
    };
    const index = read(headerStart - count * 4, count * 4);
    const samples = Array.from({ length: count }, (_, sample) => {
      const word = index.readUInt32BE(sample * 4);
      return { size: word % KEY_BIT, key: word >= KEY_BIT };
    });
    const size = samples.reduce((sum, sample) => sum + sample.size, 0);
    if (MAGIC.length + size + count * 4 !== headerStart) throw new Error(`${path} is damaged`);
    const { width, height, fps } = header;
    return {
      format: { width, height, fps },
      configuration: Buffer.from(header.configuration, "hex"),
      dataOffset: MAGIC.length,
      samples,
    };
  } finally {
    closeSync(file);
  }
}
