import { sql, type Selectable } from "kysely";
import type { Clock } from "../../kernel/clock.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { isId, newId } from "../../kernel/ids.ts";
import type { Db } from "../../db/client.ts";
import type { RenderTable } from "../../db/tables.ts";
import type { Trx } from "../../db/transaction.ts";
import { requireSlot } from "../capacity/slots.ts";
import { isBusy } from "../conversations/message-states.ts";
import { requireOwned } from "../conversations/owned.ts";
import { notFound, notYours, type Page } from "../ownership.ts";
import type { Callback, WorkError } from "../conversations/types.ts";
import { once, type Claim, type Outcome } from "../idempotency/idempotency.ts";
import type { Caller } from "../keys/caller.ts";
import { lockWorkspace } from "../wallet/wallet.ts";
import type { Enqueue } from "../work.ts";
import { supersedeEquals } from "./supersede.ts";
import type { QualityReport, Render, RenderOptions } from "./types.ts";

export type RenderInput = { messageId: string | null; options: RenderOptions; callback: Callback | null };

function fromRow(row: Selectable<RenderTable>): Render {
  return {
    renderId: row.id,
    conversationId: row.conversation_id,
    messageId: row.message_id,
    workspaceId: row.workspace_id,
    status: row.status,
    options: {
      resolution: row.resolution,
      aspectRatio: row.aspect_ratio,
      fps: row.fps as RenderOptions["fps"],
      captions: row.captions,
    },
    progress: row.progress,
    videoKey: row.video_key,
    thumbnailKey: row.thumbnail_key,
    vttKey: row.vtt_key,
    srtKey: row.srt_key,
    transcriptKey: row.transcript_key,
    durationSeconds: row.duration_seconds,
    scenesMade: row.scenes_made,
    scenesReused: row.scenes_reused,
    qualityReport: row.quality_report as QualityReport | null,
    error: row.error as WorkError | null,
    createdAt: row.created_at.getTime(),
    completedAt: row.completed_at?.getTime() ?? null,
  };
}

/** The message to render: the one named, or the latest that completed. */
async function filmOf(
  trx: Trx,
  caller: Caller,
  conversationId: string,
  messageId: string | null,
): Promise<string> {
  const turns = await trx
    .selectFrom("messages")
    .select(["id", "status"])
    .where("conversation_id", "=", conversationId)
    .orderBy("seq")
    .execute();
  const latest = turns.at(-1);
  if (latest !== undefined && isBusy(latest.status)) {
    throw new ServiceError(
      "conversation_busy",
      "The conversation is running. Wait until its latest message ends.",
    );
  }
  if (messageId === null) {
    const film = turns.findLast((turn) => turn.status === "completed");
    if (film !== undefined) return film.id;
    throw new ServiceError("not_renderable", "No message of this conversation has completed yet.");
  }
  const named = turns.find((turn) => turn.id === messageId);
  if (named === undefined) {
    const foreign = await trx
      .selectFrom("messages")
      .select("workspace_id")
      .where("id", "=", messageId)
      .executeTakeFirst();
    if (foreign !== undefined && foreign.workspace_id !== caller.workspaceId) throw notYours("message");
    throw new ServiceError("invalid_parameter", "message_id is not a message of this conversation.", {
      param: "message_id",
    });
  }
  if (named.status !== "completed") {
    throw new ServiceError("not_renderable", "This message has not completed, so there is no film of it.");
  }
  return named.id;
}

/**
 * Asks for an export. A render of the same options that is not ready is superseded.
 * @throws ServiceError `not_found`, `insufficient_scope`, `conversation_busy`, `not_renderable`,
 *   `invalid_parameter`, `idempotency_conflict`, `rate_limited`.
 */
export async function createRender(
  deps: { db: Db; clock: Clock; enqueue: Enqueue },
  caller: Caller,
  conversationId: string,
  claim: Claim | null,
  input: RenderInput,
): Promise<Outcome<Render>> {
  return once(deps.db, caller.workspaceId, claim, async (trx) => {
    await lockWorkspace(trx, caller.workspaceId);
    await requireOwned(trx, caller, conversationId, "lock");
    const messageId = await filmOf(trx, caller, conversationId, input.messageId);
    await supersedeEquals(trx, conversationId, input.options);
    await requireSlot(trx, caller);
    const row = await trx
      .insertInto("renders")
      .values({
        id: newId("render"),
        conversation_id: conversationId,
        message_id: messageId,
        workspace_id: caller.workspaceId,
        key_id: caller.keyId,
        status: "queued",
        follows_latest: input.messageId === null,
        resolution: input.options.resolution,
        aspect_ratio: input.options.aspectRatio,
        fps: input.options.fps,
        captions: input.options.captions,
        callback_url: input.callback?.url ?? null,
        callback_id: input.callback?.id ?? null,
        created_at: deps.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await deps.enqueue(trx, { kind: "render", renderId: row.id });
    return { status: 202, answer: fromRow(row) };
  });
}

/** Newest first; all of them unless a limit is given. */
export async function listRenders(
  db: Db,
  caller: Caller,
  conversationId: string,
  page: { limit: number | null; offset: number },
): Promise<Page<Render>> {
  await requireOwned(db, caller, conversationId, "read");
  const [rows, count] = await Promise.all([
    db
      .selectFrom("renders")
      .selectAll()
      .where("conversation_id", "=", conversationId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .offset(page.offset)
      .$if(page.limit !== null, (query) => query.limit(page.limit ?? 0))
      .execute(),
    db
      .selectFrom("renders")
      .select(sql<number>`count(*)`.as("total"))
      .where("conversation_id", "=", conversationId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(fromRow), total: count.total };
}

/** @throws ServiceError `not_found` or `insufficient_scope`. */
export async function getRender(
  db: Db | Trx,
  caller: Caller,
  conversationId: string,
  renderId: string,
): Promise<Render> {
  await requireOwned(db, caller, conversationId, "read");
  const row = isId("render", renderId)
    ? await db
        .selectFrom("renders")
        .selectAll()
        .where("id", "=", renderId)
        .where("conversation_id", "=", conversationId)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound("render");
  return fromRow(row);
}
