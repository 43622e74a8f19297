import { closeSync, openSync, readSync, renameSync, rmSync } from "node:fs";
import { SOUND_FRAME_SAMPLES, type Caption, type Timeline } from "../../artifacts/timeline.ts";
import { readSegmentIndex } from "../encoder/segment-file.ts";
import { iso639Part2 } from "./language-code.ts";
import {
  aacEntry,
  avcEntry,
  chapterEntry,
  chapterSample,
  textSample,
  timedTextEntry,
} from "./mp4/sample-entries.ts";
import type { Mp4Sample, Mp4Track } from "./mp4/track.ts";
import { writeMp4 } from "./mp4/write-mp4.ts";
import type { Mp4Chunk } from "./mp4/write-mp4.ts";
import { captionText } from "./captions.ts";
import { laySounds } from "./lay-sounds.ts";
import { AUDIO_SAMPLE_RATE, PRIMING, STEREO_CONFIGURATION, USUAL_BIT_RATE } from "./sound-format.ts";

export type MovieParts = {
  timeline: Timeline;
  /** One file a segment of the timeline, in its order. */
  segmentFiles: readonly string[];
  /** One file of encoded sound a scene of the timeline, in its order. */
  soundFiles: readonly string[];
  /** Leaves the caption track out. */
  withoutCaptions?: boolean;
  comment?: string;
  /** JPEG shown by players that list films. */
  cover?: Uint8Array;
};

/** A run of samples that lie together in the file: whose they are, when they begin, how to get them. */
type Run = { track: number; startSeconds: number; samples: Mp4Sample[]; read: () => Uint8Array };

const TEXT_TIMESCALE = 1000;

/**
 * Joins segments, sounds, captions and chapters into an MP4 that starts to play at once. Video is
 * copied, never decoded. Returns the file's bytes. The file appears whole or not at all.
 */
export function joinMovie(parts: MovieParts, outFile: string): { bytes: number } {
  const { timeline } = parts;
  const seconds = timeline.frames / timeline.format.fps;
  const language = iso639Part2(timeline.language);
  const segments = openSegments(parts);
  try {
    const chapters = timeline.scenes.map(({ title, startFrame }) => ({
      startSeconds: startFrame / timeline.format.fps,
      title,
    }));
    const captions = parts.withoutCaptions === true ? [] : timeline.captions;
    const { width, height } = timeline.format;
    const text = () => ({ timescale: TEXT_TIMESCALE, chunks: [], samples: [], skip: 0, language });
    const tracks: Mp4Track[] = [
      {
        kind: "video",
        timescale: timeline.format.fps * 1000,
        language: "und",
        sampleEntry: avcEntry(width, height, segments.configuration),
        samples: [],
        chunks: [],
        width,
        height,
        skip: 0,
      },
      {
        kind: "audio",
        timescale: AUDIO_SAMPLE_RATE,
        language,
        sampleEntry: aacEntry(2, AUDIO_SAMPLE_RATE, STEREO_CONFIGURATION, USUAL_BIT_RATE),
        samples: [],
        chunks: [],
        width: 0,
        height: 0,
        skip: PRIMING,
      },
    ];
    const runs = [...segments.runs, ...audioRuns(parts)];
    if (captions.length > 0) {
      runs.push(...textRuns(tracks.length, captionCues(captions, seconds)));
      const lowest = { ...text(), width, height: Math.round(height / 7) };
      tracks.push({ ...lowest, kind: "captions", sampleEntry: timedTextEntry() });
    }
    if (chapters.length > 0) {
      const cues = chapters.map(({ startSeconds, title }, index) => ({
        from: startSeconds,
        to: chapters[index + 1]?.startSeconds ?? seconds,
        bytes: chapterSample(title),
      }));
      runs.push(...textRuns(tracks.length, cues));
      tracks[0]!.chapterTrack = tracks.length + 1;
      tracks.push({ ...text(), kind: "chapters", sampleEntry: chapterEntry(), width: 0, height: 0 });
    }
    const chunks = interleave(runs, tracks);
    const tags = {
      title: timeline.title,
      ...(parts.comment === undefined ? {} : { comment: parts.comment }),
      ...(parts.cover === undefined ? {} : { cover: parts.cover }),
    };
    const partFile = `${outFile}.part`;
    try {
      const bytes = writeMp4(partFile, { tracks, chunks, seconds, chapters, tags });
      renameSync(partFile, outFile);
      return { bytes };
    } finally {
      rmSync(partFile, { force: true });
    }
  } finally {
    segments.close();
  }
}

