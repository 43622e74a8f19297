import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { errorOf, startService } from "../../test/support/service.ts";
import { revokeKey } from "../domain/keys/keys.ts";
import { SCOPES, type Scope } from "../domain/keys/scopes.ts";

const service = await startService();
const owner = await service.workspace();
const CONVERSATION = "conv_0199a3c4d5e67f8091a2b3c4d5e6f708";
const RENDER = "rnd_0199a3c4d5e67f8091a2b3c4d5e6f708";
const ROOT = "/v1/video-agents/conversations";

const ASSET = "/v1/assets/999999999";
const BRAND_KIT = "/v1/brand-kits/999999999";

/** Ids in paths, and what the description calls them. */
const PLACES = [
  [CONVERSATION, "{conversation_id}"],
  [RENDER, "{render_id}"],
  [/(?<=assets\/)\d+/, "{asset_id}"],
  ["/v1/voices/nobody", "/v1/voices/{voice_id}"],
  [/(?<=brand-kits\/)\d+/, "{brand_kit_id}"],
] as const;

/** Every route with the scope it needs, and what a key with that scope gets here. */
const ROUTES: [method: string, path: string, scope: Scope, status: number, body?: object][] = [
  ["GET", ROOT, "video_agents:read", 200],
  ["POST", ROOT, "video_agents:write", 202, { prompt: "x" }],
  ["GET", `${ROOT}/${CONVERSATION}`, "video_agents:read", 404],
  ["POST", `${ROOT}/${CONVERSATION}`, "video_agents:write", 404, { prompt: "x" }],
  ["DELETE", `${ROOT}/${CONVERSATION}`, "video_agents:write", 404],
  ["GET", `${ROOT}/${CONVERSATION}/messages`, "video_agents:read", 404],
  ["POST", `${ROOT}/${CONVERSATION}/stop`, "video_agents:write", 404],
  ["GET", `${ROOT}/${CONVERSATION}/renders`, "video_agents:read", 404],
  ["POST", `${ROOT}/${CONVERSATION}/renders`, "video_agents:write", 404],
  ["GET", `${ROOT}/${CONVERSATION}/renders/${RENDER}`, "video_agents:read", 404],
  ["DELETE", `${ROOT}/${CONVERSATION}/renders/${RENDER}`, "video_agents:write", 404],
  ["POST", "/v1/assets", "assets:write", 415],
  ["GET", "/v1/assets", "assets:read", 200],
  ["GET", ASSET, "assets:read", 404],
  ["DELETE", ASSET, "assets:write", 404],
  ["POST", "/v1/brand-kits", "brand_kits:write", 201, { brand_name: "x" }],
  ["GET", "/v1/brand-kits", "brand_kits:read", 200],
  ["GET", BRAND_KIT, "brand_kits:read", 404],
  ["PUT", BRAND_KIT, "brand_kits:write", 404, { brand_name: "x" }],
  ["DELETE", BRAND_KIT, "brand_kits:write", 404],
  ["GET", "/v1/voices", "voices:read", 200],
  ["GET", "/v1/voices/nobody", "voices:read", 404],
  ["POST", "/v1/voices/speech", "voices:write", 400, { text: "in no voice" }],
  ["GET", "/v1/account/credits", "account:read", 200],
  ["GET", "/v1/account/capacity", "account:read", 200],
];

const INVALID_TOKEN = {
  error: {
    code: "invalid_token",
    message:
      "A valid API key is required: Authorization: Bearer <API_KEY>. This one is missing, malformed, unknown, expired or revoked.",
  },
};

const revoked = await service.workspace("boundless");
await revokeKey(service.db, revoked.keyId, new Date());
const expired = await service.workspace("boundless", { expiresAt: new Date(Date.now() - 1000) });
const mcp = `eyJhbGciOiJFZERTQSJ9.${Buffer.from('{"aud":"mcp"}').toString("base64url")}.c2lnbmF0dXJl`;
const other = owner.apiKey.at(-1) === "A" ? "B" : "A";

const BAD: [string, Record<string, string>][] = [
  ["no key", {}],
  ["an empty key", { authorization: "Bearer " }],
  ["another scheme", { authorization: `Basic ${owner.apiKey}` }],
  ["a malformed key", { authorization: "Bearer lk_short" }],
  ["an unknown key", { authorization: `Bearer lk_${"a".repeat(12)}_${"b".repeat(40)}` }],
  ["a key with one letter changed", { authorization: `Bearer ${owner.apiKey.slice(0, -1)}${other}` }],
  ["a revoked key", { authorization: `Bearer ${revoked.apiKey}` }],
  ["an expired key", { authorization: `Bearer ${expired.apiKey}` }],
  ["an MCP token", { authorization: `Bearer ${mcp}` }],
];

let count = 0;
function write(method: string): Record<string, string> {
  return method === "GET" ? {} : { "idempotency-key": `matrix-key-${(count += 1)}` };
}

