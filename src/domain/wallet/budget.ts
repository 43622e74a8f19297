import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { monthOf } from "./months.ts";

/** Hundredths that a key spent this month and has reserved now. */
export type BudgetUse = { spent: number; reserved: number };

export async function budgetUse(
  db: Db | Trx,
  { workspaceId, keyId }: { workspaceId: string; keyId: string },
  now: Date,
): Promise<BudgetUse> {
  const newest = (keyAccount: string) => sql<number>`coalesce((
    select key_after from ledger where workspace_id = ${workspaceId} and key_id = ${keyId} and key_account = ${keyAccount}
    order by key_position desc limit 1), 0)`;
  const { rows } = await sql<BudgetUse>`
    select ${newest(`spent:${monthOf(now)}`)} as spent, ${newest("held")} as reserved`.execute(db);
  return rows[0] ?? { spent: 0, reserved: 0 };
}
