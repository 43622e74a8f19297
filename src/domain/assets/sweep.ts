import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { orphansOf } from "../files/orphans.ts";
import { ASSET_PREFIX } from "./create.ts";

/** What is younger may belong to an upload that is not committed yet. */
const SPARED_MS = 24 * 3_600_000;
const BATCH = 500;

type StoredFiles = {
  list(prefix: string): Promise<{ key: string; usedAt: Date }[]>;
  delete(key: string): Promise<void>;
};

/**
 * Deletes files of assets that no row points to: of uploads that a crash cut off before their commit,
 * and of deletions that it cut off after. @returns how many.
 */
export async function sweepAssets(db: Db, files: StoredFiles, now: Date): Promise<number> {
  const old = (await files.list(ASSET_PREFIX)).filter(
    ({ usedAt }) => now.getTime() - usedAt.getTime() > SPARED_MS,
  );
  let deleted = 0;
  for (let start = 0; start < old.length; start += BATCH) {
    const keys = old.slice(start, start + BATCH).map(({ key }) => key);
    const orphans = await db.transaction().execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      return orphansOf(trx, keys);
    });
    for (const key of orphans) await files.delete(key);
    deleted += orphans.length;
  }
  return deleted;
}
