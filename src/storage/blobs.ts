import type { Readable } from "node:stream";

export type BlobInfo = { bytes: number };

export type StoredBlob = BlobInfo & { key: string; usedAt: Date };

/**
 * Where bytes live. Keys are slash-separated paths of `[A-Za-z0-9._-]` parts.
 * A blob appears whole or not at all; writing one that exists replaces it.
 */
export type Blobs = {
  /** Rejects only when the store fails (full, unreachable). */
  put(key: string, data: Uint8Array): Promise<void>;
  /** Moves a local file in; the file is gone afterwards. */
  putFile(key: string, path: string): Promise<void>;
  /** The whole blob, or null where there is none. */
  get(key: string): Promise<Buffer | null>;
  info(key: string): Promise<BlobInfo | null>;
  /** Notes that the blob is used now; false where there is none. Reading alone notes nothing. */
  touch(key: string): Promise<boolean>;
  /** Every blob whose key begins with `prefix + "/"`; `usedAt` is the last writing or `touch`. */
  list(prefix: string): Promise<StoredBlob[]>;
  /** Bytes from `start` to `end` inclusive, as HTTP ranges count. */
  stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** A local path with the blob's bytes, for native code that wants a file; do not write to it. */
  localPath(key: string): Promise<string | null>;
  delete(key: string): Promise<void>;
  /** Takes away what writers who died left half written before then; returns how many. */
  sweepUnfinished(before: Date): Promise<number>;
  /** Deletes every key that begins with `prefix + "/"`. */
  deleteAll(prefix: string): Promise<void>;
};
