import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";
import { ServiceError } from "../kernel/errors.ts";

/** Query parameters as text; one that is given twice stays a list, which no schema accepts. */
export function parseQuery(text: string): Record<string, unknown> {
  return { ...parse(text, "&", "=", { maxKeys: 0 }) };
}

/**
 * Numbers in a query are text on the wire. Only plain decimal integers become numbers, where the
 * schema wants one; `1e1`, ` 5` and `0x5` stay text and are refused.
 */
export function addStrictQuery(app: FastifyInstance): void {
  app.addHook("preValidation", async (request) => {
    const schema = request.routeOptions.schema?.querystring as
      | { properties?: Record<string, { type?: string }> }
      | undefined;
    if (schema === undefined) return;
    const query = request.query as Record<string, unknown>;
    for (const [name, value] of Object.entries(query)) {
      if (Array.isArray(value)) {
        throw new ServiceError("invalid_parameter", `${name} is given twice.`, { param: name });
      }
      const wantsInteger = schema.properties?.[name]?.type === "integer";
      if (wantsInteger && typeof value === "string" && /^-?(0|[1-9]\d{0,8})$/.test(value))
        query[name] = Number(value);
    }
  });
}
