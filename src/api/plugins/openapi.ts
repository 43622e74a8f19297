import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { nameSchemas, toOpenApi30, type Node } from "../openapi-dialect.ts";
import { EVENTS } from "../../contract/events.ts";
import { errorAnswers, idempotencyHeader } from "../schema-of-route.ts";

type Operation = { operationId?: string; requestBody?: { required?: boolean }; callbacks?: object };
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, unknown>;
};
/** What a route tells of itself that the swagger plugin has no word for, by the operation's name. */
type Marks = Map<string, { bodyOptional: boolean; event: keyof typeof EVENTS | undefined }>;

/** What a service of the caller's gets at its `callback_url`. */
function callbacksOf(kind: keyof typeof EVENTS): object {
  const post = {
    summary: `A ${kind} has ended`,
    description:
      "Signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`) with the workspace's secret.",
    security: [],
    requestBody: { required: true, content: { "application/json": { schema: EVENTS[kind] } } },
    responses: {
      "2XX": { description: "Received." },
      "410": { description: "Gone: it is not tried again." },
    },
  };
  return { [`${kind}Ended`]: { "{$request.body#/callback_url}": { post } } };
}

/** The finished document: OpenAPI 3.0 words, and named schemas in one place. */
function finish(document: Document, marks: Marks): object {
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))) {
    const mark = marks.get(operation.operationId ?? "");
    if (mark?.event !== undefined) operation.callbacks = callbacksOf(mark.event);
    if (mark?.bodyOptional === true && operation.requestBody !== undefined)
      operation.requestBody.required = false;
  }
  const named = new Map<string, Node>();
  const paths = nameSchemas(toOpenApi30(document.paths), named);
  const { schemas: _collected, ...components } = document.components ?? {};
  const sorted = [...named].sort(([a], [b]) => a.localeCompare(b));
  return { ...document, paths, components: { ...components, schemas: Object.fromEntries(sorted) } };
}

/** The OpenAPI document, made from the schemas that validate; served at `/openapi.json`. */
export async function addOpenApi(app: FastifyInstance, baseUrl: string): Promise<void> {
  const marks: Marks = new Map();
  await app.register(swagger, {
    openapi: {
      openapi: "3.0.3",
      info: {
        title: "Lanternist",
        version: "1.1.0",
        description:
          "Generates narrated videos from a written brief through a conversation with a video agent.",
        license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
      },
      servers: [{ url: baseUrl }],
      components: {
        securitySchemes: { apiKey: { type: "http", scheme: "bearer", description: "A scoped API key." } },
      },
    },
    transform: ({ schema, url, route }) => {
      const scope = route.config?.scope;
      const need = route.config?.idempotency;
      const form = route.config?.multipart;
      const { bodyOptional = false, event } = route.config ?? {};
      marks.set(schema.operationId ?? "", { bodyOptional, event });
      const description = [schema.description, scope === undefined ? undefined : `Scope: \`${scope}\`.`];
      return {
        url,
        schema: {
          ...schema,
          description: description.filter((part) => part !== undefined).join(" "),
          ...(need === undefined ? {} : { headers: idempotencyHeader(need) }),
          ...(form === undefined ? {} : { consumes: ["multipart/form-data"], body: form }),
          response:
            need === undefined
              ? schema.response
              : {
                  ...errorAnswers(["payload_too_large", "unsupported_media_type"]),
                  ...(schema.response as object),
                },
        },
      };
    },
  });
  const describe = app.swagger.bind(app);
  app.decorate("describeApi", () => finish(describe() as Document, marks));
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.describeApi());
}