/** Puts the runs into the order of time and enters them into their tracks. */
function interleave(runs: readonly Run[], tracks: readonly Mp4Track[]): Mp4Chunk[] {
  const ordered = [...runs].sort((a, b) => a.startSeconds - b.startSeconds || a.track - b.track);
  return ordered.map(({ track, samples, read }) => {
    for (const sample of samples) tracks[track]!.samples.push(sample);
    tracks[track]!.chunks.push({ samples: samples.length });
    return { track, bytes: samples.reduce((sum, { size }) => sum + size, 0), read };
  });
}

function openSegments({ timeline, segmentFiles }: MovieParts): {
  configuration: Uint8Array;
  runs: Run[];
  close(): void;
} {
  const { format, segments } = timeline;
  if (segmentFiles.length !== segments.length) {
    throw new Error(`${segmentFiles.length} files for ${segments.length} segments`);
  }
  const files: number[] = [];
  const runs: Run[] = [];
  let configuration: Uint8Array | null = null;
  let frame = 0;
  const close = (): void => files.forEach((file) => closeSync(file));
  try {
    segmentFiles.forEach((path, index) => {
      const segment = readSegmentIndex(path);
      const { name, frames } = segments[index]!;
      if (segment.samples.length !== frames) {
        throw new Error(`${name}: ${segment.samples.length} frames in its file, ${frames} in the timeline`);
      }
      configuration ??= segment.configuration;
      if (!Buffer.from(segment.configuration).equals(configuration)) {
        throw new Error(`${name} was encoded with other parameter sets than the segments before it`);
      }
      const file = openSync(path, "r");
      files.push(file);
      let offset = segment.dataOffset;
      // A run a second: players read ahead by little.
      for (let start = 0; start < frames; start += format.fps) {
        const samples = segment.samples
          .slice(start, start + format.fps)
          .map(({ size, key }) => ({ size, key, duration: 1000 }));
        const size = samples.reduce((sum, sample) => sum + sample.size, 0);
        const position = offset;
        runs.push({
          track: 0,
          startSeconds: (frame + start) / format.fps,
          samples,
          read: () => readBytes(file, position, size),
        });
        offset += size;
      }
      frame += frames;
    });
  } catch (error) {
    close();
    throw error;
  }
  if (frame !== timeline.frames)
    throw new Error(`${frame} frames in segments, ${timeline.frames} in the film`);
  if (configuration === null) throw new Error("a film without segments");
  return { configuration, runs, close };
}

function readBytes(file: number, position: number, size: number): Uint8Array {
  const bytes = Buffer.alloc(size);
  if (readSync(file, bytes, 0, size, position) !== size) throw new Error("a segment file is cut short");
  return bytes;
}

function audioRuns({ timeline, soundFiles }: MovieParts): Run[] {
  const { scenes, frames, format } = timeline;
  if (soundFiles.length !== scenes.length) {
    throw new Error(`${soundFiles.length} sounds for ${scenes.length} scenes`);
  }
  const placed = soundFiles.map((path, index) => ({
    path,
    startSeconds: scenes[index]!.speechStartSeconds,
  }));
  return laySounds(placed, frames / format.fps).map(({ startSeconds, sizes, read }) => ({
    track: 1,
    startSeconds,
    samples: sizes.map((size) => ({ size, duration: SOUND_FRAME_SAMPLES, key: true })),
    read,
  }));
}

type TextCue = { from: number; to: number; bytes: Buffer };

/** Captions without gaps: where nothing is said, an empty text. */
function captionCues(captions: readonly Caption[], seconds: number): TextCue[] {
  const cues: TextCue[] = [];
  const silence = textSample("");
  let at = 0;
  for (const caption of captions) {
    const from = Math.max(at, Math.min(caption.startSeconds, seconds));
    const to = Math.max(from, Math.min(caption.endSeconds, seconds));
    if (from > at) cues.push({ from: at, to: from, bytes: silence });
    if (to > from) cues.push({ from, to, bytes: textSample(captionText(caption)) });
    at = to;
  }
  if (at < seconds) cues.push({ from: at, to: seconds, bytes: silence });
  return cues;
}

function ticks(seconds: number): number {
  return Math.round(seconds * TEXT_TIMESCALE);
}

function textRuns(track: number, cues: readonly TextCue[]): Run[] {
  return cues.map(({ from, to, bytes }) => ({
    track,
    startSeconds: from,
    samples: [{ size: bytes.length, duration: ticks(to) - ticks(from), key: true }],
    read: () => bytes,
  }));
}
