import { existsSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Contender } from "./measured.ts";
import { CHROMIUM, HEADLESS_SHELL } from "./requirements.ts";
import { NODE, runProcess } from "./run-process.ts";
import { writeHyperframesProject } from "./scenes/hyperframes-project.ts";

/** It must not look for updates or report usage while the clock runs. */
const QUIET = {
  HYPERFRAMES_NO_TELEMETRY: "1",
  HYPERFRAMES_NO_UPDATE_CHECK: "1",
  HYPERFRAMES_SKIP_SKILLS: "1",
  DO_NOT_TRACK: "1",
};

/**
 * HyperFrames by its command line. Start-up is all but its phases of capture, encode and assembly.
 * `folder` is where it is installed.
 */
export async function hyperframesContenders(folder: string): Promise<Contender[]> {
  const project = join(folder, "scene");
  const modules = join(folder, "node_modules");
  await writeHyperframesProject(project, join(modules, "gsap/dist/gsap.min.js"));
  const workers = ["--workers", String(availableParallelism())];

  const contender = (
    settingsName: string,
    args: readonly string[],
    env: Record<string, string>,
  ): Contender => ({
    name: ["hyperframes", settingsName],
    settings: { command: ["hyperframes render", ...args].join(" "), ...env },
    async make(outFile) {
      const program = join(modules, "hyperframes/bin/hyperframes.mjs");
      const options = { cwd: project, env: { ...QUIET, ...env } };
      const { wallSeconds, output } = await runProcess(
        NODE,
        [program, "render", ".", "-o", outFile, ...args],
        options,
      );
      return { wallSeconds, renderSeconds: renderSeconds(output) };
    },
  });
  return [
    contender("default", workers, { HYPERFRAMES_BROWSER_PATH: CHROMIUM }),
    // Screenshots rather than frames on demand: only so does it take equal frames once. The quick
    // preset of x264 with the default's CRF, so that the picture stays as good.
    contender("fastest", [...workers, "--quality", "draft", "--crf", "18"], {
      HYPERFRAMES_BROWSER_PATH: await shellByItsUsualName(folder),
      PRODUCER_FORCE_SCREENSHOT: "true",
    }),
  ];
}

/** HyperFrames knows a headless shell by its file name, which Debian changes. */
async function shellByItsUsualName(folder: string): Promise<string> {
  const link = join(folder, "browser", "chrome-headless-shell");
  if (!existsSync(link)) {
    await mkdir(join(folder, "browser"), { recursive: true });
    await symlink(HEADLESS_SHELL, link);
  }
  return link;
}

/** Sum of the phases that it traces, e.g. `{"phase":"capture_disk","status":"end","durationMs":5926,…}`. */
function renderSeconds(output: string): number {
  const ends = output.matchAll(/"phase":"(\w+)","status":"end","elapsedMs":\d+,"durationMs":(\d+)/g);
  const counted = [...ends].filter(([, phase = ""]) =>
    /^(capture_(disk|streaming)|encode|assemble)$/.test(phase),
  );
  if (!counted.some(([, phase = ""]) => phase.startsWith("capture_")))
    throw new Error("HyperFrames told no duration of its capture: its output has changed");
  return counted.reduce((sum, [, , milliseconds]) => sum + Number(milliseconds), 0) / 1000;
}
