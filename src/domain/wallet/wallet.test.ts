import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { sql } from "kysely";
import { testDatabase } from "../../../test/support/database.ts";
import { assertLedgerBalances } from "../../../test/support/ledger.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { centicredits } from "../../kernel/money.ts";
import type { Plans } from "../workspaces/plans.ts";
import { createWorkspace } from "../workspaces/workspaces.ts";
import type { Caller } from "../keys/caller.ts";
import { readAccount, readBudget } from "./account.ts";
import { grantBase, hold, settle } from "./wallet.ts";

const { db } = await testDatabase({ poolSize: 16 });
const PLANS: Plans = {
  base: { baseCredits: 1_000, monthlyFreeCredits: 0, rpm: 600, concurrency: 100 },
  mixed: { baseCredits: 100, monthlyFreeCredits: 60, rpm: 600, concurrency: 100 },
};
const NOVEMBER = new Date("2026-11-20T12:00:00Z");
const DECEMBER = new Date("2026-12-01T00:00:00Z");
let names = 0;
const newName = (): string => `msg_${(names += 1)}`;

async function workspace(plan: string): Promise<string> {
  return (await createWorkspace(db, PLANS, { name: "w", plan, now: NOVEMBER })).workspaceId;
}

type Wanted = { messageId: string; amount: number; now?: Date; keyId?: string; budget?: number };

