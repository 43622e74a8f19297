import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { sql } from "kysely";
import { testDatabase } from "../../../test/support/database.ts";
import { systemClock } from "../../kernel/clock.ts";
import { ServiceError } from "../../kernel/errors.ts";
import type { Caller } from "../keys/caller.ts";
import { readAccount } from "../wallet/account.ts";
import { createWorkspace } from "../workspaces/workspaces.ts";
import { createConversation } from "./create.ts";
import { noteMade } from "./made.ts";
import { MESSAGE_TRANSITIONS } from "./message-states.ts";
import { beginMessage, isMessageObsolete } from "./progress.ts";
import { getConversation, listMessages } from "./read.ts";
import { sendMessage } from "./send.ts";
import { completeMessage, failMessage, pauseMessage, settleStopped } from "./settle.ts";
import { stopConversation } from "./stop.ts";
import { nextTurn, type Standing } from "./turn-rules.ts";
import type { MessageStatus, VideoConfig } from "./types.ts";

const { db } = await testDatabase({ poolSize: 16 });
const PLANS = { big: { baseCredits: 1_000_000, monthlyFreeCredits: 0, rpm: 1, concurrency: 1_000 } };
const { workspaceId } = await createWorkspace(db, PLANS, { name: "w", plan: "big", now: new Date() });
const caller: Caller = {
  workspaceId,
  keyId: "key_1",
  scopes: new Set(),
  plan: "big",
  rpm: 1,
  workspaceRpm: 1,
  concurrency: 1_000,
  workspaceConcurrency: 1_000,
  monthlyBudget: null,
};
const deps = { db, clock: systemClock, plans: PLANS, enqueue: async () => {} };
const config: VideoConfig = {
  targetLanguage: "en",
  videoDuration: "short",
  videoStyle: "auto",
  voiceId: null,
  voiceVersion: 1,
  locale: null,
  avatarId: null,
  brandKitId: null,
  enableInitialAiVideo: false,
};
let keys = 0;
const claim = (path: string) => ({
  workspaceId,
  method: "POST",
  path,
  key: `k${(keys += 1)}`,
  inputHash: "",
});

async function create(): Promise<{ conversationId: string; messageId: string }> {
  const input = { prompt: "x", requireOutlineConfirmation: false, config, attachments: [], callback: null };
  return (await createConversation(deps, caller, claim("c"), input)).answer;
}

/** Null where the service refuses with one of these codes. */
async function unless<T>(codes: string[], work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (error instanceof ServiceError && codes.includes(error.code)) return null;
    throw error;
  });
}

const film = {
  answer: "",
  previewKey: "k",
  durationSeconds: 60,
  secondsMade: 60.5,
  scenesMade: 1,
  scenesReused: 0,
  degradations: [],
  movieReport: {
    durationSeconds: 60,
    width: 1,
    height: 1,
    fps: 30,
    bytes: 1,
    loudnessLufs: -16,
    truePeakDbtp: -2,
    findings: [],
  },
  files: [],
};

const ACTIONS = {
  begin: (id: string) => beginMessage(db, id),
  pause: (id: string) => pauseMessage(db, id, "reply", "?", []),
  complete: (id: string) => completeMessage(db, id, film),
  fail: (id: string) => failMessage(db, id, { code: "render_failed", message: "No.", retryable: true }),
  stopped: (id: string) => settleStopped(db, id),
  make: (id: string) => noteMade(db, id, { seconds: 10, sceneIndex: 1 }),
};
type Action = keyof typeof ACTIONS | "stop" | "send";
const action = fc.constantFrom<Action>(
  "begin",
  "begin",
  "pause",
  "complete",
  "fail",
  "stopped",
  "make",
  "stop",
  "send",
);

/** Whether one status can follow another by one or more allowed steps. */
function reaches(from: MessageStatus, to: MessageStatus): boolean {
  return from === to || MESSAGE_TRANSITIONS[from].some((next) => reaches(next, to));
}

test("whatever happens in whatever order, states only move as allowed and credits come back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(action, fc.boolean()), { maxLength: 25 }), async (steps) => {
      const { conversationId } = await create();
      const seen = new Map<string, MessageStatus>();
      const observe = async (): Promise<string> => {
        const { items } = await listMessages(db, caller, conversationId, { limit: null, offset: 0 });
        for (const message of items) {
          const before = seen.get(message.messageId) ?? "queued";
          assert.ok(reaches(before, message.status), `${before} → ${message.status}`);
          seen.set(message.messageId, message.status);
          assert.equal(message.status === "paused", message.nextAction !== null);
          assert.equal(message.status === "failed", message.error !== null);
          assert.ok(message.cost <= 18_000);
        }
        const latest = items.at(-1);
        assert.equal((await getConversation(db, caller, conversationId)).status, latest?.status);
        return latest?.messageId ?? "";
      };
      let latest = await observe();
      for (const [name, twice] of steps) {
        const once = (): Promise<unknown> => {
          if (name === "stop")
            return unless(["not_running"], stopConversation(deps, caller, conversationId, null));
          if (name !== "send") return ACTIONS[name](latest);
          const input = { prompt: "y", outlineAction: null, attachments: [], callback: null };
          return unless(
            ["conversation_busy"],
            sendMessage(deps, caller, conversationId, claim(conversationId), input),
          );
        };
        // The same thing by two workers, or clients, at once.
        await Promise.all(twice ? [once(), once()] : [once()]);
        latest = await observe();
      }
      await ACTIONS.begin(latest);
      await ACTIONS.fail(latest);
      await ACTIONS.stopped(latest);
      await observe();
      const { held } = await readAccount(db, PLANS, workspaceId, new Date());
      assert.equal(held, 0, "nothing runs, so nothing is held");
    }),
    { numRuns: 20 },
  );
  const messages = await db
    .selectFrom("messages")
    .select(sql<number>`sum(cost)::bigint`.as("cost"))
    .executeTakeFirstOrThrow();
  const account = await readAccount(db, PLANS, workspaceId, new Date());
  assert.equal(account.balance, 100_000_000 - messages.cost, "costs shown are what was charged");
});

