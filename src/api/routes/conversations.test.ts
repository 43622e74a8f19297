import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { errorOf, startService } from "../../../test/support/service.ts";
import { beginMessage } from "../../domain/conversations/progress.ts";
import { pauseMessage } from "../../domain/conversations/settle.ts";

const PATH = "/v1/video-agents/conversations";
const service = await startService();
await service.workspace();
let count = 0;
const newKey = (): Record<string, string> => ({ "idempotency-key": `key-number-${(count += 1)}` });

type Accepted = {
  data: { conversation_id: string; message_id: string; status: string; cost_credits: number };
};

async function create(body: object = { prompt: "# Leaves\n\n## Light\nGreen." }): Promise<Accepted["data"]> {
  const answer = await service.call("POST", PATH, { body, headers: newKey() });
  assert.equal(answer.status, 202, JSON.stringify(answer.body));
  return (answer.body as Accepted).data;
}

describe("create conversation", () => {
  test("accepts a brief: conversation, message, hold and work", async () => {
    const made = await create();
    assert.match(made.conversation_id, /^conv_[0-9a-f]{32}$/);
    assert.deepEqual({ status: made.status, cost: made.cost_credits }, { status: "running", cost: 180 });
    assert.deepEqual(service.work.at(-1), { kind: "message", messageId: made.message_id });
    const shown = await service.call("GET", `${PATH}/${made.conversation_id}`);
    const {
      created_at: createdAt,
      updated_at: _updatedAt,
      ...rest
    } = (shown.body as { data: Record<string, unknown> }).data;
    assert.ok(Math.abs(Number(createdAt) - Date.now() / 1000) < 5);
    assert.deepEqual(rest, {
      conversation_id: made.conversation_id,
      status: "queued",
      next_action: null,
      cost_credits: 180,
      preview_video_url: null,
    });
  });

  test("replays the same key and input, refuses other input", async () => {
    const headers = newKey();
    const body = { prompt: "One and the same", video_config: { video_duration: "deep" } };
    const first = await service.call("POST", PATH, { body, headers });
    const reordered = { video_config: { video_duration: "deep" }, prompt: "One and the same" };
    const second = await service.call("POST", PATH, { body: reordered, headers });
    assert.deepEqual(second.body, first.body);
    assert.equal(second.status, 202);
    assert.equal(first.headers.get("idempotency-replayed"), null);
    assert.equal(second.headers.get("idempotency-replayed"), "true");
    const third = await service.call("POST", PATH, { body: { prompt: "Another" }, headers });
    assert.equal(third.status, 409);
    assert.deepEqual(errorOf(third), {
      error: {
        code: "idempotency_conflict",
        message: "This Idempotency-Key was used with different input. Use a new key for different input.",
        param: "Idempotency-Key",
      },
    });
  });

  test("50 identical requests at once make one conversation", async () => {
    const headers = newKey();
    const before = service.work.length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.call("POST", PATH, { body: { prompt: "Fifty" }, headers })),
    );
    assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer.body))).size, 1);
    assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([202]));
    assert.equal(service.work.length, before + 1);
  });

  const refusals: [string, unknown, object][] = [
    ["no prompt", {}, { message: "prompt is required.", param: "prompt" }],
    ["blank prompt", { prompt: " \n" }, { message: "prompt must not be blank.", param: "prompt" }],
    ["prompt of another type", { prompt: 5 }, { message: "prompt must be a string.", param: "prompt" }],
    [
      "prompt too long",
      { prompt: "x".repeat(20_001) },
      { message: "prompt must have at most 20000 characters.", param: "prompt" },
    ],
    [
      "unsupported value",
      { prompt: "x", video_config: { video_style: "noir" } },
      {
        message:
          "video_config.video_style must be one of: auto, clean_lecture, science_explainer, professional_training, product_showcase, cinematic_story.",
        param: "video_config.video_style",
        allowed: [
          "auto",
          "clean_lecture",
          "science_explainer",
          "professional_training",
          "product_showcase",
          "cinematic_story",
        ],
      },
    ],
    [
      "unknown field",
      { prompt: "x", video_config: { colour: "red" } },
      {
        message: "video_config.colour is not known here.",
        param: "video_config.colour",
        allowed: [
          "target_language",
          "video_duration",
          "video_style",
          "voice_id",
          "voice_version",
          "locale",
          "avatar_id",
          "brand_kit_id",
          "enable_initial_ai_video",
        ],
      },
    ],
    [
      "a language that is none",
      { prompt: "x", video_config: { target_language: "klingon!" } },
      {
        message:
          "video_config.target_language must be an ISO 639-1 code or a BCP-47 tag, such as en or zh-CN.",
        param: "video_config.target_language",
      },
    ],
    [
      "voice_version without a voice",
      { prompt: "x", video_config: { voice_version: 1 } },
      {
        message: "video_config.voice_version needs video_config.voice_id.",
        param: "video_config.voice_version",
      },
    ],
    [
      "an unknown voice",
      { prompt: "x", video_config: { voice_id: "nobody" } },
      { message: "There is no such voice.", param: "video_config.voice_id" },
    ],
    [
      "an unknown asset",
      { prompt: "x", files: [{ asset_id: 7 }] },
      { message: "There is no such asset.", param: "files[0].asset_id" },
    ],
    [
      "an attachment with nothing in it",
      { prompt: "x", files: [{ name: "a" }] },
      { message: "asset_id or url is required.", param: "files[0]" },
    ],
    [
      "a private attachment",
      { prompt: "x", files: [{ url: "http://93.184.216.34/a.md" }, { url: "http://0x7f000001/" }] },
      { message: "files[1].url must be a public address.", param: "files[1].url" },
    ],
    [
      "six attachments",
      { prompt: "x", files: Array.from({ length: 6 }, () => ({ url: "https://example.com/a.md" })) },
      { message: "files must have at most 5 items.", param: "files" },
    ],
    [
      "an attachment without a role that exists",
      { prompt: "x", files: [{ url: "https://example.com/", files_role: "main" }] },
      {
        message: "files[0].files_role must be one of: primary, reference.",
        param: "files[0].files_role",
        allowed: ["primary", "reference"],
      },
    ],
    [
      "callback_id alone",
      { prompt: "x", callback_id: "a" },
      { message: "callback_id needs callback_url.", param: "callback_id" },
    ],
    [
      "NUL",
      { prompt: "a\0b" },
      {
        message: "prompt holds a character that cannot be kept (NUL or half a surrogate pair).",
        param: "prompt",
      },
    ],
    ["a list as the body", [], { message: "A JSON object is required as the body." }],
  ];
  for (const [name, body, error] of refusals) {
    test(`refuses ${name}`, async () => {
      const answer = await service.call("POST", PATH, { body, headers: newKey() });
      assert.deepEqual(errorOf(answer), { error: { code: "invalid_parameter", ...error } });
      assert.equal(answer.status, 400);
    });
  }

  const callbacks: [string, string, string][] = [
    ["http://example.com/", "invalid_webhook_url", "callback_url must be an https address."],
    ["https://example.com:8443/", "invalid_webhook_url", "callback_url must use port 443."],
    ["nonsense", "invalid_webhook_url", "callback_url is not a URL."],
    ["https://a:b@example.com/", "invalid_webhook_url", "callback_url must not hold credentials."],
    ["https://localhost/", "unsafe_webhook_url", "callback_url must be a public address."],
    ["https://[::ffff:10.0.0.1]/", "unsafe_webhook_url", "callback_url must be a public address."],
    ["https://017700000001/", "unsafe_webhook_url", "callback_url must be a public address."],
    ["https://private.example.com/", "unsafe_webhook_url", "callback_url must be a public address."],
  ];
  for (const [url, code, message] of callbacks) {
    test(`refuses the callback ${url}`, async () => {
      const answer = await service.call("POST", PATH, {
        body: { prompt: "x", callback_url: url },
        headers: newKey(),
      });
      assert.deepEqual(errorOf(answer), { error: { code, message, param: "callback_url" } });
      assert.equal(answer.status, 400);
    });
  }

  test("20,000 emoji are 20,000 characters", async () => {
    await create({ prompt: "🌿".repeat(20_000) });
  });

  test("tells what will fall short", async () => {
    const made = await create({
      prompt: "x",
      files: [{ url: "https://example.com/notes.md" }],
      video_config: { enable_initial_ai_video: true },
    });
    const shown = await service.call("GET", `${PATH}/${made.conversation_id}/messages`);
    const { data } = shown.body as { data: { items: Record<string, unknown>[]; total: number } };
    assert.equal(data.total, 1);
    assert.deepEqual(data.items[0]?.["degradations"], [
      {
        code: "ai_video_not_available",
        message: "No engine for generated clips is connected; the film opens with a designed title.",
      },
    ]);
    assert.deepEqual(data.items[0]?.["message_files"], [
      {
        asset_id: null,
        name: "https://example.com/notes.md",
        url: "https://example.com/notes.md",
        type: "document",
        files_role: null,
        mimetype: null,
      },
    ]);
  });

  for (const [name, headers] of [
    ["missing", {}],
    ["short", { "idempotency-key": "seven77" }],
    ["long", { "idempotency-key": "x".repeat(129) }],
  ] as const) {
    test(`refuses a ${name} idempotency key`, async () => {
      const answer = await service.call("POST", PATH, { body: { prompt: "x" }, headers });
      assert.equal(answer.status, 400);
      assert.equal((errorOf(answer) as { error: { param: string } }).error.param, "Idempotency-Key");
    });
  }
});

