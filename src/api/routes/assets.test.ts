import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { SAMPLES, SVG, mp4, png } from "../../../test/support/sample-files.ts";
import { errorOf, startService, type Answer } from "../../../test/support/service.ts";
import { attachedFiles } from "../../domain/conversations/attached-files.ts";
import { sweepAssets } from "../../domain/assets/sweep.ts";
import { FILE_TYPES, MAX_MEGABYTES, MEGABYTE } from "../../domain/assets/file-kinds.ts";
import { sha256 } from "../../kernel/hash.ts";

const service = await startService();
const owner = await service.workspace();
const stranger = await service.workspace();
const ROOT = "/v1/assets";

type Asset = {
  id: number;
  name: string;
  url: string;
  mimetype: string;
  size_bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  created_at: number;
  updated_at: number;
};

async function upload(
  files: readonly [name: string, bytes: Buffer | string][],
  options: { key?: string; idempotencyKey?: string; field?: string; extra?: [string, string] } = {},
): Promise<Answer> {
  const form = new FormData();
  if (options.extra !== undefined) form.append(...options.extra);
  for (const [name, bytes] of files) form.append(options.field ?? "files", new Blob([bytes]), name);
  const sent = new Response(form);
  return service.call("POST", ROOT, {
    ...(options.key === undefined ? {} : { key: options.key }),
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: {
      "content-type": sent.headers.get("content-type") ?? "",
      ...(options.idempotencyKey === undefined ? {} : { "idempotency-key": options.idempotencyKey }),
    },
  });
}

async function uploadOne(name: string, bytes: Buffer | string): Promise<Asset> {
  const answer = await upload([[name, bytes]]);
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  const [asset] = (answer.body as { data: Asset[] }).data;
  assert.ok(asset !== undefined);
  return asset;
}

/** The link as the service itself serves it; in production its base is `BASE_URL`. */
function pathOf(url: string): string {
  assert.ok(url.startsWith("http://files.example/files/"));
  return url.slice("http://files.example".length);
}

async function stored(): Promise<{ rows: number; blobs: number; temporary: string[] }> {
  const rows = await service.db.selectFrom("assets").select("id").execute();
  return {
    rows: rows.length,
    blobs: service.files.bytes.size,
    temporary: await readdir(service.deps.temporaryFolder),
  };
}

async function refused(answer: Answer, detail: object): Promise<void> {
  assert.equal(answer.status, 400);
  const { error } = errorOf(answer) as { error: { code: string; message: string } };
  assert.deepEqual(error, { code: "invalid_parameter", message: error.message, ...detail });
  assert.ok(error.message.length > 10);
}

describe("what is taken", () => {
  for (const [extension, bytes] of Object.entries(SAMPLES)) {
    test(extension, async () => {
      const name = `Ebbe und Flut – Übersicht.${extension.toUpperCase()}`;
      const asset = await uploadOne(name, bytes);
      assert.equal(asset.name, name);
      assert.equal(asset.mimetype, FILE_TYPES[extension]?.mimetype);
      assert.ok(Number.isInteger(asset.id) && Number.isInteger(asset.created_at));
      const file = await service.call("GET", pathOf(asset.url), { key: null });
      assert.equal(file.status, 200);
      assert.equal(file.headers.get("content-length"), String(asset.size_bytes));
      assert.equal(file.headers.get("x-content-type-options"), "nosniff");
      if (extension !== "svg") {
        assert.equal(asset.size_bytes, bytes.length);
        assert.equal(asset.sha256, sha256(bytes));
      }
      const isPicture = FILE_TYPES[extension]?.kind === "image";
      assert.equal(asset.width, isPicture ? (extension === "svg" ? 40 : 4) : null);
    });
  }

  test("five at once, in order, and no temporary file stays", async () => {
    const names = ["b.md", "a.md", "d.md", "c.md", "e.md"];
    const answer = await upload(names.map((name) => [name, `# ${name}`]));
    assert.equal(answer.status, 201);
    assert.deepEqual(
      (answer.body as { data: Asset[] }).data.map(({ name }) => name),
      names,
    );
    assert.deepEqual((await stored()).temporary, []);
  });
});

