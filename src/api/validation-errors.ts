import type { FastifySchemaValidationError } from "fastify";
import { ServiceError, type ErrorDetail } from "../kernel/errors.ts";

/** With `verbose` on, the validator hands the schema and the value over as well. */
type Verbose = FastifySchemaValidationError & {
  parentSchema?: { properties?: Record<string, unknown>; pattern?: string };
  data?: unknown;
};

/** `/files/2/url` → `files[2].url`. */
function paramOf(instancePath: string, last?: string): string {
  const parts = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (last !== undefined) parts.push(last);
  return parts.reduce((path, part) => {
    if (/^\d+$/.test(part)) return `${path}[${part}]`;
    return path === "" ? part : `${path}.${part}`;
  }, "");
}

type Told = { message: string; detail: ErrorDetail };

function tell(error: Verbose): Told {
  const param = paramOf(error.instancePath);
  const name = param === "" ? "The body" : param;
  const about = (message: string, extra: ErrorDetail = {}): Told => ({
    message,
    detail: { ...(param === "" ? {} : { param }), ...extra },
  });
  const limit = String(error.params["limit"]);
  switch (error.keyword) {
    case "additionalProperties": {
      const unknown = paramOf(error.instancePath, String(error.params["additionalProperty"]));
      const allowed = Object.keys(error.parentSchema?.properties ?? {});
      return { message: `${unknown} is not known here.`, detail: { param: unknown, allowed } };
    }
    case "required": {
      const missing = paramOf(error.instancePath, String(error.params["missingProperty"]));
      return { message: `${missing} is required.`, detail: { param: missing } };
    }
    case "enum": {
      const allowed = error.params["allowedValues"] as (string | number)[];
      return about(`${name} must be one of: ${allowed.join(", ")}.`, { allowed });
    }
    case "type":
      return about(`${name} must be ${article(String(error.params["type"]))}.`);
    case "anyOf":
      return about(`${name} must be a string or a positive integer.`);
    case "minLength":
      return about(
        limit === "1" ? `${name} must not be empty.` : `${name} must have at least ${limit} characters.`,
      );
    case "maxLength":
      return about(`${name} must have at most ${limit} characters.`);
    case "maxItems":
      return about(`${name} must have at most ${limit} items.`);
    case "minimum":
      return about(`${name} must be at least ${limit}.`);
    case "maximum":
      return about(`${name} must be at most ${limit}.`);
    case "pattern":
      return about(
        error.params["pattern"] === "\\S"
          ? `${name} must not be blank.`
          : `${name} must match ${String(error.params["pattern"])}.`,
      );
    default:
      return about(`${name} ${error.message ?? "is not valid"}.`);
  }
}

function article(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** The first failure as the caller should read it. */
export function fromValidation(
  errors: readonly FastifySchemaValidationError[],
  context: string,
): ServiceError {
  // Where alternatives failed, each tells its own failure first and the whole comes last.
  const error: Verbose | undefined = errors.at(-1);
  if (error === undefined) return new ServiceError("invalid_parameter", "The input is not valid.");
  if (context === "body" && error.instancePath === "" && error.keyword === "type") {
    return new ServiceError("invalid_parameter", "A JSON object is required as the body.");
  }
  // A valid choice of another type: what would do is more of a help than the type.
  const values = (error.parentSchema as { enum?: (string | number)[] } | undefined)?.enum;
  const { message, detail } = tell(
    error.keyword === "type" && values !== undefined
      ? { ...error, keyword: "enum", params: { allowedValues: values } }
      : error,
  );
  return new ServiceError("invalid_parameter", message, detail);
}
