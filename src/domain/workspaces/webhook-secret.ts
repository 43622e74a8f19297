import type { Db } from "../../db/client.ts";
import { newWebhookSecret } from "./workspaces.ts";

/** After a rotation both secrets sign for a day, so that receivers can change over. */
const OVERLAP_MS = 24 * 3_600_000;

/** The secret that signs a workspace's events; null for an unknown workspace. */
export async function webhookSecret(db: Db, workspaceId: string): Promise<string | null> {
  const row = await db
    .selectFrom("workspaces")
    .select("webhook_secret")
    .where("id", "=", workspaceId)
    .executeTakeFirst();
  return row?.webhook_secret ?? null;
}

/** Makes a new secret; the old one goes on signing beside it for a day. Null for an unknown workspace. */
export async function rotateWebhookSecret(db: Db, workspaceId: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable("workspaces")
    .set((eb) => ({
      previous_webhook_secret: eb.ref("webhook_secret"),
      previous_webhook_secret_until: new Date(now.getTime() + OVERLAP_MS),
      webhook_secret: newWebhookSecret(),
    }))
    .where("id", "=", workspaceId)
    .returning("webhook_secret")
    .executeTakeFirst();
  return row?.webhook_secret ?? null;
}
