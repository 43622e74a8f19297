import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Format, Segment } from "../src/artifacts/timeline.ts";
import { withData } from "../src/film/movie/encode-narration.ts";
import { joinMovie } from "../src/film/movie/join-movie.ts";
import type { RenderPool } from "../src/film/render/render-pool.ts";
import { segmentHash } from "../src/film/render/segment-hash.ts";
import type { SegmentStats } from "../src/film/render/segment-stats.ts";
import { buildTimeline } from "../src/film/timeline/build-timeline.ts";
import { splitScenes } from "../src/film/timeline/split-scenes.ts";
import type { PreparedFilm } from "./prepare-film.ts";

export type MadeFilm = {
  file: string;
  filmSeconds: number;
  wallSeconds: number;
  /** Milliseconds of each part; sound and pictures are made at the same time. */
  phases: { layout: number; sound: number; pictures: number; mux: number };
  bytes: number;
  /** Those that were made. */
  segments: SegmentStats[];
};

/** Files of segments that were made before, by hash. */
export type StoredSegments = Map<string, string>;

async function timed<T>(work: Promise<T>): Promise<[result: T, milliseconds: number]> {
  const started = performance.now();
  const result = await work;
  return [result, performance.now() - started];
}

/** Storyboard and speech → finished MP4: layout, all segments that are not stored, mastering, AAC, join. What the clock runs for. */
export async function makeFilm(
  film: PreparedFilm,
  format: Format,
  pool: RenderPool,
  folder: string,
  stored?: StoredSegments,
): Promise<MadeFilm> {
  const started = performance.now();
  const timeline = splitScenes(await buildTimeline(film.storyboard, film.speeches, format));
  const laidOut = performance.now();
  const filmSeconds = timeline.frames / format.fps;
  const soundFile = join(folder, "sound.aac");
  const sound = pool.makeNarration({
    scenes: timeline.scenes.map(({ speechStartSeconds }, index) => ({
      path: film.sampleFiles[index]!,
      startSeconds: speechStartSeconds,
    })),
    durationSeconds: filmSeconds,
    outFile: soundFile,
  });
  const segments: SegmentStats[] = [];
  const segmentFile = async (segment: Segment): Promise<string> => {
    const hash = segmentHash(segment, format);
    const found = stored?.get(hash);
    if (found !== undefined) return found;
    const path = join(folder, `${randomUUID()}.seg`);
    segments.push(await pool.render(segment, format, path));
    stored?.set(hash, path);
    return path;
  };
  const rendered = Promise.all(timeline.segments.map(segmentFile));
  const [[track, soundMs], [segmentFiles, picturesMs]] = await Promise.all([timed(sound), timed(rendered)]);
  const muxStarted = performance.now();
  const narration = withData(track, readFileSync(soundFile));
  const file = join(folder, "film.mp4");
  const { bytes } = joinMovie({ timeline, segmentFiles, narration }, file);
  const ended = performance.now();
  if (stored === undefined) segmentFiles.forEach((path) => rmSync(path));
  return {
    file,
    filmSeconds,
    wallSeconds: (ended - started) / 1000,
    phases: {
      layout: laidOut - started,
      sound: soundMs,
      pictures: picturesMs,
      mux: ended - muxStarted,
    },
    bytes,
    segments,
  };
}
