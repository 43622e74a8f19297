import { sql, type Kysely } from "kysely";

/**
 * Marks the workspace that the first start made: `admin` may have made others before, and the
 * service must still make its own and tell its key.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table workspaces add column is_first boolean not null default false`.execute(db);
  await sql`create unique index workspaces_one_first on workspaces (is_first) where is_first`.execute(db);
  await sql`update workspaces set is_first = true where id =
    (select id from workspaces order by created_at, id limit 1)`.execute(db);
}
