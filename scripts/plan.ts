/**
 * Prints what the embedded planner makes of a brief, to be read as a narrator would.
 * Usage: npm exec -- node scripts/plan.ts BRIEF.md [--duration short|deep|long] [--language en] [--json]
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { makeEmbeddedPlanner } from "../src/agent/embedded/planner.ts";
import { detectLanguage } from "../src/agent/language/detect-language.ts";
import { cuesOf } from "../src/agent/check-storyboard.ts";
import type { PlanRequest } from "../src/artifacts/plan.ts";
import { VIDEO_DURATIONS, VIDEO_STYLES } from "../src/artifacts/style.ts";
import { estimateByCharacters } from "../src/agent/estimate-seconds.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    duration: { type: "string" },
    language: { type: "string" },
    style: { type: "string" },
    json: { type: "boolean" },
  },
});
const planner = makeEmbeddedPlanner();
for (const file of positionals) {
  const prompt = readFileSync(file, "utf8");
  const request: PlanRequest = {
    prompt,
    targetLanguage: values.language ?? detectLanguage(prompt),
    duration: VIDEO_DURATIONS.find((duration) => duration === values.duration) ?? "short",
    style: VIDEO_STYLES.find((style) => style === values.style) ?? "auto",
    estimateSeconds: estimateByCharacters,
  };
  const started = performance.now();
  const result = await planner.outline(request);
  console.log(`\n━━ ${file} · ${Math.round(performance.now() - started)} ms`);
  if (result.kind === "question") {
    console.log(`   QUESTION ${result.answer}`);
    continue;
  }
  const { outline } = result;
  const storyboard = await planner.script(request, outline);
  if (values.json === true) {
    console.log(JSON.stringify(storyboard, null, 2));
    continue;
  }
  console.log(
    `   ${storyboard.title} · ${storyboard.language} · ${storyboard.style} · ${outline.estimatedDurationSeconds} s`,
  );
  console.log(`   audience: ${outline.audience ?? "–"} | goal: ${outline.goal ?? "–"}`);
  for (const scene of storyboard.scenes) {
    const seconds = outline.scenes[scene.index - 1]?.estimatedDurationSeconds ?? 0;
    console.log(`\n${scene.index}. [${scene.visual.kind}] ${scene.title}  (${scene.role}, ${seconds} s)`);
    scene.narration.forEach((sentence, at) => {
      const offsets = cuesOf(scene.visual)
        .filter((cue) => cue.sentence === at)
        .map((cue) => cue.offset);
      console.log(
        `   > ${[...new Set(offsets)].sort((a, b) => b - a).reduce((text, offset) => `${text.slice(0, offset)}‸${text.slice(offset)}`, sentence)}`,
      );
    });
    console.log(
      `   ${JSON.stringify(scene.visual, (key, value: unknown) => (key === "cue" || key === "cues" ? undefined : value))}`,
    );
  }
  for (const degradation of storyboard.degradations)
    console.log(`   ! ${degradation.code}: ${degradation.message}`);
}
