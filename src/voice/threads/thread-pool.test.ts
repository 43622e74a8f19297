import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { after, test } from "node:test";
import { ServiceError } from "../../kernel/errors.ts";
import type { FaultyRequest } from "./faulty-thread.fixture.ts";
import { makeThreadPool } from "./thread-pool.ts";

const pool = makeThreadPool<FaultyRequest, string>({
  script: new URL("./faulty-thread.fixture.ts", import.meta.url),
  size: 2,
  timeoutMs: (request) => (request === "hang" ? 300 : 20_000),
});
after(() => pool.close());

const failed = (words: RegExp) => (error: unknown) =>
  error instanceof ServiceError && error.code === "speech_failed" && words.test(error.message);

test("more jobs than threads are all answered", async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => pool.run("answer")));
  assert.deepEqual(
    replies,
    Array.from({ length: 10 }, () => "done"),
  );
});

test("an error of the work fails its job and keeps the thread", async () => {
  await assert.rejects(pool.run("throw"), failed(/as told/u));
  assert.equal(await pool.run("answer"), "done");
});

test("a thread that dies fails one job, and the others are answered", async () => {
  const jobs = await Promise.allSettled([
    pool.run("die"),
    pool.run("answer"),
    pool.run("die"),
    pool.run("answer"),
  ]);
  assert.deepEqual(
    jobs.map((job) => job.status),
    ["rejected", "fulfilled", "rejected", "fulfilled"],
  );
  await assert.rejects(pool.run("die"), failed(/ended with code 3/u));
});

test("a thread that hangs is given up in time and replaced", async () => {
  await assert.rejects(pool.run("hang"), failed(/no answer within 300 ms/u));
  assert.equal(await pool.run("answer"), "done");
});

test("an abort rejects at once with its reason and frees the thread", async () => {
  const controller = new AbortController();
  const reason = new Error("stopped by the caller");
  const jobs = Array.from({ length: 4 }, () => pool.run("wait for the end", controller.signal));
  setTimeout(() => controller.abort(reason), 50);
  for (const job of jobs) await assert.rejects(job, (error) => error === reason);
  assert.equal(await pool.run("answer"), "done");
  await assert.rejects(pool.run("answer", controller.signal), (error) => error === reason);
});

test("an idle thread ends; the next job starts another", { skip: !existsSync("/proc") }, async () => {
  const own = makeThreadPool<FaultyRequest, string>({
    script: new URL("./faulty-thread.fixture.ts", import.meta.url),
    size: 1,
    timeoutMs: () => 20_000,
    idleMs: () => 50,
  });
  assert.equal(await own.run("answer"), "done");
  const busy = readdirSync("/proc/self/task").length;
  // Work that follows soon finds the thread there.
  for (let at = 0; at < 3; at += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(await own.run("answer"), "done");
  }
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.ok(readdirSync("/proc/self/task").length < busy);
  assert.equal(await own.run("answer"), "done");
  await own.close();
});

test("a closed pool refuses work and fails what waits", async () => {
  const own = makeThreadPool<FaultyRequest, string>({
    script: new URL("./faulty-thread.fixture.ts", import.meta.url),
    size: 1,
    timeoutMs: () => 20_000,
  });
  const jobs = [own.run("wait for the end"), own.run("answer")];
  const ended = Promise.allSettled(jobs);
  await own.close();
  assert.deepEqual(
    (await ended).map((job) => job.status),
    ["rejected", "rejected"],
  );
  await assert.rejects(own.run("answer"), failed(/closed/u));
});
