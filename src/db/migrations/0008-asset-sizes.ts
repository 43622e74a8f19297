import { sql, type Kysely } from "kysely";

/** How much a workspace keeps is asked with every upload. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index assets_sizes on assets (workspace_id) include (size_bytes)`.execute(db);
}
