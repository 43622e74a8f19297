import { closeSync, openSync, writeSync } from "node:fs";
import { ascii, u32, u64 } from "./boxes.ts";
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

/** `mdat` with a 64-bit size, so that its head is equally long for every film. */
const DATA_HEAD_BYTES = 16;

/**
 * Writes the file with `moov` before `mdat`, in one pass: all sizes are known before, so nothing is
 * moved afterwards. One chunk is in memory at a time.
 */
export function writeMp4(path: string, { tracks, chunks, seconds, chapters, tags }: Mp4): number {
  const fileType = fileTypeBox();
  const movieAt = (dataStart: number): Buffer => {
    const offsets: number[][] = tracks.map(() => []);
    let position = dataStart;
    for (const chunk of chunks) {
      offsets[chunk.track]!.push(position);
      position += chunk.bytes;
    }
    return movieBox(tracks, offsets, seconds, chapters, tags);
  };
  const dataBytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
  // The movie box's size depends on the offsets only by their width, which the first try may get wrong.
  let movie = movieAt(fileType.length + DATA_HEAD_BYTES);
  let dataStart = 0;
  while (dataStart !== fileType.length + movie.length + DATA_HEAD_BYTES) {
    dataStart = fileType.length + movie.length + DATA_HEAD_BYTES;
    movie = movieAt(dataStart);
  }

  const file = openSync(path, "w");
  const write = (bytes: Uint8Array): void => {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
  };
  try {
    write(Buffer.concat([fileType, movie, u32(1), ascii("mdat"), u64(dataBytes + DATA_HEAD_BYTES)]));
    for (const chunk of chunks) {
      const bytes = chunk.read();
      if (bytes.length !== chunk.bytes)
        throw new Error(`a chunk of ${bytes.length} bytes, not ${chunk.bytes}`);
      write(bytes);
    }
  } finally {
    closeSync(file);
  }
  return dataStart + dataBytes;
}
