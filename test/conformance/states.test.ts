/** "States and transitions": every row by HTTP, with the worker's side done through the domain. */
import assert from "node:assert/strict";
import { beginMessage } from "../../src/domain/conversations/progress.ts";
import { completeMessage, failMessage, settleStopped } from "../../src/domain/conversations/settle.ts";
import {
  FILM,
  assertRefused,
  completed,
  conversation,
  create,
  dataOf,
  fresh,
  latestMessage,
  paused,
  send,
  service,
  type Body,
} from "./support/caller.ts";
import { walk } from "./support/walk.ts";

async function accepted(path: string, body: object): Promise<Body> {
  const answer = await send(path, body);
  assert.equal(answer.status, 202, JSON.stringify(answer.body));
  const data = dataOf(answer);
  assert.equal(data["status"], "running");
  return data;
}

walk("States and transitions", {
  "(none) → running": async () => {
    const before = dataOf(await service.call("GET", "/v1/account/credits"))["balance_credits"] as number;
    const answer = await service.call("POST", "/v1/video-agents/conversations", {
      body: { prompt: "x" },
      headers: fresh(),
    });
    assert.equal(answer.status, 202);
    const made = dataOf(answer);
    assert.deepEqual([made["status"], made["cost_credits"]], ["running", 180]);
    assert.match(String(made["message_id"]), /^msg_/);
    const after = dataOf(await service.call("GET", "/v1/account/credits"))["balance_credits"] as number;
    assert.equal(before - after, 180, "the reserve is held");
  },
  "running → stopping": async () => {
    const ids = await create();
    await beginMessage(service.db, ids.message_id);
    const answer = await send(`${ids.path}/stop`, {});
    assert.equal(answer.status, 202);
    assert.deepEqual([dataOf(answer)["status"], dataOf(answer)["message_id"]], ["stopping", ids.message_id]);
    assert.equal((await latestMessage(ids))["status"], "stopping");
  },
  "stopping → stopped": async () => {
    const ids = await create();
    await beginMessage(service.db, ids.message_id);
    await send(`${ids.path}/stop`, {});
    await settleStopped(service.db, ids.message_id);
    assert.deepEqual(
      [(await latestMessage(ids))["status"], (await conversation(ids))["status"]],
      ["stopped", "stopped"],
    );
    assertRefused(await send(`${ids.path}/stop`, {}), 409, { code: "not_running" });
    assert.equal(await completeMessage(service.db, ids.message_id, FILM), false, "it is terminal");
  },
  "paused (next_action=confirm_outline) → running: confirm": async () => {
    const ids = await paused("confirm_outline");
    const next = await accepted(ids.path, { outline_action: "confirm" });
    const work = await beginMessage(service.db, String(next["message_id"]));
    assert.deepEqual([work?.outlineAction, work?.instruction], ["confirm", null]);
  },
  "paused (next_action=confirm_outline) → running: revise": async () => {
    const ids = await paused("confirm_outline");
    assertRefused(await send(ids.path, { outline_action: "revise" }), 400, {
      code: "invalid_parameter",
      param: "prompt",
    });
    const next = await accepted(ids.path, { outline_action: "revise", prompt: "drop scene 2" });
    const work = await beginMessage(service.db, String(next["message_id"]));
    assert.deepEqual([work?.outlineAction, work?.instruction], ["revise", "drop scene 2"]);
  },
  "paused (next_action=reply) → running": async () => {
    const ids = await paused("reply");
    assertRefused(await send(ids.path, {}), 400, { code: "invalid_parameter", param: "prompt" });
    await accepted(ids.path, { prompt: "About leaves." });
  },
  "any non-running state → running": async () => {
    const failed = await create();
    await beginMessage(service.db, failed.message_id);
    const error = { code: "render_failed", message: "no", retryable: true } as const;
    await failMessage(service.db, failed.message_id, error);
    const stopped = await create();
    await send(`${stopped.path}/stop`, {});
    await beginMessage(service.db, stopped.message_id);
    for (const ids of [await completed(), failed, stopped]) await accepted(ids.path, { prompt: "shorter" });
    const running = await create();
    assertRefused(await send(running.path, { prompt: "shorter" }), 409, { code: "conversation_busy" });
  },
  "running → completed, paused or failed": async () => {
    for (const [ids, status] of [
      [await completed(), "completed"],
      [await paused("reply"), "paused"],
    ] as const) {
      assert.equal((await conversation(ids))["status"], status);
    }
    const ids = await create();
    await beginMessage(service.db, ids.message_id);
    const error = { code: "render_failed", message: "The film could not be made.", retryable: true } as const;
    await failMessage(service.db, ids.message_id, error);
    const message = await latestMessage(ids);
    assert.deepEqual([message["status"], message["error"], message["cost_credits"]], ["failed", error, 0]);
  },
});
