import { Type, type Static } from "typebox";
import { SCENE_TYPES } from "../artifacts/outline.ts";
import { VIDEO_DURATIONS, VIDEO_STYLES } from "../artifacts/style.ts";
import { WorkErrorBody } from "./errors.ts";
import { Credits, UnixSeconds, idValue, nullable, oneOf, strictObject } from "./schema.ts";

export const MESSAGE_STATES = [
  "queued",
  "running",
  "stopping",
  "paused",
  "completed",
  "failed",
  "stopped",
] as const;

const prompt = {
  minLength: 1,
  maxLength: 20_000,
  pattern: "\\S",
} as const;

const callbackUrl = Type.String({
  maxLength: 2_048,
  description: "Public HTTPS address on port 443; gets the event of this message.",
  examples: ["https://example.com/hooks/video"],
});
const callbackId = Type.String({
  pattern: "^[\\w.:-]{1,128}$",
  maxLength: 128,
  description: "Echoed as `data.callback_id`; needs `callback_url`.",
});

export const AttachmentBody = strictObject({
  asset_id: Type.Optional(idValue("An owned asset.")),
  url: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2_048,
      description:
        "Public http(s) URL; archived as an asset before it is used. What cannot be had is told in `degradations`.",
    }),
  ),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  type: Type.Optional(
    oneOf(["document", "image", "video"] as const, { description: "Inferred when left out." }),
  ),
  files_role: Type.Optional(
    oneOf(["primary", "reference"] as const, {
      description: "`primary`: main content and visual source; `reference`: background facts only.",
    }),
  ),
});

const files = Type.Array(AttachmentBody, { maxItems: 5 });

export const VideoConfigBody = strictObject({
  target_language: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 35,
      default: "en",
      description: "ISO 639-1 code or BCP-47 tag: language of narration and subtitles.",
    }),
  ),
  video_duration: Type.Optional(
    oneOf(VIDEO_DURATIONS, { default: "short", description: "1 to 3, 3 to 10, or 10 to 20 minutes." }),
  ),
  video_style: Type.Optional(oneOf(VIDEO_STYLES, { default: "auto" })),
  voice_id: Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: "A voice of the voice list." }),
  ),
  voice_version: Type.Optional(oneOf([1, 2] as const, { default: 1, description: "Needs `voice_id`." })),
  locale: Type.Optional(Type.String({ minLength: 2, maxLength: 35, description: "Needs `voice_id`." })),
  avatar_id: Type.Optional(idValue("A selectable avatar.")),
  brand_kit_id: Type.Optional(idValue("An owned brand kit.")),
  enable_initial_ai_video: Type.Optional(Type.Boolean({ default: false })),
});

export const CreateConversationBody = strictObject(
  {
    prompt: Type.String({
      ...prompt,
      description:
        "The brief: audience and goal first, then a `#` title and `##` sections, each about one scene.",
      examples: [
        "For newcomers. Goal: know why leaves are green.\n\n# Photosynthesis\n\n## Light\nLeaves catch light.",
      ],
    }),
    require_outline_confirmation: Type.Optional(
      Type.Boolean({
        default: false,
        description: "Pause the first message until its outline is confirmed.",
      }),
    ),
    video_config: Type.Optional(VideoConfigBody),
    files: Type.Optional(files),
    callback_url: Type.Optional(callbackUrl),
    callback_id: Type.Optional(callbackId),
  },
  { title: "CreateConversation" },
);
export type CreateConversationBody = Static<typeof CreateConversationBody>;

export const SendMessageBody = strictObject(
  {
    prompt: Type.Optional(
      Type.String({
        ...prompt,
        description: "Edit instruction or answer; needed unless the outline is confirmed.",
      }),
    ),
    outline_action: Type.Optional(
      oneOf(["confirm", "revise"] as const, {
        description: "Only while `next_action` is `confirm_outline`.",
      }),
    ),
    files: Type.Optional(files),
    callback_url: Type.Optional(callbackUrl),
    callback_id: Type.Optional(callbackId),
  },
  { title: "SendMessage" },
);
export type SendMessageBody = Static<typeof SendMessageBody>;

const status = oneOf(MESSAGE_STATES);
const nextAction = nullable(oneOf(["confirm_outline", "reply"] as const));

export const AcceptedBody = Type.Object({
  conversation_id: Type.String({ examples: ["conv_0199a3c4d5e67f8091a2b3c4d5e6f708"] }),
  message_id: Type.String({ examples: ["msg_0199a3c4d5e67f8091a2b3c4d5e6f709"] }),
  status,
  cost_credits: Credits,
});

export type AcceptedBody = Static<typeof AcceptedBody>;

export const ConversationBody = Type.Object(
  {
    conversation_id: Type.String(),
    status,
    next_action: nextAction,
    created_at: UnixSeconds,
    updated_at: UnixSeconds,
    cost_credits: Credits,
    preview_video_url: nullable(Type.String()),
  },
  { title: "Conversation" },
);
export type ConversationBody = Static<typeof ConversationBody>;

export const OutlineBody = Type.Object(
  {
    title: Type.String(),
    total_scenes: Type.Integer(),
    estimated_duration_seconds: Type.Integer(),
    visual_style: oneOf(VIDEO_STYLES),
    confirmed: Type.Boolean(),
    scenes: Type.Array(
      Type.Object({
        index: Type.Integer({ description: "From 1, opening and summary included." }),
        title: Type.String(),
        intent: Type.String(),
        type: oneOf(SCENE_TYPES),
        estimated_duration_seconds: Type.Integer(),
      }),
    ),
  },
  { title: "Outline" },
);
export type OutlineBody = Static<typeof OutlineBody>;

export const MessageBody = Type.Object(
  {
    conversation_id: Type.String(),
    message_id: Type.String(),
    status,
    next_action: nextAction,
    outline: Type.Optional(OutlineBody),
    created_at: UnixSeconds,
    error: nullable(WorkErrorBody),
    query: Type.String(),
    answer: Type.String(),
    message_files: Type.Array(
      Type.Object({
        asset_id: nullable(Type.Integer()),
        name: Type.String(),
        url: Type.String(),
        type: oneOf(["document", "image", "video"] as const),
        files_role: nullable(oneOf(["primary", "reference"] as const)),
        mimetype: nullable(Type.String()),
      }),
    ),
    preview_video_url: nullable(Type.String()),
    cost_credits: Credits,
    degradations: Type.Array(
      Type.Object({
        code: Type.String(),
        message: Type.String(),
        scene_index: Type.Optional(Type.Integer()),
      }),
    ),
    progress: nullable(
      Type.Object({
        stage: Type.String(),
        percent: Type.Number(),
        eta_seconds: nullable(Type.Number()),
      }),
    ),
    usage: nullable(
      Type.Object({
        scenes_made: Type.Integer(),
        scenes_reused: Type.Integer(),
        seconds_made: Type.Number(),
        cost_credits: Credits,
      }),
    ),
  },
  { title: "Message" },
);
export type MessageBody = Static<typeof MessageBody>;

export const DeletedConversationBody = Type.Object({
  conversation_id: Type.String(),
  deleted: Type.Literal(true),
});

/** A call whose body says nothing. */
export const EmptyBody = strictObject({});
