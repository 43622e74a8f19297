import { Type } from "typebox";
import { ERRORS } from "../kernel/errors.ts";
import { oneOf } from "./schema.ts";

const CODES = Object.keys(ERRORS) as (keyof typeof ERRORS)[];

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      code: oneOf(CODES, { description: "Stable name of what went wrong." }),
      message: Type.String({ description: "For people; may change." }),
      param: Type.Optional(
        Type.String({
          description: "The field, as the caller wrote it.",
          examples: ["video_config.video_style"],
        }),
      ),
      allowed: Type.Optional(
        Type.Array(Type.Union([Type.String(), Type.Number()]), {
          description: "The values that would do, where there is a closed set.",
        }),
      ),
      reason: Type.Optional(Type.String()),
      file: Type.Optional(Type.String()),
      max_mb: Type.Optional(Type.Number()),
      retry_after: Type.Optional(Type.Integer({ description: "Seconds; only with `rate_limited`." })),
    }),
    request_id: Type.String({ examples: ["req_0199a3c4d5e67f8091a2b3c4d5e6f708"] }),
  },
  { title: "Error" },
);

/** Codes a message or a render may carry in its own `error`. */
export const WorkErrorBody = Type.Object({
  code: Type.String({ examples: ["render_failed"] }),
  message: Type.String(),
  retryable: Type.Boolean(),
});
