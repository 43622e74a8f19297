import { Migrator } from "kysely/migration";
import type { Db } from "./client.ts";
import * as first from "./migrations/0001-first.ts";
import * as firstWorkspace from "./migrations/0002-first-workspace.ts";
import * as assetsBrandsSpeeches from "./migrations/0003-assets-brands-speeches.ts";
import * as turns from "./migrations/0004-turns.ts";
import * as keyNotices from "./migrations/0005-key-notices.ts";
import * as runningBalances from "./migrations/0006-running-balances.ts";
import * as speechNotices from "./migrations/0007-speech-notices.ts";
import * as assetSizes from "./migrations/0008-asset-sizes.ts";

/** In order; a migration that was released is never changed, only followed by another. */
const MIGRATIONS = {
  "0001-first": first,
  "0002-first-workspace": firstWorkspace,
  "0003-assets-brands-speeches": assetsBrandsSpeeches,
  "0004-turns": turns,
  "0005-key-notices": keyNotices,
  "0006-running-balances": runningBalances,
  "0007-speech-notices": speechNotices,
  "0008-asset-sizes": assetSizes,
};

/** Brings the schema up to date. Safe to call from several processes at once: they take turns. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("the database could not be migrated", { cause: error });
}
