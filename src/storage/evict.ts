import type { Blobs } from "./blobs.ts";

/**
 * Deletes what was used longest ago below the prefixes until the rest is at most `maxBytes`; what was
 * used since `spareSince` stays in any case. For stores that can be made again. Safe at once in many processes.
 */
export async function evictLeastUsed(
  blobs: Pick<Blobs, "list" | "delete">,
  { prefixes, maxBytes, spareSince }: { prefixes: readonly string[]; maxBytes: number; spareSince: Date },
): Promise<{ deleted: number; freedBytes: number }> {
  const lists = await Promise.all(prefixes.map((prefix) => blobs.list(prefix)));
  const stored = lists.flat().toSorted((one, other) => one.usedAt.getTime() - other.usedAt.getTime());
  let excess = stored.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes;
  let deleted = 0;
  let freedBytes = 0;
  for (const { key, bytes, usedAt } of stored) {
    if (excess <= 0 || usedAt >= spareSince) break;
    await blobs.delete(key);
    excess -= bytes;
    freedBytes += bytes;
    deleted += 1;
  }
  return { deleted, freedBytes };
}
