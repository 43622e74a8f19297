/**
 * How much memory the running service needs to make a film, and whether that grows with the film. Prints one
 * JSON object. Usage: npm run --silent bench:memory -- [BRIEF.md] [--duration short|deep|long]
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { messageWhen, hasEnded, newDataDir, startWholeService } from "../test/support/whole-service.ts";
import { rounded } from "./median.ts";
import { watchMemory } from "./peak-memory.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { duration: { type: "string", default: "short" } },
});
const brief = positionals[0] ?? join(import.meta.dirname, "..", "test", "briefs", "photosynthesis.md");
const dataDir = await newDataDir();
const service = await startWholeService(dataDir);
try {
  const prompt = readFileSync(brief, "utf8");
  const resting = watchMemory(service.pid).stop();
  const watch = watchMemory(service.pid);
  const started = performance.now();
  const { conversation_id: id } = await service.client.createConversation({
    prompt,
    video_config: { video_duration: values.duration },
  });
  const message = await messageWhen(service.client, id, hasEnded, 900);
  const seconds = (performance.now() - started) / 1000;
  const peak = watch.stop();
  if (message.status !== "completed") throw new Error(JSON.stringify(message));
  console.log(
    JSON.stringify({
      brief,
      film_seconds: message.usage?.seconds_made,
      wall_seconds: rounded(seconds, 2),
      resting_rss_mb: Math.round(resting.rss),
      peak_rss_mb: Math.round(peak.rss),
      peak_pss_mb: Math.round(peak.pss),
      processes: peak.processes.map(({ name, rss, pss }) => ({
        name,
        rss_mb: Math.round(rss),
        pss_mb: Math.round(pss),
      })),
    }),
  );
} finally {
  await service.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
