import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { after, describe, test } from "node:test";
import { silent } from "../../../test/support/database.ts";
import { errorOf, startService, type Answer } from "../../../test/support/service.ts";
import { beginSpeech, failSpeech } from "../../domain/speech/finish.ts";
import { openRenderPool } from "../../pipeline/open-render-pool.ts";
import { makeSayStage } from "../../pipeline/say.ts";
import type { PipelineDeps } from "../../pipeline/stage.ts";
import { makeVoice } from "../../voice/voice.ts";

const folder = await mkdtemp(join(tmpdir(), "say-"));
const voice = makeVoice({ threads: 1 });
const renderPool = openRenderPool({ processes: 1, timeoutMs: 60_000 });
const service = await startService({ speechPatience: { beginMs: 400, wholeMs: 60_000 } });
await service.workspace();
const stage = makeSayStage({
  db: service.db,
  blobs: service.files,
  voice,
  renderPool,
  temporaryFolder: folder,
} as unknown as PipelineDeps);
const context = { signal: new AbortController().signal, attempt: 1, logger: silent };

/** A worker of one, as the queue would be: it takes up what was committed. */
let works = true;
const ending = new AbortController();
const worker = (async () => {
  while (!ending.signal.aborted) {
    await sleep(15);
    if (!works) continue;
    const speechId = service.speeches[0];
    if (speechId === undefined) continue;
    const row = await service.db
      .selectFrom("speeches")
      .select("id")
      .where("id", "=", speechId)
      .executeTakeFirst();
    if (row === undefined) continue;
    service.speeches.shift();
    const write = await stage.run({ speechId }, context);
    await service.db.transaction().execute(write);
  }
})();
after(async () => {
  ending.abort();
  await worker;
  renderPool.close();
  await voice.close();
  await rm(folder, { recursive: true });
});

const ROOT = "/v1/voices";
type Speech = {
  audio_url: string;
  asset_id: number;
  duration_seconds: number;
  words: { text: string; start: number; end: number }[];
  cost_credits: number;
  degradations: { code: string }[];
};

const dataOf = <T>(answer: Answer): T => (answer.body as { data: T }).data;

const TEXT = "The sea rises twice a day. Dr. Smith measured 12 metres in 2024!";
let count = 0;
const speak = (
  body: object,
  options: { key?: string; headers?: Record<string, string> } = {},
): Promise<Answer> => service.call("POST", `${ROOT}/speech`, { body, ...options });

