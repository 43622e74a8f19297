import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import { Type, type Static } from "typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AssetBody, AssetsQuery, DeletedAssetBody, UploadForm } from "../../contract/assets.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { createAssets, type StoredAsset } from "../../domain/assets/create.ts";
import { deleteAsset } from "../../domain/assets/delete.ts";
import type { Outcome } from "../../domain/idempotency/idempotency.ts";
import { getAsset, listAssets } from "../../domain/assets/read.ts";
import { optionalClaim } from "../claim.ts";
import type { ApiDeps } from "../deps.ts";
import { dropFiles } from "../drop-files.ts";
import { presentAsset } from "../present/assets.ts";
import { linker, sendOutcome } from "../reply.ts";
import { callerOf } from "../request.ts";
import { describeRoute } from "../schema-of-route.ts";
import { dropKept, keepFiles } from "../upload/keep-files.ts";
import { receiveFiles, type ReceivedFile } from "../upload/receive-files.ts";

const ROOT = "/v1/assets";
const TAG = "Assets";
const AssetParams = Type.Object({ asset_id: Type.String() });
type AssetParams = Static<typeof AssetParams>;

/** Apart from the other routes, because only this one takes a form, and it takes nothing else. */
async function addUpload(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const link = linker(deps);
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  app.post(
    ROOT,
    {
      config: { scope: "assets:write", idempotency: "optional", multipart: UploadForm },
      schema: describeRoute({
        summary: "Upload assets",
        description:
          "Up to 5 files in the form field `files`. One that will not do refuses all, with `reason` (`too_many`, `unsupported_type`, `empty`, `too_large`), `file` and `max_mb`. Types are recognised by content. SVG is kept without scripts and foreign references.",
        tag: TAG,
        operationId: "uploadAssets",
        errors: ["quota_exceeded", "idempotency_conflict", "unsupported_media_type"],
        answer: Type.Array(AssetBody),
        status: 201,
      }),
    },
    async (request, reply) => {
      if (!request.isMultipart()) throw notAForm();
      // A malformed key is told before 300 MB are read.
      optionalClaim(request);
      const folder = await mkdtemp(join(deps.temporaryFolder, "upload-"));
      let outcome;
      try {
        outcome = await keepUpload(deps, request, await receiveFiles(request, folder));
      } catch (error) {
        // Somebody who goes on sending is not listened to for ever.
        if (!request.raw.complete) void reply.header("connection", "close");
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      return sendOutcome(
        reply,
        outcome,
        outcome.answer.map((asset) => presentAsset(asset, link)),
      );
    },
  );
}

function notAForm(): ServiceError {
  return new ServiceError(
    "unsupported_media_type",
    "Send a form, with Content-Type: multipart/form-data and a boundary.",
  );
}

/** Files into the store, then their rows; of what no row came, nothing stays. */
async function keepUpload(
  deps: ApiDeps,
  request: FastifyRequest,
  received: readonly ReceivedFile[],
): Promise<Outcome<StoredAsset[]>> {
  const caller = callerOf(request);
  const { files, input } = await keepFiles(deps, caller, received);
  let made = false;
  try {
    const claim = optionalClaim(request, input);
    const outcome = await createAssets(deps, caller, claim, files, deps.clock.now());
    made = !outcome.replayed;
    return outcome;
  } finally {
    if (!made) await dropKept(deps, files);
  }
}

export async function addAssets(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  const link = linker(deps);
  await app.register((scope) => addUpload(scope, deps));

  app.get<{ Querystring: Static<typeof AssetsQuery> }>(
    ROOT,
    {
      config: { scope: "assets:read" },
      schema: {
        ...describeRoute({
          summary: "List assets, newest first",
          tag: TAG,
          operationId: "listAssets",
          answer: Type.Object({
            items: Type.Array(AssetBody),
            total: Type.Integer(),
            limit: Type.Integer(),
            offset: Type.Integer(),
          }),
          status: 200,
        }),
        querystring: AssetsQuery,
      },
    },
    async (request) => {
      const { limit = 20, offset = 0, mimetype = null, q = null } = request.query;
      const page = await listAssets(deps.db, callerOf(request), { mimetype, q }, { limit, offset });
      return {
        data: { items: page.items.map((one) => presentAsset(one, link)), total: page.total, limit, offset },
      };
    },
  );

  app.get<{ Params: AssetParams }>(
    `${ROOT}/:asset_id`,
    {
      config: { scope: "assets:read" },
      schema: {
        ...describeRoute({
          summary: "Get an asset",
          tag: TAG,
          operationId: "getAsset",
          errors: ["not_found"],
          answer: AssetBody,
          status: 200,
        }),
        params: AssetParams,
      },
    },
    async (request) => ({
      data: presentAsset(await getAsset(deps.db, callerOf(request), request.params.asset_id), link),
    }),
  );

  app.delete<{ Params: AssetParams }>(
    `${ROOT}/:asset_id`,
    {
      config: { scope: "assets:write", idempotency: "optional", bodyOptional: true },
      schema: {
        ...describeRoute({
          summary: "Delete an asset",
          description: "Its links stop working at once. Films that show it stay as they are.",
          tag: TAG,
          operationId: "deleteAsset",
          errors: ["not_found", "idempotency_conflict"],
          answer: DeletedAssetBody,
          status: 200,
        }),
        params: AssetParams,
      },
    },
    async (request, reply) => {
      const claim = optionalClaim(request);
      const outcome = await deleteAsset(deps.db, callerOf(request), request.params.asset_id, claim);
      await dropFiles(deps, outcome);
      return sendOutcome(reply, outcome, { id: Number(outcome.answer.id), deleted: true });
    },
  );
}
