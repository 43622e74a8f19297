import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { nameSchemas, toOpenApi30, type Node } from "../openapi-dialect.ts";
import { idempotencyHeader } from "../schema-of-route.ts";

type Operation = { operationId?: string; requestBody?: { required?: boolean } };
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, unknown>;
};

/** The finished document: OpenAPI 3.0 words, and named schemas in one place. */
function finish(document: Document, bodyOptional: ReadonlySet<string>): object {
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))) {
    if (operation.requestBody === undefined || !bodyOptional.has(operation.operationId ?? "")) continue;
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
  const bodyOptional = new Set<string>();
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
      if (route.config?.bodyOptional === true) bodyOptional.add(schema.operationId ?? "");
      const description = [schema.description, scope === undefined ? undefined : `Scope: \`${scope}\`.`];
      return {
        url,
        schema: {
          ...schema,
          description: description.filter((part) => part !== undefined).join(" "),
          ...(need === undefined ? {} : { headers: idempotencyHeader(need) }),
        },
      };
    },
  });
  const describe = app.swagger.bind(app);
  app.decorate("describeApi", () => finish(describe() as Document, bodyOptional));
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.describeApi());
}
