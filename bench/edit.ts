/**
 * What it costs to change one word in one scene of a film of twelve, from the storyboard and stored
 * speech to the MP4. Prints one JSON object. Usage: npm run --silent bench:edit -- [--runs N]
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Storyboard } from "../src/artifacts/storyboard.ts";
import { openRenderPool } from "../src/pipeline/open-render-pool.ts";
import { makeFilm, type MadeFilm } from "./make-film.ts";
import { median, rounded } from "./median.ts";
import { editFilm, prepareFilm } from "./prepare-film.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
const SCENES = 12;
const METALS = [
  "Iron",
  "Copper",
  "Silver",
  "Gold",
  "Tin",
  "Lead",
  "Zinc",
  "Nickel",
  "Cobalt",
  "Chromium",
  "Tungsten",
];
const BRIEF = `# Eleven metals\n\n${METALS.map(
  (metal) =>
    `## ${metal}\n- ${metal} is dug from deep mines\n- ${metal} melts in a furnace\n- ${metal} is cast into moulds\n`,
).join("\n")}`;

/** Of the same length, so that what appears with a later word still finds it. */
function withAnotherWord(storyboard: Storyboard, sceneIndex: number): Storyboard {
  const scenes = storyboard.scenes.map((scene) =>
    scene.index === sceneIndex
      ? (JSON.parse(JSON.stringify(scene).replaceAll("furnace", "foundry")) as typeof scene)
      : scene,
  );
  return { ...storyboard, scenes };
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const folder = mkdtempSync(join(tmpdir(), "bench-edit-"));
const pool = openRenderPool({ processes: availableParallelism(), timeoutMs: 600_000 });
try {
  const brief = join(folder, "brief.md");
  writeFileSync(brief, BRIEF);
  const film = await prepareFilm(brief, folder);
  const { scenes } = film.storyboard;
  if (scenes.length !== SCENES) throw new Error(`${scenes.length} scenes instead of ${SCENES}`);
  const edited = await editFilm(film, folder, (storyboard) => withAnotherWord(storyboard, scenes[5]!.index));
  // Once before the clock: processes start, fonts and code are read.
  await makeFilm(film, FORMAT, pool, folder);
  const whole: MadeFilm[] = [];
  const again: MadeFilm[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const stored = new Map<string, string>();
    whole.push(await makeFilm(film, FORMAT, pool, folder, stored));
    again.push(await makeFilm(edited, FORMAT, pool, folder, stored));
  }
  const seconds = (runs: MadeFilm[]): number => median(runs.map(({ wallSeconds }) => wallSeconds));
  const soundSeconds = median(again.map(({ phases }) => phases.sound)) / 1000;
  console.log(
    JSON.stringify({
      film_seconds: rounded(whole[0]!.filmSeconds, 3),
      scenes: SCENES,
      whole_seconds: rounded(seconds(whole), 3),
      edit_seconds: rounded(seconds(again), 3),
      ratio: rounded(seconds(again) / seconds(whole), 3),
      segments_made: { whole: whole[0]!.segments.length, edit: again[0]!.segments.length },
      sounds_made: { whole: whole[0]!.soundsMade, edit: again[0]!.soundsMade },
      edit_sound_seconds: rounded(soundSeconds, 3),
      runs: {
        whole: whole.map((one) => rounded(one.wallSeconds, 3)),
        edit: again.map((one) => rounded(one.wallSeconds, 3)),
      },
    }),
  );
} finally {
  pool.close();
  rmSync(folder, { recursive: true, force: true });
}
