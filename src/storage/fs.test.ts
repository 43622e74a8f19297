import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { text } from "node:stream/consumers";
import { makeFileBlobs } from "./fs.ts";

async function freshBlobs(context: TestContext) {
  const root = await mkdtemp(join(tmpdir(), "blobs-"));
  context.after(() => rm(root, { recursive: true }));
  return { root, blobs: makeFileBlobs(root) };
}

test("a blob comes back as it went in, whole and in parts", async (context) => {
  const { blobs } = await freshBlobs(context);
  await blobs.put("a/b.txt", Buffer.from("hello world"));
  assert.equal((await blobs.get("a/b.txt"))?.toString(), "hello world");
  assert.deepEqual(await blobs.info("a/b.txt"), { bytes: 11 });
  assert.equal(await text(await blobs.stream("a/b.txt", { start: 6, end: 10 })), "world");
  await blobs.put("a/b.txt", Buffer.from("again"));
  assert.equal((await blobs.get("a/b.txt"))?.toString(), "again");
});

test("what is not there is null, and deleting it is no error", async (context) => {
  const { blobs } = await freshBlobs(context);
  assert.equal(await blobs.get("none"), null);
  assert.equal(await blobs.info("none"), null);
  assert.equal(await blobs.localPath("none"), null);
  await blobs.delete("none");
  await blobs.deleteAll("none");
});

test("a file moves in and leaves no half blob behind", async (context) => {
  const { root, blobs } = await freshBlobs(context);
  const file = join(root, "outside");
  await writeFile(file, "moved");
  await blobs.putFile("x/y", file);
  assert.equal((await blobs.get("x/y"))?.toString(), "moved");
  await assert.rejects(blobs.putFile("x/z", join(root, "missing")), { code: "ENOENT" });
  assert.deepEqual(await readdir(join(root, "x")), ["y"]);
});

test("what a writer who died left half written is swept, once it is old", async (context) => {
  const { root, blobs } = await freshBlobs(context);
  await blobs.put("a/b/whole", Buffer.from("x"));
  const half = join(root, "a/b/film.mp4.1234.part");
  await writeFile(half, "ha");
  const old = new Date(Date.now() - 60_000);
  await utimes(half, old, old);
  await writeFile(join(root, "a/young.5678.part"), "y");
  assert.equal(await blobs.sweepUnfinished(new Date(Date.now() - 120_000)), 0);
  assert.equal(await blobs.sweepUnfinished(new Date(Date.now() - 30_000)), 1);
  assert.deepEqual(await readdir(root, { recursive: true }).then((names) => names.toSorted()), [
    "a",
    "a/b",
    "a/b/whole",
    "a/young.5678.part",
  ]);
  assert.equal(await makeFileBlobs(join(root, "none")).sweepUnfinished(new Date()), 0);
});

test("deleteAll takes a folder and nothing beside it", async (context) => {
  const { blobs } = await freshBlobs(context);
  for (const key of ["film/1/a", "film/1/b", "film/10/a"]) await blobs.put(key, Buffer.from("x"));
  await blobs.deleteAll("film/1");
  assert.equal(await blobs.get("film/1/a"), null);
  assert.equal((await blobs.get("film/10/a"))?.toString(), "x");
});

test("no key walks out of the folder", async (context) => {
  const { blobs } = await freshBlobs(context);
  for (const key of ["../x", "a/../../x", "/etc/passwd", "a//b", "", ".", "a/.", "a\0b", "a\\b"]) {
    await assert.rejects(blobs.put(key, Buffer.from("x")), /not a blob key/, JSON.stringify(key));
  }
});
