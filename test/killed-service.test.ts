/** kill -9 of everything in the middle of a film: it completes after a new start, finished work kept. */
import assert from "node:assert/strict";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import {
  childOf,
  hasEnded,
  killFamily,
  messageWhen,
  newDataDir,
  removeDataDir,
  startWholeService,
} from "./support/whole-service.ts";

const SECTIONS = ["Iron", "Copper", "Silver", "Gold", "Tin", "Lead"];
const BRIEF = `# Six metals\n\n${SECTIONS.map(
  (metal) =>
    `## ${metal}\n- ${metal} is dug from the ground\n- ${metal} melts in a hot furnace\n- ${metal} is cast into moulds\n`,
).join("\n")}`;

/** Every finished segment with the time of its making; using one again only touches it. */
async function segmentsIn(dataDir: string): Promise<Map<string, string>> {
  const root = join(dataDir, "blobs", "segments");
  const found = new Map<string, string>();
  for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
    if (!name.endsWith(".seg")) continue;
    const { ino, birthtimeMs } = await stat(join(root, name));
    found.set(name, `${ino} of ${birthtimeMs}`);
  }
  return found;
}

const isHalfWay: Parameters<typeof messageWhen>[2] = ({ progress }) =>
  progress?.stage === "segments" && progress.percent >= 40;

test(
  "a killed worker's film is taken up by its successor within 30 seconds",
  { timeout: 240_000 },
  async () => {
    const dataDir = await newDataDir();
    const service = await startWholeService(dataDir, { RENDER_PROCESSES: "1" });
    try {
      const { conversation_id: id } = await service.client.createConversation({ prompt: BRIEF });
      await messageWhen(service.client, id, isHalfWay, 120);
      const before = await segmentsIn(dataDir);
      process.kill((await childOf(service.pid, "worker")).child, "SIGKILL");
      const killed = Date.now();
      // Taken up is when the next segment is finished by the new worker.
      let made = before.size;
      while (made <= before.size && Date.now() - killed < 40_000) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        made = (await segmentsIn(dataDir)).size;
      }
      assert.ok(Date.now() - killed < 30_000, `taken up after ${Date.now() - killed} ms`);
      const message = await messageWhen(service.client, id, hasEnded, 120);
      assert.equal(message.status, "completed", JSON.stringify(message));
      const after = await segmentsIn(dataDir);
      for (const [name, madeAt] of before) assert.equal(after.get(name), madeAt, `${name} was made again`);
    } finally {
      await service.stop();
      await removeDataDir(dataDir);
    }
  },
);

test("a film survives kill -9 of the whole service", { timeout: 240_000 }, async () => {
  const dataDir = await newDataDir();
  // One render process, so that there is a middle to hit.
  const first = await startWholeService(dataDir, { RENDER_PROCESSES: "1" });
  const { conversation_id: id } = await first.client.createConversation({ prompt: BRIEF });
  await messageWhen(first.client, id, isHalfWay, 120);
  await killFamily(first.pid);
  const before = await segmentsIn(dataDir);
  assert.ok(before.size > 0, "some segments were finished before the kill");

  const second = await startWholeService(dataDir);
  try {
    const message = await messageWhen(second.client, id, hasEnded, 120);
    assert.equal(message.status, "completed", JSON.stringify(message));
    const after = await segmentsIn(dataDir);
    for (const [name, madeAt] of before) {
      assert.equal(after.get(name), madeAt, `${name} was made again`);
    }
    assert.ok(after.size > before.size, "the rest was made after the start");
    assert.equal(message.usage?.cost_credits, message.cost_credits);
  } finally {
    await second.stop();
    await removeDataDir(dataDir);
  }
});
