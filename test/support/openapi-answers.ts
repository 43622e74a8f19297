/** Holds answers against the OpenAPI document: status, and body to the last property. */
import { Compile, type Validator } from "typebox/schema";

type Node = Record<string, unknown>;
type Operation = { responses: Record<string, { content?: Record<string, { schema: Node }> }> };
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Node> };
};

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * OpenAPI 3.0's dialect as JSON Schema: references resolved, `nullable` as a type, and objects closed, so
 * that a property which the document does not tell of is found too.
 */
export function toJsonSchema(value: unknown, document: ApiDocument): unknown {
  if (Array.isArray(value)) return value.map((inner) => toJsonSchema(inner, document));
  if (!isNode(value)) return value;
  if (typeof value["$ref"] === "string") {
    const name = value["$ref"].slice("#/components/schemas/".length);
    const target = document.components.schemas[name];
    if (target === undefined) throw new Error(`${value["$ref"]} leads nowhere`);
    return toJsonSchema(target, document);
  }
  const { nullable, example: _example, ...rest } = value;
  const node = Object.fromEntries(
    Object.entries(rest).map(([name, inner]) => [name, toJsonSchema(inner, document)]),
  );
  if (isNode(node["properties"]) && node["type"] === "object") node["additionalProperties"] ??= false;
  return nullable === true ? { anyOf: [node, { type: "null" }] } : node;
}

export type AnswerCheck = (method: string, path: string, answer: { status: number; body: unknown }) => void;

/** @throws Error where an answer is not what the document says; for paths it does not know, any error answer is. */
export function answersOf(document: ApiDocument): AnswerCheck {
  const routes = Object.entries(document.paths).map(([path, operations]) => ({
    operations,
    // A path in braces is one segment, whatever it is.
    form: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]*")}$`),
  }));
  const compiled = new Map<Node, Validator>();

  return (method, path, { status, body }) => {
    const pathname = path.split("?")[0] ?? "";
    const found = routes.filter(({ form }) => form.test(pathname));
    const operation = found.map((route) => route.operations[method.toLowerCase()]).find((one) => one);
    if (operation === undefined || status === 304) return;
    const name = `${method} ${pathname}: ${status}`;
    const described = operation.responses[status];
    if (described === undefined) throw new Error(`${name} is not in the OpenAPI document`);
    const schema = described.content?.["application/json"]?.schema;
    if (schema === undefined) throw new Error(`${name} has no JSON answer in the OpenAPI document`);
    let validator = compiled.get(schema);
    if (validator === undefined) {
      validator = Compile(toJsonSchema(schema, document) as Node);
      compiled.set(schema, validator);
    }
    if (validator.Check(body)) return;
    const [, errors] = validator.Errors(body);
    const first = errors.map(({ instancePath, message }) => `${instancePath} ${message}`).slice(0, 3);
    throw new Error(
      `${name} is not what the OpenAPI document says: ${first.join("; ")}\n${JSON.stringify(body)}`,
    );
  };
}
