import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { SAMPLES, SVG, png } from "../../../test/support/sample-files.ts";
import { errorOf, startService, type Answer } from "../../../test/support/service.ts";
import { assertUploadRefused, makeUploads, pathOf, type Asset } from "../../../test/support/uploads.ts";
import { attachedFiles } from "../../domain/conversations/attached-files.ts";
import { sweepAssets } from "../../domain/assets/sweep.ts";
import { sha256 } from "../../kernel/hash.ts";

const service = await startService();
const owner = await service.workspace();
const stranger = await service.workspace();
const { upload, uploadOne, stored } = makeUploads(service);
const ROOT = "/v1/assets";

describe("files by link", () => {
  test("ranges, HEAD, ETag, and nothing after the deletion", async () => {
    const asset = await uploadOne("sound.flac", SAMPLES["flac"] ?? "");
    const path = pathOf(asset.url);
    const part = await service.call("GET", path, { key: null, headers: { range: "bytes=0-3" } });
    assert.equal(part.status, 206);
    assert.equal(part.body, "fLaC");
    const head = await service.call("HEAD", path, { key: null });
    assert.equal(head.headers.get("content-length"), String(asset.size_bytes));
    assert.equal(head.headers.get("content-type"), "audio/flac");
    assert.match(head.headers.get("content-disposition") ?? "", /^inline; filename="sound\.flac"$/);
    const etag = head.headers.get("etag") ?? "";
    assert.equal(
      (await service.call("GET", path, { key: null, headers: { "if-none-match": etag } })).status,
      304,
    );
    const blobs = service.files.bytes.size;
    const deleted = await service.call("DELETE", `${ROOT}/${asset.id}`);
    assert.deepEqual(deleted.body, { data: { id: asset.id, deleted: true } });
    assert.equal((await service.call("GET", path, { key: null })).status, 404);
    assert.equal(service.files.bytes.size, blobs - 1);
    assert.equal((await service.call("DELETE", `${ROOT}/${asset.id}`)).status, 404);
  });

  test("an SVG comes cleaned and never inside a page", async () => {
    const asset = await uploadOne("logo.svg", SVG);
    const file = await service.call("GET", pathOf(asset.url), { key: null });
    assert.match(String(file.body), /^<svg .*<rect/);
    assert.doesNotMatch(String(file.body), /script|onload|alert/);
    assert.equal(asset.sha256, sha256(String(file.body)));
    assert.match(file.headers.get("content-disposition") ?? "", /^attachment; /);
    assert.match(file.headers.get("content-security-policy") ?? "", /sandbox/);
  });
});

describe("the same key again", () => {
  test("replays the same files, and refuses others", async () => {
    const files: [string, string][] = [
      ["one.md", "# One"],
      ["two.md", "# Two"],
    ];
    const idempotencyKey = "an-upload-of-two";
    const first = await upload(files, { idempotencyKey });
    const before = await stored();
    const again = await upload(files, { idempotencyKey });
    assert.equal(again.status, 201);
    assert.deepEqual(again.body, first.body);
    assert.equal(again.headers.get("idempotency-replayed"), "true");
    assert.deepEqual(await stored(), before);
    for (const other of [
      [
        ["two.md", "# Two"],
        ["one.md", "# One"],
      ],
      [["one.md", "# One"]],
      [
        ["one.md", "# One"],
        ["two.md", "# Too"],
      ],
      [
        ["one.md", "# One"],
        ["two.mdx", "# Two"],
      ],
    ] as [string, string][][]) {
      const answer = await upload(other, { idempotencyKey });
      assert.equal(answer.status, 409);
      assert.equal((errorOf(answer) as { error: { code: string } }).error.code, "idempotency_conflict");
    }
    assert.deepEqual(await stored(), before);
  });

  test("an error frees it; ten at once make one", async () => {
    const idempotencyKey = "an-upload-that-fails-first";
    assert.equal((await upload([["a.md", ""]], { idempotencyKey })).status, 400);
    const before = await stored();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upload([["a.md", "x"]], { idempotencyKey })),
    );
    for (const answer of answers) assert.deepEqual(answer.body, answers[0]?.body);
    const after = await stored();
    assert.deepEqual([after.rows - before.rows, after.blobs - before.blobs], [1, 1]);
  });

  test("a malformed key is told at once", async () => {
    assertUploadRefused(await upload([["a.md", "x"]], { idempotencyKey: "short" }), {
      param: "Idempotency-Key",
    });
  });
});

