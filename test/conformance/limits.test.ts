/** "Limits": the boundary of each, on both sides. */
import assert from "node:assert/strict";
import { MAX_MEGABYTES, MEGABYTE } from "../../src/domain/assets/file-kinds.ts";
import { SAMPLES } from "../support/sample-files.ts";
import type { Answer } from "../support/service.ts";
import { ROOT, assertRefused, completed, create, dataOf, fresh, send, service } from "./support/caller.ts";
import { comesLater, walk } from "./support/walk.ts";

const HOOK = "https://example.com/";
const invalid = (param: string): object => ({ code: "invalid_parameter", param });

async function upload(files: readonly [name: string, bytes: Buffer][]): Promise<Answer> {
  const form = new FormData();
  for (const [name, bytes] of files) form.append("files", new Blob([bytes]), name);
  const sent = new Response(form);
  return service.call("POST", "/v1/assets", {
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
}

/** A file of exactly so many bytes, its beginning that of its type. */
function grown(extension: keyof typeof SAMPLES, bytes: number): Buffer {
  const sample = Buffer.from(SAMPLES[extension] ?? "");
  const filler = extension === "md" || extension === "markdown" || extension === "mdx" ? 0x20 : 0;
  return Buffer.concat([sample, Buffer.alloc(bytes - sample.length, filler)]);
}

async function sizes(kind: keyof typeof MAX_MEGABYTES, extension: string, megabytes: number): Promise<void> {
  assert.equal(MAX_MEGABYTES[kind], megabytes);
  const name = `file.${extension}`;
  const most = await upload([[name, grown(extension, megabytes * MEGABYTE)]]);
  assert.equal(most.status, 201, JSON.stringify(most.body));
  assertRefused(await upload([[name, grown(extension, megabytes * MEGABYTE + 1)]]), 400, {
    code: "invalid_parameter",
    reason: "too_large",
    file: name,
    max_mb: megabytes,
  });
}

walk("Limits", {
  "Page size `limit` (list conversations)": async () => {
    for (const [query, shown] of [
      ["", 20],
      ["?limit=1", 1],
      ["?limit=100", 100],
    ] as const) {
      assert.equal(dataOf(await service.call("GET", ROOT + query))["limit"], shown);
    }
    for (const query of ["?limit=0", "?limit=101", "?limit=x"]) {
      assertRefused(await service.call("GET", ROOT + query), 400, { ...invalid("limit") });
    }
  },
  "`offset`": async () => {
    assert.equal(dataOf(await service.call("GET", ROOT))["offset"], 0);
    assert.equal(dataOf(await service.call("GET", `${ROOT}?offset=3`))["offset"], 3);
    assertRefused(await service.call("GET", `${ROOT}?offset=-1`), 400, { ...invalid("offset") });
  },
  "Idempotency-Key length": async () => {
    for (const [length, status] of [
      [7, 400],
      [8, 202],
      [128, 202],
      [129, 400],
    ] as const) {
      const headers = { "idempotency-key": "k".repeat(length) };
      const answer = await service.call("POST", ROOT, { body: { prompt: "x" }, headers });
      assert.equal(answer.status, status, `${length} characters`);
    }
  },
  "prompt length": async () => {
    await create({ prompt: "🌿".repeat(20_000) });
    assertRefused(await send(ROOT, { prompt: "🌿".repeat(20_001) }), 400, { ...invalid("prompt") });
  },
  "files per message": async () => {
    const files = (count: number): object[] => Array.from({ length: count }, () => ({ url: HOOK }));
    await create({ prompt: "x", files: files(5) });
    assertRefused(await send(ROOT, { prompt: "x", files: files(6) }), 400, { ...invalid("files") });
  },
  "file `name`": async () => {
    await create({ prompt: "x", files: [{ url: HOOK, name: "é".repeat(255) }] });
    const long = { prompt: "x", files: [{ url: HOOK, name: "é".repeat(256) }] };
    assertRefused(await send(ROOT, long), 400, { ...invalid("files[0].name") });
  },
  "callback_url length": async () => {
    const url = (length: number): string => HOOK + "x".repeat(length - HOOK.length);
    await create({ prompt: "x", callback_url: url(2_048) });
    const long = { prompt: "x", callback_url: url(2_049) };
    assertRefused(await send(ROOT, long), 400, { ...invalid("callback_url") });
  },
  callback_id: async () => {
    for (const id of ["a", "A_9.:-", "x".repeat(128)]) {
      await create({ prompt: "x", callback_url: HOOK, callback_id: id });
    }
    for (const id of ["", "x".repeat(129), "a b", "ä", "a\n"]) {
      const body = { prompt: "x", callback_url: HOOK, callback_id: id };
      assertRefused(await send(ROOT, body), 400, { ...invalid("callback_id") });
    }
  },
  "Polling interval": async () => {
    // Advice to clients: quicker polling is bounded only by the rate limit.
    const { path } = await completed();
    for (let at = 0; at < 5; at += 1) {
      assert.equal((await service.call("GET", `${path}/messages`)).status, 200);
    }
  },
  "Scenes per video": async () => {
    // A recommendation: a brief with more sections is accepted.
    await create({ prompt: `# Many\n\n${"## Section\nText.\n\n".repeat(30)}` });
  },
  "Upload files per request": async () => {
    const files = (count: number): [string, Buffer][] =>
      Array.from({ length: count }, (_, at) => [`${at}.png`, Buffer.from(SAMPLES["png"] ?? "")]);
    assert.equal((await upload(files(5))).status, 201);
    const refused = await upload(files(6));
    assert.deepEqual(
      [refused.status, (refused.body as { error: { reason: string } }).error.reason],
      [400, "too_many"],
    );
  },
  "Upload size: documents (pdf, docx, pptx, md, markdown, mdx)": () => sizes("document", "md", 10),
  "Upload size: images (jpg, jpeg, png, gif, webp, svg)": () => sizes("image", "png", 10),
  "Upload size: audio (wav, mp3, m4a, aac, ogg, flac)": () => sizes("audio", "mp3", 20),
  "Upload size: video (mp4, webm, mov)": () => sizes("video", "mp4", 60),
  "Rate and concurrency": async () => {
    const { apiKey } = await service.workspace("pro", { concurrency: 2 });
    const post = (): Promise<Answer> =>
      service.call("POST", ROOT, { key: apiKey, body: { prompt: "x" }, headers: fresh() });
    const free = async (): Promise<unknown> =>
      dataOf(await service.call("GET", "/v1/account/capacity", { key: apiKey }))["available_slots"];
    for (const left of [2, 1]) {
      assert.equal(await free(), left);
      assert.equal((await post()).status, 202);
    }
    assert.equal(await free(), 0);
    assertRefused(await post(), 429, { code: "rate_limited", retry_after: 10 });
  },
  "Monthly credit budget": async () => {
    for (const [budget, status] of [
      [18_000, 202],
      [17_999, 402],
    ] as const) {
      const { apiKey } = await service.workspace("boundless", { monthlyBudget: budget });
      const answer = await service.call("POST", ROOT, {
        key: apiKey,
        body: { prompt: "x" },
        headers: fresh(),
      });
      assert.equal(answer.status, status);
    }
  },
});
comesLater("Limits", ["Callback delivery retries"], "with the delivery of callbacks");
comesLater("Limits", ["Avatar count"], "with the presenters");
