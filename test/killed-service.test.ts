/** kill -9 of everything in the middle of a film: it completes after a new start, finished work kept. */
import assert from "node:assert/strict";
import { stat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import {
  familyOf,
  hasEnded,
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

/** Every finished segment with the time of its making. */
async function segmentsIn(dataDir: string): Promise<Map<string, number>> {
  const root = join(dataDir, "blobs", "segments");
  const found = new Map<string, number>();
  for (const name of await readdir(root, { recursive: true }).catch(() => [])) {
    if (name.endsWith(".seg")) found.set(name, (await stat(join(root, name))).mtimeMs);
  }
  return found;
}

test("a film survives kill -9 of the whole service", { timeout: 240_000 }, async () => {
  const dataDir = await newDataDir();
  // One render process, so that there is a middle to hit.
  const first = await startWholeService(dataDir, { RENDER_PROCESSES: "1" });
  const { conversation_id: id } = await first.client.createConversation({ prompt: BRIEF });
  await messageWhen(
    first.client,
    id,
    ({ progress }) => progress?.stage === "segments" && progress.percent >= 40,
    120,
  );
  for (const pid of await familyOf(first.pid)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with its parent.
    }
  }
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
