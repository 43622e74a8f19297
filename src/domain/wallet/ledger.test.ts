import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { sql } from "kysely";
import { emptyDatabase, testDatabase } from "../../../test/support/database.ts";
import { assertLedgerBalances } from "../../../test/support/ledger.ts";
import type { Db } from "../../db/client.ts";
import { migrate } from "../../db/migrate.ts";
import * as first from "../../db/migrations/0001-first.ts";
import * as firstWorkspace from "../../db/migrations/0002-first-workspace.ts";
import * as assetsBrandsSpeeches from "../../db/migrations/0003-assets-brands-speeches.ts";
import * as turns from "../../db/migrations/0004-turns.ts";
import * as keyNotices from "../../db/migrations/0005-key-notices.ts";
import * as runningBalances from "../../db/migrations/0006-running-balances.ts";
import { createWorkspace } from "../workspaces/workspaces.ts";
import { balances, balancesOf, post, type Entry } from "./ledger.ts";

const { db } = await testDatabase({ poolSize: 16 });
const PLANS = { base: { baseCredits: 100, monthlyFreeCredits: 0, rpm: 1, concurrency: 1 } };
const NOW = new Date("2026-11-20T12:00:00Z");
const newWorkspace = async (): Promise<string> =>
  (await createWorkspace(db, PLANS, { name: "w", plan: "base", now: NOW })).workspaceId;

function write(workspaceId: string, entries: Entry[], keyId: string | null = null): Promise<void> {
  const shared = { workspaceId, once: null, messageId: null, keyId, at: NOW };
  return db.transaction().execute((trx) => post(trx, { ...shared, entries }));
}

const held = (amount: number): Entry[] => [
  { account: "base", amount: -amount, kind: "hold" },
  { account: "held:base", amount, kind: "hold" },
];

describe("the database itself", () => {
  test("refuses what would take more than there is", async () => {
    const id = await newWorkspace();
    await assert.rejects(write(id, held(10_001)), /ledger_check/);
    await write(id, held(10_000));
    await assert.rejects(write(id, held(1)), /ledger_check/);
    await assert.rejects(write(id, held(-10_001)), /ledger_check/);
    assert.deepEqual(await balancesOf(db, id, ["base", "held:base"]), [0, 10_000]);
  });

  test("refuses a transaction that does not balance, whoever writes it", async () => {
    const id = await newWorkspace();
    const entry = { transaction_id: "t", workspace_id: id, kind: "grant", created_at: NOW } as const;
    await assert.rejects(
      db
        .insertInto("ledger")
        .values([
          { ...entry, account: "base", amount: 5 },
          { ...entry, account: "grants", amount: -4 },
        ])
        .execute(),
      /ledger transaction t does not balance: 1/,
    );
  });

  test("lets no entry be changed or taken away, but all with their workspace", async () => {
    const id = await newWorkspace();
    const other = await newWorkspace();
    const never = /never changed or taken away/;
    await assert.rejects(
      db.updateTable("ledger").set({ amount: 1 }).where("workspace_id", "=", id).execute(),
      never,
    );
    await assert.rejects(db.deleteFrom("ledger").where("workspace_id", "=", id).execute(), never);
    await db.deleteFrom("workspaces").where("id", "=", id).execute();
    const left = await db
      .selectFrom("ledger")
      .select("workspace_id")
      .where("workspace_id", "in", [id, other])
      .execute();
    assert.deepEqual(new Set(left.map((row) => row.workspace_id)), new Set([other]));
  });

  test("keeps its numbers true among writers who forgot the lock", async () => {
    const id = await newWorkspace();
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => write(id, held(at % 2 === 0 ? 300 : 7), `key_${at % 3}`)),
    );
    await assertLedgerBalances(db, id);
    assert.deepEqual(await balancesOf(db, id, ["base", "held:base"]), [10_000 - 30 * 307, 30 * 307]);
  });
});

test("all accounts are read by going from one to the next", async () => {
  const id = await newWorkspace();
  assert.deepEqual(
    [...(await balances(db, id))],
    [
      ["base", 10_000],
      ["grants", -10_000],
    ],
  );
  for (const month of ["2026-09", "2026-10", "2026-11"] as const)
    await write(id, [
      { account: `free:${month}`, amount: 60, kind: "grant" },
      { account: "grants", amount: -60, kind: "grant" },
      { account: `free:${month}`, amount: -20, kind: "hold" },
      { account: `held:free:${month}`, amount: 20, kind: "hold" },
    ]);
  assert.deepEqual(Object.fromEntries(await balances(db, id)), {
    base: 10_000,
    grants: -10_180,
    "free:2026-09": 40,
    "free:2026-10": 40,
    "free:2026-11": 40,
    "held:free:2026-09": 20,
    "held:free:2026-10": 20,
    "held:free:2026-11": 20,
  });
  assert.deepEqual([...(await balances(db, "ws_nobody"))], []);
});

test("a ledger from before is numbered as it is taken over", async () => {
  const { db: old } = await emptyDatabase();
  const before = [first, firstWorkspace, assetsBrandsSpeeches, turns, keyNotices];
  for (const { up } of before) await up(old as never);
  await sql`insert into workspaces (id, name, plan, webhook_secret) values ('a', 'a', 'p', ''), ('b', 'b', 'p', '')`.execute(
    old,
  );
  // Films of two workspaces and three keys, held, released and charged in turn.
  await sql`
    insert into ledger (transaction_id, workspace_id, account, amount, kind, key_id, created_at)
    select concat(step, ' ', film), case when film % 2 = 0 then 'a' else 'b' end, account, amount, 'hold',
      case when film > 0 then concat('key_', film % 3) end, timestamptz '2026-10-01' + film * interval '2 hours'
    from generate_series(-1, 500) film, (values
      (0, 'base', 1000000, true), (0, 'grants', -1000000, true),
      (1, 'base', -900, false), (1, 'held:base', 900, false), (2, 'held:base', -900, false),
      (2, 'base', 900, false), (2, 'base', -500, false), (2, 'spent', 500, false)
    ) entry (step, account, amount, is_grant)
    where (film <= 0) = is_grant
    order by film, step`.execute(old);
  await runningBalances.up(old as never);
  for (const id of ["a", "b"]) {
    await assertLedgerBalances(old, id);
    assert.deepEqual(await balancesOf(old, id, ["base", "spent"]), [1_000_000 - 250 * 500, 250 * 500]);
  }
  // As an old process writes while new ones start: it knows nothing of the numbers.
  await sql`insert into ledger (transaction_id, workspace_id, account, amount, kind, key_id) values
    ('late', 'a', 'base', -5, 'hold', 'key_1'), ('late', 'a', 'held:base', 5, 'hold', 'key_1')`.execute(old);
  await assertLedgerBalances(old, "a");
});

test("migrations leave the same tables, run at once or one by one", async () => {
  const shape = async (from: Db): Promise<unknown> =>
    (
      await sql`select column_name, data_type, is_nullable from information_schema.columns
        where table_name = 'ledger' order by column_name`.execute(from)
    ).rows;
  const { db: fresh } = await emptyDatabase();
  await Promise.all([migrate(fresh), migrate(fresh)]);
  assert.deepEqual(await shape(fresh), await shape(db));
});
