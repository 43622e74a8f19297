/**
 * The ledger: double-entry, append-only, in integer hundredths. A transaction is entries that sum to 0. Every balance is
 * a sum over entries and is kept nowhere else: each entry says what its account holds after it, by the database's own
 * hand (migration 0006), so that the newest one is the balance. Accounts of a workspace:
 *
 *   base, free:2026-11          what can be spent; free credits of a past month cannot any more
 *   held:base, held:free:…      what messages under way have reserved, by where it came from
 *   spent                       what was charged
 *   grants                      where credits come from (negative)
 *   write_offs, uncollected     charges that nothing covered, visible as a pair
 */
import { sql, type RawBuilder } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { centicredits, type Centicredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import type { LedgerTable } from "../../db/tables.ts";
import type { Trx } from "../../db/transaction.ts";

export type Bucket = "base" | `free:${string}`;
export type Account = Bucket | `held:${Bucket}` | "spent" | "grants" | "write_offs" | "uncollected";

export type Entry = { account: Account; amount: number; kind: LedgerTable["kind"] };

export type LedgerTransaction = {
  workspaceId: string;
  entries: Entry[];
  /** A name under which it may happen once in this workspace. */
  once: string | null;
  messageId: string | null;
  keyId: string | null;
  at: Date;
};

export function heldOf(bucket: Bucket): `held:${Bucket}` {
  return `held:${bucket}`;
}

/** Appends a transaction. @throws Error when it does not balance, and a unique violation when its `once` exists. */
export async function post(trx: Trx, transaction: LedgerTransaction): Promise<void> {
  const entries = transaction.entries.filter((entry) => entry.amount !== 0);
  if (entries.length === 0) return;
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== 0) throw new Error(`ledger transaction does not balance: ${sum}`);
  const transactionId = uuidv7();
  await trx
    .insertInto("ledger")
    .values(
      entries.map((entry, index) => ({
        transaction_id: transactionId,
        workspace_id: transaction.workspaceId,
        account: entry.account,
        amount: centicredits(entry.amount),
        kind: entry.kind,
        once: index === 0 ? transaction.once : null,
        message_id: transaction.messageId,
        key_id: transaction.keyId,
        created_at: transaction.at,
      })),
    )
    .execute();
}

export async function hasHappened(trx: Trx, workspaceId: string, once: string): Promise<boolean> {
  const row = await trx
    .selectFrom("ledger")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("once", "=", once)
    .executeTakeFirst();
  return row !== undefined;
}

/** What two accounts hold, in their order. */
export async function balancesOf(
  db: Db | Trx,
  workspaceId: string,
  accounts: readonly [Account, Account],
): Promise<[Centicredits, Centicredits]> {
  const newest = (account: Account) => sql<number>`coalesce((
    select balance_after from ledger where workspace_id = ${workspaceId} and account = ${account}
    order by position desc limit 1), 0)`;
  const { rows } = await sql<{ one: number; other: number }>`
    select ${newest(accounts[0])} as one, ${newest(accounts[1])} as other`.execute(db);
  return [centicredits(rows[0]?.one ?? 0), centicredits(rows[0]?.other ?? 0)];
}

/** What every account holds, all as of one moment. Goes from account to account, not from entry to entry. */
export async function balances(db: Db | Trx, workspaceId: string): Promise<Map<string, Centicredits>> {
  const next = (after: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select account from ledger where workspace_id = ${workspaceId} and account > ${after} order by account limit 1)`;
  const { rows } = await sql<{ account: string; balance: number }>`
    with recursive accounts (account) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`accounts.account`)} from accounts where accounts.account is not null
    )
    select account, (
      select balance_after from ledger l where l.workspace_id = ${workspaceId} and l.account = accounts.account
      order by position desc limit 1) as balance
    from accounts where account is not null`.execute(db);
  return new Map(rows.map((row) => [row.account, centicredits(row.balance)]));
}

/** What one message still holds, by bucket. */
export async function heldByMessage(trx: Trx, messageId: string): Promise<Map<Bucket, number>> {
  const rows = await trx
    .selectFrom("ledger")
    .select(["account", sql<number>`sum(amount)::bigint`.as("total")])
    .where("message_id", "=", messageId)
    .where("account", "like", "held:%")
    .groupBy("account")
    .execute();
  return new Map(rows.map((row) => [row.account.slice("held:".length) as Bucket, row.total]));
}
