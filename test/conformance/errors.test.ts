/** "Errors": every row reproduced by HTTP, its body compared whole. */
import assert from "node:assert/strict";
import { createKey, revokeKey } from "../../src/domain/keys/keys.ts";
import { SCOPES } from "../../src/domain/keys/scopes.ts";
import { png } from "../support/sample-files.ts";
import { errorOf, type Answer } from "../support/service.ts";
import { ROOT, assertRefused, completed, create, fresh, send, service } from "./support/caller.ts";
import { comesLater, walk } from "./support/walk.ts";

function assertError(answer: Answer, status: number, error: object): void {
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  assert.deepEqual(errorOf(answer), { error });
}

const NO_TOKEN = {
  code: "invalid_token",
  message:
    "A valid API key is required: Authorization: Bearer <API_KEY>. This one is missing, malformed, unknown, expired or revoked.",
};

walk("Errors", {
  "400 invalid_parameter": async () => {
    assertError(await send(ROOT, { prompt: 5 }), 400, {
      code: "invalid_parameter",
      message: "prompt must be a string.",
      param: "prompt",
    });
    assertError(await send(ROOT, {}), 400, {
      code: "invalid_parameter",
      message: "prompt is required.",
      param: "prompt",
    });
    const keyless = await service.call("POST", ROOT, { body: { prompt: "x" } });
    assertRefused(keyless, 400, { code: "invalid_parameter", param: "Idempotency-Key" });
    assertError(await send(ROOT, { prompt: "x", video_config: { video_duration: "epic" } }), 400, {
      code: "invalid_parameter",
      message: "video_config.video_duration must be one of: short, deep, long.",
      param: "video_config.video_duration",
      allowed: ["short", "deep", "long"],
    });
    const form = new FormData();
    form.append("files", new Blob([png()]), "leaf.exe");
    const sent = new Response(form);
    const upload = await service.call("POST", "/v1/assets", {
      raw: Buffer.from(await sent.arrayBuffer()),
      headers: { "content-type": sent.headers.get("content-type") ?? "", ...fresh() },
    });
    const { error } = errorOf(upload) as { error: Record<string, unknown> };
    assert.deepEqual(
      [upload.status, error["code"], error["reason"], error["file"]],
      [400, "invalid_parameter", "unsupported_type", "leaf.exe"],
    );
  },
  "400 unsupported_parameter": async () => {
    const { path } = await completed();
    for (const param of ["video_config", "require_outline_confirmation"]) {
      assertError(await send(path, { prompt: "x", [param]: param === "video_config" ? {} : true }), 400, {
        code: "unsupported_parameter",
        message: `${param} is set when the conversation is created and cannot be sent later.`,
        param,
      });
    }
  },
  "400 invalid_webhook_url, unsafe_webhook_url": async () => {
    assertError(await send(ROOT, { prompt: "x", callback_url: "http://example.com/" }), 400, {
      code: "invalid_webhook_url",
      message: "callback_url must be an https address.",
      param: "callback_url",
    });
    assertError(await send(ROOT, { prompt: "x", callback_url: "https://192.168.0.1/" }), 400, {
      code: "unsafe_webhook_url",
      message: "callback_url must be a public address.",
      param: "callback_url",
    });
  },
  "401 invalid_token": async () => {
    const { workspaceId } = await service.workspace();
    const revoked = await createKey(service.db, { workspaceId, scopes: SCOPES });
    await revokeKey(service.db, revoked.keyId, new Date());
    const expired = await createKey(service.db, { workspaceId, scopes: SCOPES, expiresAt: new Date(1) });
    const mcp = `eyJhbGciOiJFZERTQSJ9.${Buffer.from('{"aud":"mcp"}').toString("base64url")}.c2lnbmF0dXJl`;
    for (const key of [null, "nonsense", revoked.apiKey, expired.apiKey, mcp]) {
      assertError(await service.call("GET", ROOT, { key }), 401, NO_TOKEN);
    }
  },
  "402 insufficient_credits": async () => {
    const poor = await service.workspace("free", {});
    const deep = { prompt: "x", video_config: { video_duration: "long" } };
    assertRefused(await service.call("POST", ROOT, { key: poor.apiKey, body: deep, headers: fresh() }), 402, {
      code: "insufficient_credits",
    });
    const bounded = await service.workspace("boundless", { monthlyBudget: 17_999 });
    assertError(
      await service.call("POST", ROOT, { key: bounded.apiKey, body: { prompt: "x" }, headers: fresh() }),
      402,
      {
        code: "insufficient_credits",
        message: "This needs a reserve of 180 credits; 179.99 remain of this key's monthly budget.",
      },
    );
  },
  "403 insufficient_scope": async () => {
    const reader = await service.workspace("boundless", { scopes: ["video_agents:read"] });
    assertError(await service.call("GET", "/v1/account/credits", { key: reader.apiKey }), 403, {
      code: "insufficient_scope",
      message: "This needs a key with the scope account:read.",
    });
    const { path } = await create();
    assertError(await service.call("GET", path, { key: reader.apiKey }), 403, {
      code: "insufficient_scope",
      message: "This conversation belongs to another workspace.",
    });
  },
  "409 idempotency_conflict": async () => {
    const headers = fresh();
    await service.call("POST", ROOT, { body: { prompt: "one" }, headers });
    assertError(await service.call("POST", ROOT, { body: { prompt: "two" }, headers }), 409, {
      code: "idempotency_conflict",
      message: "This Idempotency-Key was used with different input. Use a new key for different input.",
      param: "Idempotency-Key",
    });
  },
  "409 conversation_busy": async () => {
    assertError(await send((await create()).path, { prompt: "more" }), 409, {
      code: "conversation_busy",
      message: "The conversation is running. Wait until its latest message ends, or stop it.",
    });
  },
  "409 not_running": async () => {
    const { path } = await completed();
    assertRefused(await send(`${path}/stop`, {}), 409, { code: "not_running" });
  },
  "429 rate_limited": async () => {
    const slow = await service.workspace("free", { rpm: 1 });
    let answer = await service.call("GET", ROOT, { key: slow.apiKey });
    // The minute may turn between two calls; then the second is the first of the next.
    for (let at = 0; at < 3 && answer.status === 200; at += 1)
      answer = await service.call("GET", ROOT, { key: slow.apiKey });
    const { error } = errorOf(answer) as { error: { retry_after: number } };
    const wait = error.retry_after;
    assert.ok(wait >= 1 && wait <= 60);
    assertError(answer, 429, {
      code: "rate_limited",
      message: `More than 1 requests in a minute. Retry in ${wait} s.`,
      retry_after: wait,
    });
    assert.equal(answer.headers.get("retry-after"), String(wait));
    const busy = await service.workspace("free");
    const body = { prompt: "x" };
    await service.call("POST", ROOT, { key: busy.apiKey, body, headers: fresh() });
    const second = await service.call("POST", ROOT, { key: busy.apiKey, body, headers: fresh() });
    assertRefused(second, 429, { code: "rate_limited", retry_after: 10 });
  },
  not_found: async () => {
    const { path } = await completed();
    const id = "0199a3c4d5e67f8091a2b3c4d5e6f708";
    for (const [where, what] of [
      [`${ROOT}/conv_${id}`, "conversation"],
      [`${ROOT}/conv_${id}/messages`, "conversation"],
      [`${path}/renders/rnd_${id}`, "render"],
      ["/v1/assets/999999999", "asset"],
      ["/v1/brand-kits/999999999", "brand kit"],
    ] as const) {
      assertError(await service.call("GET", where), 404, {
        code: "not_found",
        message: `There is no such ${what}.`,
      });
    }
    const render = await send(`${path}/renders`, { message_id: `msg_${id}` });
    assertRefused(render, 400, { code: "invalid_parameter", param: "message_id" });
  },
});
comesLater("Errors", ["409 avatar_not_ready"], "with the presenters");
