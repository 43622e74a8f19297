/**
 * What a stage has made, named by the hash of what it was made from: a stage that runs again finds
 * its result and does no work. Results of one workspace are never read by another.
 */
import { contentHash } from "../kernel/hash.ts";
import type { Blobs } from "../storage/blobs.ts";

export type Results = {
  /** The stored result for this input, made first where there is none. */
  once<T>(
    stage: string,
    workspaceId: string,
    input: unknown,
    make: () => Promise<T>,
  ): Promise<StoredResult<T>>;
  /** @throws Error when nothing is stored under the key. */
  load<T>(key: string): Promise<T>;
  store(key: string, value: unknown): Promise<void>;
  /** Null where nothing is stored under the key. */
  find<T>(key: string): Promise<T | null>;
};

export type StoredResult<T> = { key: string; value: T; reused: boolean };

export function makeResults(blobs: Blobs): Results {
  async function read(key: string): Promise<unknown> {
    const bytes = await blobs.get(key);
    return bytes === null ? null : JSON.parse(bytes.toString("utf8"));
  }

  async function store(key: string, value: unknown): Promise<void> {
    await blobs.put(key, Buffer.from(JSON.stringify(value), "utf8"));
  }

  return {
    async once<T>(stage: string, workspaceId: string, input: unknown, make: () => Promise<T>) {
      const key = `results/${workspaceId}/${stage}/${contentHash(input)}.json`;
      const found = await read(key);
      if (found !== null) return { key, value: found as T, reused: true };
      const value = await make();
      await store(key, value);
      return { key, value, reused: false };
    },
    async load<T>(key: string) {
      const found = await read(key);
      if (found === null) throw new Error(`no stage result under ${key}`);
      return found as T;
    },
    store,
    find: async <T>(key: string) => (await read(key)) as T | null,
  };
}
