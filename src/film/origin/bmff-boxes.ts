/** Boxes of an ISO base media file as they lie in a file or in a buffer (ISO/IEC 14496-12, 4.2). */
import { fstatSync, readSync } from "node:fs";

export type BoxSpan = { type: string; at: number; size: number };

const HEAD = 8;
const LONG_HEAD = 16;

function spanAt(head: Buffer, at: number, end: number): BoxSpan {
  const short = head.readUInt32BE(0);
  const type = head.toString("latin1", 4, 8);
  // 1: a 64-bit size follows; 0: to the end.
  const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
  if (size < HEAD || at + size > end) throw new Error(`box ${type} at ${at} does not fit into the file`);
  return { type, at, size };
}

/** The boxes of the file's top level. @throws Error where it is not made of whole boxes. */
export function topLevelBoxes(file: number): BoxSpan[] {
  const end = fstatSync(file).size;
  const boxes: BoxSpan[] = [];
  for (let at = 0; at < end;) {
    const head = Buffer.alloc(LONG_HEAD);
    if (readSync(file, head, 0, LONG_HEAD, at) < HEAD) throw new Error("half a box at the end of the file");
    const box = spanAt(head, at, end);
    boxes.push(box);
    at += box.size;
  }
  return boxes;
}

/** The boxes of which `bytes` are made from `from` to `to`. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): BoxSpan[] {
  const boxes: BoxSpan[] = [];
  for (let at = from; at < to;) {
    const box = spanAt(bytes.subarray(at, at + LONG_HEAD), at, to);
    boxes.push(box);
    at += box.size;
  }
  return boxes;
}

const ON_THE_WAY = new Set(["trak", "mdia", "minf", "stbl"]);

/** Moves all chunk offsets of a `moov` box by `distance`, in place. */
export function shiftChunkOffsets(movie: Buffer, distance: number, from = HEAD, to = movie.length): void {
  for (const { type, at, size } of boxesIn(movie, from, to)) {
    if (ON_THE_WAY.has(type)) shiftChunkOffsets(movie, distance, at + HEAD, at + size);
    // A full box: four bytes of version and flags, the count, the offsets.
    const first = at + HEAD + 8;
    if (type === "stco")
      for (let entry = first; entry < at + size; entry += 4)
        movie.writeUInt32BE(movie.readUInt32BE(entry) + distance, entry);
    if (type === "co64")
      for (let entry = first; entry < at + size; entry += 8)
        movie.writeBigUInt64BE(movie.readBigUInt64BE(entry) + BigInt(distance), entry);
  }
}
