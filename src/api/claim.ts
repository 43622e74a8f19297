import type { FastifyRequest } from "fastify";
import { contentHash } from "../kernel/hash.ts";
import type { Claim } from "../domain/idempotency/idempotency.ts";
import { callerOf, idempotencyKey } from "./request.ts";

function claimOf(request: FastifyRequest, key: string, input: unknown): Claim {
  return {
    workspaceId: callerOf(request).workspaceId,
    method: request.method,
    path: request.url.split("?")[0] ?? request.url,
    key,
    inputHash: contentHash(input),
  };
}

/** The claim of a write that must carry an Idempotency-Key. */
export function requiredClaim(request: FastifyRequest): Claim {
  return claimOf(
    request,
    idempotencyKey(request.headers["idempotency-key"], "required") ?? "",
    bodyOf(request),
  );
}

/** The claim of a write that may carry one. `input` is what counts as the same input, by default the body. */
export function optionalClaim(request: FastifyRequest, input: unknown = bodyOf(request)): Claim | null {
  const key = idempotencyKey(request.headers["idempotency-key"], "optional");
  return key === null ? null : claimOf(request, key, input);
}

function bodyOf(request: FastifyRequest): unknown {
  return request.body ?? null;
}
