import { sql, type RawBuilder } from "kysely";
import { centicredits, type Centicredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import type { Caller } from "../keys/caller.ts";
import { planOf, type Plans } from "../workspaces/plans.ts";
import { budgetUse } from "./budget.ts";
import { balances, hasHappened } from "./ledger.ts";
import { monthOf, monthStart } from "./months.ts";
import { lockWorkspace, renewFreeCredits } from "./wallet.ts";

/** All in hundredths. `base` and `free` are what remains of each, what is held included. */
export type Account = { balance: Centicredits; base: Centicredits; free: Centicredits; held: Centicredits };

/** The workspace's wallet as of now; the month's free credits are granted on the way if nobody did yet. */
export async function readAccount(db: Db, plans: Plans, workspaceId: string, now: Date): Promise<Account> {
  await renewIfDue(db, plans, workspaceId, now);
  const all = await balances(db, workspaceId);
  const at = (account: string): number => all.get(account) ?? 0;
  const held = [...all].filter(([account]) => account.startsWith("held:"));
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
  const use = await budgetUse(db, caller, now);
  const monthly = caller.monthlyBudget ?? (await workspaceMeans(db, caller.workspaceId, now));
  return { monthly, ...use, remaining: Math.max(0, monthly - use.spent - use.reserved) };
}

/** What base credits there were as the month began, held ones included, and all that was granted since. */
async function workspaceMeans(db: Db, workspaceId: string, now: Date): Promise<number> {
  const start = monthStart(now);
  const newest = (account: string, when: RawBuilder<unknown>) => sql`coalesce((
    select balance_after from ledger where workspace_id = ${workspaceId} and account = ${account} ${when} limit 1), 0)`;
  const ever = sql`order by position desc`;
  const before = sql`and created_at < ${start} order by created_at desc, position desc`;
  // Grants stand against what they give.
  const { rows } = await sql<{ means: number }>`select (
    ${newest("base", before)} + ${newest("held:base", before)} + ${newest("grants", before)} - ${newest("grants", ever)}
  )::bigint as means`.execute(db);
  return rows[0]?.means ?? 0;
}
