import { sql } from "kysely";
import type { UpdateObject } from "kysely";
import type { Database, MessageStatus } from "../../db/tables.ts";
import type { Trx } from "../../db/transaction.ts";

/**
 * The states of a message, and every way from one to another. Nothing else in the code writes
 * `messages.status` of an existing message, and a trigger in the database refuses any other way.
 *
 *   queued → running → completed | paused | failed | stopped
 *   queued | running → stopping → stopped
 */
export const MESSAGE_TRANSITIONS: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  queued: ["running", "stopping"],
  running: ["stopping", "paused", "completed", "failed", "stopped"],
  stopping: ["stopped"],
  paused: [],
  completed: [],
  failed: [],
  stopped: [],
};

export const BUSY_STATES = ["queued", "running", "stopping"] as const satisfies MessageStatus[];

export function isBusy(status: MessageStatus): boolean {
  return (BUSY_STATES as readonly MessageStatus[]).includes(status);
}

/** The states from which `to` can be reached in one step. */
export function statesBefore(to: MessageStatus): MessageStatus[] {
  return (Object.keys(MESSAGE_TRANSITIONS) as MessageStatus[]).filter((from) =>
    MESSAGE_TRANSITIONS[from].includes(to),
  );
}

type MessagePatch = Omit<UpdateObject<Database, "messages", "messages">, "status">;

/**
 * Moves a message on, guarded by the state it is in: of two workers one gets the row, the other
 * null. The conversation's `updated_at` follows in the same transaction. Lock order: the
 * conversation first, then the message.
 */
export async function moveMessage(
  trx: Trx,
  messageId: string,
  to: MessageStatus,
  patch: MessagePatch,
  now: Date,
): Promise<boolean> {
  const from = statesBefore(to);
  if (from.length === 0) return false;
  await trx
    .updateTable("conversations")
    .set({ updated_at: now })
    .where("id", "=", sql<string>`(select conversation_id from messages where id = ${messageId})`)
    .execute();
  const moved = await trx
    .updateTable("messages")
    .set({ ...patch, status: to })
    .where("id", "=", messageId)
    .where("status", "in", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}
