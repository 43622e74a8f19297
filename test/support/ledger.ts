/** What must be true of every ledger, read straight from its rows. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Db } from "../../src/db/client.ts";

/** Every transaction sums to 0, no account that can be spent from or held is below 0. */
export async function assertLedgerBalances(db: Db): Promise<void> {
  const { rows: crooked } = await sql`
    select transaction_id, sum(amount) from ledger group by transaction_id having sum(amount) <> 0`.execute(
    db,
  );
  assert.deepEqual(crooked, [], "transactions that do not balance");
  const { rows: below } = await sql`
    select workspace_id, account, sum(amount) from ledger
    where account = 'base' or account like 'free:%' or account like 'held:%' or account = 'spent'
    group by workspace_id, account having sum(amount) < 0`.execute(db);
  assert.deepEqual(below, [], "accounts below 0");
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
