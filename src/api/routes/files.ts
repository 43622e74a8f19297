import { Type, type Static } from "typebox";
import type { FastifyInstance } from "fastify";
import { strictObject } from "../../contract/schema.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { sha256 } from "../../kernel/hash.ts";
import { resolveFile, type ServedFile } from "../../domain/files/resolve.ts";
import type { ApiDeps } from "../deps.ts";
import { voiceOfLink } from "../present/voices.ts";
import { parseRange } from "../ranges.ts";
import { sendError } from "../plugins/errors.ts";

const Params = Type.Object({ owner_id: Type.String(), name: Type.String() });
const Query = strictObject({
  expires: Type.String({ description: "Unix seconds." }),
  signature: Type.String(),
});

/** A file of the database's, or a voice's sample. */
async function fileOf(deps: ApiDeps, ownerId: string, name: string): Promise<ServedFile | null> {
  const voiceId = voiceOfLink(ownerId, name);
  if (voiceId === null) return resolveFile(deps.db, ownerId, name);
  if (deps.voices.find(voiceId) === null) return null;
  const key = await deps.ensurePreview(voiceId);
  if (key === null) {
    throw new ServiceError("unavailable", "No worker could make this sample in time. Try again in a moment.");
  }
  return { key, mimetype: "audio/mpeg" };
}

/** Files by signed link: the signature stands for the key, so none is asked for. */
export function addFiles(app: FastifyInstance, deps: ApiDeps): void {
  app.route<{ Params: Static<typeof Params>; Querystring: Static<typeof Query> }>({
    method: ["GET", "HEAD"],
    url: "/files/:owner_id/:name",
    schema: { params: Params, querystring: Query, hide: true },
    handler: async (request, reply) => {
      const { owner_id: ownerId, name } = request.params;
      const { expires, signature } = request.query;
      if (!deps.fileUrls.verify(ownerId, name, expires, signature, deps.clock.now())) {
        throw new ServiceError(
          "insufficient_scope",
          "This link has expired or was changed. Read the resource again for a new one.",
        );
      }
      const file = await fileOf(deps, ownerId, name);
      const stored = file === null ? null : await deps.blobs.info(file.key);
      if (file === null || stored === null) throw new ServiceError("not_found", "This file is gone.");
      const { bytes } = stored;
      const etag = `"${sha256(`${file.key}:${bytes}`).slice(0, 32)}"`;
      void reply
        .header("accept-ranges", "bytes")
        .header("etag", etag)
        .header("cache-control", "private, max-age=3600")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .header(
          "content-disposition",
          `${file.attachment === true ? "attachment" : "inline"}; filename="${name.replace(/[^\w.-]/g, "_")}"`,
        )
        .type(file.mimetype);
      if (request.headers["if-none-match"]?.includes(etag) === true) return reply.code(304).send();
      const ifRange = request.headers["if-range"];
      const range =
        ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, bytes) : null;
      if (range === "unsatisfiable") {
        void reply.header("content-range", `bytes */${bytes}`);
        return sendError(reply, new ServiceError("range_not_satisfiable", `The file has ${bytes} bytes.`));
      }
      const length = range === null ? bytes : range.end - range.start + 1;
      if (range !== null) {
        void reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${bytes}`);
      }
      void reply.header("content-length", length);
      if (request.method === "HEAD") return reply.send();
      return reply.send(await deps.blobs.stream(file.key, range ?? undefined));
    },
  });
}
