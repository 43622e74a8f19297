import type { Db } from "./database.ts";

export { isDatabaseAway } from "../db/errors.ts";

/** Resolves when the database answers and has our tables; rejects otherwise. */
export async function requireDatabase(db: Db): Promise<void> {
  await db.selectFrom("workspaces").select("id").limit(1).execute();
}