test("of two that complete a message one does, and it is charged once", async () => {
  const { messageId } = await create();
  await beginMessage(db, messageId);
  const before = await readAccount(db, PLANS, workspaceId, new Date());
  const results = await Promise.all(Array.from({ length: 8 }, () => completeMessage(db, messageId, film)));
  assert.equal(results.filter(Boolean).length, 1);
  const after = await readAccount(db, PLANS, workspaceId, new Date());
  assert.equal(before.base - after.base, 6_050);
});

test("a stop that no worker has seen yet is seen by beginMessage", async () => {
  const { conversationId, messageId } = await create();
  await beginMessage(db, messageId);
  assert.equal(await isMessageObsolete(db, messageId), false);
  await stopConversation(deps, caller, conversationId, null);
  assert.equal(await isMessageObsolete(db, messageId), true);
  assert.equal(await beginMessage(db, messageId), null, "its next worker settles it");
  assert.equal((await getConversation(db, caller, conversationId)).status, "stopped");
});

test("work of a message that failed is obsolete: what is left of it is not made", async () => {
  const { messageId } = await create();
  await beginMessage(db, messageId);
  await failMessage(db, messageId, { code: "render_failed", message: "one part failed", retryable: true });
  assert.equal(await isMessageObsolete(db, messageId), true);
  assert.equal(await settleStopped(db, messageId), false, "a terminal state stays as it is");
});

test("a failed accept leaves nothing behind", async () => {
  const before = await db
    .selectFrom("conversations")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  const failing = { ...deps, enqueue: () => Promise.reject(new Error("queue is down")) };
  const input = { prompt: "x", requireOutlineConfirmation: false, config, attachments: [], callback: null };
  const same = claim("c");
  await assert.rejects(createConversation(failing, caller, same, input), /queue is down/);
  const after = await db
    .selectFrom("conversations")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  assert.deepEqual(after, before);
  assert.equal((await readAccount(db, PLANS, workspaceId, new Date())).held, 0);
  const retried = await createConversation(deps, caller, same, input);
  assert.equal(retried.replayed, false, "the claim was freed");
  await failMessage(db, retried.answer.messageId, { code: "x", message: "", retryable: false });
});

test("the table of turns, row by row", () => {
  const standing = (status: MessageStatus, more: Partial<Standing> = {}): Standing => ({
    status,
    nextAction: null,
    hasOutline: false,
    hasFilm: false,
    ...more,
  });
  const outline = standing("paused", { nextAction: "confirm_outline", hasOutline: true });
  const reply = standing("paused", { nextAction: "reply" });
  const rows: [Standing, string | null, "confirm" | "revise" | null, unknown][] = [
    [standing("queued"), "x", null, "conversation_busy"],
    [standing("running"), "x", null, "conversation_busy"],
    [standing("stopping"), "x", null, "conversation_busy"],
    [outline, null, "confirm", { outlineAction: "confirm", joinsBrief: false }],
    [outline, "x", "confirm", { outlineAction: "confirm", joinsBrief: false }],
    [outline, "x", "revise", { outlineAction: "revise", joinsBrief: false }],
    [outline, "x", null, { outlineAction: "revise", joinsBrief: false }],
    [outline, null, "revise", "invalid_parameter"],
    [reply, "x", null, { outlineAction: null, joinsBrief: true }],
    [
      standing("paused", { nextAction: "reply", hasOutline: true, hasFilm: true }),
      "x",
      null,
      { outlineAction: null, joinsBrief: false },
    ],
    [reply, "x", "confirm", "invalid_parameter"],
    [
      standing("completed", { hasOutline: true, hasFilm: true }),
      "x",
      null,
      { outlineAction: null, joinsBrief: false },
    ],
    [standing("completed"), null, "confirm", "invalid_parameter"],
    [standing("failed"), "x", null, { outlineAction: null, joinsBrief: true }],
    [standing("failed", { hasOutline: true }), "x", null, { outlineAction: null, joinsBrief: false }],
    [standing("stopped", { hasFilm: true }), "x", null, { outlineAction: null, joinsBrief: false }],
    [standing("stopped"), "x", "revise", "invalid_parameter"],
  ];
  for (const [where, prompt, outlineAction, expected] of rows) {
    let result: unknown;
    try {
      result = nextTurn(where, { prompt, outlineAction });
    } catch (error) {
      result = error instanceof ServiceError ? error.code : error;
    }
    assert.deepEqual(result, expected, JSON.stringify([where, prompt, outlineAction]));
  }
});
