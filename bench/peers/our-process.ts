/**
 * The whole process that is timed: lays the scene out, renders its parts in child processes, joins
 * them with a sound track into an MP4. `our-process.ts OUT.mp4 [TIMES]` does so TIMES in a row with the
 * same children and prints the seconds of each as a JSON array.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { openRenderPool } from "../../src/pipeline/open-render-pool.ts";
import { SECONDS } from "./scenes/scene.ts";

const [outFile = "", times = "1"] = process.argv.slice(2);
const processes = availableParallelism();
const pool = openRenderPool({ processes, timeoutMs: 60_000 });
pool.warm();
// Loaded while the children start.
const { sceneTimeline } = await import("./scenes/our-timeline.ts");
const { joinMovie } = await import("../../src/film/movie/join-movie.ts");
const folder = await mkdtemp(join(tmpdir(), "our-scene-"));

async function makeFilm(): Promise<void> {
  const timeline = sceneTimeline();
  const segmentFiles = timeline.segments.map(({ name }) => join(folder, `${name}.segment`));
  const segments = timeline.segments.map((segment, index) =>
    pool.render(segment, timeline.format, segmentFiles[index] ?? ""),
  );
  // The scene has no sound; a film of ours always has a sound track.
  const soundFile = join(folder, "sound.aac");
  const samplesFile = join(folder, "silence.f32");
  await writeFile(samplesFile, new Uint8Array(new Float32Array(SECONDS * 48_000).buffer));
  await Promise.all([pool.makeSound({ samplesFile, seconds: SECONDS, outFile: soundFile }), ...segments]);
  joinMovie({ timeline, segmentFiles, soundFiles: [soundFile] }, outFile);
}

const seconds: number[] = [];
try {
  for (let round = 0; round < Number(times); round += 1) {
    const started = performance.now();
    await makeFilm();
    seconds.push((performance.now() - started) / 1000);
  }
} finally {
  pool.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(JSON.stringify(seconds));
