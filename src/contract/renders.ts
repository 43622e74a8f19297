import { Type, type Static } from "typebox";
import { WorkErrorBody } from "./errors.ts";
import { UnixSeconds, nullable, oneOf, strictObject } from "./schema.ts";

export const RENDER_STATES = ["queued", "running", "completed", "failed", "superseded"] as const;
const RESOLUTIONS = ["720p", "1080p", "2160p"] as const;
const ASPECT_RATIOS = ["16:9", "9:16", "1:1"] as const;
const FRAME_RATES = [24, 30, 60] as const;
const CAPTIONS = ["none", "track", "burned"] as const;

export const CreateRenderBody = strictObject(
  {
    message_id: Type.Optional(Type.String({ description: "Default: the latest completed message." })),
    resolution: Type.Optional(oneOf(RESOLUTIONS, { default: "1080p" })),
    aspect_ratio: Type.Optional(oneOf(ASPECT_RATIOS, { default: "16:9" })),
    fps: Type.Optional(oneOf(FRAME_RATES, { default: 30 })),
    captions: Type.Optional(oneOf(CAPTIONS, { default: "track" })),
    callback_url: Type.Optional(Type.String({ maxLength: 2_048 })),
    callback_id: Type.Optional(Type.String({ pattern: "^[\\w.:-]{1,128}$", maxLength: 128 })),
  },
  { title: "CreateRender" },
);
export type CreateRenderBody = Static<typeof CreateRenderBody>;

export const RenderBody = Type.Object(
  {
    conversation_id: Type.String(),
    render_id: Type.String(),
    message_id: Type.String(),
    status: oneOf(RENDER_STATES),
    progress: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
    video_url: nullable(Type.String()),
    created_at: UnixSeconds,
    resolution: oneOf(RESOLUTIONS),
    aspect_ratio: oneOf(ASPECT_RATIOS),
    fps: oneOf(FRAME_RATES),
    captions: oneOf(CAPTIONS),
    duration_seconds: nullable(Type.Number()),
    thumbnail_url: nullable(Type.String()),
    subtitle_urls: nullable(Type.Object({ vtt: nullable(Type.String()), srt: nullable(Type.String()) })),
    transcript_url: nullable(Type.String()),
    completed_at: nullable(UnixSeconds),
    error: nullable(WorkErrorBody),
    scenes_made: nullable(Type.Integer()),
    scenes_reused: nullable(Type.Integer()),
    quality_report: nullable(
      Type.Object(
        {
          passed: Type.Boolean({ description: "False where a finding is an error: the render has failed." }),
          findings: Type.Array(
            Type.Object({
              severity: oneOf(["error", "warning"] as const),
              code: Type.String(),
              message: Type.String(),
              scene_index: Type.Optional(Type.Integer()),
            }),
          ),
        },
        {
          description:
            "What the checks found on the film: of a completed render, and of one that failed by them. Null before, and where there was no film to check.",
        },
      ),
    ),
  },
  { title: "Render" },
);
export type RenderBody = Static<typeof RenderBody>;

export const DeletedRenderBody = Type.Object({ render_id: Type.String(), deleted: Type.Literal(true) });
