import { ascii, box, fullBox, u16, u32, u64, u8, UNITY_MATRIX } from "./boxes.ts";
import { MOVIE_TIMESCALE, trackBox } from "./track.ts";
import type { Mp4Track } from "./track.ts";

export type Chapter = { startSeconds: number; title: string };

export type MovieTags = {
  title: string;
  comment?: string;
  /** JPEG. */
  cover?: Uint8Array;
};

export function fileTypeBox(): Buffer {
  return box("ftyp", ascii("isom"), u32(0x200), ascii("isomiso2avc1mp41"));
}

/** The `moov` box. `offsets[i]` are the chunk offsets of track i. Without dates: same film, same bytes. */
export function movieBox(
  tracks: readonly Mp4Track[],
  offsets: readonly (readonly number[])[],
  seconds: number,
  chapters: readonly Chapter[],
  tags: MovieTags,
): Buffer {
  const duration = Math.round(seconds * MOVIE_TIMESCALE);
  return box(
    "moov",
    fullBox(
      "mvhd",
      0,
      0,
      u32(0, 0, MOVIE_TIMESCALE, duration, 0x10000),
      u16(0x100, 0),
      u32(0, 0),
      UNITY_MATRIX,
      u32(0, 0, 0, 0, 0, 0, tracks.length + 1),
    ),
    ...tracks.map((track, index) => trackBox(track, index + 1, offsets[index] ?? [], seconds)),
    box("udta", tagBox(tags), ...(chapters.length > 0 ? [chapterBox(chapters)] : [])),
  );
}

const UTF8 = 1;
const JPEG = 13;

function tag(name: string, type: number, value: Uint8Array): Buffer {
  return box(name, box("data", u32(type, 0), value));
}

/** iTunes metadata, which every player reads. */
function tagBox({ title, comment, cover }: MovieTags): Buffer {
  return fullBox(
    "meta",
    0,
    0,
    fullBox("hdlr", 0, 0, u32(0), ascii("mdirappl"), u32(0, 0), u8(0)),
    box(
      "ilst",
      tag("\u00a9nam", UTF8, Buffer.from(title)),
      tag("\u00a9too", UTF8, Buffer.from("Lanternist")),
      ...(comment === undefined ? [] : [tag("\u00a9cmt", UTF8, Buffer.from(comment))]),
      ...(cover === undefined ? [] : [tag("covr", JPEG, cover)]),
    ),
  );
}

/** Nero chapters, for players that do not read chapter tracks. Starts in units of 100 ns. */
function chapterBox(chapters: readonly Chapter[]): Buffer {
  const listed = chapters.slice(0, 255);
  return fullBox(
    "chpl",
    1,
    0,
    u32(0),
    u8(listed.length),
    ...listed.map(({ startSeconds, title }) => {
      const bytes = utf8Within(title, 255);
      return Buffer.concat([u64(Math.round(startSeconds * 1e7)), u8(bytes.length), bytes]);
    }),
  );
}

/** As much of the text as fits into so many bytes, never half a character. */
function utf8Within(text: string, limit: number): Buffer {
  const bytes = Buffer.from(text);
  let end = Math.min(limit, bytes.length);
  // A byte 10xxxxxx goes on with the character before it.
  while (end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}
