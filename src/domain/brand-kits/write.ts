import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { insertAssets, type NewAsset } from "../assets/create.ts";
import { findReplay, once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import type { Archive } from "../assets/archive-file.ts";
import { requireRoom } from "../assets/storage.ts";
import type { Plans } from "../workspaces/plans.ts";
import { archiveLogo, requireLogoAsset, type LogoSource } from "./logo.ts";
import { getBrandKit } from "./read.ts";
import type { BrandKit, BrandKitInput } from "./types.ts";

export type KitDeps = { db: Db; plans: Plans; archive: Archive; dropFile: (key: string) => Promise<void> };

type Logo = { kind: "none" } | { kind: "asset"; id: string } | { kind: "new"; file: NewAsset };

/**
 * Does `write` once, with the logo at hand. An address is fetched before the transaction; what was
 * stored of it goes again when nothing came of it.
 */
async function withLogo(
  deps: KitDeps,
  caller: Caller,
  claim: Claim | null,
  source: LogoSource | null,
  status: 200 | 201,
  write: (trx: Trx, logo: Logo) => Promise<BrandKit>,
): Promise<Outcome<BrandKit>> {
  const replay = await findReplay<BrandKit>(deps.db, claim);
  if (replay !== null) return replay;
  const logo: Logo =
    source === null
      ? { kind: "none" }
      : source.kind === "asset"
        ? source
        : { kind: "new", file: await archiveLogo(deps.archive, caller, source.url) };
  let made = false;
  try {
    const outcome = await once(deps.db, caller.workspaceId, claim, async (trx) => {
      // An asset that is being deleted is gone before we look, or stays until we have it.
      await lockWorkspace(trx, caller.workspaceId);
      if (logo.kind === "new") await requireRoom(trx, deps.plans, caller.workspaceId, logo.file.sizeBytes);
      return { status, answer: await write(trx, logo) };
    });
    made = !outcome.replayed;
    return outcome;
  } finally {
    if (!made && logo.kind === "new") await deps.dropFile(logo.file.key);
  }
}

async function logoId(trx: Trx, caller: Caller, logo: Logo, now: Date): Promise<number | null> {
  switch (logo.kind) {
    case "none":
      return null;
    case "asset":
      return (await requireLogoAsset(trx, caller, logo.id)).id;
    case "new":
      return (await insertAssets(trx, caller.workspaceId, [logo.file], now))[0]?.id ?? null;
    default:
      return logo satisfies never;
  }
}

function columns(input: BrandKitInput) {
  return {
    brand_name: input.name,
    content_style_description: input.tone,
    theme_color: JSON.stringify(input.colors),
  };
}

/** @throws ServiceError `invalid_parameter`, `insufficient_scope`, `idempotency_conflict`. */
export async function createBrandKit(
  deps: KitDeps,
  caller: Caller,
  claim: Claim | null,
  input: BrandKitInput,
  source: LogoSource | null,
  now: Date,
): Promise<Outcome<BrandKit>> {
  return withLogo(deps, caller, claim, source, 201, async (trx, logo) => {
    const { id } = await trx
      .insertInto("brand_kits")
      .values({
        ...columns(input),
        workspace_id: caller.workspaceId,
        logo_asset_id: await logoId(trx, caller, logo, now),
        created_at: now,
        updated_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return getBrandKit(trx, caller, String(id));
  });
}

/** Replaces all of a kit. @throws ServiceError as `createBrandKit`, and `not_found`. */
export async function replaceBrandKit(
  deps: KitDeps,
  caller: Caller,
  claim: Claim | null,
  id: string,
  input: BrandKitInput,
  source: LogoSource | null,
  now: Date,
): Promise<Outcome<BrandKit>> {
  // Nothing is fetched for a kit that is not there.
  if ((await findReplay<BrandKit>(deps.db, claim)) === null) await getBrandKit(deps.db, caller, id);
  return withLogo(deps, caller, claim, source, 200, async (trx, logo) => {
    await getBrandKit(trx, caller, id);
    await trx
      .updateTable("brand_kits")
      .set({ ...columns(input), logo_asset_id: await logoId(trx, caller, logo, now), updated_at: now })
      .where("id", "=", Number(id))
      .execute();
    return getBrandKit(trx, caller, id);
  });
}

/** Conversations keep the brand that they began with. @throws ServiceError `not_found`, `insufficient_scope`. */
export async function deleteBrandKit(
  db: Db,
  caller: Caller,
  claim: Claim | null,
  id: string,
): Promise<Outcome<{ id: number }>> {
  return once(db, caller.workspaceId, claim, async (trx) => {
    const kit = await getBrandKit(trx, caller, id);
    await trx.deleteFrom("brand_kits").where("id", "=", kit.id).execute();
    return { status: 200, answer: { id: kit.id } };
  });
}
