import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Format, Segment } from "../src/artifacts/timeline.ts";
import { joinMovie } from "../src/film/movie/join-movie.ts";
import type { RenderPool } from "../src/film/render/render-pool.ts";
import { renderOrder } from "../src/film/render/render-order.ts";
import { segmentHash } from "../src/film/render/segment-hash.ts";
import { soundHash } from "../src/film/render/sound-hash.ts";
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
  soundsMade: number;
};

/** Files of segments and sounds that were made before, by hash. */
export type StoredParts = Map<string, string>;

async function timed<T>(work: Promise<T>): Promise<[result: T, milliseconds: number]> {
  const started = performance.now();
  const result = await work;
  return [result, performance.now() - started];
}

/** Storyboard and speech → finished MP4: layout, all segments and sounds that are not stored, join. What the clock runs for. */
export async function makeFilm(
  film: PreparedFilm,
  format: Format,
  pool: RenderPool,
  folder: string,
  stored?: StoredParts,
): Promise<MadeFilm> {
  const begun = performance.now();
  const timeline = splitScenes(await buildTimeline(film.storyboard, film.speeches, format));
  const laidOut = performance.now();
  const filmSeconds = timeline.frames / format.fps;
  let soundsMade = 0;
  const soundFile = async (samplesFile: string, scene: number): Promise<string> => {
    const hash = soundHash(film.sampleHashes[scene]);
    const found = stored?.get(hash);
    if (found !== undefined) return found;
    const seconds = film.speeches[scene]?.durationSeconds ?? 0;
    const outFile = join(folder, `${randomUUID()}.aac`);
    await pool.makeSound({ samplesFile, seconds, outFile });
    soundsMade += 1;
    stored?.set(hash, outFile);
    return outFile;
  };
  const sounds = Promise.all(film.sampleFiles.map(soundFile));
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
  const started: Promise<string>[] = [];
  for (const position of renderOrder(timeline.segments))
    started[position] = segmentFile(timeline.segments[position]!);
  const rendered = Promise.all(started);
  const [[soundFiles, soundMs], [segmentFiles, picturesMs]] = await Promise.all([
    timed(sounds),
    timed(rendered),
  ]);
  const muxStarted = performance.now();
  const file = join(folder, "film.mp4");
  const { bytes } = joinMovie({ timeline, segmentFiles, soundFiles }, file);
  const ended = performance.now();
  if (stored === undefined) [...segmentFiles, ...soundFiles].forEach((path) => rmSync(path));
  return {
    file,
    filmSeconds,
    wallSeconds: (ended - begun) / 1000,
    phases: {
      layout: laidOut - begun,
      sound: soundMs,
      pictures: picturesMs,
      mux: ended - muxStarted,
    },
    bytes,
    segments,
    soundsMade,
  };
}
