import { randomBytes } from "node:crypto";
import { sha256 } from "../../kernel/hash.ts";
import { newId } from "../../kernel/ids.ts";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";
import type { Scope } from "./scopes.ts";

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

/** Revokes at once, in every process: the database tells them (`key-directory.ts`). False when there is no such key. */
export async function revokeKey(db: Db | Trx, keyId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("api_keys")
    .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(now)) }))
    .where("id", "=", keyId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
