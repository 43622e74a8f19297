/**
 * The one table of errors: code → HTTP status, title, and whether the same call may succeed later.
 * The API's error body, the OpenAPI responses and the jobs' retries are all read from it.
 */
export const ERRORS = {
  invalid_parameter: { status: 400, title: "A field is missing, malformed or not allowed", retryable: false },
  unsupported_parameter: { status: 400, title: "A create-only field was sent later", retryable: false },
  invalid_webhook_url: { status: 400, title: "callback_url is not a public HTTPS address", retryable: false },
  unsafe_webhook_url: { status: 400, title: "callback_url points to a private address", retryable: false },
  invalid_token: {
    status: 401,
    title: "The API key is missing, malformed, expired or revoked",
    retryable: false,
  },
  insufficient_credits: {
    status: 402,
    title: "Balance or budget does not cover the reserve",
    retryable: false,
  },
  insufficient_scope: { status: 403, title: "The key may not do this", retryable: false },
  quota_exceeded: { status: 403, title: "The plan keeps no more of it", retryable: false },
  not_found: { status: 404, title: "There is no such thing", retryable: false },
  method_not_allowed: { status: 405, title: "The path exists, the method does not", retryable: false },
  idempotency_conflict: { status: 409, title: "Idempotency-Key was used with other input", retryable: false },
  conversation_busy: { status: 409, title: "The conversation is running", retryable: true },
  not_running: { status: 409, title: "Nothing is running", retryable: false },
  not_renderable: { status: 409, title: "No message has completed yet", retryable: false },
  avatar_not_ready: { status: 409, title: "The avatar cannot be used yet", retryable: true },
  payload_too_large: { status: 413, title: "The body is too large", retryable: false },
  unsupported_media_type: {
    status: 415,
    title: "The body is of a type that is not read here",
    retryable: false,
  },
  range_not_satisfiable: { status: 416, title: "The range lies outside the file", retryable: false },
  rate_limited: { status: 429, title: "Rate or concurrency limit reached", retryable: true },
  internal_error: { status: 500, title: "A defect of ours", retryable: true },
  unavailable: { status: 503, title: "A part of the service is down", retryable: true },
  // Codes that only a message or a render carries in its `error`.
  planning_failed: { status: 500, title: "The brief could not be turned into a plan", retryable: false },
  speech_failed: { status: 500, title: "The script could not be spoken", retryable: true },
  render_failed: { status: 500, title: "The film could not be made", retryable: true },
} as const satisfies Record<string, { status: number; title: string; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

/** What an error may tell beside its message; names are those of the wire (`error.param`, …). */
export type ErrorDetail = {
  param?: string;
  allowed?: readonly (string | number)[];
  reason?: string;
  file?: string;
  max_mb?: number;
  retry_after?: number;
};

/** An error that a caller is meant to see. Anything else that is thrown is a defect and becomes `internal_error`. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, message: string, detail: ErrorDetail = {}, options?: ErrorOptions) {
    super(message, options);
    this.name = "ServiceError";
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get retryable(): boolean {
    return ERRORS[this.code].retryable;
  }
}
