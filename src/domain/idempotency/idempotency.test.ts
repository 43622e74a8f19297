import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { testDatabase } from "../../../test/support/database.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { tidy } from "../housekeeping.ts";
import { inLine } from "../workspaces/line.ts";
import { once as onceOf, type Claim } from "./idempotency.ts";

const { db } = await testDatabase({ poolSize: 16 });
let count = 0;
const newClaim = (more: Partial<Claim> = {}): Claim => ({
  workspaceId: "ws_1",
  method: "POST",
  path: "/v1/x",
  key: `key-${(count += 1)}`,
  inputHash: "a",
  ...more,
});
const once = <T>(from: typeof db, claim: Claim, work: Parameters<typeof onceOf<T>>[3], waitMs?: number) =>
  onceOf(from, claim.workspaceId, claim, work, waitMs);
const done = async (answer: unknown) => ({ status: 202, answer });

test("the second waits for the first and gets its answer", async () => {
  const claim = newClaim();
  const first = once(db, claim, async () => {
    await sleep(200);
    return done("first");
  });
  await sleep(50);
  const second = await once(db, claim, () => done("second"));
  assert.deepEqual(second, { status: 202, answer: "first", replayed: true });
  assert.equal((await first).replayed, false);
});

test("the second becomes the first when the first fails", async () => {
  const claim = newClaim();
  const first = once(db, claim, async () => {
    await sleep(200);
    throw new Error("no");
  });
  const failed = assert.rejects(first, /no/);
  await sleep(50);
  const second = await once(db, claim, () => done("second"));
  await failed;
  assert.deepEqual(second, { status: 202, answer: "second", replayed: false });
});

test("a second that waited too long is told so", async () => {
  const claim = newClaim();
  const first = once(db, claim, async () => {
    await sleep(600);
    return done("first");
  });
  await sleep(50);
  await assert.rejects(
    once(db, claim, () => done("second"), 100),
    (error) => error instanceof ServiceError && /still under way/.test(error.message),
  );
  assert.equal((await first).answer, "first");
});

test("so it is where another process has the first", async () => {
  const claim = newClaim();
  // Another way to the same database: what stands in line there is not known here.
  const other = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  const first = once(other, claim, async () => {
    await sleep(400);
    return done("first");
  });
  await sleep(50);
  await assert.rejects(
    once(db, claim, () => done("second"), 100),
    (error) => error instanceof ServiceError && /still under way/.test(error.message),
  );
  const third = await once(db, claim, () => done("third"));
  assert.deepEqual([third.answer, third.replayed], ["first", true]);
  assert.equal((await first).answer, "first");
});

test("writes of a workspace stand in line without a connection; those of others do not wait for them", async () => {
  const order: number[] = [];
  const slow = (n: number) => async () => {
    order.push(n);
    await sleep(150);
    return done(n);
  };
  const writes = [0, 1, 2, 3].map((n) => once(db, newClaim({ workspaceId: "ws_busy" }), slow(n)));
  // One that has waited enough leaves the line without letting anybody past.
  const options = { name: null, waitMs: 100, twinMs: 100 };
  const impatient = assert.rejects(
    inLine(db, "ws_busy", options, slow(4)),
    (error) => error instanceof ServiceError && error.code === "unavailable",
  );
  const last = once(db, newClaim({ workspaceId: "ws_busy" }), slow(5));
  const began = performance.now();
  await once(db, newClaim({ workspaceId: "ws_other" }), () => done("other"));
  assert.ok(performance.now() - began < 140, "the other workspace did not wait");
  await impatient;
  assert.ok(order.length < 3, "the impatient one did");
  await Promise.all([...writes, last]);
  assert.deepEqual(order, [0, 1, 2, 3, 5]);
});

test("keys are apart by workspace, method and path; input is compared", async () => {
  const claim = newClaim();
  await once(db, claim, () => done(1));
  for (const other of [{ workspaceId: "ws_2" }, { method: "DELETE" }, { path: "/v1/y" }]) {
    assert.deepEqual(await once(db, { ...claim, ...other }, () => done(2)), {
      status: 202,
      answer: 2,
      replayed: false,
    });
  }
  await assert.rejects(
    once(db, { ...claim, inputHash: "b" }, () => done(3)),
    (error) => error instanceof ServiceError && error.code === "idempotency_conflict",
  );
});

test("kept for a day at least, and forgotten after two", async () => {
  const claim = newClaim();
  await once(db, claim, () => done(1));
  const hours = (n: number): Date => new Date(Date.now() + n * 3_600_000);
  await tidy(db, hours(25));
  assert.equal((await once(db, claim, () => done(2))).replayed, true);
  await tidy(db, hours(49));
  assert.equal((await once(db, claim, () => done(2))).replayed, false);
});
