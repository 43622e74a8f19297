import { Type, type Static } from "typebox";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BrandKitBody, BrandKitInputBody, DeletedBrandKitBody } from "../../contract/brand-kits.ts";
import { PageQuery } from "../../contract/schema.ts";
import { logoSource } from "../../domain/brand-kits/logo.ts";
import { getBrandKit, listBrandKits } from "../../domain/brand-kits/read.ts";
import { normalColor, type ThemeColors } from "../../domain/brand-kits/theme-colors.ts";
import type { BrandKitInput } from "../../domain/brand-kits/types.ts";
import {
  createBrandKit,
  deleteBrandKit,
  replaceBrandKit,
  type KitDeps,
} from "../../domain/brand-kits/write.ts";
import { optionalClaim } from "../claim.ts";
import type { ApiDeps } from "../deps.ts";
import { presentBrandKit } from "../present/brand-kits.ts";
import { linker, sendOutcome } from "../reply.ts";
import { callerOf } from "../request.ts";
import { describeRoute } from "../schema-of-route.ts";

const ROOT = "/v1/brand-kits";
const TAG = "Brand kits";
const KitParams = Type.Object({ brand_kit_id: Type.String() });
type KitParams = Static<typeof KitParams>;
type Write = { Body: BrandKitInputBody };

function parseInput(body: BrandKitInputBody): BrandKitInput {
  const colors = Object.entries(body.theme_color ?? {}).map(([name, color]) => [name, normalColor(color)]);
  return {
    name: body.brand_name,
    tone: body.content_style_description ?? "",
    colors: Object.fromEntries(colors) as Partial<ThemeColors>,
  };
}

export function addBrandKits(app: FastifyInstance, deps: ApiDeps): void {
  const link = linker(deps);
  const { db, plans, resolve, isAllowed, blobs, temporaryFolder } = deps;
  const kitDeps: KitDeps = {
    db,
    plans,
    archive: {
      reach: { resolve, ...(isAllowed === undefined ? {} : { isAllowed }) },
      blobs,
      temporaryFolder,
    },
    dropFile: (key) => blobs.delete(key),
  };

  function logoOf(request: FastifyRequest<Write>) {
    const logo = request.body.brand_logo;
    return logo === undefined ? null : logoSource(logo, deps.baseUrl);
  }

  app.post<Write>(
    ROOT,
    {
      config: { scope: "brand_kits:write", idempotency: "optional" },
      schema: {
        ...describeRoute({
          summary: "Create a brand kit",
          tag: TAG,
          operationId: "createBrandKit",
          errors: ["quota_exceeded", "idempotency_conflict"],
          answer: BrandKitBody,
          status: 201,
        }),
        body: BrandKitInputBody,
      },
    },
    async (request, reply) => {
      const outcome = await createBrandKit(
        kitDeps,
        callerOf(request),
        optionalClaim(request),
        parseInput(request.body),
        logoOf(request),
        deps.clock.now(),
      );
      return sendOutcome(reply, outcome, presentBrandKit(outcome.answer, link));
    },
  );

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    ROOT,
    {
      config: { scope: "brand_kits:read" },
      schema: {
        ...describeRoute({
          summary: "List brand kits, newest first",
          tag: TAG,
          operationId: "listBrandKits",
          answer: Type.Object({
            items: Type.Array(BrandKitBody),
            total: Type.Integer(),
            limit: Type.Integer(),
            offset: Type.Integer(),
          }),
          status: 200,
        }),
        querystring: PageQuery,
      },
    },
    async (request) => {
      const { limit = 20, offset = 0 } = request.query;
      const page = await listBrandKits(db, callerOf(request), { limit, offset });
      return {
        data: {
          items: page.items.map((kit) => presentBrandKit(kit, link)),
          total: page.total,
          limit,
          offset,
        },
      };
    },
  );

  app.get<{ Params: KitParams }>(
    `${ROOT}/:brand_kit_id`,
    {
      config: { scope: "brand_kits:read" },
      schema: {
        ...describeRoute({
          summary: "Get a brand kit",
          tag: TAG,
          operationId: "getBrandKit",
          errors: ["not_found"],
          answer: BrandKitBody,
          status: 200,
        }),
        params: KitParams,
      },
    },
    async (request) => ({
      data: presentBrandKit(await getBrandKit(db, callerOf(request), request.params.brand_kit_id), link),
    }),
  );

  app.put<Write & { Params: KitParams }>(
    `${ROOT}/:brand_kit_id`,
    {
      config: { scope: "brand_kits:write", idempotency: "optional" },
      schema: {
        ...describeRoute({
          summary: "Replace a brand kit",
          description:
            "All of it: what is left out is gone. Conversations keep the brand that they began with.",
          tag: TAG,
          operationId: "replaceBrandKit",
          errors: ["not_found", "quota_exceeded", "idempotency_conflict"],
          answer: BrandKitBody,
          status: 200,
        }),
        params: KitParams,
        body: BrandKitInputBody,
      },
    },
    async (request, reply) => {
      const outcome = await replaceBrandKit(
        kitDeps,
        callerOf(request),
        optionalClaim(request),
        request.params.brand_kit_id,
        parseInput(request.body),
        logoOf(request),
        deps.clock.now(),
      );
      return sendOutcome(reply, outcome, presentBrandKit(outcome.answer, link));
    },
  );

  app.delete<{ Params: KitParams }>(
    `${ROOT}/:brand_kit_id`,
    {
      config: { scope: "brand_kits:write", idempotency: "optional", bodyOptional: true },
      schema: {
        ...describeRoute({
          summary: "Delete a brand kit",
          tag: TAG,
          operationId: "deleteBrandKit",
          errors: ["not_found", "idempotency_conflict"],
          answer: DeletedBrandKitBody,
          status: 200,
        }),
        params: KitParams,
      },
    },
    async (request, reply) => {
      const claim = optionalClaim(request);
      const outcome = await deleteBrandKit(db, callerOf(request), claim, request.params.brand_kit_id);
      return sendOutcome(reply, outcome, { id: outcome.answer.id, deleted: true });
    },
  );
}
