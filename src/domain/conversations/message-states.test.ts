import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { testDatabase } from "../../../test/support/database.ts";
import { startTurns } from "../../../test/support/turns.ts";
import { MESSAGE_TRANSITIONS, moveMessage, statesBefore } from "./message-states.ts";
import type { MessageStatus } from "./types.ts";

const { db } = await testDatabase();
const { create } = await startTurns(db);

const STATES = Object.keys(MESSAGE_TRANSITIONS) as MessageStatus[];

/** The contract's line, written out: queued → running → … , queued or running → stopping → stopped. */
const ALLOWED = new Set([
  "queued running",
  "queued stopping",
  "running completed",
  "running paused",
  "running failed",
  "running stopped",
  "running stopping",
  "stopping stopped",
]);

const WAYS: Record<MessageStatus, MessageStatus[]> = {
  queued: [],
  running: ["running"],
  stopping: ["stopping"],
  paused: ["running", "paused"],
  completed: ["running", "completed"],
  failed: ["running", "failed"],
  stopped: ["stopping", "stopped"],
};

/** What the columns need in a state. */
function fields(state: MessageStatus): { next_action?: "reply"; preview_key?: string } {
  if (state === "paused") return { next_action: "reply" };
  return state === "completed" ? { preview_key: "film.mp4" } : {};
}

/** Writes a state past the code that guards it. */
async function force(id: string, state: MessageStatus): Promise<void> {
  await db
    .updateTable("messages")
    .set({ status: state, ...fields(state) })
    .where("id", "=", id)
    .execute();
}

async function messageIn(state: MessageStatus): Promise<string> {
  const { messageId } = await create();
  for (const step of WAYS[state]) await force(messageId, step);
  return messageId;
}

async function refused(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Error && "code" in error && error.code === "23514") return true;
      throw error;
    },
  );
}

test("the database lets a message go every way of the contract and no other", async () => {
  for (const from of STATES) {
    for (const to of STATES) {
      if (from === to) continue;
      const id = await messageIn(from);
      assert.equal(await refused(force(id, to)), !ALLOWED.has(`${from} ${to}`), `${from} → ${to}`);
    }
  }
});

test("the code knows the same ways", async () => {
  const known = STATES.flatMap((from) => MESSAGE_TRANSITIONS[from].map((to) => `${from} ${to}`));
  assert.deepEqual(new Set(known), ALLOWED);
  assert.deepEqual(statesBefore("stopped"), ["running", "stopping"]);
  for (const from of STATES) {
    for (const to of STATES) {
      const id = await messageIn(from);
      const moved = await db.transaction().execute((trx) => moveMessage(trx, id, to, fields(to), new Date()));
      assert.equal(moved, ALLOWED.has(`${from} ${to}`), `${from} → ${to}`);
    }
  }
});

test("nothing of a message that has ended can be changed", async () => {
  for (const state of ["completed", "paused", "failed", "stopped"] as const) {
    const id = await messageIn(state);
    for (const change of ["answer = 'other'", "cost = 1", "error = '{}'", "made_seconds = 9", "query = ''"])
      assert.ok(
        await refused(sql`update messages set ${sql.raw(change)} where id = ${id}`.execute(db)),
        `${state}: ${change}`,
      );
  }
});

test("a message cannot begin in any state but queued", async () => {
  const { messageId } = await create();
  for (const state of STATES) {
    if (state === "queued") continue;
    const copy = sql`insert into messages
      (id, conversation_id, workspace_id, key_id, seq, status, next_action, preview_key, joins_brief, query)
      select ${`${messageId}-${state}`}, conversation_id, workspace_id, key_id, 2, ${state},
        ${fields(state).next_action ?? null}, ${fields(state).preview_key ?? null}, true, query
      from messages where id = ${messageId}`;
    assert.ok(await refused(copy.execute(db)), state);
  }
});
