import { closeSync, openSync, writeSync } from "node:fs";
import { ascii, u32 } from "./boxes.ts";
import { fileTypeBox, movieBox } from "./movie-box.ts";
import type { Chapter, MovieTags } from "./movie-box.ts";
import type { Mp4Track } from "./track.ts";

/** One chunk in file order: whose it is, how many bytes, and where they come from. */
export type Mp4Chunk = { track: number; bytes: number; read: () => Uint8Array };

export type Mp4 = {
  tracks: Mp4Track[];
  chunks: Mp4Chunk[];
  seconds: number;
  chapters: Chapter[];
  tags: MovieTags;
};

const DATA_HEAD_BYTES = 8;
/**
 * A box of data ends where it would grow beyond this. Who validates a mark of origin hashes box by box, and
 * the usual library holds a whole one in memory.
 */
const DATA_BOX_BYTES = 4 * 2 ** 20;

type DataBox = { bytes: number; chunks: Mp4Chunk[] };

function dataBoxes(chunks: readonly Mp4Chunk[]): DataBox[] {
  const boxes: DataBox[] = [];
  for (const chunk of chunks) {
    const last = boxes.at(-1);
    if (last === undefined || last.bytes + chunk.bytes > DATA_BOX_BYTES)
      boxes.push({ bytes: DATA_HEAD_BYTES + chunk.bytes, chunks: [chunk] });
    else {
      last.bytes += chunk.bytes;
      last.chunks.push(chunk);
    }
  }
  return boxes;
}

/**
 * Writes the file with `moov` before the data, in one pass: all sizes are known before, so nothing is
 * moved afterwards. One chunk is in memory at a time.
 */
export function writeMp4(path: string, { tracks, chunks, seconds, chapters, tags }: Mp4): number {
  const fileType = fileTypeBox();
  const data = dataBoxes(chunks);
  const movieAt = (dataStart: number): Buffer => {
    const offsets: number[][] = tracks.map(() => []);
    let boxStart = dataStart;
    for (const box of data) {
      let position = boxStart + DATA_HEAD_BYTES;
      for (const chunk of box.chunks) {
        offsets[chunk.track]!.push(position);
        position += chunk.bytes;
      }
      boxStart += box.bytes;
    }
    return movieBox(tracks, offsets, seconds, chapters, tags);
  };
  // The movie box's size depends on the offsets only by their width, which the first try may get wrong.
  let movie = movieAt(fileType.length);
  let dataStart = 0;
  while (dataStart !== fileType.length + movie.length) {
    dataStart = fileType.length + movie.length;
    movie = movieAt(dataStart);
  }

  const file = openSync(path, "w");
  const write = (bytes: Uint8Array): void => {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
  };
  try {
    write(Buffer.concat([fileType, movie]));
    for (const box of data) {
      write(Buffer.concat([u32(box.bytes), ascii("mdat")]));
      for (const chunk of box.chunks) {
        const bytes = chunk.read();
        if (bytes.length !== chunk.bytes)
          throw new Error(`a chunk of ${bytes.length} bytes, not ${chunk.bytes}`);
        write(bytes);
      }
    }
  } finally {
    closeSync(file);
  }
  return dataStart + data.reduce((sum, { bytes }) => sum + bytes, 0);
}
