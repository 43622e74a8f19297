import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { deflateRawSync, crc32 } from "node:zlib";
import * as fc from "fast-check";
import { SAMPLES, mp4, png } from "../../../../test/support/sample-files.ts";
import { ServiceError } from "../../../kernel/errors.ts";
import { FILE_TYPES } from "../file-kinds.ts";
import { recognise } from "./recognise.ts";

const folder = await mkdtemp(join(tmpdir(), "recognise-"));
after(() => rm(folder, { recursive: true }));
const path = join(folder, "file");

async function reasonOf(bytes: Uint8Array, name: string): Promise<string | null> {
  await writeFile(path, bytes);
  try {
    const found = await recognise(path, name);
    assert.equal(found.mimetype, FILE_TYPES[name.split(".").at(-1) ?? ""]?.mimetype);
    return null;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    assert.equal(error.code, "invalid_parameter");
    assert.equal(error.detail.file, name);
    return error.detail.reason ?? "";
  }
}

test("no sample passes for another type", async () => {
  for (const [is, bytes] of Object.entries(SAMPLES)) {
    for (const [says, type] of Object.entries(FILE_TYPES)) {
      if (type.mimetype === FILE_TYPES[is]?.mimetype) continue;
      // Markdown is text and MDX is text: only the caller knows which was meant.
      if (type.content === "text" && FILE_TYPES[is]?.content === "text") continue;
      assert.equal(await reasonOf(bytes, `file.${says}`), "unsupported_type", `${is} as ${says}`);
    }
  }
});

test("broken files are refused or kept, and nothing else happens", async () => {
  const damage = fc.record({
    extension: fc.constantFrom(...Object.keys(SAMPLES).filter((one) => one !== "svg")),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
    tail: fc.uint8Array({ maxLength: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ extension, cut, flips, tail }) => {
      const sample = SAMPLES[extension] ?? Buffer.alloc(0);
      const bytes = Buffer.concat([sample.subarray(0, Math.ceil(sample.length * cut)), tail]);
      for (const [at, value] of flips) if (bytes.length > 0) bytes[at % bytes.length] = value;
      const started = performance.now();
      const reason = await reasonOf(bytes, `file.${extension}`);
      assert.ok(reason === null || reason === "unsupported_type" || reason === "too_large", String(reason));
      assert.ok(performance.now() - started < 5_000);
    }),
    { numRuns: Number(process.env["FUZZ_RUNS"] ?? 500) },
  );
});

/** A ZIP whose one entry is 100 MB of blanks and says that it has `claimed` bytes. */
function zipBomb(claimed: number): Buffer {
  const data = Buffer.alloc(100 * 1_048_576, 32);
  const packed = deflateRawSync(data, { level: 9 });
  const name = "[Content_Types].xml";
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(claimed, 18);
  common.writeUInt16LE(name.length, 22);
  return Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), common, Buffer.from(name), packed]);
}

test("a ZIP bomb is not blown up to see what it is", async () => {
  for (const claimed of [100 * 1_048_576, 1_000]) {
    const bomb = zipBomb(claimed);
    const before = process.memoryUsage().rss;
    assert.equal(await reasonOf(bomb, "slides.pptx"), "unsupported_type");
    assert.ok(process.memoryUsage().rss - before < 60_000_000);
  }
});

test("pictures at and above the bounds", async () => {
  const claims = (width: number, height: number): Promise<string | null> =>
    reasonOf(png(4, 3, { width, height }), "a.png");
  assert.equal(await claims(8_000, 8_000), null);
  assert.equal(await claims(8_000, 8_001), "too_large");
  assert.equal(await claims(16_384, 3_906), null);
  assert.equal(await claims(16_385, 1), "too_large");
  assert.equal(await claims(0, 5), "unsupported_type");
});

test("sound in a film's container is sound only without pictures", async () => {
  assert.equal(await reasonOf(mp4("isom", "soun"), "a.m4a"), null);
  assert.equal(await reasonOf(mp4("isom", "vide"), "a.m4a"), "unsupported_type");
  // A box that says it is longer than the file, and one without end.
  const cut = mp4("isom", "soun").subarray(0, -5);
  assert.equal(await reasonOf(cut, "a.m4a"), null);
  const boxes = Buffer.concat(Array.from({ length: 3_000 }, () => Buffer.from("\0\0\0\u0008free", "latin1")));
  assert.equal(await reasonOf(Buffer.concat([mp4("isom", "soun"), boxes]), "a.m4a"), "unsupported_type");
});
