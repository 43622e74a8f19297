import { ServiceError } from "../kernel/errors.ts";
import type { Caller } from "../domain/keys/caller.ts";
import type { Scope } from "../domain/keys/scopes.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The OpenAPI document of all routes; the app must be ready. */
    describeApi(): object;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** The scope a key needs; a route without one is open to all. */
    scope?: Scope;
    /** Writes take an Idempotency-Key; some must have one. */
    idempotency?: "required" | "optional";
    /** The form that a route takes instead of JSON, for its description. */
    multipart?: object;
    /** A route whose body may be left out. */
    bodyOptional?: boolean;
    /** Takes a `callback_url`, which gets this kind of event. */
    event?: "message" | "render";
    /** Fields that are refused here with `unsupported_parameter`. */
    createOnly?: readonly string[];
  }
}

/** The verified caller. @throws Error on a route that has no scope: a defect of the route. */
export function callerOf(request: { caller: Caller | null }): Caller {
  if (request.caller === null) throw new Error("this route has no scope, so nobody was verified");
  return request.caller;
}

/** Header values arrive trimmed and as Latin-1; anything but control characters is a character. */
const KEY_FORM = /^[\x20-\x7e\x80-\xff]{8,128}$/;

/** @throws ServiceError `invalid_parameter` when a key is missing that is required, or malformed. */
export function idempotencyKey(
  header: string | string[] | undefined,
  need: "required" | "optional",
): string | null {
  if (header === undefined && need === "optional") return null;
  if (typeof header !== "string" || !KEY_FORM.test(header)) {
    throw new ServiceError(
      "invalid_parameter",
      header === undefined
        ? "The Idempotency-Key header is required."
        : "Idempotency-Key must have 8 to 128 characters.",
      { param: "Idempotency-Key" },
    );
  }
  return header;
}
