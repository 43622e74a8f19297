import { sql } from "kysely";
import { centicredits, type Centicredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import type { Caller } from "../keys/caller.ts";
import { planOf, type Plans } from "../workspaces/plans.ts";
import { budgetUse } from "./budget.ts";
import { hasHappened, sums } from "./ledger.ts";
import { monthOf, monthStart } from "./months.ts";
import { lockWorkspace, renewFreeCredits } from "./wallet.ts";

/** All in hundredths. `base` and `free` are what remains of each, what is held included. */
export type Account = { balance: Centicredits; base: Centicredits; free: Centicredits; held: Centicredits };

/** The workspace's wallet as of now; the month's free credits are granted on the way if nobody did yet. */
export async function readAccount(db: Db, plans: Plans, workspaceId: string, now: Date): Promise<Account> {
  await renewIfDue(db, plans, workspaceId, now);
  const balances = await sums(db, workspaceId);
  const at = (account: string): number => balances.get(account) ?? 0;
  const held = [...balances].filter(([account]) => account.startsWith("held:"));
  const heldFree = held
    .filter(([account]) => account !== "held:base")
    .reduce((sum, [, amount]) => sum + amount, 0);
  const available = at("base") + at(`free:${monthOf(now)}`);
  return {
    balance: centicredits(available),
    base: centicredits(at("base") + at("held:base")),
    free: centicredits(at(`free:${monthOf(now)}`) + heldFree),
    held: centicredits(at("held:base") + heldFree),
  };
}

async function renewIfDue(db: Db, plans: Plans, workspaceId: string, now: Date): Promise<void> {
  const workspace = await db
    .selectFrom("workspaces")
    .select("plan")
    .where("id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  const { monthlyFreeCredits } = planOf(plans, workspace.plan);
  if (monthlyFreeCredits === 0) return;
  await db.transaction().execute(async (trx) => {
    if (await hasHappened(trx, workspaceId, `grant:free:${monthOf(now)}`)) return;
    await lockWorkspace(trx, workspaceId);
    await renewFreeCredits(trx, workspaceId, monthlyFreeCredits, now);
  });
}

/** A key's budget this month, in hundredths. */
export type Budget = { monthly: number; spent: number; reserved: number; remaining: number };

/** A key without a budget of its own shows the workspace's balance at the month's start plus what was granted since. */
export async function readBudget(db: Db, caller: Caller, now: Date): Promise<Budget> {
  const use = await budgetUse(db, caller.keyId, now);
  const monthly = caller.monthlyBudget ?? (await workspaceMeans(db, caller.workspaceId, now));
  return { monthly, ...use, remaining: Math.max(0, monthly - use.spent - use.reserved) };
}

async function workspaceMeans(db: Db, workspaceId: string, now: Date): Promise<number> {
  const start = monthStart(now);
  const free = `free:${monthOf(now)}`;
  const row = await db
    .selectFrom("ledger")
    .select(
      sql<number>`coalesce(sum(amount) filter (
        where (created_at < ${start} and account in ('base', 'held:base'))
           or (created_at >= ${start} and account in ('base', ${free}) and kind in ('grant', 'take_back'))
      ), 0)::bigint`.as("means"),
    )
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirstOrThrow();
  return row.means;
}
