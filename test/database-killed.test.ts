import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../src/db/client.ts";
import { findServer } from "../src/db/embedded/server.ts";
import { startEmbeddedPostgres } from "../src/db/embedded/start.ts";
import { migrate } from "../src/db/migrate.ts";
import { silent } from "./support/database.ts";
import { startService } from "./support/service.ts";

const ROOT = "/v1/video-agents/conversations";

test("the database is killed under load: 503 for a while, then all is there that was accepted", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lanternist-killed-"));
  const server = await startEmbeddedPostgres({ dataDir, logger: silent });
  const db = openDatabase({ url: server.url, logger: silent });
  after(async () => {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await migrate(db);
  const service = await startService({ db });
  const { apiKey } = await service.workspace();
  const accepted = new Set<string>();
  const statuses = new Set<number>();
  const over = new AbortController();
  let count = 0;
  async function client(): Promise<void> {
    while (!over.signal.aborted) {
      const headers = { "idempotency-key": `under-load-${(count += 1)}` };
      const answer = await service.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers });
      statuses.add(answer.status);
      if (answer.status === 202)
        accepted.add((answer.body as { data: { conversation_id: string } }).data.conversation_id);
      else await sleep(50);
    }
  }
  const clients = [client(), client(), client()];
  await sleep(500);
  // On a busy machine the first answer takes longer.
  for (let tries = 0; accepted.size === 0 && tries < 300; tries += 1) await sleep(100);
  const before = accepted.size;
  const running = await findServer(join(dataDir, "postgres", "cluster"));
  assert.ok(before > 0 && running !== null);
  process.kill(running.pid, "SIGKILL");
  await sleep(300);
  const down = accepted.size;
  for (let tries = 0; accepted.size <= down + 3 && tries < 300; tries += 1) await sleep(100);
  over.abort();
  await Promise.all(clients);
  assert.ok(accepted.size > down + 3, "it accepts again");
  assert.deepEqual(
    [...statuses].sort((a, b) => a - b),
    [202, 503],
  );
  const rows = await db.selectFrom("conversations").select("id").execute();
  const stored = new Set(rows.map((row) => row.id));
  const missing = [...accepted].filter((id) => !stored.has(id));
  assert.deepEqual(missing, []);
});