describe("send message", () => {
  test("409 while busy, then confirm continues a paused outline", async () => {
    const made = await create({ prompt: "x", require_outline_confirmation: true });
    const path = `${PATH}/${made.conversation_id}`;
    const busy = await service.call("POST", path, { body: { prompt: "more" }, headers: newKey() });
    assert.equal(busy.status, 409);
    assert.equal((errorOf(busy) as { error: { code: string } }).error.code, "conversation_busy");
    await beginMessage(service.db, made.message_id);
    await pauseMessage(service.db, made.message_id, "confirm_outline", "Shall I?", []);
    const paused = (await service.call("GET", path)).body as { data: Record<string, unknown> };
    assert.deepEqual(
      [paused.data["status"], paused.data["next_action"], paused.data["cost_credits"]],
      ["paused", "confirm_outline", 0],
    );
    const revise = await service.call("POST", path, {
      body: { outline_action: "revise" },
      headers: newKey(),
    });
    assert.deepEqual(errorOf(revise), {
      error: { code: "invalid_parameter", message: "prompt is required.", param: "prompt" },
    });
    const confirmed = await service.call("POST", path, {
      body: { outline_action: "confirm" },
      headers: newKey(),
    });
    assert.equal(confirmed.status, 202);
    const next = (confirmed.body as Accepted).data;
    const work = await beginMessage(service.db, next.message_id);
    assert.equal(work?.outlineAction, "confirm");
    assert.equal(work?.prompt, "x");
    assert.equal(work?.instruction, null);
  });

  test("refuses what is set at creation, and an action that nobody asked for", async () => {
    const made = await create();
    const path = `${PATH}/${made.conversation_id}`;
    const config = await service.call("POST", path, {
      body: { prompt: "x", video_config: {} },
      headers: newKey(),
    });
    assert.equal(config.status, 400);
    assert.deepEqual(errorOf(config), {
      error: {
        code: "unsupported_parameter",
        message: "video_config is set when the conversation is created and cannot be sent later.",
        param: "video_config",
      },
    });
    await beginMessage(service.db, made.message_id);
    await pauseMessage(service.db, made.message_id, "reply", "What about?", []);
    const action = await service.call("POST", path, {
      body: { prompt: "x", outline_action: "confirm" },
      headers: newKey(),
    });
    assert.equal((errorOf(action) as { error: { param: string } }).error.param, "outline_action");
    const reply = await service.call("POST", path, { body: { prompt: "Leaves." }, headers: newKey() });
    const work = await beginMessage(service.db, (reply.body as Accepted).data.message_id);
    assert.equal(work?.prompt, "# Leaves\n\n## Light\nGreen.\n\nLeaves.");
  });
});

