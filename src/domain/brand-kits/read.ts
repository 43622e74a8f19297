import { sql } from "kysely";
import { ServiceError } from "../../kernel/errors.ts";
import type { Brand } from "../../artifacts/brand.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import type { Caller } from "../keys/caller.ts";
import { notFound, notYours, type Page } from "../ownership.ts";
import type { ThemeColors } from "./theme-colors.ts";
import { brandOf, type BrandKit } from "./types.ts";

function kitsWithLogos(db: Db | Trx) {
  return db
    .selectFrom("brand_kits as kit")
    .leftJoin("assets as logo", "logo.id", "kit.logo_asset_id")
    .selectAll("kit")
    .select([
      "logo.id as logo_id",
      "logo.name as logo_name",
      "logo.blob_key as logo_key",
      "logo.width as logo_width",
      "logo.height as logo_height",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof kitsWithLogos>["executeTakeFirstOrThrow"]>>;

function toKit(row: Row): BrandKit {
  const { logo_id: id, logo_name: name, logo_key: key } = row;
  const hasLogo = id !== null && name !== null && key !== null;
  return {
    id: row.id,
    name: row.brand_name,
    tone: row.content_style_description,
    colors: row.theme_color as Partial<ThemeColors>,
    logo: hasLogo ? { id, name, key, width: row.logo_width, height: row.logo_height } : null,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

/** Newest first. */
export async function listBrandKits(
  db: Db,
  caller: Caller,
  page: { limit: number; offset: number },
): Promise<Page<BrandKit>> {
  const [rows, count] = await Promise.all([
    kitsWithLogos(db)
      .where("kit.workspace_id", "=", caller.workspaceId)
      .orderBy("kit.created_at", "desc")
      .orderBy("kit.id", "desc")
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    db
      .selectFrom("brand_kits")
      .select(sql<number>`count(*)`.as("total"))
      .where("workspace_id", "=", caller.workspaceId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(toKit), total: count.total };
}

/** The kit, or null for an id that nobody has. @throws ServiceError `insufficient_scope` for another workspace's. */
export async function findBrandKit(
  db: Db | Trx,
  caller: Pick<Caller, "workspaceId">,
  id: string,
): Promise<BrandKit | null> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const row = await kitsWithLogos(db).where("kit.id", "=", Number(id)).executeTakeFirst();
  if (row === undefined) return null;
  if (row.workspace_id !== caller.workspaceId) throw notYours("brand kit");
  return toKit(row);
}

/** @throws ServiceError `not_found` or `insufficient_scope`. */
export async function getBrandKit(db: Db | Trx, caller: Caller, id: string): Promise<BrandKit> {
  const kit = await findBrandKit(db, caller, id);
  if (kit === null) throw notFound("brand kit");
  return kit;
}

/**
 * The brand that a conversation asks for, as it is now. Inside the transaction that accepts it.
 * @throws ServiceError `invalid_parameter` with `video_config.brand_kit_id`, `insufficient_scope`.
 */
export async function resolveBrand(
  trx: Trx,
  caller: Caller,
  brandKitId: string | null,
): Promise<Brand | null> {
  if (brandKitId === null) return null;
  const kit = await findBrandKit(trx, caller, brandKitId);
  if (kit !== null) return brandOf(kit);
  throw new ServiceError("invalid_parameter", "There is no such brand kit.", {
    param: "video_config.brand_kit_id",
  });
}
