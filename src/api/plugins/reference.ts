import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";

/** The reference for people, at `/docs`: the OpenAPI document as pages, from files of ours. */
export async function addReference(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: true,
    theme: { title: "Lanternist API" },
    uiConfig: {
      url: "/openapi.json",
      docExpansion: "list",
      layout: "BaseLayout",
      persistAuthorization: false,
    },
    transformSpecification: () => app.describeApi() as Record<string, unknown>,
    transformSpecificationClone: false,
  });
}
