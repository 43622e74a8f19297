import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { silent, testDatabase } from "../../test/support/database.ts";
import { startTurns } from "../../test/support/turns.ts";
import type { Work } from "../domain/work.ts";
import type { JobContext } from "../jobs/worker.ts";
import { makeStopWatch } from "./stop-watch.ts";

const { db } = await testDatabase();
const { create } = await startTurns(db);

/** Work that waits until it is let go or told to end. */
function waiting(): { run: (job: object, context: JobContext) => Promise<null>; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    letGo: () => resolve(),
    run: async (_job, { signal }) => {
      const ended = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      );
      await Promise.race([promise, ended]);
      return null;
    },
  };
}

async function running(): Promise<Work> {
  const { messageId } = await create();
  await db.updateTable("messages").set({ status: "running" }).where("id", "=", messageId).execute();
  return { kind: "message", messageId };
}

test("work that begins while the database is slow to say what is wanted goes on", async () => {
  const watch = makeStopWatch(db, silent);
  const [before, during] = [await running(), await running()];
  const [one, other] = [waiting(), waiting()];
  const context = { signal: new AbortController().signal } as JobContext;
  const guarded = (work: Work, { run }: { run: typeof one.run }) =>
    watch.guard({ run } as never).run({ work }, context) as Promise<unknown>;
  try {
    const first = guarded(before, one);
    let second: Promise<unknown> | undefined;
    // Nobody reads this table meanwhile: the watch has asked what is wanted, and waits for the answer.
    await db.transaction().execute(async (trx) => {
      await sql`lock table renders in access exclusive mode`.execute(trx);
      await pause(900);
      second = guarded(during, other);
    });
    await pause(900);
    one.letGo();
    other.letGo();
    assert.deepEqual(await Promise.all([first, second]), [null, null]);
  } finally {
    watch.close();
  }
});

test("work whose turn is being stopped ends, and the turn with it", async () => {
  const watch = makeStopWatch(db, silent);
  const work = await running();
  const stuck = waiting();
  const context = { signal: new AbortController().signal } as JobContext;
  try {
    const done = watch.guard({ run: stuck.run } as never).run({ work }, context) as Promise<unknown>;
    const { messageId } = work as { messageId: string };
    await db.updateTable("messages").set({ status: "stopping" }).where("id", "=", messageId).execute();
    assert.equal(typeof (await done), "function");
    const { status } = await db
      .selectFrom("messages")
      .select("status")
      .where("id", "=", messageId)
      .executeTakeFirstOrThrow();
    assert.equal(status, "stopped");
  } finally {
    watch.close();
    stuck.letGo();
  }
});