describe("reading", () => {
  test("lists newest first, in pages, by type and by name", async () => {
    const reader = await service.workspace();
    const call = async (
      query: string,
    ): Promise<{ items: Asset[]; total: number; limit: number; offset: number }> => {
      const answer = await service.call("GET", `${ROOT}${query}`, { key: reader.apiKey });
      assert.equal(answer.status, 200);
      return (answer.body as { data: { items: Asset[]; total: number; limit: number; offset: number } }).data;
    };
    const files: [string, Buffer | string][] = [
      ["Tides.md", "x"],
      ["tide_50%.png", png()],
      ["moon.svg", SVG],
    ];
    for (const file of files) assert.equal((await upload([file], { key: reader.apiKey })).status, 201);
    const names = async (query: string): Promise<string[]> =>
      (await call(query)).items.map(({ name }) => name);
    assert.deepEqual(await names(""), ["moon.svg", "tide_50%.png", "Tides.md"]);
    assert.deepEqual(await names("?limit=1&offset=1"), ["tide_50%.png"]);
    assert.deepEqual(await names("?mimetype=image/*"), ["moon.svg", "tide_50%.png"]);
    assert.deepEqual(await names("?mimetype=image/svg%2Bxml"), ["moon.svg"]);
    assert.deepEqual(await names("?q=TIDE"), ["tide_50%.png", "Tides.md"]);
    assert.deepEqual(await names("?q=%25"), ["tide_50%.png"]);
    assert.deepEqual(await names("?q=_&mimetype=text/markdown"), []);
    const { total, limit, offset } = await call("?limit=2&q=tide");
    assert.deepEqual({ total, limit, offset }, { total: 2, limit: 2, offset: 0 });
    for (const [query, param] of [
      ["mimetype=image", "mimetype"],
      ["q=", "q"],
      ["limit=101", "limit"],
      ["type=x", "type"],
    ] as const) {
      const answer = await service.call("GET", `${ROOT}?${query}`, { key: reader.apiKey });
      assert.equal(answer.status, 400);
      assert.equal((errorOf(answer) as { error: { param: string } }).error.param, param);
    }
  });

  test("one, unknown ones, and another workspace's", async () => {
    const asset = await uploadOne("mine.md", "x");
    assert.deepEqual((await service.call("GET", `${ROOT}/${asset.id}`)).body, { data: asset });
    for (const method of ["GET", "DELETE"]) {
      for (const id of ["999999999", "0", "-1", "abc", "9".repeat(30), "1e3", "%00"]) {
        const answer = await service.call(method, `${ROOT}/${id}`);
        assert.equal(answer.status, 404, `${method} ${id}`);
        assert.deepEqual(errorOf(answer), {
          error: { code: "not_found", message: "There is no such asset." },
        });
      }
      const foreign = await service.call(method, `${ROOT}/${asset.id}`, { key: stranger.apiKey });
      assert.equal(foreign.status, 403);
      assert.deepEqual(errorOf(foreign), {
        error: { code: "insufficient_scope", message: "This asset belongs to another workspace." },
      });
    }
  });
});

