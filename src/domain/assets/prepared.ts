/** What was made of a caller's pictures and clips for films: it can be made again, and goes when nothing needs it. */
import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { ASSET_PREFIX } from "./create.ts";

const MEDIA_PREFIX = "media";

export function isAssetKey(key: string): boolean {
  return key.startsWith(`${ASSET_PREFIX}/`);
}

/** Where it lies: `media/<workspace>/<file>` for `assets/<workspace>/<file>`. */
export function preparedPrefix(assetKey: string): string {
  if (!isAssetKey(assetKey)) throw new Error(`${assetKey} is not the key of an asset`);
  return `${MEDIA_PREFIX}${assetKey.slice(ASSET_PREFIX.length)}`;
}

type StoredFiles = {
  list(prefix: string): Promise<{ key: string }[]>;
  deleteAll(prefix: string): Promise<void>;
};

/**
 * Deletes what was made of files that no message has attached and no conversation's brand shows any more; the asset
 * itself may stay. @returns of how many files.
 */
export async function sweepPrepared(db: Db, files: StoredFiles): Promise<number> {
  const byWorkspace = Map.groupBy(
    new Set((await files.list(MEDIA_PREFIX)).map(({ key }) => key.split("/").slice(1, 3).join("/"))),
    (path) => path.split("/")[0] ?? "",
  );
  let swept = 0;
  for (const [workspaceId, paths] of byWorkspace) {
    const keys = [...paths].map((path) => `${ASSET_PREFIX}/${path}`);
    // Under the lock that accepts messages: one that comes meanwhile has it made anew.
    await db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom("workspaces")
        .select("id")
        .where("id", "=", workspaceId)
        .executeTakeFirst();
      if (known !== undefined) await lockWorkspace(trx, workspaceId);
      const { rows } = await sql<{ key: string }>`
        select key from unnest(${keys}::text[]) as key
        where not exists (select from messages m where m.attachments @> jsonb_build_array(jsonb_build_object('key', key)))
          and not exists (select from conversations c where c.config #>> '{brand,logo,key}' = key)`.execute(
        trx,
      );
      for (const { key } of rows) await files.deleteAll(preparedPrefix(key));
      swept += rows.length;
    });
  }
  return swept;
}