async function tryHold(workspaceId: string, wanted: Wanted): Promise<boolean> {
  try {
    await db.transaction().execute((trx) =>
      hold(trx, {
        workspaceId,
        keyId: wanted.keyId ?? "key_1",
        monthlyBudget: wanted.budget ?? null,
        messageId: wanted.messageId,
        amount: centicredits(wanted.amount),
        plans: PLANS,
        now: wanted.now ?? NOVEMBER,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "insufficient_credits") return false;
    throw error;
  }
}

function end(workspaceId: string, messageId: string, amount: number, now = NOVEMBER, keyId = "key_1") {
  return db
    .transaction()
    .execute((trx) => settle(trx, { workspaceId, keyId, messageId, amount: centicredits(amount), now }));
}

describe("wallet", () => {
  test("a hold is taken, released and charged", async () => {
    const id = await workspace("base");
    assert.equal(await tryHold(id, { messageId: "m1", amount: 18_000 }), true);
    assert.deepEqual(await readAccount(db, PLANS, id, NOVEMBER), {
      balance: 82_000,
      base: 100_000,
      free: 0,
      held: 18_000,
    });
    assert.deepEqual(await end(id, "m1", 9_240), { charged: 9_240, writtenOff: 0 });
    assert.deepEqual(await readAccount(db, PLANS, id, NOVEMBER), {
      balance: 90_760,
      base: 90_760,
      free: 0,
      held: 0,
    });
    assert.equal(await end(id, "m1", 9_240), null, "a second settlement does nothing");
    await assertLedgerBalances(db, id);
  });

  test("free credits go first, and renew with the month while a hold keeps its own", async () => {
    const id = await workspace("mixed");
    assert.equal(await tryHold(id, { messageId: "m2", amount: 8_000 }), true);
    const november = await readAccount(db, PLANS, id, NOVEMBER);
    assert.deepEqual(november, { balance: 8_000, base: 10_000, free: 6_000, held: 8_000 });
    const december = await readAccount(db, PLANS, id, DECEMBER);
    assert.deepEqual(december, { balance: 14_000, base: 10_000, free: 12_000, held: 8_000 });
    await end(id, "m2", 1_000, DECEMBER);
    // 1,000 came from November's free credits; the other 5,000 of them ended with November.
    assert.deepEqual(await readAccount(db, PLANS, id, DECEMBER), {
      balance: 16_000,
      base: 10_000,
      free: 6_000,
      held: 0,
    });
    await assertLedgerBalances(db, id);
  });

  test("a charge beyond the balance is taken down to 0 and the rest written off", async () => {
    const id = await workspace("base");
    await tryHold(id, { messageId: "m3", amount: 60_000 });
    await db.transaction().execute((trx) => grantBase(trx, id, centicredits(-1_000_000), NOVEMBER));
    assert.deepEqual(await end(id, "m3", 75_000), { charged: 60_000, writtenOff: 15_000 });
    assert.equal((await readAccount(db, PLANS, id, NOVEMBER)).balance, 0);
    await assertLedgerBalances(db, id);
  });

  test("a key's monthly budget counts what is reserved, and starts anew with the month", async () => {
    const id = await workspace("base");
    const keyId = "key_budget";
    const budget = 20_000;
    assert.equal(await tryHold(id, { messageId: "b1", amount: 18_000, keyId, budget }), true);
    assert.equal(await tryHold(id, { messageId: "b2", amount: 18_000, keyId, budget }), false);
    await end(id, "b1", 1_000, NOVEMBER, keyId);
    assert.equal(await tryHold(id, { messageId: "b3", amount: 18_000, keyId, budget }), true);
    await end(id, "b3", 18_000, NOVEMBER, keyId);
    assert.equal(await tryHold(id, { messageId: "b4", amount: 18_000, keyId, budget }), false);
    assert.equal(await tryHold(id, { messageId: "b5", amount: 18_000, keyId, budget, now: DECEMBER }), true);
  });

  test("of 200 holds at once exactly those that the balance covers are taken", async () => {
    const id = await workspace("base");
    const results = await Promise.all(
      Array.from({ length: 200 }, () => tryHold(id, { messageId: newName(), amount: 14_000 })),
    );
    assert.equal(results.filter(Boolean).length, 7);
    assert.deepEqual(await readAccount(db, PLANS, id, NOVEMBER), {
      balance: 2_000,
      base: 100_000,
      free: 0,
      held: 98_000,
    });
    await assertLedgerBalances(db, id);
  });
});

/** What the wallet should be, without a ledger. */
type Model = {
  base: number;
  free: Map<string, number>;
  holds: Map<string, Map<string, number>>;
  spent: number;
};

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("hold" as const), amount: fc.integer({ min: 0, max: 9_000 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("settle" as const),
      which: fc.nat(20),
      amount: fc.integer({ min: 0, max: 9_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("grant" as const),
      amount: fc.integer({ min: -4_000, max: 9_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "month" as const }) },
);

/** The same as `readBudget`, summed over every entry. */
async function reckonedBudget(workspaceId: string, keyId: string, now: Date) {
  const { rows } = await sql<{ monthly: number; spent: number; reserved: number }>`
    with entries as (select *, created_at >= date_trunc('month', ${now}::timestamptz, 'UTC') as this_month
      from ledger where workspace_id = ${workspaceId})
    select
      coalesce(sum(amount) filter (where not this_month and account in ('base', 'held:base')
        or this_month and kind in ('grant', 'take_back') and account <> 'grants'), 0)::bigint as monthly,
      coalesce(sum(amount) filter (where this_month and account = 'spent' and key_id = ${keyId}), 0)::bigint as spent,
      coalesce(sum(amount) filter (where account like 'held:%' and key_id = ${keyId}), 0)::bigint as reserved
    from entries`.execute(db);
  return rows[0];
}

async function assertBudget(workspaceId: string, now: Date): Promise<void> {
  const caller = { workspaceId, keyId: "key_1", monthlyBudget: null } as Caller;
  const { monthly, spent, reserved } = await readBudget(db, caller, now);
  assert.deepEqual({ monthly, spent, reserved }, await reckonedBudget(workspaceId, "key_1", now));
}

function take(amount: number, sources: [string, number][]): [Map<string, number>, number] {
  const parts = new Map<string, number>();
  let rest = amount;
  for (const [bucket, has] of sources) {
    const part = Math.min(rest, has);
    if (part > 0) parts.set(bucket, part);
    rest -= part;
  }
  return [parts, rest];
}

test("random histories agree with a model", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const id = await workspace("mixed");
      let now = NOVEMBER;
      const model: Model = { base: 10_000, free: new Map([["2026-11", 6_000]]), holds: new Map(), spent: 0 };
      const month = (): string => now.toISOString().slice(0, 7);
      const sources = (): [string, number][] => [
        [month(), model.free.get(month()) ?? 0],
        ["base", model.base],
      ];
      const change = (bucket: string, by: number): void => {
        if (bucket === "base") model.base += by;
        else model.free.set(bucket, (model.free.get(bucket) ?? 0) + by);
      };
      for (const one of steps) {
        if (one.do === "hold") {
          const messageId = newName();
          const [parts, rest] = take(one.amount, sources());
          assert.equal(await tryHold(id, { messageId, amount: one.amount, now }), rest === 0);
          if (rest > 0) continue;
          for (const [bucket, part] of parts) change(bucket, -part);
          model.holds.set(messageId, parts);
        } else if (one.do === "settle") {
          const messageId = [...model.holds.keys()][one.which % Math.max(1, model.holds.size)];
          if (messageId === undefined) continue;
          const held = model.holds.get(messageId) ?? new Map<string, number>();
          model.holds.delete(messageId);
          const order = [...held].sort(([a], [b]) =>
            a === "base" ? 1 : b === "base" ? -1 : a.localeCompare(b),
          );
          const [fromHold, beyond] = take(one.amount, order);
          const [fromBalance, rest] = take(beyond, sources());
          for (const [bucket, part] of held) change(bucket, part - (fromHold.get(bucket) ?? 0));
          for (const [bucket, part] of fromBalance) change(bucket, -part);
          model.spent += one.amount - rest;
          const settled = await end(id, messageId, one.amount, now);
          if (held.size > 0 || one.amount > 0)
            assert.deepEqual(settled, { charged: one.amount - rest, writtenOff: rest });
        } else if (one.do === "grant") {
          const granted = Math.max(one.amount, -model.base);
          change("base", granted);
          await db.transaction().execute((trx) => grantBase(trx, id, centicredits(one.amount), now));
        } else {
          now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
          model.free.set(month(), 6_000);
        }
        const account = await readAccount(db, PLANS, id, now);
        const heldNow = [...model.holds.values()].flatMap((parts) => Array.from(parts.values()));
        assert.deepEqual(
          { balance: account.balance, held: account.held },
          {
            balance: model.base + (model.free.get(month()) ?? 0),
            held: heldNow.reduce((sum, part) => sum + part, 0),
          },
        );
        assert.equal(account.base + account.free - account.held, account.balance);
        if (one.do === "month") await assertBudget(id, now);
      }
      await assertBudget(id, now);
      await assertLedgerBalances(db, id);
    }),
    { numRuns: Number(process.env["WALLET_RUNS"] ?? 25) },
  );
});

