import { sql, type Kysely } from "kysely";

/** Says on `lanternist_speeches` which speech has ended, so that who waits for it on the line need not ask again and again. */
const STATEMENTS = [
  `create function tell_speech_end() returns trigger language plpgsql as $$
   begin
     perform pg_notify('lanternist_speeches', new.id);
     return null;
   end $$`,
  `create trigger tell_speech_end after update of status on speeches
   for each row when (new.status in ('completed', 'failed') and new.status is distinct from old.status)
   execute function tell_speech_end()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