describe("every route against every kind of key", () => {
  test("the list of routes is complete", async () => {
    const { body } = await service.call("GET", "/openapi.json", { key: null });
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const listed = ROUTES.map(
      ([method, path]) => `${method} ${PLACES.reduce((named, [id, name]) => named.replace(id, name), path)}`,
    );
    assert.deepEqual(described.sort(), listed.sort());
  });

  for (const [method, path, scope, status, body] of ROUTES) {
    test(`${method} ${path}`, async () => {
      for (const [name, headers] of BAD) {
        const answer = await service.call(method, path, {
          key: null,
          headers: { ...headers, ...write(method) },
          body,
        });
        assert.equal(answer.status, 401, name);
        assert.deepEqual(errorOf(answer), INVALID_TOKEN, name);
        assert.equal(answer.headers.get("www-authenticate"), 'Bearer realm="lanternist"');
        assert.match(answer.headers.get("ratelimit-limit") ?? "", /^\d+$/);
      }
      const without = await service.workspace("boundless", { scopes: SCOPES.filter((one) => one !== scope) });
      const refused = await service.call(method, path, { key: without.apiKey, headers: write(method), body });
      assert.equal(refused.status, 403);
      assert.deepEqual(errorOf(refused), {
        error: { code: "insufficient_scope", message: `This needs a key with the scope ${scope}.` },
      });
      const withOnly = await service.workspace("boundless", { scopes: [scope] });
      const allowed = await service.call(method, path, {
        key: withOnly.apiKey,
        headers: write(method),
        body,
      });
      assert.equal(allowed.status, status, JSON.stringify(allowed.body));
      assert.match(allowed.headers.get("ratelimit-remaining") ?? "", /^\d+$/);
    });
  }

  test("a key stops working the moment it is revoked", async () => {
    const { apiKey, keyId } = await service.workspace();
    assert.equal((await service.call("GET", ROOT, { key: apiKey })).status, 200);
    await revokeKey(service.db, keyId, new Date());
    assert.equal((await service.call("GET", ROOT, { key: apiKey })).status, 401);
  });
});

describe("limits", () => {
  test("requests a minute, of the key", async () => {
    const { apiKey } = await service.workspace("free", { rpm: 3 });
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push(await service.call("GET", ROOT, { key: apiKey }));
    // The minute may turn while we count; then the fourth is the first of the next.
    const last = answers.at(-1);
    assert.ok(last !== undefined);
    if (last.status === 200) return;
    assert.equal(last.status, 429);
    const { error } = errorOf(last) as { error: { code: string; retry_after: number } };
    assert.equal(error.code, "rate_limited");
    assert.equal(last.headers.get("retry-after"), String(error.retry_after));
    assert.equal(last.headers.get("ratelimit-limit"), "3");
    assert.equal(last.headers.get("ratelimit-remaining"), "0");
  });

  test("tasks at once, and capacity tells what would be admitted", async () => {
    const { apiKey } = await service.workspace("free");
    const capacity = async (): Promise<Record<string, number>> =>
      (
        (await service.call("GET", "/v1/account/capacity", { key: apiKey })).body as {
          data: Record<string, number>;
        }
      ).data;
    assert.deepEqual(await capacity(), {
      rpm: 60,
      concurrency: 1,
      active_tasks: 0,
      available_slots: 1,
      monthly_budget_credits: 600,
      spent_credits: 0,
      reserved_credits: 0,
      remaining_budget_credits: 600,
      storage_used_bytes: 0,
      storage_limit_bytes: 2 ** 30,
    });
    const create = () =>
      service.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers: write("POST") });
    assert.equal((await create()).status, 202);
    const second = await create();
    assert.equal(second.status, 429);
    assert.deepEqual(errorOf(second), {
      error: {
        code: "rate_limited",
        message:
          "1 tasks are under way, which is all that this key may run at once. Retry when one has ended.",
        retry_after: 10,
      },
    });
    assert.equal(second.headers.get("retry-after"), "10");
    const now = await capacity();
    assert.deepEqual(
      [now["active_tasks"], now["available_slots"], now["reserved_credits"], now["remaining_budget_credits"]],
      [1, 0, 180, 420],
    );
    const credits = await service.call("GET", "/v1/account/credits", { key: apiKey });
    assert.deepEqual((credits.body as { data: unknown }).data, {
      balance_credits: 420,
      base_credits: 0,
      monthly_free_credits: 600,
      plan: "free",
      shared_with_platform: true,
      payment_mode: "prepaid",
    });
  });

  test("credits and budget: 402, and the same key may try again", async () => {
    const { apiKey } = await service.workspace("pro", { monthlyBudget: 17_999 });
    const headers = write("POST");
    const refused = await service.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers });
    assert.equal(refused.status, 402);
    assert.deepEqual(errorOf(refused), {
      error: {
        code: "insufficient_credits",
        message: "This needs a reserve of 180 credits; 179.99 remain of this key's monthly budget.",
      },
    });
    await service.db
      .updateTable("api_keys")
      .set({ monthly_budget: 18_000 })
      .where("monthly_budget", "=", 17_999)
      .execute();
    const again = await service.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers });
    assert.equal(again.status, 202);
    assert.equal(again.headers.get("idempotency-replayed"), null);
  });

  test("a replay costs nothing, also when the balance is 0 and all slots are taken", async () => {
    const plans = {
      ...service.deps.plans,
      once: { baseCredits: 180, monthlyFreeCredits: 0, rpm: 1_000, concurrency: 1 },
    };
    const poor = await startService({ db: service.db, plans });
    const { apiKey } = await poor.workspace("once");
    const headers = write("POST");
    const first = await poor.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers });
    assert.equal(first.status, 202);
    const again = await poor.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers });
    assert.equal(again.headers.get("idempotency-replayed"), "true");
    assert.deepEqual([again.status, again.body], [202, first.body]);
    const credits = await poor.call("GET", "/v1/account/credits", { key: apiKey });
    assert.equal((credits.body as { data: { balance_credits: number } }).data.balance_credits, 0);
  });
});
