import { sql, type Selectable } from "kysely";
import type { Degradation } from "../../artifacts/degradation.ts";
import type { Outline } from "../../artifacts/outline.ts";
import type { Db } from "../../db/client.ts";
import type { MessageTable } from "../../db/tables.ts";
import type { Caller } from "../keys/caller.ts";
import { notFound, notYours, type Page } from "../ownership.ts";
import type { Attachment, MessageStatus, NextAction, Progress, Usage, WorkError } from "./types.ts";
import { isId } from "../../kernel/ids.ts";

export type ConversationSummary = {
  conversationId: string;
  workspaceId: string;
  /** Of the latest message. */
  status: MessageStatus;
  nextAction: NextAction | null;
  createdAt: Date;
  updatedAt: Date;
  /** Hundredths, summed over its messages. */
  cost: number;
  /** The newest message that made a film. */
  previewMessageId: string | null;
};

export type Message = {
  messageId: string;
  conversationId: string;
  status: MessageStatus;
  nextAction: NextAction | null;
  outline: Outline | null;
  outlineConfirmed: boolean;
  createdAt: Date;
  error: WorkError | null;
  query: string;
  answer: string;
  attachments: Attachment[];
  hasPreview: boolean;
  /** Hundredths: the hold until it settles, the charge after. */
  cost: number;
  degradations: Degradation[];
  progress: Progress | null;
  usage: Usage | null;
};

const SUMMARY = sql`
  c.id as "conversationId", c.workspace_id as "workspaceId", latest.status, latest.next_action as "nextAction",
  c.created_at as "createdAt", c.updated_at as "updatedAt", totals.cost, totals.preview as "previewMessageId"
  from conversations c
  cross join lateral (
    select m.status, m.next_action from messages m where m.conversation_id = c.id order by m.seq desc limit 1
  ) latest
  cross join lateral (
    select coalesce(sum(m.cost), 0)::bigint as cost,
      (array_agg(m.id order by m.seq desc) filter (where m.preview_key is not null))[1] as preview
    from messages m where m.conversation_id = c.id
  ) totals`;

export async function listConversations(
  db: Db,
  caller: Caller,
  page: { limit: number; offset: number },
): Promise<Page<ConversationSummary>> {
  const [items, count] = await Promise.all([
    sql<ConversationSummary>`select ${SUMMARY} where c.workspace_id = ${caller.workspaceId}
      order by c.created_at desc, c.id desc limit ${page.limit} offset ${page.offset}`.execute(db),
    db
      .selectFrom("conversations")
      .select(sql<number>`count(*)`.as("total"))
      .where("workspace_id", "=", caller.workspaceId)
      .executeTakeFirstOrThrow(),
  ]);
  return { items: items.rows, total: count.total };
}

/** @throws ServiceError `not_found` or `insufficient_scope`. */
export async function getConversation(
  db: Db,
  caller: Caller,
  conversationId: string,
): Promise<ConversationSummary> {
  if (!isId("conversation", conversationId)) throw notFound("conversation");
  const found = await sql<ConversationSummary>`select ${SUMMARY} where c.id = ${conversationId}`.execute(db);
  const row = found.rows[0];
  if (row === undefined) throw notFound("conversation");
  if (row.workspaceId !== caller.workspaceId) throw notYours("conversation");
  return row;
}

/** What of a message is shown; the rest is for the pipeline, and large. */
type ShownMessage = Pick<
  Selectable<MessageTable>,
  | "id"
  | "conversation_id"
  | "status"
  | "next_action"
  | "outline"
  | "outline_confirmed"
  | "created_at"
  | "error"
  | "query"
  | "answer"
  | "attachments"
  | "preview_key"
  | "cost"
  | "degradations"
  | "progress"
  | "usage"
>;

/** Of a Postgres integer. */
const LAST_POSSIBLE = 2_147_483_647;

/** Messages in order; all of them unless a limit is given. @throws as `getConversation`. */
export async function listMessages(
  db: Db,
  caller: Caller,
  conversationId: string,
  page: { limit: number | null; offset: number },
): Promise<Page<Message>> {
  if (!isId("conversation", conversationId)) throw notFound("conversation");
  const { limit, offset } = page;
  const last = limit === null ? LAST_POSSIBLE : offset + limit;
  // Callers poll this: one statement tells the owner, the messages and how many there are. Messages are
  // numbered without gaps, so a page is a range of numbers; only a page needs to count the rest.
  const all = offset === 0 && limit === null;
  const total = all ? sql`0` : sql`(select count(*) from messages every where every.conversation_id = c.id)`;
  const found = await sql<ShownMessage & { owner: string; total: number }>`
    select m.id, m.conversation_id, m.status, m.next_action, m.outline, m.outline_confirmed, m.created_at,
      m.error, m.query, m.answer, m.attachments, m.preview_key, m.cost, m.degradations, m.progress, m.usage,
      c.workspace_id as owner,
      ${total} as total
    from conversations c left join messages m
      on m.conversation_id = c.id and m.seq > ${offset} and m.seq <= ${last}
    where c.id = ${conversationId} order by m.seq`.execute(db);
  const [first] = found.rows;
  if (first === undefined) throw notFound("conversation");
  if (first.owner !== caller.workspaceId) throw notYours("conversation");
  // A conversation without messages is one row without a message.
  const rows = found.rows.filter((row) => (row.id as string | null) !== null);
  const items = rows.map((row): Message => ({
    messageId: row.id,
    conversationId: row.conversation_id,
    status: row.status,
    nextAction: row.next_action,
    outline: row.outline as Outline | null,
    outlineConfirmed: row.outline_confirmed,
    createdAt: row.created_at,
    error: row.error as WorkError | null,
    query: row.query,
    answer: row.answer,
    attachments: row.attachments as Attachment[],
    hasPreview: row.preview_key !== null,
    cost: row.cost,
    degradations: row.degradations as Degradation[],
    progress: row.progress as Progress | null,
    usage: row.usage as Usage | null,
  }));
  return { items, total: all ? items.length : first.total };
}