describe("lists and ownership", () => {
  test("pages, newest first", async () => {
    const made = [await create(), await create()];
    const page = await service.call("GET", `${PATH}?limit=1&offset=0`);
    const { data } = page.body as {
      data: { items: { conversation_id: string }[]; limit: number; offset: number };
    };
    assert.deepEqual(
      [data.items.map((one) => one.conversation_id), data.limit, data.offset],
      [[made[1]?.conversation_id], 1, 0],
    );
  });

  test("pages of messages, oldest first, with their total", async () => {
    const made = await create();
    const path = `${PATH}/${made.conversation_id}`;
    const ids = [made.message_id];
    for (const prompt of ["a", "b"]) {
      await beginMessage(service.db, ids.at(-1) ?? "");
      await pauseMessage(service.db, ids.at(-1) ?? "", "reply", "What about?", []);
      const next = await service.call("POST", path, { body: { prompt }, headers: newKey() });
      ids.push((next.body as Accepted).data.message_id);
    }
    for (const [query, expected] of [
      ["", ids],
      ["?limit=2", ids.slice(0, 2)],
      ["?offset=1", ids.slice(1)],
      ["?limit=1&offset=2", ids.slice(2)],
      ["?limit=1&offset=999999999", []],
    ] as const) {
      const { body } = await service.call("GET", `${path}/messages${query}`);
      const { data } = body as { data: { items: { message_id: string }[]; total: number } };
      assert.deepEqual([data.items.map((one) => one.message_id), data.total], [expected, 3], query);
    }
  });

  for (const [query, message, param] of [
    ["limit=0", "limit must be at least 1.", "limit"],
    ["limit=101", "limit must be at most 100.", "limit"],
    ["limit=1e1", "limit must be an integer.", "limit"],
    ["offset=-1", "offset must be at least 0.", "offset"],
    ["limit=1&limit=2", "limit is given twice.", "limit"],
  ] as const) {
    test(`refuses ?${query}`, async () => {
      const answer = await service.call("GET", `${PATH}?${query}`);
      assert.equal(answer.status, 400);
      assert.deepEqual(errorOf(answer), { error: { code: "invalid_parameter", message, param } });
    });
  }

  test("another workspace's conversation is 403, an unknown one 404", async () => {
    const made = await create();
    const other = await service.workspace();
    const foreign = await service.call("GET", `${PATH}/${made.conversation_id}`, { key: other.apiKey });
    assert.equal(foreign.status, 403);
    assert.deepEqual(errorOf(foreign), {
      error: { code: "insufficient_scope", message: "This conversation belongs to another workspace." },
    });
    for (const id of ["conv_0199a3c4d5e67f8091a2b3c4d5e6f708", "x", "%00"]) {
      const unknown = await service.call("GET", `${PATH}/${id}/messages`);
      assert.equal(unknown.status, 404);
      assert.deepEqual(errorOf(unknown), {
        error: { code: "not_found", message: "There is no such conversation." },
      });
    }
  });

  test("polling with an ETag costs a 304", async () => {
    const made = await create();
    const path = `${PATH}/${made.conversation_id}/messages`;
    const first = await service.call("GET", path);
    const again = await service.call("GET", path, {
      headers: { "if-none-match": first.headers.get("etag") ?? "" },
    });
    assert.equal(again.status, 304);
    assert.equal(again.body, "");
  });
});
