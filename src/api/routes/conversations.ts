import { Type, type Static } from "typebox";
import type { FastifyInstance } from "fastify";
import {
  AcceptedBody,
  ConversationBody,
  CreateConversationBody,
  DeletedConversationBody,
  EmptyBody,
  MessageBody,
  SendMessageBody,
} from "../../contract/conversations.ts";
import { OptionalPageQuery, PageQuery } from "../../contract/schema.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { createConversation } from "../../domain/conversations/create.ts";
import { getConversation, listConversations, listMessages } from "../../domain/conversations/read.ts";
import { sendMessage } from "../../domain/conversations/send.ts";
import { stopConversation } from "../../domain/conversations/stop.ts";
import { deleteConversation } from "../../domain/conversations/delete.ts";
import { optionalClaim, requiredClaim } from "../claim.ts";
import { dropFiles } from "../drop-files.ts";
import type { ApiDeps } from "../deps.ts";
import { parseAttachments } from "../parse/attachments.ts";
import { parseCallback } from "../parse/callback.ts";
import { parseVideoConfig } from "../parse/video-config.ts";
import { presentAccepted, presentConversation, presentMessage } from "../present/conversations.ts";
import { callerOf } from "../request.ts";
import { describeRoute } from "../schema-of-route.ts";
import { linker, sendOutcome } from "../reply.ts";

const ROOT = "/v1/video-agents/conversations";
const TAG = "Video agent";
const ConversationParams = Type.Object({ conversation_id: Type.String() });
type ConversationParams = Static<typeof ConversationParams>;

