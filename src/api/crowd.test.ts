/** Many callers at once, and one that is held up: everybody gets the answer that is true, in time. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { silent, testDatabase } from "../../test/support/database.ts";
import { startService, type Answer } from "../../test/support/service.ts";
import { openDatabase } from "../db/client.ts";
import { DEFAULT_PLANS } from "../domain/workspaces/plans.ts";

const { db, url } = await testDatabase();
const ROOT = "/v1/video-agents/conversations";
let keys = 0;
const newKey = (): Record<string, string> => ({ "idempotency-key": `crowd-key-${(keys += 1)}` });

test("200 creates at once against a balance for 7: 7 are accepted, and the ledger balances", async () => {
  const plans = {
    ...DEFAULT_PLANS,
    seven: { baseCredits: 1_300, monthlyFreeCredits: 0, rpm: 10_000, concurrency: 1_000 },
  };
  const rich = await startService({ db, plans });
  const { workspaceId, apiKey } = await rich.workspace("seven");
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      rich.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers: newKey() }),
    ),
  );
  const statuses = Map.groupBy(answers, ({ status }) => status);
  assert.deepEqual([statuses.get(202)?.length, statuses.get(402)?.length], [7, 193]);
  const entries = await db
    .selectFrom("ledger")
    .select(["account", "amount"])
    .where("workspace_id", "=", workspaceId)
    .execute();
  assert.equal(
    entries.reduce((sum, { amount }) => sum + amount, 0),
    0,
  );
  const held = entries.filter(({ account }) => account === "held:base");
  assert.equal(
    held.reduce((sum, { amount }) => sum + amount, 0),
    7 * 18_000,
  );
  const credits = await rich.call("GET", "/v1/account/credits", { key: apiKey });
  assert.equal((credits.body as { data: { balance_credits: number } }).data.balance_credits, 40);
});

test("a workspace whose row is held up keeps nobody else from the database", async () => {
  const few = await startService({ db: openDatabase({ url, logger: silent, poolSize: 3 }) });
  const holder = openDatabase({ url, logger: silent });
  after(() => Promise.all([few.db.destroy(), holder.destroy()]));
  const slow = await few.workspace();
  const other = await few.workspace();
  const create = (key: string): Promise<Answer> =>
    few.call("POST", ROOT, { key, body: { prompt: "x" }, headers: newKey() });
  let creates: Promise<Answer>[] = [];
  await holder.transaction().execute(async (trx) => {
    await trx.selectFrom("workspaces").select("id").where("id", "=", slow.workspaceId).forUpdate().execute();
    creates = Array.from({ length: 30 }, () => create(slow.apiKey));
    // Longer than anybody waits for a connection.
    for (let second = 0; second < 6; second += 1) {
      await sleep(1_000);
      assert.equal((await create(other.apiKey)).status, 202);
      assert.equal((await few.call("GET", ROOT, { key: slow.apiKey })).status, 200);
    }
  });
  assert.deepEqual(
    (await Promise.all(creates)).map(({ status }) => status),
    creates.map(() => 202),
  );
});