describe("limits, on both sides", () => {
  const padded = (extension: string, size: number): Buffer =>
    Buffer.concat([SAMPLES[extension] ?? Buffer.alloc(0), Buffer.alloc(size)]).subarray(0, size);
  for (const [extension, kind] of [
    ["pdf", "document"],
    ["png", "image"],
    ["wav", "audio"],
    ["webm", "video"],
  ] as const) {
    test(`${kind}: ${MAX_MEGABYTES[kind]} MB and a byte more`, async () => {
      const most = MAX_MEGABYTES[kind] * MEGABYTE;
      const asset = await uploadOne(`most.${extension}`, padded(extension, most));
      assert.equal(asset.size_bytes, most);
      assert.equal((await service.call("DELETE", `${ROOT}/${asset.id}`)).status, 200);
      const before = await stored();
      const name = `more.${extension}`;
      const answer = await upload([[name, padded(extension, most + 1)]]);
      await refused(answer, { reason: "too_large", file: name, max_mb: MAX_MEGABYTES[kind] });
      assert.deepEqual(await stored(), before);
    });
  }

  test("six files", async () => {
    const before = await stored();
    const answer = await upload(Array.from({ length: 6 }, (_, index) => [`${index}.md`, "x"]));
    await refused(answer, { reason: "too_many", file: "5.md", max_mb: 10 });
    assert.deepEqual(await stored(), before);
  });

  test("a name of 255 characters and one of 256", async () => {
    const long = `${"ü".repeat(252)}.md`;
    assert.equal((await uploadOne(long, "x")).name, long);
    await refused(await upload([[`x${long}`, "x"]]), { param: "files" });
  });

  test("a sender that does not stop is cut off", async () => {
    const chunk = Buffer.alloc(1_000_000, 32);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 0) {
          const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.md"\r\n\r\n';
          controller.enqueue(Buffer.from(head));
        }
        controller.enqueue(chunk);
        sent += chunk.length;
        if (sent > 2_000_000_000) controller.error(new Error("the service reads on for ever"));
      },
    });
    // The answer, or the cut line, whichever our side of the socket sees first.
    const answer = await fetch(service.base + ROOT, {
      method: "POST",
      duplex: "half",
      headers: {
        authorization: `Bearer ${owner.apiKey}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body,
    }).catch(() => null);
    if (answer !== null) assert.equal(answer.status, 400);
    assert.ok(sent < 1_000_000_000, `${sent} bytes were read`);
    assert.deepEqual((await stored()).temporary, []);
  });
});

describe("what is refused", () => {
  const cases: [string, [string, Buffer | string][], object][] = [
    ["an empty file", [["a.md", ""]], { reason: "empty", file: "a.md", max_mb: 10 }],
    [
      "an ending that is not taken",
      [["a.exe", "MZ"]],
      { reason: "unsupported_type", file: "a.exe", max_mb: 60 },
    ],
    ["a name without an ending", [["notes", "x"]], { reason: "unsupported_type", file: "notes", max_mb: 60 }],
    [
      "a PNG that says it is a JPEG",
      [["a.jpg", png()]],
      { reason: "unsupported_type", file: "a.jpg", max_mb: 10 },
    ],
    [
      "text that says it is a PNG",
      [["a.png", "hello"]],
      { reason: "unsupported_type", file: "a.png", max_mb: 10 },
    ],
    [
      "a PDF that says it is Markdown",
      [["a.md", SAMPLES["pdf"] ?? ""]],
      { reason: "unsupported_type", file: "a.md", max_mb: 10 },
    ],
    [
      "a PPTX that says it is a DOCX",
      [["a.docx", SAMPLES["pptx"] ?? ""]],
      { reason: "unsupported_type", file: "a.docx", max_mb: 10 },
    ],
    [
      "a film that says it is sound",
      [["a.m4a", mp4("isom", "vide")]],
      { reason: "unsupported_type", file: "a.m4a", max_mb: 20 },
    ],
    [
      "Markdown that is not UTF-8",
      [["a.md", Buffer.from([0x61, 0xff])]],
      { reason: "unsupported_type", file: "a.md", max_mb: 10 },
    ],
    ["Markdown with NUL", [["a.md", "a\0b"]], { reason: "unsupported_type", file: "a.md", max_mb: 10 }],
    [
      "a picture with a header that lies",
      [["a.png", png(4, 3, { width: 50_000, height: 50_000 })]],
      { reason: "too_large", file: "a.png", max_mb: 10 },
    ],
    [
      "a picture cut off in its header",
      [["a.png", png().subarray(0, 20)]],
      { reason: "unsupported_type", file: "a.png", max_mb: 10 },
    ],
    [
      "an SVG with entities",
      [["a.svg", '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg><text>&a;</text></svg>']],
      { reason: "unsupported_type", file: "a.svg", max_mb: 10 },
    ],
    [
      "HTML that says it is SVG",
      [["a.svg", "<html><script/></html>"]],
      { reason: "unsupported_type", file: "a.svg", max_mb: 10 },
    ],
    [
      "a good file before a bad one",
      [
        ["a.md", "x"],
        ["b.md", ""],
      ],
      { reason: "empty", file: "b.md", max_mb: 10 },
    ],
    [
      "a good file after a bad one",
      [
        ["b.gif", "x"],
        ["a.md", "x"],
      ],
      { reason: "unsupported_type", file: "b.gif", max_mb: 10 },
    ],
    ["no file", [], { param: "files" }],
  ];
  for (const [name, files, detail] of cases) {
    test(name, async () => {
      const before = await stored();
      await refused(await upload(files), detail);
      assert.deepEqual(await stored(), before);
    });
  }

  test("another field", async () => {
    await refused(await upload([["a.md", "x"]], { field: "file" }), { param: "file", allowed: ["files"] });
    await refused(await upload([["a.md", "x"]], { extra: ["note", "x"] }), {
      param: "note",
      allowed: ["files"],
    });
  });

  test("the error, whole", async () => {
    assert.deepEqual(errorOf(await upload([["a.md", ""]])), {
      error: {
        code: "invalid_parameter",
        message: '"a.md" is empty.',
        reason: "empty",
        file: "a.md",
        max_mb: 10,
      },
    });
  });

  test("a body that is no form", async () => {
    const wanted = {
      error: {
        code: "unsupported_media_type",
        message: "Send a form, with Content-Type: multipart/form-data and a boundary.",
      },
    };
    for (const [type, raw] of [
      ["application/json", "{}"],
      ["text/plain", "x"],
    ] as const) {
      const answer = await service.call("POST", ROOT, { raw, headers: { "content-type": type } });
      assert.equal(answer.status, 415);
      assert.deepEqual(errorOf(answer), wanted);
    }
    const bare = await fetch(service.base + ROOT, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.apiKey}` },
    });
    assert.equal(bare.status, 415);
  });

  test("whatever bytes claim to be a form: no failure of ours, and nothing is kept", async () => {
    const before = await stored();
    const piece = fc.oneof(
      fc.constantFrom(
        "--x\r\n",
        "--x--\r\n",
        "\r\n",
        "\r\n\r\n",
        'content-disposition: form-data; name="files"; filename="a.md"\r\n',
        'content-disposition: form-data; name="files"\r\n',
        "content-disposition: form-data; name=__proto__; filename=x.md\r\n",
        "content-type: application/json\r\n",
        "content-type: text/plain; charset=utf-7\r\n",
      ),
      fc.string({ unit: "binary", maxLength: 30 }),
    );
    const type = fc.constantFrom(
      "; boundary=x",
      "",
      "; boundary=",
      `; boundary=${"y".repeat(300)}`,
      '; boundary="x"',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), type, async (pieces, boundary) => {
        const answer = await service.call("POST", ROOT, {
          raw: Buffer.from(pieces.join("")),
          headers: { "content-type": `multipart/form-data${boundary}` },
        });
        if (answer.status === 201) {
          const { data } = answer.body as { data: Asset[] };
          for (const { id } of data) await service.call("DELETE", `${ROOT}/${id}`);
        } else assert.ok(answer.status < 500, `${answer.status} ${JSON.stringify(pieces)}`);
      }),
      { numRuns: Number(process.env["FUZZ_RUNS"] ?? 300) },
    );
    assert.deepEqual(await stored(), before);
  });
});

test("a store that is full: 503, nothing kept, and the key may be used again", async () => {
  const before = await stored();
  const whole = { ...service.files };
  let placed = 0;
  service.files.putFile = async (key, path) => {
    // The first of two goes in, the second does not.
    if ((placed += 1) === 2) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    await whole.putFile(key, path);
  };
  const files: [string, string][] = [
    ["a.md", "a"],
    ["b.md", "b"],
  ];
  const idempotencyKey = "an-upload-to-a-full-store";
  const answer = await upload(files, { idempotencyKey });
  Object.assign(service.files, whole);
  assert.equal(answer.status, 503);
  assert.deepEqual(errorOf(answer), {
    error: {
      code: "unavailable",
      message: "The store takes no more files just now. Nothing was kept; try again later.",
    },
  });
  assert.deepEqual(await stored(), before);
  assert.equal((await upload(files, { idempotencyKey })).status, 201);
});

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
    await refused(await upload([["a.md", "x"]], { idempotencyKey: "short" }), { param: "Idempotency-Key" });
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
