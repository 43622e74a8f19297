import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServiceError } from "../../kernel/errors.ts";
import type { RateState } from "../../domain/capacity/rate.ts";
import type { ApiDeps } from "../deps.ts";
import { makeStrangers } from "../strangers.ts";

function showRate(reply: FastifyReply, rate: Pick<RateState, "limit" | "remaining" | "resetSeconds">): void {
  void reply
    .header("ratelimit-limit", rate.limit)
    .header("ratelimit-remaining", rate.remaining)
    .header("ratelimit-reset", rate.resetSeconds);
}

/** Everything below /v1 wants a key, also what does not exist there: a stranger learns nothing of it. */
function needsKey(request: FastifyRequest): boolean {
  if (request.routeOptions.config.scope !== undefined) return true;
  return request.is404 && /^\/v1(\/|$|\?)/.test(request.url);
}

/**
 * Verifies the key, counts the request, and holds the key against the route's scope, in this order.
 * Sets `request.caller`.
 */
export function addAuthentication(app: FastifyInstance, deps: ApiDeps): void {
  const strangers = makeStrangers(deps.clock);
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request, reply) => {
    if (!needsKey(request)) return;
    const apiKey = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    const now = deps.clock.now();
    const caller = apiKey === undefined ? null : await deps.keys.verify(apiKey, now);
    if (caller === null) {
      const rate = strangers.count(request.ip);
      showRate(reply, rate);
      if (!rate.admitted) throw tooMany(rate);
      throw new ServiceError(
        "invalid_token",
        "A valid API key is required: Authorization: Bearer <API_KEY>. This one is missing, malformed, unknown, expired or revoked.",
      );
    }
    const rate = await deps.rates.count(caller, now);
    showRate(reply, rate);
    if (!rate.admitted) throw tooMany(rate);
    request.caller = caller;
    const { scope } = request.routeOptions.config;
    if (scope !== undefined && !caller.scopes.has(scope)) {
      throw new ServiceError("insufficient_scope", `This needs a key with the scope ${scope}.`);
    }
  });
}

function tooMany(rate: RateState): ServiceError {
  return new ServiceError(
    "rate_limited",
    `More than ${rate.limit} requests in a minute. Retry in ${rate.resetSeconds} s.`,
    { retry_after: rate.resetSeconds },
  );
}
