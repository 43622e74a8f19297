import assert from "node:assert/strict";
import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { evictLeastUsed } from "./evict.ts";
import { makeFileBlobs } from "./fs.ts";

const NOW = Date.now();
const KEYS = ["segments/w1/a", "segments/w2/b", "speech/w1/c", "films/w1/d"] as const;

/** Blobs of 100 bytes, each used a minute after the one before, the last an hour ago. */
async function filled(context: TestContext) {
  const root = await mkdtemp(join(tmpdir(), "evict-"));
  context.after(() => rm(root, { recursive: true }));
  const blobs = makeFileBlobs(root);
  for (const [index, key] of KEYS.entries()) {
    await blobs.put(key, Buffer.alloc(100));
    const used = new Date(NOW - 3_600_000 - (KEYS.length - index) * 60_000);
    await utimes(join(root, key), used, used);
  }
  const left = async () =>
    (await Promise.all(KEYS.map(async (key) => ((await blobs.info(key)) === null ? [] : [key])))).flat();
  return { blobs, left };
}

const LIMITS = { prefixes: ["segments", "speech"], spareSince: new Date(NOW - 1_800_000) };

test("what was used longest ago goes, until the rest is within the bound", async (context) => {
  const { blobs, left } = await filled(context);
  assert.deepEqual(await evictLeastUsed(blobs, { ...LIMITS, maxBytes: 300 }), { deleted: 0, freedBytes: 0 });
  assert.deepEqual(await evictLeastUsed(blobs, { ...LIMITS, maxBytes: 250 }), {
    deleted: 1,
    freedBytes: 100,
  });
  assert.deepEqual(await left(), KEYS.slice(1));
});

test("a touch makes a blob the last to go; what is not there cannot be touched", async (context) => {
  const { blobs, left } = await filled(context);
  assert.equal(await blobs.touch("segments/w1/a"), true);
  assert.equal(await blobs.touch("segments/w1/none"), false);
  await evictLeastUsed(blobs, { ...LIMITS, maxBytes: 150 });
  assert.deepEqual(await left(), ["segments/w1/a", "films/w1/d"]);
});

test("what was used lately stays, however large; other prefixes are left alone", async (context) => {
  const { blobs, left } = await filled(context);
  await blobs.touch("speech/w1/c");
  await evictLeastUsed(blobs, { ...LIMITS, maxBytes: 0 });
  assert.deepEqual(await left(), ["speech/w1/c", "films/w1/d"]);
});
