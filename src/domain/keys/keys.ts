import { randomBytes, timingSafeEqual } from "node:crypto";
import { sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kernel/ids.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import { planOf, type Plans } from "../workspaces/plans.ts";
import type { Caller } from "./caller.ts";
import { SCOPES, type Scope } from "./scopes.ts";

/** `lk_<prefix>_<secret>`: the prefix finds the row and may be shown, the secret is 240 bits. */
const FORM = /^lk_([A-Za-z0-9]{12})_([A-Za-z0-9]{40})$/;
/** How stale "last used" may be; writing it on each request would make every read a write. */
const LAST_USED_STEP_MS = 60_000;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Uniform letters and digits: bytes of 248 and above are drawn again. */
function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}

export type NewKey = {
  workspaceId: string;
  scopes: readonly Scope[];
  rpm?: number;
  concurrency?: number;
  /** Hundredths. */
  monthlyBudget?: number;
  expiresAt?: Date;
};

/** Makes a key. The text is returned this once; only its hash is kept. */
export async function createKey(db: Db | Trx, input: NewKey): Promise<{ keyId: string; apiKey: string }> {
  const prefix = randomText(12);
  const apiKey = `lk_${prefix}_${randomText(40)}`;
  const keyId = newId("key");
  await db
    .insertInto("api_keys")
    .values({
      id: keyId,
      workspace_id: input.workspaceId,
      prefix,
      hash: sha256(apiKey),
      scopes: [...input.scopes],
      rpm: input.rpm ?? null,
      concurrency: input.concurrency ?? null,
      monthly_budget: input.monthlyBudget ?? null,
      expires_at: input.expiresAt ?? null,
    })
    .execute();
  return { keyId, apiKey };
}

/** Revokes at once, in every process: keys are looked up on each request. False when there is no such key. */
export async function revokeKey(db: Db | Trx, keyId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("api_keys")
    .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(now)) }))
    .where("id", "=", keyId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The caller that a key stands for, or null when it is malformed, unknown, expired or revoked. */
export async function verifyKey(db: Db, plans: Plans, apiKey: string, now: Date): Promise<Caller | null> {
  const prefix = FORM.exec(apiKey)?.[1];
  if (prefix === undefined) return null;
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("workspaces", "workspaces.id", "api_keys.workspace_id")
    .selectAll("api_keys")
    .select("workspaces.plan")
    .where("prefix", "=", prefix)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!timingSafeEqual(Buffer.from(row.hash, "hex"), Buffer.from(sha256(apiKey), "hex"))) return null;
  if (row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now)) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > LAST_USED_STEP_MS) {
    await db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", row.id).execute();
  }
  const plan = planOf(plans, row.plan);
  return {
    workspaceId: row.workspace_id,
    keyId: row.id,
    scopes: new Set(
      row.scopes.filter((scope): scope is Scope => (SCOPES as readonly string[]).includes(scope)),
    ),
    plan: row.plan,
    rpm: Math.min(row.rpm ?? plan.rpm, plan.rpm),
    workspaceRpm: plan.rpm,
    concurrency: Math.min(row.concurrency ?? plan.concurrency, plan.concurrency),
    workspaceConcurrency: plan.concurrency,
    monthlyBudget: row.monthly_budget,
  };
}
