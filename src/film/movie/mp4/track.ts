import { ascii, box, fullBox, u16, u32, u64, UNITY_MATRIX } from "./boxes.ts";

export type Mp4Sample = { size: number; duration: number; key: boolean };

/** A track as it is described in `moov`. Times in the track's own timescale unless named otherwise. */
export type Mp4Track = {
  kind: "video" | "audio" | "captions" | "chapters";
  timescale: number;
  /** ISO 639-2/T. */
  language: string;
  /** The codec's own description, an entry of `stsd`. */
  sampleEntry: Buffer;
  samples: Mp4Sample[];
  /** Samples a chunk, in file order; they add up to all samples. */
  chunks: { samples: number }[];
  width: number;
  height: number;
  /** Media before this time is skipped: the encoder's priming. */
  skip: number;
  /** Numbers (from 1) of tracks that this one refers to as its chapters. */
  chapterTrack?: number;
};

/** Timescale of the movie header and of edit lists: a whole number of units a frame at 24, 25, 30 and 60 fps. */
export const MOVIE_TIMESCALE = 120_000;

const HANDLERS = {
  video: { type: "vide", name: "Video" },
  audio: { type: "soun", name: "Narration" },
  captions: { type: "sbtl", name: "Captions" },
  chapters: { type: "text", name: "Chapters" },
} as const;

const ENABLED_IN_MOVIE = 3;
/** Chapters are found by reference; players must not show them as a text. */
const IN_MOVIE_ONLY = 2;

/** The `trak` box. `offsets`: where each chunk begins in the file; `seconds`: how long the film is. */
export function trackBox(
  track: Mp4Track,
  number: number,
  offsets: readonly number[],
  seconds: number,
): Buffer {
  const duration = Math.round(seconds * MOVIE_TIMESCALE);
  const mediaDuration = track.samples.reduce((sum, sample) => sum + sample.duration, 0);
  const { type, name } = HANDLERS[track.kind];
  const flags = track.kind === "chapters" ? IN_MOVIE_ONLY : ENABLED_IN_MOVIE;
  const alternateGroup = { video: 0, audio: 1, captions: 2, chapters: 0 }[track.kind];
  return box(
    "trak",
    fullBox(
      "tkhd",
      0,
      flags,
      u32(0, 0, number, 0, duration, 0, 0),
      u16(0, alternateGroup, track.kind === "audio" ? 0x0100 : 0, 0),
      UNITY_MATRIX,
      u32(track.width * 0x10000, track.height * 0x10000),
    ),
    box("edts", fullBox("elst", 0, 0, u32(1, duration, track.skip, 0x10000))),
    ...(track.chapterTrack === undefined ? [] : [box("tref", box("chap", u32(track.chapterTrack)))]),
    box(
      "mdia",
      fullBox("mdhd", 0, 0, u32(0, 0, track.timescale, mediaDuration), u16(packLanguage(track.language), 0)),
      fullBox("hdlr", 0, 0, u32(0), ascii(type), u32(0, 0, 0), ascii(`${name}\0`)),
      box(
        "minf",
        MEDIA_HEADERS[track.kind],
        box("dinf", fullBox("dref", 0, 0, u32(1), fullBox("url ", 0, 1))),
        sampleTable(track, offsets),
      ),
    ),
  );
}

/** Three letters of five bits (ISO/IEC 14496-12, 8.4.2). */
function packLanguage(language: string): number {
  return [0, 1, 2].reduce((packed, index) => packed * 32 + (language.charCodeAt(index) - 0x60), 0);
}

/** By kind of track; for chapters as in the QuickTime File Format, where players look for them. */
const MEDIA_HEADERS: Record<Mp4Track["kind"], Buffer> = {
  video: fullBox("vmhd", 0, 1, u16(0, 0, 0, 0)),
  audio: fullBox("smhd", 0, 0, u16(0, 0)),
  captions: fullBox("nmhd", 0, 0),
  chapters: box(
    "gmhd",
    fullBox("gmin", 0, 0, u16(0x40, 0x8000, 0x8000, 0x8000, 0, 0)),
    box("text", u16(1), u32(0, 0, 0, 1, 0, 0, 0, 0x4000), u16(0)),
  ),
};

function sampleTable(track: Mp4Track, offsets: readonly number[]): Buffer {
  const { samples } = track;
  const keys = samples.flatMap(({ key }, index) => (key ? [index + 1] : []));
  const wide = offsets.some((offset) => offset > 0xffffffff);
  return box(
    "stbl",
    fullBox("stsd", 0, 0, u32(1), track.sampleEntry),
    timeToSample(samples),
    ...(keys.length === samples.length ? [] : [fullBox("stss", 0, 0, u32(keys.length), words(keys))]),
    sampleToChunk(track.chunks),
    fullBox("stsz", 0, 0, u32(0, samples.length), words(samples.map(({ size }) => size))),
    wide
      ? fullBox("co64", 0, 0, u32(offsets.length), ...offsets.map(u64))
      : fullBox("stco", 0, 0, u32(offsets.length), words(offsets)),
    ...(track.kind === "audio" ? rollGroups(samples.length) : []),
  );
}

/** As `u32`, for lists too long to be spread into arguments. */
function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** Runs of equal values as [count, value] pairs. */
function runsOf(values: readonly number[]): [count: number, value: number][] {
  const runs: [number, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === value) last[0] += 1;
    else runs.push([1, value]);
  }
  return runs;
}

function timeToSample(samples: readonly Mp4Sample[]): Buffer {
  const runs = runsOf(samples.map(({ duration }) => duration));
  return fullBox("stts", 0, 0, u32(runs.length), words(runs.flat()));
}

function sampleToChunk(chunks: Mp4Track["chunks"]): Buffer {
  let chunk = 1;
  const entries = runsOf(chunks.map(({ samples }) => samples)).flatMap(([count, samples]) => {
    const entry = [chunk, samples, 1];
    chunk += count;
    return entry;
  });
  return fullBox("stsc", 0, 0, u32(entries.length / 3), words(entries));
}

/** AAC needs the frame before to decode one (ISO/IEC 14496-12, 10.1, `roll`). */
function rollGroups(samples: number): Buffer[] {
  return [
    fullBox("sgpd", 1, 0, ascii("roll"), u32(2, 1), u16(-1)),
    fullBox("sbgp", 0, 0, ascii("roll"), u32(1, samples, 1)),
  ];
}
