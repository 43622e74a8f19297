/**
 * Makes the same ten-second scene with ours and with two browser-based renderers, in turn on this
 * machine, and prints one JSON object: `npm run --silent bench:peers -- [--runs N] [--keep FOLDER]`.
 * Progress goes to standard error. `--keep` leaves the films there.
 */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hyperframesContenders } from "./peers/hyperframes.ts";
import { HYPERFRAMES_VERSION, installPeers, REMOTION_VERSION } from "./peers/install-peers.ts";
import type { Contender, Measured } from "./peers/measured.ts";
import { ourContender } from "./peers/ours.ts";
import { remotionContenders } from "./peers/remotion.ts";
import { figuresOf, ratios } from "./peers/report.ts";
import type { Figures } from "./peers/report.ts";
import { chromiumVersion, missingRequirements } from "./peers/requirements.ts";
import { FORMAT, FRAMES, SECONDS } from "./peers/scenes/scene.ts";
import { verifyFilm } from "./peers/verify-film.ts";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, keep: { type: "string" } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail("--runs takes a whole number from 1 on");
const missing = missingRequirements();
if (missing.length > 0) fail(missing.join("\n"));

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const folders = await installPeers((line) => console.error(line));
const ours = ourContender();
const peers = [
  ...(await hyperframesContenders(folders.hyperframes)),
  ...(await remotionContenders(folders.remotion)),
];
const loadBefore = loadavg()[0];
const outFolder = values.keep === undefined ? await mkdtemp(join(tmpdir(), "peers-")) : resolve(values.keep);
await mkdir(outFolder, { recursive: true });

const measured = new Map<Contender, Measured[]>([ours, ...peers].map((contender) => [contender, []]));
const bytes = new Map<Contender, number>();

async function makeOnce(contender: Contender): Promise<void> {
  const outFile = join(outFolder, `${contender.name.join("-")}.mp4`);
  await rm(outFile, { force: true });
  const result = await contender.make(outFile);
  bytes.set(contender, await verifyFilm(outFile));
  measured.get(contender)?.push(result);
  console.error(`${contender.name.join(" ")}: ${result.wallSeconds.toFixed(2)} s`);
}

try {
  // In turn, and ours before each of the peers: what else the machine does falls on all alike, also on
  // ours, which is over in less than a second.
  for (let run = 0; run < runs; run += 1) {
    for (const peer of peers) {
      await makeOnce(ours);
      await makeOnce(peer);
    }
  }
} finally {
  if (values.keep === undefined) await rm(outFolder, { recursive: true, force: true });
}

const figures = new Map<string, Figures>(
  [...measured].map(([contender, results]) => [
    contender.name.join(" "),
    figuresOf(contender, results, bytes.get(contender) ?? 0),
  ]),
);
function figure(name: string): Figures {
  const found = figures.get(name);
  if (found === undefined) throw new Error(`no figures of ${name}`);
  return found;
}
function peerReport(name: string, version: string) {
  return { version, default: figure(`${name} default`), fastest: figure(`${name} fastest`) };
}
function against(name: string) {
  const our = figure("ours default");
  return { default: ratios(our, figure(`${name} default`)), fastest: ratios(our, figure(`${name} fastest`)) };
}

console.log(
  JSON.stringify(
    {
      scene: { ...FORMAT, film_seconds: SECONDS, frames: FRAMES },
      runs,
      machine: {
        cpu: cpus()[0]?.model,
        cores: cpus().length,
        node: process.version,
        browser: chromiumVersion(),
        load_before: loadBefore,
        load_after: loadavg()[0],
      },
      ours: figure("ours default"),
      hyperframes: peerReport("hyperframes", HYPERFRAMES_VERSION),
      remotion: peerReport("remotion", REMOTION_VERSION),
      ratios: { hyperframes: against("hyperframes"), remotion: against("remotion") },
    },
    null,
    2,
  ),
);
