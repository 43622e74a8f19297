/** What callers of this room pass to its functions: a pool, or a transaction of their own. */
export type { Db } from "../db/client.ts";
export type { Trx } from "../db/transaction.ts";
