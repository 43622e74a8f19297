import type { Transaction } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./tables.ts";

export type Trx = Transaction<Database>;

/** Runs `work` in the caller's transaction where there is one, else in a transaction of its own. */
export async function inTransaction<T>(db: Db | Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx);
  return db.transaction().execute(work);
}
