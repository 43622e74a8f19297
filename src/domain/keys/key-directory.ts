import { timingSafeEqual } from "node:crypto";
import { sha256 } from "../../kernel/hash.ts";
import type { Db } from "../database.ts";
import { planOf, type Plans } from "../workspaces/plans.ts";
import type { Caller } from "./caller.ts";
import { SCOPES, type Scope } from "./scopes.ts";

/** `lk_<prefix>_<secret>`: the prefix finds the row and may be shown, the secret is 240 bits. */
const FORM = /^lk_([A-Za-z0-9]{12})_([A-Za-z0-9]{40})$/;
/** How stale "last used" may be; writing it on each request would make every read a write. */
const LAST_USED_STEP_MS = 60_000;
/** Keys remembered; beyond it the one remembered longest is looked up again. */
const MOST = 10_000;

/** The channel on which the database says which key has changed: its prefix, or `*` for all. */
export const KEY_CHANNEL = "lanternist_keys";

type KeyRow = {
  id: string;
  hash: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** Milliseconds; 0 where it was never used. */
  lastUsed: number;
  caller: Caller;
};

export type KeyDirectory = {
  /** The caller that a key stands for, or null when it is malformed, unknown, expired or revoked. */
  verify(apiKey: string, now: Date): Promise<Caller | null>;
  /** A key, or with `*` every key, has changed. */
  forget(prefix: string): void;
  /**
   * Whether changes are told by `forget` from now on. Only then rows are remembered: a key that is revoked
   * must stop working at once, in every process.
   */
  setInformed(informed: boolean): void;
};

async function readKey(db: Db, plans: Plans, prefix: string): Promise<KeyRow | null> {
  const row = await db
    .selectFrom("api_keys")
    .innerJoin("workspaces", "workspaces.id", "api_keys.workspace_id")
    .selectAll("api_keys")
    .select("workspaces.plan")
    .where("prefix", "=", prefix)
    .executeTakeFirst();
  if (row === undefined) return null;
  const plan = planOf(plans, row.plan);
  const caller: Caller = {
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
  const { id, hash, expires_at: expiresAt, revoked_at: revokedAt } = row;
  return { id, hash, expiresAt, revokedAt, lastUsed: row.last_used_at?.getTime() ?? 0, caller };
}

export function makeKeyDirectory({ db, plans }: { db: Db; plans: Plans }): KeyDirectory {
  const remembered = new Map<string, KeyRow>();
  let informed = false;
  /** Counts what was told: a row that was read before a change was told must not be remembered after it. */
  let told = 0;

  async function rowOf(prefix: string): Promise<KeyRow | null> {
    const known = remembered.get(prefix);
    if (known !== undefined) return known;
    const before = told;
    const row = await readKey(db, plans, prefix);
    if (row === null || !informed || told !== before) return row;
    if (remembered.size >= MOST) remembered.delete(remembered.keys().next().value ?? "");
    remembered.set(prefix, row);
    return row;
  }

  function forget(prefix: string): void {
    told += 1;
    if (prefix === "*") remembered.clear();
    else remembered.delete(prefix);
  }

  return {
    async verify(apiKey, now) {
      const prefix = FORM.exec(apiKey)?.[1];
      const row = prefix === undefined ? null : await rowOf(prefix);
      if (row === null) return null;
      if (!timingSafeEqual(Buffer.from(row.hash, "hex"), Buffer.from(sha256(apiKey), "hex"))) return null;
      if (row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= now)) return null;
      if (now.getTime() - row.lastUsed > LAST_USED_STEP_MS) {
        row.lastUsed = now.getTime();
        await db.updateTable("api_keys").set({ last_used_at: now }).where("id", "=", row.id).execute();
      }
      return row.caller;
    },
    forget,
    setInformed(value) {
      informed = value;
      forget("*");
    },
  };
}
