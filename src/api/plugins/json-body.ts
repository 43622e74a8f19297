import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../kernel/errors.ts";
import { scanJson } from "../scan-json.ts";

function refuse(message: string, param?: string): ServiceError {
  return new ServiceError("invalid_parameter", message, param === undefined ? {} : { param });
}

/** JSON as strict as we can read it. @throws ServiceError `invalid_parameter`. */
export function parseJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ServiceError("invalid_parameter", "The body is not UTF-8.", {}, { cause: error });
  }
  const problem = scanJson(text);
  if (problem?.kind === "depth") throw refuse("The body is nested too deeply.");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ServiceError("invalid_parameter", "The body is not JSON.", {}, { cause: error });
  }
  if (problem?.kind === "duplicate") {
    throw refuse(`${problem.path} is given twice.`, problem.path);
  }
  return value;
}

/** Only JSON bodies are read; anything else is 415. */
export function addJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      const bytes = body as Buffer;
      done(null, bytes.length === 0 ? undefined : parseJson(bytes));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook("preValidation", async (request) => {
    if (request.body === undefined && request.routeOptions.config.bodyOptional === true) request.body = {};
    const createOnly = request.routeOptions.config.createOnly ?? [];
    for (const name of createOnly) {
      const body = request.body;
      if (typeof body === "object" && body !== null && Object.hasOwn(body, name)) {
        throw new ServiceError(
          "unsupported_parameter",
          `${name} is set when the conversation is created and cannot be sent later.`,
          { param: name },
        );
      }
    }
    const bad = findUnstorable(request.body, "");
    if (bad !== null) {
      throw refuse(`${bad} holds a character that cannot be kept (NUL or half a surrogate pair).`, bad);
    }
  });
}

/** The path of a text, or key, that Postgres cannot hold: NUL, or a lone surrogate. */
function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes("\0") || !key.isWellFormed()) return path === "" ? "body" : path;
    const at = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    const bad = findUnstorable(inner, at);
    if (bad !== null) return bad;
  }
  return null;
}