describe("speech", () => {
  for (const format of ["mp3", "wav", "ogg"] as const) {
    test(`${format}: an asset that can be fetched, with every word in its place`, async () => {
      const before = dataOf<{ balance_credits: number }>(await service.call("GET", "/v1/account/credits"));
      const answer = await speak({ text: TEXT, language: "en", format });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const speech = dataOf<Speech>(answer);
      assert.deepEqual(speech.degradations, []);
      assert.ok(speech.duration_seconds > 3 && speech.duration_seconds < 12, `${speech.duration_seconds}`);
      assert.deepEqual(
        speech.words.map(({ text }) => text),
        ["The", "sea", "rises", "twice", "a", "day", "Dr", "Smith", "measured", "12", "metres", "in", "2024"],
      );
      for (const [index, { start, end }] of speech.words.entries()) {
        assert.ok(start >= (speech.words[index - 1]?.start ?? 0) && end > start);
        assert.ok(end <= speech.duration_seconds + 0.01);
      }
      assert.equal(speech.cost_credits, Math.round(speech.duration_seconds * 20) / 100);
      const after = dataOf<{ balance_credits: number }>(await service.call("GET", "/v1/account/credits"));
      assert.equal(
        Math.round((before.balance_credits - after.balance_credits) * 100) / 100,
        speech.cost_credits,
      );
      const path = speech.audio_url.slice("http://files.example".length);
      const file = await fetch(service.base + path);
      assert.equal(file.status, 200);
      const bytes = Buffer.from(await file.arrayBuffer());
      if (format === "wav") {
        const millisecond = 48 * 2;
        assert.ok(Math.abs(bytes.length - 44 - speech.duration_seconds * 48_000 * 2) <= millisecond);
      }
      const asset = await service.call("GET", `/v1/assets/${speech.asset_id}`);
      const { name, mimetype, size_bytes, url } = dataOf<Record<string, unknown>>(asset);
      const types = { mp3: "audio/mpeg", wav: "audio/wav", ogg: "audio/ogg" };
      assert.deepEqual(
        { name, mimetype, size_bytes, url },
        {
          name: `speech.${format}`,
          mimetype: types[format],
          size_bytes: bytes.length,
          url: speech.audio_url,
        },
      );
      await writeFile(join(folder, `last.${format}`), bytes);
    });
  }

  test("speed, version and voice are heard", async () => {
    const lasts = async (extra: object): Promise<number> =>
      dataOf<Speech>(await speak({ text: TEXT, voice_id: "espeak-en-us-f1", format: "wav", ...extra }))
        .duration_seconds;
    const usual = await lasts({});
    assert.ok((await lasts({ speed: 2 })) < usual * 0.65);
    assert.ok((await lasts({ speed: 0.5 })) > usual * 1.6);
    assert.notEqual(await lasts({ voice_version: 2 }), usual);
  });

  test("what falls short is said", async () => {
    const codes = async (body: object): Promise<string[]> =>
      dataOf<Speech>(await speak(body)).degradations.map(({ code }) => code);
    assert.deepEqual(await codes({ text: "Salom", language: "gl" }), ["voice_approximate"]);
    assert.deepEqual(await codes({ text: "Hi", voice_id: "espeak-en-us-m1", locale: "en-GB" }), [
      "locale_not_available",
    ]);
    assert.deepEqual(await codes({ text: "Hi", voice_id: "espeak-en-us-m1", locale: "en-us" }), []);
  });

  for (const [name, body, message, param] of [
    ["no text", { language: "en" }, "text is required.", "text"],
    ["a blank text", { text: " \n", language: "en" }, "text must not be blank.", "text"],
    [
      "a text too long",
      { text: "x".repeat(5_001), language: "en" },
      "text must have at most 5000 characters.",
      "text",
    ],
    ["neither voice nor language", { text: "x" }, "voice_id or language is required.", "voice_id"],
    [
      "both",
      { text: "x", voice_id: "espeak-en-us-m1", language: "en" },
      "Give voice_id or language, not both.",
      "language",
    ],
    ["an unknown voice", { text: "x", voice_id: "nobody" }, "There is no such voice.", "voice_id"],
    [
      "no language",
      { text: "x", language: "!!" },
      "language must be an ISO 639-1 code or a BCP-47 tag, such as en or zh-CN.",
      "language",
    ],
    [
      "a version without a voice",
      { text: "x", language: "en", voice_version: 2 },
      "voice_version needs voice_id.",
      "voice_version",
    ],
    [
      "an accent without a voice",
      { text: "x", language: "en", locale: "en-GB" },
      "locale needs voice_id.",
      "locale",
    ],
    ["too slow", { text: "x", language: "en", speed: 0.49 }, "speed must be at least 0.5.", "speed"],
    ["too fast", { text: "x", language: "en", speed: 2.01 }, "speed must be at most 2.", "speed"],
  ] as const) {
    test(`not with ${name}`, async () => {
      const answer = await speak(body);
      assert.equal(answer.status, 400);
      assert.deepEqual(errorOf(answer), { error: { code: "invalid_parameter", message, param } });
    });
  }

  test("not in another format, and what would do", async () => {
    assert.deepEqual(errorOf(await speak({ text: "x", language: "en", format: "flac" })), {
      error: {
        code: "invalid_parameter",
        message: "format must be one of: mp3, wav, ogg.",
        param: "format",
        allowed: ["mp3", "wav", "ogg"],
      },
    });
  });

  test("of the longest text, and of one that has nothing to say", async () => {
    const long = "The tide comes in. ".repeat(300).slice(0, 5_000);
    const answer = await speak({ text: long, language: "en", speed: 2 });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.ok(dataOf<Speech>(answer).duration_seconds > 100);
    const nothing = await speak({ text: "… — !", language: "en" });
    assert.equal(nothing.status, 200, JSON.stringify(nothing.body));
  });
});

