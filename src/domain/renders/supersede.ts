import type { Trx } from "../../db/transaction.ts";
import { supersedeWhere } from "./render-states.ts";
import type { RenderOptions } from "./types.ts";

/** A newer film is there: renders that were to show the newest one, and are not ready, have lost their purpose. */
export async function supersedeFollowers(trx: Trx, completedMessageId: string): Promise<void> {
  await supersedeWhere(trx, (eb) =>
    eb.and([
      eb(
        "conversation_id",
        "=",
        eb.selectFrom("messages").select("conversation_id").where("id", "=", completedMessageId),
      ),
      eb("follows_latest", "=", true),
      eb("message_id", "!=", completedMessageId),
    ]),
  );
}

/** A newer render with the same options was asked for. */
export async function supersedeEquals(
  trx: Trx,
  conversationId: string,
  options: RenderOptions,
): Promise<void> {
  await supersedeWhere(trx, (eb) =>
    eb.and({
      conversation_id: conversationId,
      resolution: options.resolution,
      aspect_ratio: options.aspectRatio,
      fps: options.fps,
      captions: options.captions,
    }),
  );
}
