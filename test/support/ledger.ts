/** What must be true of every ledger, reckoned anew from the amounts of its entries. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../src/db/client.ts";

/**
 * Every transaction sums to 0; no account that can be spent from or is held is ever below 0; the running numbers of
 * every entry are the sums up to it; and what is read from the newest entries is what all of them sum to.
 */
export async function assertLedgerBalances(db: Db, workspaceId: string): Promise<void> {
  const { rows: crooked } = await sql`
    select transaction_id, sum(amount) from ledger where workspace_id = ${workspaceId}
    group by transaction_id having sum(amount) <> 0`.execute(db);
  assert.deepEqual(crooked, [], "transactions that do not balance");
  const { rows: wrong } = await sql`
    with reckoned as (
      select *,
        row_number() over account as n, sum(amount) over account as sum,
        row_number() over key as key_n, sum(amount) over key as key_sum,
        case when key_id is null then null when account like 'held:%' then 'held'
          when account = 'spent' then 'spent:' || to_char(created_at at time zone 'UTC', 'YYYY-MM') end as key_name
      from (select l.*, coalesce(key_id || ' ' || case when account like 'held:%' then 'held'
          when account = 'spent' then 'spent:' || to_char(created_at at time zone 'UTC', 'YYYY-MM') end, id::text) as of_key
        from ledger l where workspace_id = ${workspaceId}) entries
      window account as (partition by account order by position), key as (partition by of_key order by key_position)
    )
    select id, account, position, n, balance_after, sum, key_account, key_name, key_position, key_n, key_after, key_sum
    from reckoned
    where position <> n or balance_after <> sum or key_account is distinct from key_name
      or key_name is not null and (key_position <> key_n or key_after <> key_sum)
      or balance_after < 0 and account not in ('grants', 'write_offs')
    limit 5`.execute(db);
  assert.deepEqual(wrong, [], "entries whose running numbers are not the sums");
}

/** Hundredths by account, those that are 0 left out; free and held buckets are taken together. */
export async function ledgerOf(db: Db, workspaceId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; total: number }>`
    select split_part(account, ':', 1) as account, sum(amount)::bigint as total
    from ledger where workspace_id = ${workspaceId} group by 1 having sum(amount) <> 0 order by 1`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
}
