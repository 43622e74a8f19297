import type { Db } from "../../db/client.ts";
import type { Work } from "../work.ts";

/** How many films the conversation had before the one that this work makes: each later one is an edit. */
export async function countEdits(db: Db, work: Work): Promise<number> {
  const { edits } = await db
    .selectFrom("messages as own")
    .innerJoin("messages as earlier", (join) =>
      join
        .onRef("earlier.conversation_id", "=", "own.conversation_id")
        .onRef("earlier.seq", "<", "own.seq")
        .on("earlier.status", "=", "completed"),
    )
    .where("own.id", "=", (sub) =>
      work.kind === "message"
        ? sub.val(work.messageId)
        : sub.selectFrom("renders").select("message_id").where("id", "=", work.renderId),
    )
    .select((select) => select.fn.countAll().as("edits"))
    .executeTakeFirstOrThrow();
  return Number(edits);
}
