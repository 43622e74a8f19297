/**
 * How fast a film is made, from its plan and stored speech to the MP4. Prints one JSON object.
 * Usage: npm run --silent bench:film -- [BRIEF.md] [--runs N] [--resolution 720p|1080p|2160p]
 *        [--fps N] [--style NAME] [--duration short|deep|long] [--processes N] [--keep FILE.mp4]
 */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { VIDEO_DURATIONS, VIDEO_STYLES } from "../src/artifacts/style.ts";
import type { StyleName, VideoDuration } from "../src/artifacts/style.ts";
import type { Format } from "../src/artifacts/timeline.ts";
import type { SegmentStats } from "../src/film/render/segment-stats.ts";
import { openRenderPool } from "../src/pipeline/open-render-pool.ts";
import { makeFilm } from "./make-film.ts";
import type { MadeFilm } from "./make-film.ts";
import { median, rounded } from "./median.ts";
import { watchMemory } from "./peak-memory.ts";
import { prepareFilm } from "./prepare-film.ts";

const RESOLUTIONS: Record<string, { width: number; height: number }> = {
  "720p": { width: 1280, height: 720 },
  "1080p": { width: 1920, height: 1080 },
  "2160p": { width: 3840, height: 2160 },
};
const RATES = [24, 25, 30, 60] as const;
const TIMEOUT_MS = 600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    resolution: { type: "string", default: "1080p" },
    fps: { type: "string", default: "30" },
    style: { type: "string" },
    duration: { type: "string", default: "short" },
    processes: { type: "string", default: String(availableParallelism()) },
    keep: { type: "string" },
  },
});

function sumOf(made: MadeFilm, of: (stats: SegmentStats) => number): number {
  return made.segments.reduce((sum, stats) => sum + of(stats), 0);
}

function chosenFormat(): Format {
  const size = RESOLUTIONS[values.resolution];
  const fps = RATES.find((rate) => String(rate) === values.fps);
  if (size === undefined || fps === undefined) throw new Error("no such resolution or frame rate");
  return { ...size, fps };
}

function chosenStyle(): StyleName | undefined {
  const style = VIDEO_STYLES.find((name) => name === values.style);
  if (values.style !== undefined && style === undefined) throw new Error(`no style ${values.style}`);
  return style === "auto" ? undefined : style;
}

function chosenDuration(): VideoDuration {
  const duration = VIDEO_DURATIONS.find((name) => name === values.duration);
  if (duration === undefined) throw new Error(`no duration ${values.duration}`);
  return duration;
}

const brief = positionals[0] ?? join(import.meta.dirname, "..", "test", "briefs", "photosynthesis.md");
const format = chosenFormat();
const folder = mkdtempSync(join(tmpdir(), "bench-film-"));
const pool = openRenderPool({ processes: Number(values.processes), timeoutMs: TIMEOUT_MS });
try {
  const film = await prepareFilm(brief, folder, chosenStyle(), chosenDuration());
  // Once before the clock: processes start, fonts and code are read. Memory is watched here alone, because to be
  // counted the pages of all processes are walked through, ten times a second: a sixteenth of two cores.
  const memory = watchMemory();
  await makeFilm(film, format, pool, folder);
  const peak = memory.stop();
  const runs: MadeFilm[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    runs.push(await makeFilm(film, format, pool, folder));
  const last = runs.at(-1);
  if (last === undefined) throw new Error("--runs must be at least 1");
  if (values.keep !== undefined) copyFileSync(last.file, values.keep);
  const changed = sumOf(last, (stats) => stats.changed);
  const wall = median(runs.map(({ wallSeconds }) => wallSeconds));
  const step = (name: "draw" | "convert" | "encode"): number =>
    rounded(median(runs.map((made) => sumOf(made, ({ ms }) => ms[name]))) / changed, 3);
  const phase = (name: keyof MadeFilm["phases"]): number =>
    Math.round(median(runs.map(({ phases }) => phases[name])));
  console.log(
    JSON.stringify({
      brief,
      style: film.storyboard.style,
      resolution: values.resolution,
      fps: format.fps,
      processes: Number(values.processes),
      film_seconds: rounded(last.filmSeconds, 3),
      wall_seconds: rounded(wall, 3),
      x_realtime: rounded(last.filmSeconds / wall, 1),
      segments: last.segments.length,
      changed_frames: changed,
      held_frames: sumOf(last, (stats) => stats.held),
      ms_per_changed_frame: {
        draw: step("draw"),
        convert: step("convert"),
        encode: step("encode"),
        mux: rounded(median(runs.map(({ phases }) => phases.mux)) / changed, 3),
      },
      phase_ms: {
        layout: phase("layout"),
        sound: phase("sound"),
        pictures: phase("pictures"),
        mux: phase("mux"),
      },
      peak_rss_mb: Math.round(peak.rss),
      peak_pss_mb: Math.round(peak.pss),
      bytes: last.bytes,
      runs: runs.map(({ wallSeconds }) => rounded(wallSeconds, 3)),
    }),
  );
} finally {
  pool.close();
  rmSync(folder, { recursive: true, force: true });
}
