import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { ServiceError } from "../../kernel/errors.ts";
import { isDatabaseAway } from "../../domain/availability.ts";
import { fromValidation } from "../validation-errors.ts";

const SECONDS_UNTIL_DATABASE_IS_BACK = 5;

/** No space, no quota, no writing. */
const STORE_IS_FULL = new Set(["ENOSPC", "EDQUOT", "EROFS"]);

/** Turns whatever was thrown into the error that the caller sees; null for a defect of ours. */
function asServiceError(error: FastifyError, takesForm: boolean): ServiceError | null {
  if (error instanceof ServiceError) return error;
  if (error.validation !== undefined)
    return fromValidation(error.validation, error.validationContext ?? "body");
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") {
    return new ServiceError("payload_too_large", "The body is larger than 1 MB.");
  }
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    const wanted = takesForm
      ? "Send a form, with Content-Type: multipart/form-data and a boundary."
      : "Send JSON, with Content-Type: application/json.";
    return new ServiceError("unsupported_media_type", wanted);
  }
  if (isDatabaseAway(error)) {
    return new ServiceError(
      "unavailable",
      "The database is not available just now. Try again in a moment.",
      {},
      { cause: error },
    );
  }
  if (STORE_IS_FULL.has(error.code)) {
    const message = "The store takes no more files just now. Nothing was kept; try again later.";
    return new ServiceError("unavailable", message, {}, { cause: error });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new ServiceError("invalid_parameter", error.message);
  return null;
}

export function sendError(reply: FastifyReply, error: ServiceError): FastifyReply {
  const { code, message, detail } = error;
  if (detail.retry_after !== undefined) void reply.header("retry-after", detail.retry_after);
  if (code === "unavailable") void reply.header("retry-after", SECONDS_UNTIL_DATABASE_IS_BACK);
  if (code === "invalid_token") void reply.header("www-authenticate", 'Bearer realm="lanternist"');
  return reply
    .code(error.status)
    .type("application/json; charset=utf-8")
    .send({ error: { code, message, ...detail }, request_id: reply.request.id });
}

/** One shape for every failure, with the id of the request in body, header and log. */
export function addErrors(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asServiceError(error, request.routeOptions.config.multipart !== undefined);
    if (known?.code === "unavailable") request.log.warn({ error: error.message }, "database or store away");
    if (known !== null) return sendError(reply, known);
    request.log.error({ err: error }, "defect");
    return sendError(
      reply,
      new ServiceError(
        "internal_error",
        "Something broke on our side. Quote the request_id when you report it.",
      ),
    );
  });
}
