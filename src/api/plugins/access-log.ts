import type { FastifyInstance } from "fastify";

/**
 * One line a request, by route and not by URL: a URL may hold a signature. Reads that went well are
 * `debug`, since polling would drown the rest.
 */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      request_id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? "(none)",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      workspace_id: request.caller?.workspaceId,
    };
    const quiet = reply.statusCode < 400 && (request.method === "GET" || request.method === "HEAD");
    if (quiet) request.log.debug(line, "answered");
    else request.log.info(line, "answered");
  });
}