export function addConversations(app: FastifyInstance, deps: ApiDeps): void {
  const link = linker(deps);

  app.post<{ Body: CreateConversationBody }>(
    ROOT,
    {
      config: { scope: "video_agents:write", idempotency: "required", event: "message" },
      schema: {
        ...describeRoute({
          summary: "Create a conversation",
          description: "Starts the first paid message at once. The reserve is held until the message ends.",
          tag: TAG,
          operationId: "createConversation",
          errors: [
            "insufficient_credits",
            "idempotency_conflict",
            "invalid_webhook_url",
            "unsafe_webhook_url",
          ],
          answer: AcceptedBody,
          status: 202,
        }),
        body: CreateConversationBody,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const claim = requiredClaim(request);
      const outcome = await createConversation(deps, callerOf(request), claim, {
        prompt: body.prompt,
        requireOutlineConfirmation: body.require_outline_confirmation ?? false,
        config: parseVideoConfig(body.video_config, deps.voices),
        attachments: await parseAttachments(body.files, deps),
        callback: await parseCallback(body, deps.resolve),
      });
      return sendOutcome(reply, outcome, presentAccepted(outcome.answer));
    },
  );

  app.get<{ Querystring: Static<typeof PageQuery> }>(
    ROOT,
    {
      config: { scope: "video_agents:read" },
      schema: {
        ...describeRoute({
          summary: "List conversations, newest first",
          tag: TAG,
          operationId: "listConversations",
          answer: Type.Object({
            items: Type.Array(ConversationBody),
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
      const page = await listConversations(deps.db, callerOf(request), { limit, offset });
      const items = page.items.map((one) => presentConversation(one, link));
      return { data: { items, total: page.total, limit, offset } };
    },
  );

  app.get<{ Params: ConversationParams }>(
    `${ROOT}/:conversation_id`,
    {
      config: { scope: "video_agents:read" },
      schema: {
        ...describeRoute({
          summary: "Get a conversation",
          tag: TAG,
          operationId: "getConversation",
          errors: ["not_found"],
          answer: ConversationBody,
          status: 200,
        }),
        params: ConversationParams,
      },
    },
    async (request) => {
      const found = await getConversation(deps.db, callerOf(request), request.params.conversation_id);
      return { data: presentConversation(found, link) };
    },
  );

  app.post<{ Params: ConversationParams; Body: SendMessageBody }>(
    `${ROOT}/:conversation_id`,
    {
      config: {
        scope: "video_agents:write",
        idempotency: "required",
        event: "message",
        createOnly: ["video_config", "require_outline_confirmation"],
      },
      schema: {
        ...describeRoute({
          summary: "Send a message",
          description:
            'A follow-up turn: confirm or revise the outline, answer the agent, or edit the film by saying what to change ("make scene 3 shorter"). Only what changes is made again and paid. What is not understood comes back as `paused` with `next_action: reply` and a question in `answer`; nothing is changed then.',
          tag: TAG,
          operationId: "sendMessage",
          errors: [
            "unsupported_parameter",
            "insufficient_credits",
            "not_found",
            "conversation_busy",
            "idempotency_conflict",
            "invalid_webhook_url",
            "unsafe_webhook_url",
          ],
          answer: AcceptedBody,
          status: 202,
        }),
        params: ConversationParams,
        body: SendMessageBody,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const claim = requiredClaim(request);
      if (body.prompt === undefined && body.outline_action !== "confirm") {
        throw new ServiceError("invalid_parameter", "prompt is required.", { param: "prompt" });
      }
      const outcome = await sendMessage(deps, callerOf(request), request.params.conversation_id, claim, {
        prompt: body.prompt ?? null,
        outlineAction: body.outline_action ?? null,
        attachments: await parseAttachments(body.files, deps),
        callback: await parseCallback(body, deps.resolve),
      });
      return sendOutcome(reply, outcome, presentAccepted(outcome.answer));
    },
  );

  app.get<{ Params: ConversationParams; Querystring: Static<typeof OptionalPageQuery> }>(
    `${ROOT}/:conversation_id/messages`,
    {
      config: { scope: "video_agents:read" },
      schema: {
        ...describeRoute({
          summary: "List the messages of a conversation, in order",
          description: "Poll it, every 5 seconds or slower, for status, outline, cost and film.",
          tag: TAG,
          operationId: "listMessages",
          errors: ["not_found"],
          answer: Type.Object({ items: Type.Array(MessageBody), total: Type.Integer() }),
          status: 200,
        }),
        params: ConversationParams,
        querystring: OptionalPageQuery,
      },
    },
    async (request) => {
      const { limit = null, offset = 0 } = request.query;
      const id = request.params.conversation_id;
      const page = await listMessages(deps.db, callerOf(request), id, { limit, offset });
      return { data: { items: page.items.map((one) => presentMessage(one, link)), total: page.total } };
    },
  );

  app.post<{ Params: ConversationParams }>(
    `${ROOT}/:conversation_id/stop`,
    {
      config: { scope: "video_agents:write", idempotency: "optional", bodyOptional: true },
      schema: {
        ...describeRoute({
          summary: "Stop a conversation",
          description:
            "Stops the running message; poll its messages until it is `stopped`, within 5 seconds. What was drawn by then is charged.",
          tag: TAG,
          operationId: "stopConversation",
          errors: ["not_found", "not_running", "idempotency_conflict"],
          answer: AcceptedBody,
          status: 202,
        }),
        params: ConversationParams,
        body: EmptyBody,
      },
    },
    async (request, reply) => {
      const claim = optionalClaim(request);
      const id = request.params.conversation_id;
      const outcome = await stopConversation(deps, callerOf(request), id, claim);
      return sendOutcome(reply, outcome, presentAccepted(outcome.answer));
    },
  );

  app.delete<{ Params: ConversationParams }>(
    `${ROOT}/:conversation_id`,
    {
      config: { scope: "video_agents:write", idempotency: "optional", bodyOptional: true },
      schema: {
        ...describeRoute({
          summary: "Delete a conversation",
          description: "With its messages, renders and files.",
          tag: TAG,
          operationId: "deleteConversation",
          errors: ["not_found", "conversation_busy", "idempotency_conflict"],
          answer: DeletedConversationBody,
          status: 200,
        }),
        params: ConversationParams,
      },
    },
    async (request, reply) => {
      const claim = optionalClaim(request);
      const id = request.params.conversation_id;
      const outcome = await deleteConversation(deps.db, callerOf(request), id, claim);
      await dropFiles(deps, outcome);
      return sendOutcome(reply, outcome, { conversation_id: id, deleted: true });
    },
  );
}
