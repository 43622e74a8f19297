import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openWorkFolder } from "./work-folder.ts";

test("what dead processes left is removed, what living ones use is kept", async (context) => {
  const root = await mkdtemp(join(tmpdir(), "work-folder-"));
  context.after(() => rm(root, { recursive: true }));
  // Above the kernel's highest process id (2^22): nobody has it.
  await mkdir(join(root, "work-4194305", "half a film"), { recursive: true });
  await mkdir(join(root, `work-${process.ppid}`));
  await mkdir(join(root, `work-${process.pid}`, "left by a namesake"), { recursive: true });
  const folder = await openWorkFolder(root);
  assert.deepEqual(await readdir(folder), []);
  assert.deepEqual((await readdir(root)).sort(), [`work-${process.pid}`, `work-${process.ppid}`].sort());
});
