import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

/** The OpenAPI document, made from the schemas that validate; served at `/openapi.json`. */
export async function addOpenApi(app: FastifyInstance, baseUrl: string): Promise<void> {
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
    hideUntagged: false,
  });
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
}
