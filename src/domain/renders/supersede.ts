import type { Trx } from "../../db/transaction.ts";
import { rendersBefore } from "./render-states.ts";
import type { RenderOptions } from "./types.ts";

/** A newer film is there: renders that were to show the newest one, and are not ready, have lost their purpose. */
export async function supersedeFollowers(trx: Trx, completedMessageId: string): Promise<void> {
  await trx
    .updateTable("renders")
    .set({ status: "superseded" })
    .where((eb) =>
      eb(
        "conversation_id",
        "=",
        eb.selectFrom("messages").select("conversation_id").where("id", "=", completedMessageId),
      ),
    )
    .where("follows_latest", "=", true)
    .where("message_id", "!=", completedMessageId)
    .where("status", "in", rendersBefore("superseded"))
    .execute();
}

/** A newer render with the same options was asked for. */
export async function supersedeEquals(
  trx: Trx,
  conversationId: string,
  options: RenderOptions,
): Promise<void> {
  await trx
    .updateTable("renders")
    .set({ status: "superseded" })
    .where("conversation_id", "=", conversationId)
    .where("resolution", "=", options.resolution)
    .where("aspect_ratio", "=", options.aspectRatio)
    .where("fps", "=", options.fps)
    .where("captions", "=", options.captions)
    .where("status", "in", rendersBefore("superseded"))
    .execute();
}
