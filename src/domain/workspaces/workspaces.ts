import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { newId } from "../../kernel/ids.ts";
import { fromCredits } from "../../kernel/money.ts";
import type { Db } from "../../db/client.ts";
import { inTransaction, type Trx } from "../../db/transaction.ts";
import { createKey } from "../keys/keys.ts";
import { SCOPES } from "../keys/scopes.ts";
import { grantBase, renewFreeCredits } from "../wallet/wallet.ts";
import { FIRST_PLAN, planOf, type Plans } from "./plans.ts";

/** Standard Webhooks secret: 24 to 64 random bytes in base64 behind `whsec_`. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Makes a workspace with the credits of its plan. @throws Error for a plan that does not exist. */
export async function createWorkspace(
  db: Db | Trx,
  plans: Plans,
  input: { name: string; plan: string; now: Date },
): Promise<{ workspaceId: string }> {
  const plan = planOf(plans, input.plan);
  return inTransaction(db, async (trx) => {
    const workspaceId = newId("workspace");
    await trx
      .insertInto("workspaces")
      .values({
        id: workspaceId,
        name: input.name,
        plan: input.plan,
        webhook_secret: newWebhookSecret(),
        created_at: input.now,
      })
      .execute();
    await grantBase(trx, workspaceId, fromCredits(plan.baseCredits), input.now);
    await renewFreeCredits(trx, workspaceId, plan.monthlyFreeCredits, input.now);
    return { workspaceId };
  });
}

/** The workspace that commands without `--workspace` mean: that of the first start, else the oldest. Null without any. */
export async function firstWorkspace(db: Db | Trx): Promise<string | null> {
  const row = await db
    .selectFrom("workspaces")
    .select("id")
    .orderBy("is_first", "desc")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Makes the first workspace, its credits and a key with all scopes, unless that was done.
 * `publish` gets the key before anything is committed: a crash in between leaves a key file that
 * the next start replaces, never a key that nobody knows.
 */
export async function ensureFirstWorkspace(
  db: Db,
  plans: Plans,
  now: Date,
  publish: (apiKey: string) => Promise<void>,
): Promise<{ workspaceId: string; apiKey: string } | null> {
  return db.transaction().execute(async (trx) => {
    // Two processes may start at once; the second finds the workspace of the first.
    await sql`select pg_advisory_xact_lock(hashtext('lanternist first workspace'))`.execute(trx);
    const made = await trx
      .selectFrom("workspaces")
      .select("id")
      .where("is_first", "=", true)
      .executeTakeFirst();
    if (made !== undefined) return null;
    const { workspaceId } = await createWorkspace(trx, plans, { name: "default", plan: FIRST_PLAN, now });
    await trx.updateTable("workspaces").set({ is_first: true }).where("id", "=", workspaceId).execute();
    const { apiKey } = await createKey(trx, { workspaceId, scopes: SCOPES });
    await publish(apiKey);
    return { workspaceId, apiKey };
  });
}
