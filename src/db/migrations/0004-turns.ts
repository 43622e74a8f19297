import { sql, type Kysely } from "kysely";

/**
 * What a turn has made so far (for the charge of a stop, also when its worker is dead), when it was
 * asked to stop, what the agent asked back; and triggers that hold the states of messages and renders
 * whatever the code does. The ways are those of `message-states.ts` and `render-states.ts`; their
 * tests walk every pair.
 */
const STATEMENTS = [
  `alter table messages
    add column made_seconds double precision not null default 0 check (made_seconds >= 0),
    add column made_scenes integer[] not null default '{}',
    add column stop_requested_at timestamptz,
    add column question jsonb`,

  `create function guard_message() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.status <> 'queued' then
        raise exception 'a message begins as queued, not %', new.status using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if old.status in ('completed', 'paused', 'failed', 'stopped') then
      if new is distinct from old then
        raise exception 'message % is % and never changes', old.id, old.status using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if new.status <> old.status and (old.status, new.status) not in (
      ('queued', 'running'), ('queued', 'stopping'),
      ('running', 'stopping'), ('running', 'paused'), ('running', 'completed'),
      ('running', 'failed'), ('running', 'stopped'),
      ('stopping', 'stopped')
    ) then
      raise exception 'message % cannot go from % to %', old.id, old.status, new.status
        using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger guard_message before insert or update on messages
    for each row execute function guard_message()`,

  `create function guard_render() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.status <> 'queued' then
        raise exception 'a render begins as queued, not %', new.status using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if old.status in ('completed', 'failed', 'superseded') then
      if new is distinct from old then
        raise exception 'render % is % and never changes', old.id, old.status using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if new.status <> old.status and (old.status, new.status) not in (
      ('queued', 'running'), ('queued', 'superseded'),
      ('running', 'completed'), ('running', 'failed'), ('running', 'superseded')
    ) then
      raise exception 'render % cannot go from % to %', old.id, old.status, new.status
        using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger guard_render before insert or update on renders
    for each row execute function guard_render()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
