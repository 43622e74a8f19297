import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { testDatabase } from "../../../test/support/database.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { tidy } from "../housekeeping.ts";
import { once, type Claim } from "./idempotency.ts";

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
