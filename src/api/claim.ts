import type { FastifyRequest } from "fastify";
import { contentHash } from "../kernel/hash.ts";
import type { Claim } from "../domain/idempotency/idempotency.ts";
import { callerOf, idempotencyKey } from "./request.ts";

function claimOf(request: FastifyRequest, key: string): Claim {
  return {
    workspaceId: callerOf(request).workspaceId,
    method: request.method,
    path: request.url.split("?")[0] ?? request.url,
    key,
    inputHash: contentHash(request.body ?? null),
  };
}

/** The claim of a write that must carry an Idempotency-Key. */
export function requiredClaim(request: FastifyRequest): Claim {
  return claimOf(request, idempotencyKey(request.headers["idempotency-key"], "required") ?? "");
}

/** The claim of a write that may carry one. */
export function optionalClaim(request: FastifyRequest): Claim | null {
  const key = idempotencyKey(request.headers["idempotency-key"], "optional");
  return key === null ? null : claimOf(request, key);
}
