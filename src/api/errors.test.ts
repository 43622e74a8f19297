import assert from "node:assert/strict";
import { connect } from "node:net";
import { describe, test } from "node:test";
import { silent } from "../../test/support/database.ts";
import { openDatabase } from "../db/client.ts";
import { errorOf, startService } from "../../test/support/service.ts";

const service = await startService();
await service.workspace();
const ROOT = "/v1/video-agents/conversations";
const headers = { "idempotency-key": "some-key-of-a-test", "content-type": "application/json" };

describe("what the caller did wrong", () => {
  test("a path that does not exist: 401 first, then 404", async () => {
    assert.equal((await service.call("GET", "/v1/nothing", { key: null })).status, 401);
    const answer = await service.call("GET", "/v1/nothing?x=1");
    assert.equal(answer.status, 404);
    assert.deepEqual(errorOf(answer), {
      error: { code: "not_found", message: "There is nothing at /v1/nothing." },
    });
    assert.equal((await service.call("GET", "/elsewhere", { key: null })).status, 404);
  });

  test("a method that is not possible: 405 with Allow", async () => {
    const answer = await service.call("PUT", ROOT);
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.get("allow"), "GET, HEAD, POST");
    assert.deepEqual(errorOf(answer), {
      error: { code: "method_not_allowed", message: "PUT is not possible here." },
    });
  });

  for (const [name, raw, message, param] of [
    ["broken JSON", '{"prompt": ', "The body is not JSON.", undefined],
    ["bytes that are not UTF-8", Buffer.from([0x22, 0xff, 0x22]), "The body is not UTF-8.", undefined],
    ["no body", "", "A JSON object is required as the body.", undefined],
    ["null", "null", "A JSON object is required as the body.", undefined],
    ["a key given twice", '{"prompt":"a","prompt":"b"}', "prompt is given twice.", "prompt"],
    [
      "a key given twice inside",
      '{"prompt":"a","files":[{"url":"x"},{"url":"y","u\\u0072l":"z"}]}',
      "files[1].url is given twice.",
      "files[1].url",
    ],
    ["deep nesting", "[".repeat(100_000), "The body is nested too deeply.", undefined],
    [
      "a key of the prototype",
      '{"prompt":"a","__proto__":{"x":1}}',
      "__proto__ is not known here.",
      "__proto__",
    ],
    [
      "half a surrogate pair",
      '{"prompt":"a\\ud800"}',
      "prompt holds a character that cannot be kept (NUL or half a surrogate pair).",
      "prompt",
    ],
  ] as const) {
    test(name, async () => {
      const answer = await service.call("POST", ROOT, { raw, headers });
      assert.equal(answer.status, 400);
      const { error } = errorOf(answer) as { error: Record<string, unknown> };
      assert.deepEqual(
        { code: error["code"], message: error["message"], param: error["param"] },
        { code: "invalid_parameter", message, param },
      );
    });
  }

  test("a body of another type: 415", async () => {
    const answer = await service.call("POST", ROOT, {
      raw: "prompt=x",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    });
    assert.equal(answer.status, 415);
    assert.deepEqual(errorOf(answer), {
      error: {
        code: "unsupported_media_type",
        message: "Send JSON, with Content-Type: application/json.",
      },
    });
  });

  test("a body over 1 MB: 413", async () => {
    const answer = await service.call("POST", ROOT, {
      raw: JSON.stringify({ prompt: "x".repeat(1_048_576) }),
      headers,
    });
    assert.equal(answer.status, 413);
    assert.deepEqual(errorOf(answer), {
      error: { code: "payload_too_large", message: "The body is larger than 1 MB." },
    });
  });

  test("an unknown query parameter", async () => {
    const answer = await service.call("GET", "/v1/account/credits?verbose=1");
    assert.equal(answer.status, 400);
    assert.deepEqual(errorOf(answer), {
      error: {
        code: "invalid_parameter",
        message: "verbose is not known here.",
        param: "verbose",
        allowed: [],
      },
    });
  });

  test("a path that cannot be decoded", async () => {
    const answer = await service.call("GET", "/v1/%zz");
    assert.equal(answer.status, 400);
    assert.deepEqual(errorOf(answer), {
      error: { code: "invalid_parameter", message: "The path is not valid percent-encoding." },
    });
  });

  test("bytes that are not HTTP", async () => {
    const { port } = new URL(service.base);
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1", () =>
        socket.write("GET / HTTP/1.1\r\nBad Header\r\n\r\n"),
      );
      let received = "";
      socket.on("data", (chunk) => (received += chunk.toString()));
      socket.on("end", () => resolve(received));
      socket.on("error", reject);
    });
    assert.match(text, /^HTTP\/1\.1 400 /);
    const body = JSON.parse(text.slice(text.indexOf("\r\n\r\n") + 4)) as {
      error: object;
      request_id: string;
    };
    assert.deepEqual(body.error, { code: "invalid_parameter", message: "This is not an HTTP request." });
    assert.match(body.request_id, /^req_/);
  });
});

test("health and readiness", async () => {
  assert.deepEqual((await service.call("GET", "/healthz", { key: null })).body, { data: { status: "ok" } });
  assert.deepEqual((await service.call("GET", "/readyz", { key: null })).body, {
    data: { status: "ready", checks: { database: "ok", storage: "ok" } },
  });
});

test("a defect is a 500 without a word about it", async () => {
  const broken = await startService({
    enqueue: async () => {
      throw new TypeError("secret detail");
    },
  });
  await broken.workspace();
  const answer = await broken.call("POST", ROOT, { body: { prompt: "x" }, headers });
  assert.equal(answer.status, 500);
  assert.deepEqual(errorOf(answer), {
    error: {
      code: "internal_error",
      message: "Something broke on our side. Quote the request_id when you report it.",
    },
  });
  const { rows } = { rows: await broken.db.selectFrom("messages").select("id").execute() };
  assert.deepEqual(rows, [], "nothing was accepted");
});

test("a database that is away is a 503", async () => {
  const away = await startService({
    db: openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", logger: silent }),
  });
  const apiKey = `lk_${"a".repeat(12)}_${"b".repeat(40)}`;
  const answer = await away.call("GET", ROOT, { key: apiKey });
  assert.equal(answer.status, 503);
  assert.deepEqual(errorOf(answer), {
    error: {
      code: "unavailable",
      message: "The database is not available just now. Try again in a moment.",
    },
  });
  assert.equal((await away.call("GET", "/readyz", { key: null })).status, 503);
  assert.equal((await away.call("GET", "/healthz", { key: null })).status, 200);
});
