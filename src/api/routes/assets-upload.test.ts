import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { SAMPLES, mp4, png } from "../../../test/support/sample-files.ts";
import { errorOf, startService } from "../../../test/support/service.ts";
import { assertUploadRefused, makeUploads, pathOf, type Asset } from "../../../test/support/uploads.ts";
import { FILE_TYPES, MAX_MEGABYTES, MEGABYTE } from "../../domain/assets/file-kinds.ts";
import { sha256 } from "../../kernel/hash.ts";

const service = await startService();
const owner = await service.workspace();
const { upload, uploadOne, stored } = makeUploads(service);
const ROOT = "/v1/assets";

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
      assertUploadRefused(answer, { reason: "too_large", file: name, max_mb: MAX_MEGABYTES[kind] });
      assert.deepEqual(await stored(), before);
    });
  }

  test("six files", async () => {
    const before = await stored();
    const answer = await upload(Array.from({ length: 6 }, (_, index) => [`${index}.md`, "x"]));
    assertUploadRefused(answer, { reason: "too_many", file: "5.md", max_mb: 10 });
    assert.deepEqual(await stored(), before);
  });

  test("a name of 255 characters and one of 256", async () => {
    const long = `${"ü".repeat(252)}.md`;
    assert.equal((await uploadOne(long, "x")).name, long);
    assertUploadRefused(await upload([[`x${long}`, "x"]]), { param: "files" });
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
      assertUploadRefused(await upload(files), detail);
      assert.deepEqual(await stored(), before);
    });
  }

  test("another field", async () => {
    assertUploadRefused(await upload([["a.md", "x"]], { field: "file" }), {
      param: "file",
      allowed: ["files"],
    });
    assertUploadRefused(await upload([["a.md", "x"]], { extra: ["note", "x"] }), {
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
