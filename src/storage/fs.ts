import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomUUID } from "node:crypto";
import type { Blobs, StoredBlob } from "./blobs.ts";

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** Ends the name of a file that is still being written. */
const PART = ".part";

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** Blobs as files below one folder. Writes go to a temporary name first, then move: a crash leaves no half blob. */
export function makeFileBlobs(root: string): Blobs {
  function pathOf(key: string): string {
    // Keys are ours, but a stray ".." must never walk out of the root.
    if (!KEY.test(key)) throw new Error(`not a blob key: ${JSON.stringify(key)}`);
    return join(root, key);
  }

  async function place(key: string, fill: (temporary: string) => Promise<void>): Promise<void> {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}${PART}`;
    try {
      await fill(temporary);
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function put(key: string, data: Uint8Array): Promise<void> {
    await place(key, async (temporary) => {
      const file = await open(temporary, "w");
      try {
        await file.writeFile(data);
        await file.sync();
      } finally {
        await file.close();
      }
    });
  }

  async function putFile(key: string, path: string): Promise<void> {
    await place(key, async (temporary) => {
      try {
        await rename(path, temporary);
      } catch (error) {
        // A temporary folder may be on another device, where rename cannot reach.
        if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
        await copyFile(path, temporary);
        await rm(path);
      }
      const file = await open(temporary, "r+");
      await file.sync().finally(() => file.close());
    });
  }

  async function get(key: string): Promise<Buffer | null> {
    try {
      return await readFile(pathOf(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function info(key: string): Promise<{ bytes: number } | null> {
    try {
      return { bytes: (await stat(pathOf(key))).size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function touch(key: string): Promise<boolean> {
    try {
      // The time of reading, noted by hand: many systems do not, and the time of making is worth keeping.
      const { mtime } = await stat(pathOf(key));
      await utimes(pathOf(key), new Date(), mtime);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async function list(prefix: string): Promise<StoredBlob[]> {
    let entries;
    try {
      entries = await readdir(pathOf(prefix), { withFileTypes: true });
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
    const found: StoredBlob[] = [];
    for (const entry of entries) {
      const key = `${prefix}/${entry.name}`;
      if (entry.isDirectory()) found.push(...(await list(key)));
      else if (!entry.name.endsWith(PART)) {
        // What is deleted while we look is not there.
        const file = await stat(pathOf(key)).catch(() => null);
        if (file !== null)
          found.push({ key, bytes: file.size, usedAt: new Date(Math.max(file.atimeMs, file.mtimeMs)) });
      }
    }
    return found;
  }

  async function sweepUnfinished(before: Date): Promise<number> {
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    let removed = 0;
    for (const entry of entries) {
      if (!entry.isFile() || !entry.name.endsWith(PART)) continue;
      const path = join(entry.parentPath, entry.name);
      // Finished, or taken away by another, since we looked: nothing to do.
      const found = await stat(path).catch(() => null);
      if (found === null || found.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }

  return {
    sweepUnfinished,
    put,
    putFile,
    get,
    info,
    touch,
    list,
    stream: async (key, range) => createReadStream(pathOf(key), range ?? {}),
    localPath: async (key) => ((await info(key)) === null ? null : pathOf(key)),
    delete: (key) => rm(pathOf(key), { force: true }),
    deleteAll: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
  };
}
