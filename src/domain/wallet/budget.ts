import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { monthStart } from "./months.ts";

/** Hundredths that a key spent this month and has reserved now. */
export type BudgetUse = { spent: number; reserved: number };

export async function budgetUse(db: Db | Trx, keyId: string, now: Date): Promise<BudgetUse> {
  return db
    .selectFrom("ledger")
    .select([
      sql<number>`coalesce(sum(amount) filter (where account = 'spent' and created_at >= ${monthStart(now)}), 0)::bigint`.as(
        "spent",
      ),
      sql<number>`coalesce(sum(amount) filter (where account like 'held:%'), 0)::bigint`.as("reserved"),
    ])
    .where("key_id", "=", keyId)
    .executeTakeFirstOrThrow();
}
