import { Type, type Static } from "typebox";
import type { FastifyInstance } from "fastify";
import { CreateRenderBody, DeletedRenderBody, RenderBody } from "../../contract/renders.ts";
import { OptionalPageQuery } from "../../contract/schema.ts";
import { deleteRender } from "../../domain/renders/delete.ts";
import { dropFiles } from "../drop-files.ts";
import { createRender, getRender, listRenders } from "../../domain/renders/renders.ts";
import { optionalClaim } from "../claim.ts";
import type { ApiDeps } from "../deps.ts";
import { parseCallback } from "../parse/callback.ts";
import { presentRender } from "../present/renders.ts";
import { callerOf } from "../request.ts";
import { describeRoute } from "../schema-of-route.ts";
import { linker, sendOutcome } from "../reply.ts";

const ROOT = "/v1/video-agents/conversations/:conversation_id/renders";
const TAG = "Renders";
const ConversationParams = Type.Object({ conversation_id: Type.String() });
const RenderParams = Type.Object({ conversation_id: Type.String(), render_id: Type.String() });

export function addRenders(app: FastifyInstance, deps: ApiDeps): void {
  const link = linker(deps);

  app.post<{ Params: Static<typeof ConversationParams>; Body: CreateRenderBody }>(
    ROOT,
    {
      config: {
        scope: "video_agents:write",
        idempotency: "optional",
        event: "render",
        bodyOptional: true,
      },
      schema: {
        ...describeRoute({
          summary: "Create a render",
          description: "An MP4 export of a film. Costs no credits; counts towards concurrency.",
          tag: TAG,
          operationId: "createRender",
          errors: [
            "not_found",
            "conversation_busy",
            "not_renderable",
            "idempotency_conflict",
            "invalid_webhook_url",
            "unsafe_webhook_url",
          ],
          answer: RenderBody,
          status: 202,
        }),
        params: ConversationParams,
        body: CreateRenderBody,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const claim = optionalClaim(request);
      const outcome = await createRender(deps, callerOf(request), request.params.conversation_id, claim, {
        messageId: body.message_id ?? null,
        options: {
          resolution: body.resolution ?? "1080p",
          aspectRatio: body.aspect_ratio ?? "16:9",
          fps: body.fps ?? 30,
          captions: body.captions ?? "track",
        },
        callback: await parseCallback(body, deps.resolve),
      });
      return sendOutcome(reply, outcome, presentRender(outcome.answer, link));
    },
  );

  app.get<{ Params: Static<typeof ConversationParams>; Querystring: Static<typeof OptionalPageQuery> }>(
    ROOT,
    {
      config: { scope: "video_agents:read" },
      schema: {
        ...describeRoute({
          summary: "List the renders of a conversation, newest first",
          tag: TAG,
          operationId: "listRenders",
          errors: ["not_found"],
          answer: Type.Object({ items: Type.Array(RenderBody), total: Type.Integer() }),
          status: 200,
        }),
        params: ConversationParams,
        querystring: OptionalPageQuery,
      },
    },
    async (request) => {
      const { limit = null, offset = 0 } = request.query;
      const id = request.params.conversation_id;
      const page = await listRenders(deps.db, callerOf(request), id, { limit, offset });
      return { data: { items: page.items.map((one) => presentRender(one, link)), total: page.total } };
    },
  );

  app.get<{ Params: Static<typeof RenderParams> }>(
    `${ROOT}/:render_id`,
    {
      config: { scope: "video_agents:read" },
      schema: {
        ...describeRoute({
          summary: "Get a render",
          tag: TAG,
          operationId: "getRender",
          errors: ["not_found"],
          answer: RenderBody,
          status: 200,
        }),
        params: RenderParams,
      },
    },
    async (request) => {
      const { conversation_id, render_id } = request.params;
      return {
        data: presentRender(await getRender(deps.db, callerOf(request), conversation_id, render_id), link),
      };
    },
  );

  app.delete<{ Params: Static<typeof RenderParams> }>(
    `${ROOT}/:render_id`,
    {
      config: { scope: "video_agents:write", idempotency: "optional", bodyOptional: true },
      schema: {
        ...describeRoute({
          summary: "Delete a render",
          description: "One that still runs is cancelled first.",
          tag: TAG,
          operationId: "deleteRender",
          errors: ["not_found", "idempotency_conflict"],
          answer: DeletedRenderBody,
          status: 200,
        }),
        params: RenderParams,
      },
    },
    async (request, reply) => {
      const { conversation_id, render_id } = request.params;
      const claim = optionalClaim(request);
      const outcome = await deleteRender(deps.db, callerOf(request), conversation_id, render_id, claim);
      await dropFiles(deps, outcome);
      return sendOutcome(reply, outcome, { render_id, deleted: true });
    },
  );
}
