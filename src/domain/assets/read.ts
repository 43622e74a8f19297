import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { notFound, notYours, type Page } from "../ownership.ts";
import type { Caller } from "../keys/caller.ts";
import { parseAssetId, toAsset, type Asset } from "./types.ts";

export type AssetFilter = {
  /** Exact, or `image/*`. */
  mimetype: string | null;
  /** A part of the name, in any case. */
  q: string | null;
};

/** Newest first. */
export async function listAssets(
  db: Db,
  caller: Caller,
  filter: AssetFilter,
  page: { limit: number; offset: number },
): Promise<Page<Asset>> {
  const { mimetype, q } = filter;
  const family = mimetype?.endsWith("/*") === true ? mimetype.slice(0, -1) : null;
  const matching = db
    .selectFrom("assets")
    .where("workspace_id", "=", caller.workspaceId)
    .$if(family !== null, (query) => query.where(sql<boolean>`starts_with(mimetype, ${family})`))
    .$if(family === null && mimetype !== null, (query) => query.where("mimetype", "=", mimetype ?? ""))
    .$if(q !== null, (query) => query.where(sql<boolean>`strpos(lower(name), lower(${q})) > 0`));
  const [rows, count] = await Promise.all([
    matching
      .selectAll()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toAsset), total: count.total };
}

/** The asset, or null for an id that nobody has. @throws ServiceError `insufficient_scope` for another workspace's. */
export async function findAsset(
  db: Db | Trx,
  caller: Pick<Caller, "workspaceId">,
  id: string | number,
): Promise<Asset | null> {
  const number = parseAssetId(id);
  if (number === null) return null;
  const row = await db.selectFrom("assets").selectAll().where("id", "=", number).executeTakeFirst();
  if (row === undefined) return null;
  if (row.workspace_id !== caller.workspaceId) throw notYours("asset");
  return toAsset(row);
}

/** @throws ServiceError `not_found` or `insufficient_scope`. */
export async function getAsset(db: Db | Trx, caller: Caller, id: string): Promise<Asset> {
  const asset = await findAsset(db, caller, id);
  if (asset === null) throw notFound("asset");
  return asset;
}