describe("once a key, and paid once", () => {
  test("ten at once and one later: one charge, one asset", async () => {
    const headers = { "idempotency-key": `speech-key-${(count += 1)}` };
    const body = { text: TEXT, language: "en" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => speak(body, { headers })));
    for (const answer of answers) assert.deepEqual(answer.body, answers[0]?.body);
    assert.equal(answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true").length, 9);
    const speech = dataOf<Speech>(answers[0] as Answer);
    await service.call("DELETE", `/v1/assets/${speech.asset_id}`);
    assert.deepEqual(
      (await speak(body, { headers })).body,
      answers[0]?.body,
      "as it was, also without its file",
    );
    assert.equal((await speak({ ...body, speed: 1.5 }, { headers })).status, 409);
    const rows = await service.db
      .selectFrom("ledger")
      .select("once")
      .where("once", "like", "settle:spch_%")
      .execute();
    const speeches = await service.db.selectFrom("speeches").select("id").execute();
    assert.equal(rows.length, speeches.length);
  });

  test("without a worker: 503, nothing held or charged, and the key may be used again", async () => {
    const { apiKey } = await service.workspace();
    const headers = { "idempotency-key": "speech-without-a-worker" };
    const body = { text: "Hello.", language: "en" };
    works = false;
    const answer = await speak(body, { key: apiKey, headers });
    assert.equal(answer.status, 503);
    assert.deepEqual(errorOf(answer), {
      error: {
        code: "unavailable",
        message: "No worker could say this in time. Nothing was charged; try again in a moment.",
      },
    });
    const { balance_credits, base_credits } = dataOf<Record<string, number>>(
      await service.call("GET", "/v1/account/credits", { key: apiKey }),
    );
    assert.equal(balance_credits, base_credits);
    works = true;
    assert.equal((await speak(body, { key: apiKey, headers })).status, 200);
  });

  test("a failure of ours costs nothing and frees the key", async () => {
    const { apiKey } = await service.workspace();
    const headers = { "idempotency-key": "speech-that-fails-once" };
    const body = { text: "Hello.", language: "en" };
    works = false;
    service.speeches.length = 0;
    const answer = speak(body, { key: apiKey, headers });
    while (service.speeches.length === 0) await sleep(5);
    const [speechId = ""] = service.speeches.splice(0);
    while ((await beginSpeech(service.db, speechId)) === null) await sleep(5);
    const error = { code: "speech_failed", message: "The voice gave up.", retryable: true };
    await failSpeech(service.db, speechId, error, new Date());
    assert.deepEqual(errorOf(await answer), {
      error: { code: "speech_failed", message: "The voice gave up." },
    });
    assert.equal((await answer).status, 500);
    works = true;
    const again = await speak(body, { key: apiKey, headers });
    assert.equal(again.status, 200);
    assert.equal(again.headers.get("idempotency-replayed"), null);
  });

  test("without credits 402, without a free slot 429", async () => {
    const poor = await service.workspace("boundless", { monthlyBudget: 10 });
    const body = { text: TEXT, language: "en" };
    const answer = await speak(body, { key: poor.apiKey });
    assert.equal(answer.status, 402);
    assert.equal((errorOf(answer) as { error: { code: string } }).error.code, "insufficient_credits");
    const free = await service.workspace("free");
    works = false;
    const first = speak(body, { key: free.apiKey });
    while (
      (
        await service
          .call("GET", "/v1/account/capacity", { key: free.apiKey })
          .then(dataOf<{ active_tasks: number }>)
      ).active_tasks === 0
    )
      await sleep(10);
    assert.equal((await speak(body, { key: free.apiKey })).status, 429);
    works = true;
    await first;
  });

  test("what comes after its caller gave up is not charged and leaves no asset", async () => {
    works = false;
    service.speeches.length = 0;
    const before = await service.db.selectFrom("assets").select("id").execute();
    const answer = speak({ text: "Too late.", language: "en" });
    while (service.speeches.length === 0) await sleep(5);
    const [speechId = ""] = service.speeches.splice(0);
    assert.equal((await answer).status, 503);
    const write = await stage.run({ speechId }, context);
    await service.db.transaction().execute(write);
    assert.equal((await service.db.selectFrom("assets").select("id").execute()).length, before.length);
    works = true;
  });
});

test("a voice's sample is made once and served by its link", async () => {
  const key = "voices/1/espeak-de-f1.mp3";
  assert.ok(!service.files.bytes.has(key));
  await service.db.transaction().execute(await stage.run({ previewOf: "espeak-de-f1" }, context));
  const made = service.files.bytes.get(key);
  assert.ok(made !== undefined && made.length > 10_000);
  await service.db.transaction().execute(await stage.run({ previewOf: "espeak-de-f1" }, context));
  assert.equal(service.files.bytes.get(key), made);
  const { preview_audio_url: url } = dataOf<{ preview_audio_url: string }>(
    await service.call("GET", `${ROOT}/espeak-de-f1`),
  );
  const path = url.slice("http://files.example".length);
  const missing = await service.call("GET", path, { key: null });
  assert.equal(missing.status, 503, "nobody is there to make it");
  assert.equal((await service.call("GET", path.replace("preview", "other"), { key: null })).status, 403);
});
