/** Keeps what can be made again within its bound: segments, sounds and spoken scenes of all workspaces. */
import type { Logger } from "../kernel/logger.ts";
import type { Blobs } from "../storage/blobs.ts";
import { evictLeastUsed } from "../storage/evict.ts";
import { CACHE_PREFIXES } from "./keys.ts";

/** What was used within it may belong to a film that is being made. */
const SPARED_MS = 3_600_000;

/** Gives a function that never rejects; while it runs, further calls join it. */
export function makeCacheTrimmer(blobs: Blobs, maxBytes: number, logger: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  async function trim(): Promise<void> {
    try {
      const spareSince = new Date(Date.now() - SPARED_MS);
      const freed = await evictLeastUsed(blobs, { prefixes: CACHE_PREFIXES, maxBytes, spareSince });
      if (freed.deleted > 0) logger.info(freed, "segment cache trimmed");
    } catch (error) {
      logger.warn({ err: error }, "the segment cache could not be trimmed");
    } finally {
      running = null;
    }
  }
  return () => (running ??= trim());
}
