/** Just enough of ISO/IEC 14496-12 to tell sound from moving pictures: the handlers of the tracks. */
import { open, type FileHandle } from "node:fs/promises";

/** Boxes on the way to a track's handler. */
const CONTAINERS = new Set(["moov", "trak", "mdia"]);
/** A file has a handful of boxes; one with more than this is made to keep us busy. */
const MAX_BOXES = 2_000;

type Budget = { boxes: number };

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return bytesRead === length ? buffer : null;
}

async function findPicture(file: FileHandle, start: number, end: number, budget: Budget): Promise<boolean> {
  let position = start;
  while (position + 8 <= end) {
    if ((budget.boxes += 1) > MAX_BOXES) return true;
    const head = await bytesAt(file, position, 8);
    if (head === null) return false;
    const type = head.toString("latin1", 4, 8);
    let size = head.readUInt32BE(0);
    let headSize = 8;
    if (size === 1) {
      const large = await bytesAt(file, position + 8, 8);
      size = large === null ? 0 : Number(large.readBigUInt64BE());
      headSize = 16;
    }
    const next = size === 0 ? end : Math.min(end, position + size);
    if (next < position + headSize) return false;
    if (CONTAINERS.has(type) && (await findPicture(file, position + headSize, next, budget))) return true;
    if (type === "hdlr") {
      const handler = await bytesAt(file, position + headSize + 8, 4);
      if (handler?.toString("latin1") === "vide") return true;
    }
    position = next;
  }
  return false;
}

/** True where an MP4 file has a track of moving pictures, or has more boxes than any real file. */
export async function hasPictureTrack(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return await findPicture(file, 0, (await file.stat()).size, { boxes: 0 });
  } finally {
    await file.close();
  }
}
