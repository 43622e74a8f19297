/** The body of a callback: one event a terminal state of a message or a render that named a `callback_url`. */
import { Type } from "typebox";
import { MESSAGE_STATES, OutlineBody } from "./conversations.ts";
import { WorkErrorBody } from "./errors.ts";
import { RENDER_STATES } from "./renders.ts";
import { Credits, UnixSeconds, nullable, oneOf } from "./schema.ts";

const ENVELOPE = {
  id: Type.String({
    description: "The same in every try of one event.",
    examples: ["evt_0199a3c4d5e67f8091a2b3c4d5e6f70a"],
  }),
  created_at: UnixSeconds,
};
const callbackId = Type.Optional(Type.String({ description: "As it was sent with `callback_url`." }));

export const MessageEventBody = Type.Object(
  {
    ...ENVELOPE,
    type: oneOf([
      "video-agent.completed",
      "video-agent.paused",
      "video-agent.failed",
      "video-agent.stopped",
    ] as const),
    data: Type.Object({
      conversation_id: Type.String(),
      message_id: Type.String(),
      status: oneOf(MESSAGE_STATES),
      next_action: nullable(oneOf(["confirm_outline", "reply"] as const)),
      outline: Type.Optional(OutlineBody),
      preview_video_url: nullable(Type.String()),
      cost_credits: Credits,
      error: nullable(WorkErrorBody),
      callback_id: callbackId,
    }),
  },
  { title: "MessageEvent" },
);

export const RenderEventBody = Type.Object(
  {
    ...ENVELOPE,
    type: oneOf(["video-render.completed", "video-render.failed", "video-render.superseded"] as const),
    data: Type.Object({
      conversation_id: Type.String(),
      render_id: Type.String(),
      message_id: Type.String(),
      status: oneOf(RENDER_STATES),
      video_url: nullable(Type.String()),
      error: nullable(WorkErrorBody),
      callback_id: callbackId,
    }),
  },
  { title: "RenderEvent" },
);

export const EVENTS = { message: MessageEventBody, render: RenderEventBody } as const;
