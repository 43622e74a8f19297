import { ServiceError } from "../../kernel/errors.ts";
import type { MessageStatus } from "../../db/tables.ts";
import { isBusy } from "./message-states.ts";
import type { NextAction, OutlineAction } from "./types.ts";

/** What is known of a conversation as the next turn is asked for. */
export type Standing = {
  status: MessageStatus;
  nextAction: NextAction | null;
  hasOutline: boolean;
  hasFilm: boolean;
};

export type NextTurn = { outlineAction: OutlineAction | null; joinsBrief: boolean };

/**
 * Which turn does what: the table of the contract, row by row.
 * @throws ServiceError `conversation_busy`, or `invalid_parameter` for an action or prompt that does not fit.
 */
export function nextTurn(
  standing: Standing,
  asked: { prompt: string | null; outlineAction: OutlineAction | null },
): NextTurn {
  if (isBusy(standing.status)) {
    throw new ServiceError(
      "conversation_busy",
      "The conversation is running. Wait until its latest message ends, or stop it.",
    );
  }
  const outlineIsAsked = standing.status === "paused" && standing.nextAction === "confirm_outline";
  if (asked.outlineAction !== null && !outlineIsAsked) {
    throw new ServiceError(
      "invalid_parameter",
      "outline_action is allowed only while the conversation waits for its outline to be confirmed.",
      { param: "outline_action" },
    );
  }
  if (asked.prompt === null && asked.outlineAction !== "confirm") {
    throw new ServiceError("invalid_parameter", "prompt is required here.", { param: "prompt" });
  }
  if (outlineIsAsked) return { outlineAction: asked.outlineAction ?? "revise", joinsBrief: false };
  // Goes on from what there is: an answer about an edit, or an edit. Where nothing was made yet (the brief was
  // asked about, or the turn failed or was stopped before), the prompt joins the brief.
  return { outlineAction: null, joinsBrief: !standing.hasOutline && !standing.hasFilm };
}
