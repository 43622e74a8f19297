import assert from "node:assert/strict";
import { test } from "node:test";
import { sql } from "kysely";
import { testDatabase } from "../../../test/support/database.ts";
import { startTurns } from "../../../test/support/turns.ts";
import { newId } from "../../kernel/ids.ts";
import { moveRender, RENDER_TRANSITIONS } from "./render-states.ts";
import type { RenderStatus } from "./types.ts";

const { db } = await testDatabase();
const { caller, create } = await startTurns(db);
const film = await create();

const STATES = Object.keys(RENDER_TRANSITIONS) as RenderStatus[];
const ALLOWED = new Set([
  "queued running",
  "queued superseded",
  "running completed",
  "running failed",
  "running superseded",
]);
const WAYS: Record<RenderStatus, RenderStatus[]> = {
  queued: [],
  running: ["running"],
  completed: ["running", "completed"],
  failed: ["running", "failed"],
  superseded: ["superseded"],
};

function fields(state: RenderStatus): { video_key?: string } {
  return state === "completed" ? { video_key: "film.mp4" } : {};
}

async function insert(status: RenderStatus): Promise<string> {
  const id = newId("render");
  await db
    .insertInto("renders")
    .values({
      id,
      conversation_id: film.conversationId,
      message_id: film.messageId,
      workspace_id: caller.workspaceId,
      key_id: caller.keyId,
      status,
      follows_latest: true,
      resolution: "1080p",
      aspect_ratio: "16:9",
      fps: 30,
      captions: "track",
      ...fields(status),
    })
    .execute();
  return id;
}

async function force(id: string, state: RenderStatus): Promise<void> {
  await db
    .updateTable("renders")
    .set({ status: state, ...fields(state) })
    .where("id", "=", id)
    .execute();
}

async function renderIn(state: RenderStatus): Promise<string> {
  const id = await insert("queued");
  for (const step of WAYS[state]) await force(id, step);
  return id;
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

test("a render goes every way of the contract and no other, in the database as in the code", async () => {
  const known = STATES.flatMap((from) => RENDER_TRANSITIONS[from].map((to) => `${from} ${to}`));
  assert.deepEqual(new Set(known), ALLOWED);
  for (const from of STATES) {
    for (const to of STATES) {
      const way = `${from} ${to}`;
      assert.equal(await moveRender(db, await renderIn(from), to, fields(to)), ALLOWED.has(way), way);
      if (from === to) continue;
      assert.equal(await refused(force(await renderIn(from), to)), !ALLOWED.has(way), way);
    }
  }
});

test("nothing of a render that has ended can be changed, and none begins ended", async () => {
  for (const state of ["completed", "failed", "superseded"] as const) {
    const id = await renderIn(state);
    for (const change of ["progress = 3", "error = '{}'", "message_id = message_id || ''", "vtt_key = 'x'"]) {
      const changed = sql`update renders set ${sql.raw(change)} where id = ${id}`.execute(db);
      assert.equal(await refused(changed), change !== "message_id = message_id || ''", `${state}: ${change}`);
    }
    assert.ok(await refused(insert(state)));
  }
  assert.ok(await refused(insert("running")));
});
