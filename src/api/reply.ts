import type { FastifyReply } from "fastify";
import type { Outcome } from "../domain/idempotency/idempotency.ts";
import type { ApiDeps } from "./deps.ts";
import type { Link } from "./present/conversations.ts";

/** Links are signed as they are shown, never stored. */
export function linker(deps: Pick<ApiDeps, "fileUrls" | "clock">): Link {
  return (ownerId, name) => deps.fileUrls.sign(ownerId, name, deps.clock.now());
}

/** Answers a write; a replayed one says so. */
export function sendOutcome(reply: FastifyReply, outcome: Outcome<unknown>, body: unknown): FastifyReply {
  if (outcome.replayed) void reply.header("idempotency-replayed", "true");
  return reply.code(outcome.status).send({ data: body });
}
