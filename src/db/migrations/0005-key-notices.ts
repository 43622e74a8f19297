import { sql, type Kysely } from "kysely";

/**
 * Says on `lanternist_keys` which key has changed (its prefix, or `*` for all), so that processes may
 * remember keys and still forget one the moment it is revoked. "Last used" changes nobody's rights.
 */
const STATEMENTS = [
  `create function tell_key_change() returns trigger language plpgsql as $$
   begin
     perform pg_notify('lanternist_keys', coalesce(new.prefix, old.prefix));
     return null;
   end $$`,
  `create trigger tell_key_change after delete or update of
     hash, workspace_id, scopes, rpm, concurrency, monthly_budget, expires_at, revoked_at
   on api_keys for each row execute function tell_key_change()`,
  `create function tell_plan_change() returns trigger language plpgsql as $$
   begin
     perform pg_notify('lanternist_keys', '*');
     return null;
   end $$`,
  `create trigger tell_plan_change after update of plan on workspaces
   for each statement execute function tell_plan_change()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
