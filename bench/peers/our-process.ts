/**
 * The whole process that is timed: lays the scene out, renders its parts in child processes, joins
 * them with a sound track into an MP4. `our-process.ts OUT.mp4 [TIMES]` does so TIMES in a row with the
 * same children and prints the seconds of each as a JSON array.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { makeRenderPool } from "../../src/film/render/render-pool.ts";

const [outFile = "", times = "1"] = process.argv.slice(2);
const processes = availableParallelism();
const pool = makeRenderPool({ processes, timeoutMs: 60_000 });
pool.warm();
// Loaded while the children start.
const { sceneTimeline, silence } = await import("./scenes/our-timeline.ts");
const { joinMovie } = await import("../../src/film/movie/join-movie.ts");
const folder = await mkdtemp(join(tmpdir(), "our-scene-"));

async function makeFilm(): Promise<void> {
  const timeline = sceneTimeline();
  const segmentFiles = timeline.segments.map(({ name }) => join(folder, `${name}.segment`));
  const segments = timeline.segments.map((segment, index) =>
    pool.render(segment, timeline.format, segmentFiles[index] ?? ""),
  );
  const [narration] = await Promise.all([pool.encodeNarration(silence()), ...segments]);
  joinMovie({ timeline, segmentFiles, narration }, outFile);
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
