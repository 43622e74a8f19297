import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../kernel/errors.ts";

/** `/a/:id/b` as a pattern of whole paths. */
function patternOf(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}$`);
}

/** 404 for paths that do not exist, 405 with `Allow` for methods that a path does not have. */
export function addRouting(app: FastifyInstance): void {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", (route) => {
    const entry = known.get(route.url) ?? { pattern: patternOf(route.url), methods: new Set() };
    for (const method of [route.method].flat()) entry.methods.add(method);
    known.set(route.url, entry);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const methods = new Set<string>();
    for (const entry of known.values()) {
      if (entry.pattern.test(path)) for (const method of entry.methods) methods.add(method);
    }
    if (methods.size === 0) throw new ServiceError("not_found", `There is nothing at ${path}.`);
    void reply.header("allow", [...methods].sort().join(", "));
    throw new ServiceError("method_not_allowed", `${request.method} is not possible here.`);
  });
}
