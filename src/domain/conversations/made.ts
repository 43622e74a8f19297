import { sql } from "kysely";
import type { Db } from "../../db/client.ts";
import type { Trx } from "../../db/transaction.ts";

/**
 * Notes a newly drawn piece of film as it is stored, so that a stop can charge what was made even
 * when nobody who made it is left. `sceneIndex` is null for the passage between two scenes. A message
 * that has ended is left as it is.
 */
export async function noteMade(
  trx: Db | Trx,
  messageId: string,
  piece: { seconds: number; sceneIndex: number | null },
): Promise<void> {
  const { seconds, sceneIndex } = piece;
  await trx
    .updateTable("messages")
    .set({
      made_seconds: sql`made_seconds + ${seconds}`,
      ...(sceneIndex === null
        ? {}
        : {
            made_scenes: sql`case when ${sceneIndex} = any(made_scenes) then made_scenes
              else array_append(made_scenes, ${sceneIndex}) end`,
          }),
    })
    .where("id", "=", messageId)
    .where("status", "in", ["running", "stopping"])
    .execute();
}