describe("attached to a message", () => {
  const CONVERSATIONS = "/v1/video-agents/conversations";
  let count = 0;
  const create = (file: object, key = owner.apiKey): Promise<Answer> =>
    service.call("POST", CONVERSATIONS, {
      key,
      body: { prompt: "Tides", files: [file] },
      headers: { "idempotency-key": `attach-${(count += 1)}-key` },
    });

  test("is shown with it, given to the pipeline, and outlives its own deletion as bytes", async () => {
    const asset = await uploadOne("notes.md", "# Notes");
    const answer = await create({ asset_id: String(asset.id), files_role: "reference" });
    assert.equal(answer.status, 202);
    const { conversation_id: id, message_id } = (answer.body as { data: Record<string, string> }).data;
    const list = async (): Promise<unknown> =>
      (
        (await service.call("GET", `${CONVERSATIONS}/${id}/messages`)).body as {
          data: { items: { message_files: unknown }[] };
        }
      ).data.items[0]?.message_files;
    assert.deepEqual(await list(), [
      {
        asset_id: asset.id,
        name: "notes.md",
        url: asset.url,
        type: "document",
        files_role: "reference",
        mimetype: "text/markdown",
      },
    ]);
    const [attached] = (await attachedFiles(service.db, message_id ?? "")).files;
    assert.ok(attached !== undefined && service.files.bytes.has(attached.key));
    const { key, ...rest } = attached;
    assert.deepEqual(rest, {
      assetId: asset.id,
      mimetype: "text/markdown",
      name: "notes.md",
      role: "reference",
    });
    assert.equal((await service.call("DELETE", `${ROOT}/${asset.id}`)).status, 200);
    assert.equal((await service.call("GET", pathOf(asset.url), { key: null })).status, 404);
    assert.ok(service.files.bytes.has(key), "a film may still need it");
    await service.call("POST", `${CONVERSATIONS}/${id}/stop`);
    assert.equal((await service.call("DELETE", `${CONVERSATIONS}/${id}`)).status, 200);
    assert.ok(!service.files.bytes.has(key), "nothing needs it any more");
  });

  test("a conversation that goes leaves the asset as it is", async () => {
    const asset = await uploadOne("stays.md", "x");
    const answer = await create({ asset_id: asset.id, name: "Mine", type: "document" });
    const { conversation_id: id } = (answer.body as { data: Record<string, string> }).data;
    await service.call("POST", `${CONVERSATIONS}/${id}/stop`);
    await service.call("DELETE", `${CONVERSATIONS}/${id}`);
    assert.equal((await service.call("GET", pathOf(asset.url), { key: null })).status, 200);
  });

  test("unknown and foreign ones", async () => {
    const unknown = await create({ asset_id: 999_999_999 });
    assert.equal(unknown.status, 400);
    assert.deepEqual(errorOf(unknown), {
      error: { code: "invalid_parameter", message: "There is no such asset.", param: "files[0].asset_id" },
    });
    assert.equal((await create({ asset_id: "x" })).status, 400);
    const asset = await uploadOne("theirs.md", "x");
    const foreign = await create({ asset_id: asset.id }, stranger.apiKey);
    assert.equal(foreign.status, 403);
    assert.deepEqual(errorOf(foreign), {
      error: { code: "insufficient_scope", message: "This asset belongs to another workspace." },
    });
  });
});

test("the sweep removes old files without a row, and nothing else", async () => {
  const kept = await uploadOne("kept.md", "x");
  const now = new Date();
  const day = 86_400_000;
  const orphan = `assets/${owner.workspaceId}/orphan.md`;
  service.files.bytes.set(orphan, Buffer.from("x"));
  const files = (age: number) => ({
    list: async () =>
      [...service.files.bytes.keys()].map((key) => ({ key, usedAt: new Date(now.getTime() - age) })),
    delete: (key: string) => service.files.delete(key),
  });
  assert.equal(await sweepAssets(service.db, files(day / 2), now), 0);
  assert.equal(await sweepAssets(service.db, files(2 * day), now), 1);
  assert.ok(!service.files.bytes.has(orphan));
  assert.equal((await service.call("GET", pathOf(kept.url), { key: null })).status, 200);
});