/** Actions of one workspace; further ones are those of another, side by side with nobody. */
const ACTIONS_A_WORKSPACE = 400;
const ACTIONS = Number(process.env["WALLET_ACTIONS"] ?? ACTIONS_A_WORKSPACE);

test("random concurrent histories keep every invariant", async () => {
  for (let done = 0; done < ACTIONS; done += ACTIONS_A_WORKSPACE) await concurrentHistory();
});

async function concurrentHistory(): Promise<void> {
  const id = await workspace("base");
  const actions = fc.sample(
    fc.record({ amount: fc.integer({ min: 1, max: 40_000 }), charge: fc.integer({ min: 0, max: 50_000 }) }),
    ACTIONS_A_WORKSPACE,
  );
  let charged = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      for (let action = actions[next++]; action !== undefined; action = actions[next++]) {
        const messageId = newName();
        if (!(await tryHold(id, { messageId, amount: action.amount }))) continue;
        // Two workers settle the same message: one of them does it.
        const both = await Promise.all([
          end(id, messageId, Math.min(action.charge, 10)),
          end(id, messageId, Math.min(action.charge, 10)),
        ]);
        const done = both.filter((one) => one !== null);
        assert.equal(done.length, 1);
        charged += done[0]?.charged ?? 0;
      }
    }),
  );
  const account = await readAccount(db, PLANS, id, NOVEMBER);
  assert.deepEqual(account, { balance: 100_000 - charged, base: 100_000 - charged, free: 0, held: 0 });
  await assertLedgerBalances(db, id);
}
