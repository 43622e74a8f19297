import { readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Contender } from "./measured.ts";
import { CHROMIUM, HEADLESS_SHELL } from "./requirements.ts";
import { NODE, runProcess } from "./run-process.ts";
import { writeRemotionProject } from "./scenes/remotion-project.ts";

type Report = { bundleSeconds: number; openSeconds: number; renderSeconds: number };

/**
 * Remotion by its Node API: bundle, open the browser, render. Start-up is all but the render.
 * `folder` is where it is installed.
 */
export async function remotionContenders(folder: string): Promise<Contender[]> {
  const project = join(folder, "scene");
  await writeRemotionProject(project);
  const concurrency = availableParallelism();

  const contender = (
    settingsName: string,
    bundler: "webpack" | "rspack",
    browser: { browserExecutable: string; chromeMode: string },
    render: Record<string, string | number>,
  ): Contender => ({
    name: ["remotion", settingsName],
    settings: { bundler, ...browser, ...render },
    async make(outFile) {
      const reportFile = `${outFile}.json`;
      const input = JSON.stringify({ bundler, browser, render, outFile, reportFile });
      const { wallSeconds } = await runProcess(NODE, [join(project, "render.mjs"), input], { cwd: project });
      const report = JSON.parse(await readFile(reportFile, "utf8")) as Report;
      await rm(reportFile);
      return { wallSeconds, renderSeconds: report.renderSeconds };
    },
  });
  return [
    contender(
      "default",
      "webpack",
      { browserExecutable: CHROMIUM, chromeMode: "chrome-for-testing" },
      { concurrency },
    ),
    contender(
      "fastest",
      "rspack",
      { browserExecutable: HEADLESS_SHELL, chromeMode: "headless-shell" },
      // CRF set back to the default preset's, so that the picture stays as good.
      { concurrency, x264Preset: "ultrafast", crf: 18 },
    ),
  ];
}
