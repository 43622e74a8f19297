import type { Selectable } from "kysely";
import { isId } from "../../kernel/ids.ts";
import type { Db } from "../../db/client.ts";
import type { ConversationTable } from "../../db/tables.ts";
import type { Trx } from "../../db/transaction.ts";
import type { Caller } from "../keys/caller.ts";
import { notFound, notYours } from "../ownership.ts";

/**
 * The conversation, if the caller's workspace owns it. `lock` keeps it as it is until the
 * transaction ends; the workspace is locked first.
 * @throws ServiceError `not_found` or `insufficient_scope`.
 */
export async function requireOwned(
  db: Db | Trx,
  caller: Caller,
  conversationId: string,
  mode: "read" | "lock",
): Promise<Selectable<ConversationTable>> {
  const row = isId("conversation", conversationId)
    ? await db
        .selectFrom("conversations")
        .selectAll()
        .where("id", "=", conversationId)
        .$if(mode === "lock", (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw notFound("conversation");
  if (row.workspace_id !== caller.workspaceId) throw notYours("conversation");
  return row;
}
