import { sql, type Kysely } from "kysely";

/**
 * Every entry of the ledger says what its account holds after it, and what its key has reserved, or spent in the month:
 * a balance is read from the newest entry instead of summed over all. The numbers are made here and nowhere else, so
 * that they are the sums: entries of an account follow each other without gap or fork, none is changed or taken away,
 * and a transaction that does not balance, or takes what is not there, is refused.
 */
const STATEMENTS = [
  // A long ledger is numbered once.
  `set local statement_timeout = 0`,

  `alter table ledger
    add column position bigint,
    add column balance_after bigint,
    add column key_account text,
    add column key_position bigint,
    add column key_after bigint`,

  `create function ledger_key_account(key_id text, account text, created_at timestamptz) returns text
    language sql immutable as $$
      select case
        when key_id is null then null
        when account like 'held:%' then 'held'
        when account = 'spent' then 'spent:' || to_char(created_at at time zone 'UTC', 'YYYY-MM')
      end
    $$`,

  `with numbered as (
    select id,
      row_number() over account as position,
      sum(amount) over account as balance_after,
      ledger_key_account(key_id, account, created_at) as key_account,
      row_number() over key as key_position,
      sum(amount) over key as key_after
    from ledger
    window account as (partition by workspace_id, account order by id),
      key as (partition by workspace_id, key_id, ledger_key_account(key_id, account, created_at) order by id)
  )
  update ledger set
    position = numbered.position,
    balance_after = numbered.balance_after,
    key_account = numbered.key_account,
    key_position = case when numbered.key_account is not null then numbered.key_position end,
    key_after = case when numbered.key_account is not null then numbered.key_after end
  from numbered where numbered.id = ledger.id`,

  `alter table ledger
    alter column position set not null,
    alter column balance_after set not null,
    add check (balance_after >= 0 or account in ('grants', 'write_offs')),
    add check ((key_account is null) = (key_position is null) and (key_account is null) = (key_after is null))`,

  // Of two that follow the same entry one is refused.
  `create unique index ledger_by_account on ledger (workspace_id, account, position) include (balance_after)`,
  `create unique index ledger_by_key_account on ledger (workspace_id, key_id, key_account, key_position)
    include (key_after)
    where key_account is not null`,
  // What was there as the month began.
  `create index ledger_by_time on ledger (workspace_id, account, created_at, position) include (balance_after)
    where account in ('base', 'held:base', 'grants')`,
  `drop index ledger_sums`,
  `drop index ledger_by_key`,

  `create function number_ledger_entry() returns trigger language plpgsql as $$
  declare
    last record;
  begin
    -- Locked by the writer already; should he forget, he waits here and not beside another.
    perform from workspaces where id = new.workspace_id for no key update;
    select position, balance_after into last from ledger
      where workspace_id = new.workspace_id and account = new.account order by position desc limit 1;
    new.position := coalesce(last.position, 0) + 1;
    new.balance_after := coalesce(last.balance_after, 0) + new.amount;
    new.key_account := ledger_key_account(new.key_id, new.account, new.created_at);
    new.key_position := null;
    new.key_after := null;
    if new.key_account is not null then
      select key_position, key_after into last from ledger
        where workspace_id = new.workspace_id and key_id = new.key_id and key_account = new.key_account
        order by key_position desc limit 1;
      new.key_position := coalesce(last.key_position, 0) + 1;
      new.key_after := coalesce(last.key_after, 0) + new.amount;
    end if;
    return new;
  end $$`,
  `create trigger number_ledger_entry before insert on ledger
    for each row execute function number_ledger_entry()`,

  `create function refuse_crooked_ledger() returns trigger language plpgsql as $$
  declare
    crooked record;
  begin
    select transaction_id, sum(amount) as total into crooked
      from added group by transaction_id having sum(amount) <> 0 limit 1;
    if found then
      raise exception 'ledger transaction % does not balance: %', crooked.transaction_id, crooked.total
        using errcode = 'check_violation';
    end if;
    return null;
  end $$`,
  `create trigger refuse_crooked_ledger after insert on ledger referencing new table as added
    for each statement execute function refuse_crooked_ledger()`,

  `create function keep_ledger() returns trigger language plpgsql as $$
  begin
    -- With a workspace its ledger goes.
    if tg_op = 'DELETE' and not exists (select from workspaces where id = old.workspace_id) then
      return old;
    end if;
    raise exception 'entries of the ledger are never changed or taken away' using errcode = 'check_violation';
  end $$`,
  `create trigger keep_ledger before update or delete on ledger for each row execute function keep_ledger()`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
