/** What a worker reads and reports of a message while it works on it. */
import { sql } from "kysely";
import type { Degradation } from "../../artifacts/degradation.ts";
import type { Outline } from "../../artifacts/outline.ts";
import type { Db } from "../../db/client.ts";
import { inTransaction, type Trx } from "../../db/transaction.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import { moveMessage } from "./message-states.ts";
import { settleStopped } from "./settle.ts";
import type { Attachment, MessageWork, PendingQuestion, Progress, StoredConfig } from "./types.ts";

/**
 * Takes up a message: queued → running. One that already runs is given out again, since its worker
 * may have died. Null when there is nothing to do: it is terminal or gone, or it was being stopped,
 * in which case it is settled as stopped here.
 */
export async function beginMessage(db: Db | Trx, messageId: string): Promise<MessageWork | null> {
  return inTransaction(db, async (trx) => {
    const now = new Date();
    const message = await trx
      .selectFrom("messages")
      .select(["status", "workspace_id"])
      .where("id", "=", messageId)
      .executeTakeFirst();
    if (message === undefined) return null;
    // First of all, for the order of locks: a stop that came in between is settled below.
    await lockWorkspace(trx, message.workspace_id);
    if (message.status === "queued") await moveMessage(trx, messageId, "running", { started_at: now }, now);
    const current = await trx
      .selectFrom("messages")
      .innerJoin("conversations", "conversations.id", "messages.conversation_id")
      .selectAll("messages")
      .select(["conversations.config", "conversations.require_outline_confirmation"])
      .where("messages.id", "=", messageId)
      .executeTakeFirst();
    if (current?.status === "stopping") {
      await settleStopped(trx, messageId);
      return null;
    }
    if (current?.status !== "running") return null;
    const earlier = await trx
      .selectFrom("messages")
      .select([
        "id",
        "query",
        "joins_brief",
        "outline",
        "outline_confirmed",
        "status",
        "duration_seconds",
        "question",
      ])
      .where("conversation_id", "=", current.conversation_id)
      .where("seq", "<", current.seq)
      .orderBy("seq")
      .execute();
    const brief = [...earlier, current].filter((one) => one.joins_brief).map((one) => one.query);
    const outlined = earlier.findLast((one) => one.outline !== null);
    const film = earlier.findLast((one) => one.status === "completed");
    const { version: _version, ...videoConfig } = current.config as StoredConfig;
    return {
      messageId,
      conversationId: current.conversation_id,
      workspaceId: current.workspace_id,
      prompt: brief.join("\n\n"),
      instruction: current.joins_brief || current.query === "" ? null : current.query,
      videoConfig,
      requireOutlineConfirmation: current.require_outline_confirmation,
      outlineAction: current.outline_action,
      standing:
        outlined === undefined
          ? null
          : {
              messageId: outlined.id,
              outline: outlined.outline as Outline,
              confirmed: outlined.outline_confirmed,
            },
      question: (earlier.at(-1)?.question as PendingQuestion | null | undefined) ?? null,
      newestFilm:
        film === undefined ? null : { messageId: film.id, durationSeconds: film.duration_seconds ?? 0 },
      attachments: current.attachments as Attachment[],
      degradations: current.degradations as Degradation[],
      createdAt: current.created_at,
    };
  });
}

/** Tells where a running message is; one that no longer runs is left as it is. */
export async function reportProgress(db: Db | Trx, messageId: string, progress: Progress): Promise<void> {
  await db
    .updateTable("messages")
    .set({ progress: JSON.stringify(progress) })
    .where("id", "=", messageId)
    .where("status", "=", "running")
    .execute();
}

/** Keeps the outline of a running message, as soon as there is one. */
export async function saveOutline(
  db: Db | Trx,
  messageId: string,
  outline: Outline,
  confirmed: boolean,
): Promise<void> {
  await db
    .updateTable("messages")
    .set({ outline: JSON.stringify(outline), outline_confirmed: confirmed })
    .where("id", "=", messageId)
    .where("status", "=", "running")
    .execute();
}

/**
 * True when a worker should lay the message's work down: it is being stopped, was deleted, or came to
 * its end (a sibling failed for good, say). Cheap: one row by its id. Call `settleStopped` then; what
 * is terminal it leaves as it is.
 */
export async function isMessageObsolete(db: Db | Trx, messageId: string): Promise<boolean> {
  const row = await db.selectFrom("messages").select("status").where("id", "=", messageId).executeTakeFirst();
  return row?.status !== "running" && row?.status !== "queued";
}

/** Of these messages and renders, those whose work is still wanted. */
export async function stillWanted(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from messages where id = any(${ids}) and status in ('queued', 'running')
    union all
    select id from renders where id = any(${ids}) and status in ('queued', 'running')`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
