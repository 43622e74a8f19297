import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { testDatabase } from "../../../test/support/database.ts";
import type { Caller } from "../keys/caller.ts";
import { makeRateCounter } from "./rate.ts";

const { db } = await testDatabase();
const NOON = new Date("2026-11-21T12:00:00Z");
let count = 0;

function caller(rpm: number, workspaceRpm: number, workspaceId = `ws-${(count += 1)}`): Caller {
  return {
    workspaceId,
    keyId: `key-${(count += 1)}`,
    scopes: new Set(),
    plan: "x",
    rpm,
    workspaceRpm,
    concurrency: 1,
    workspaceConcurrency: 1,
    monthlyBudget: null,
  };
}

test("one process: exactly the limit, counted down one by one, and again in the next minute", async () => {
  for (const limit of [1, 3, 60, 700]) {
    const rates = makeRateCounter(db);
    const one = caller(limit, 10_000);
    for (let used = 1; used <= limit; used += 1) {
      const state = await rates.count(one, NOON);
      assert.deepEqual(state, { admitted: true, limit, remaining: limit - used, resetSeconds: 60 });
    }
    const late = new Date(NOON.getTime() + 59_999);
    assert.deepEqual(await rates.count(one, late), { admitted: false, limit, remaining: 0, resetSeconds: 1 });
    assert.equal((await rates.count(one, new Date(NOON.getTime() + 60_000))).admitted, true);
  }
});

test("many requests at once: exactly the limit is admitted", async () => {
  const rates = makeRateCounter(db);
  const one = caller(150, 10_000);
  const states = await Promise.all(Array.from({ length: 400 }, () => rates.count(one, NOON)));
  assert.equal(states.filter(({ admitted }) => admitted).length, 150);
});

test("the workspace's limit binds all its keys; a key over its own does not lock out the others", async () => {
  const rates = makeRateCounter(db);
  const greedy = caller(10, 30);
  const others = [caller(30, 30, greedy.workspaceId), caller(30, 30, greedy.workspaceId)];
  for (let at = 0; at < 50; at += 1) await rates.count(greedy, NOON);
  const states = [];
  for (let at = 0; at < 20; at += 1) for (const other of others) states.push(await rates.count(other, NOON));
  assert.equal(states.filter(({ admitted }) => admitted).length, 20);
  assert.deepEqual(states.at(-1), { admitted: false, limit: 30, remaining: 0, resetSeconds: 60 });
});

test("several processes together never pass a limit, and miss little of it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 4 }),
      fc.infiniteStream(fc.nat()),
      async (rpm, workspaceRpm, processes, draws) => {
        const key = caller(Math.min(rpm, workspaceRpm), workspaceRpm);
        const counters = Array.from({ length: processes }, () => makeRateCounter(db));
        const limit = Math.min(rpm, workspaceRpm);
        let admitted = 0;
        for (let at = 0; at < limit + 100; at += 1) {
          const counter = counters[(draws.next().value as number) % processes];
          if ((await counter?.count(key, NOON))?.admitted === true) admitted += 1;
        }
        assert.ok(admitted <= limit, `${admitted} of ${limit}`);
        // Each other process may sit on a block, a fiftieth of the limit.
        assert.ok(admitted >= limit * (1 - 0.02 * processes) - 1, `${admitted} of ${limit}, ${processes}`);
      },
    ),
    { numRuns: 12 },
  );
});
