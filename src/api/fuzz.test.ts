import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { startService } from "../../test/support/service.ts";

const service = await startService();
await service.workspace();
const ROOT = "/v1/video-agents/conversations";
const made = await service.call("POST", ROOT, {
  body: { prompt: "x" },
  headers: { "idempotency-key": "first-one" },
});
const { conversation_id: id } = (made.body as { data: { conversation_id: string } }).data;
let count = 0;

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 300);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202e",
    "__proto__",
    "constructor",
    "https://example.com/",
    "en",
    "1",
    "NaN",
  ),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);
const config = fc.dictionary(
  fc.constantFrom(
    "target_language",
    "video_duration",
    "video_style",
    "voice_id",
    "voice_version",
    "locale",
    "avatar_id",
    "x",
  ),
  fc.oneof(value, fc.constantFrom("short", "auto", "en-us", 1)),
  { maxKeys: 3 },
);
const attachment = fc.dictionary(
  fc.constantFrom("asset_id", "url", "name", "type", "files_role", "x"),
  value,
  { maxKeys: 3 },
);
const body = fc.record(
  {
    prompt: fc.oneof(text, value),
    video_config: fc.oneof(config, value),
    files: fc.oneof(fc.array(attachment, { maxLength: 6 }), value),
    outline_action: fc.oneof(fc.constantFrom("confirm", "revise"), value),
    require_outline_confirmation: fc.oneof(fc.boolean(), value),
    callback_url: fc.oneof(fc.webUrl(), value),
    callback_id: value,
    message_id: value,
    resolution: fc.oneof(fc.constantFrom("720p", "1080p"), value),
    fps: value,
  },
  { requiredKeys: [] },
);
const path = fc.oneof(
  fc.constantFrom(
    ROOT,
    `${ROOT}/${id}`,
    `${ROOT}/${id}/renders`,
    `${ROOT}/${id}/stop`,
    `${ROOT}/${id}/messages`,
  ),
  fc.constantFrom(
    "/v1/assets",
    "/v1/assets/1",
    "/v1/account/credits",
    "/v1/account/capacity",
    "/files/x/y",
    "/openapi.json",
    "/readyz",
  ),
  text.map((part) => `${ROOT}/${encodeURIComponent(part.toWellFormed())}`),
  fc.webPath(),
);
const query = fc.oneof(
  fc.constant(""),
  fc.webQueryParameters().map((parameters) => `?${parameters}`),
  fc.constantFrom("?limit=5&limit=6", "?__proto__=1", "?limit=%00"),
);
const raw = fc.oneof(
  fc.json(),
  fc.string(),
  fc.uint8Array().map((bytes) => Buffer.from(bytes).toString("latin1")),
);

test("whatever is sent, the answer is none of our failing and has the shape of the contract", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH"),
      path,
      query,
      fc.oneof({ weight: 4, arbitrary: body }, { weight: 1, arbitrary: raw }),
      async (method, target, search, sent) => {
        const isRaw = typeof sent === "string";
        const answer = await service.call(method, target + search, {
          ...(method === "GET" ? {} : isRaw ? { raw: sent } : { body: sent }),
          headers: { "idempotency-key": `fuzz-key-${(count += 1)}`, "content-type": "application/json" },
        });
        assert.ok(answer.status < 500, `${answer.status} ${JSON.stringify(answer.body)}`);
        assert.match(answer.headers.get("x-request-id") ?? "", /^req_/);
        if (answer.status < 400) return;
        const shown = answer.body as { error: { code: string; message: string }; request_id: string };
        assert.deepEqual(Object.keys(shown), ["error", "request_id"]);
        assert.equal(typeof shown.error.code, "string");
        assert.ok(shown.error.message.length > 0);
      },
    ),
    { numRuns: RUNS },
  );
});
