import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

function matches(header: string, etag: string): boolean {
  return header
    .split(",")
    .some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag.replace(/^W\//, ""));
}

/** Weak ETags on JSON that was read, and 304 for one who has it: polling then costs no transfer. */
export function addEtags(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || reply.statusCode !== 200 || typeof payload !== "string" || reply.hasHeader("etag"))
      return payload;
    const etag = `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
    void reply.header("etag", etag).header("cache-control", "private, no-cache");
    const known = request.headers["if-none-match"];
    if (known === undefined || !matches(known, etag)) return payload;
    void reply.code(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}
