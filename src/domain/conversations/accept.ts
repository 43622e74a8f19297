/** Accepting a turn: message, hold and first job come into being together, or not at all. */
import type { Degradation } from "../../artifacts/degradation.ts";
import type { VideoDuration } from "../../artifacts/style.ts";
import { newId, type MessageId } from "../../kernel/ids.ts";
import { fromCredits, toCredits, centicredits, type Centicredits } from "../../kernel/money.ts";
import type { Trx } from "../../db/transaction.ts";
import { requireSlot } from "../capacity/slots.ts";
import type { Caller } from "../keys/caller.ts";
import type { Enqueue } from "../work.ts";
import { hold } from "../wallet/wallet.ts";
import type { Plans } from "../workspaces/plans.ts";
import { knownDegradations, unusedInEdit } from "./known-degradations.ts";
import type { Attachment, Callback, OutlineAction, VideoConfig } from "./types.ts";

/** The most that a turn can cost: the upper bound of its duration, in credits. */
export const RESERVE: Record<VideoDuration, number> = { short: 180, deep: 600, long: 1_200 };
/** A follow-up may add this many seconds to the newest film. */
const FOLLOW_UP_MARGIN = 60;

export function reserveOf(duration: VideoDuration, newestFilmSeconds: number | null): Centicredits {
  const bound = RESERVE[duration];
  return fromCredits(
    newestFilmSeconds === null ? bound : Math.min(bound, Math.ceil(newestFilmSeconds) + FOLLOW_UP_MARGIN),
  );
}

export type Accepted = {
  conversationId: string;
  messageId: string;
  /** What the wire shows at acceptance, even while the message waits in the queue. */
  status: "running";
  costCredits: number;
};

export type Turn = {
  conversationId: string;
  seq: number;
  query: string;
  joinsBrief: boolean;
  outlineAction: OutlineAction | null;
  config: VideoConfig;
  attachments: readonly Attachment[];
  callback: Callback | null;
  reserve: Centicredits;
};

export type AcceptDeps = { plans: Plans; enqueue: Enqueue };

/**
 * Adds a turn to a conversation. The workspace is locked already, so that counting slots and credits
 * is true until the commit.
 * @throws ServiceError `rate_limited` without a free slot, `insufficient_credits`.
 */
export async function acceptTurn(
  trx: Trx,
  deps: AcceptDeps,
  caller: Caller,
  turn: Turn,
  now: Date,
): Promise<Accepted> {
  await requireSlot(trx, caller);
  const messageId: MessageId = newId("message");
  const degradations: Degradation[] = [
    ...knownDegradations(turn.config, turn.attachments),
    ...(turn.joinsBrief ? [] : unusedInEdit(turn.attachments)),
  ];
  // Before anything is written: most of those who are refused are refused for it.
  await hold(trx, {
    workspaceId: caller.workspaceId,
    keyId: caller.keyId,
    monthlyBudget: caller.monthlyBudget,
    messageId,
    amount: turn.reserve,
    plans: deps.plans,
    now,
  });
  await trx
    .insertInto("messages")
    .values({
      id: messageId,
      conversation_id: turn.conversationId,
      workspace_id: caller.workspaceId,
      key_id: caller.keyId,
      seq: turn.seq,
      status: "queued",
      joins_brief: turn.joinsBrief,
      outline_action: turn.outlineAction,
      query: turn.query,
      attachments: JSON.stringify(turn.attachments),
      degradations: JSON.stringify(degradations),
      callback_url: turn.callback?.url ?? null,
      callback_id: turn.callback?.id ?? null,
      hold: turn.reserve,
      cost: turn.reserve,
      created_at: now,
    })
    .execute();
  await deps.enqueue(trx, { kind: "message", messageId });
  return {
    conversationId: turn.conversationId,
    messageId,
    status: "running",
    costCredits: toCredits(centicredits(turn.reserve)),
  };
}
