/**
 * From the JSON Schema that validates to the dialect of OpenAPI 3.0: one `enum` for a closed set that
 * may be null, and no keyword that 3.0 does not have.
 */
export type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `anyOf: [{ …enum }, { nullable }]` as the swagger plugin leaves it, as one schema. */
function mergeNullable(node: Node): Node {
  const parts = node["anyOf"];
  if (!Array.isArray(parts)) return node;
  const isNull = (part: unknown): boolean =>
    isNode(part) &&
    (part["type"] === "null" || (Array.isArray(part["enum"]) && part["enum"].every((one) => one === null)));
  const real = parts.filter((part) => !isNull(part));
  if (real.length === parts.length) return node;
  const { anyOf: _parts, ...rest } = node;
  const only: unknown = real[0];
  if (real.length === 1 && isNode(only) && !("$ref" in only)) {
    const values = Array.isArray(only["enum"]) ? { enum: [...(only["enum"] as unknown[]), null] } : {};
    return { ...rest, ...only, ...values, nullable: true };
  }
  return { ...rest, anyOf: real, nullable: true };
}

export function toOpenApi30(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOpenApi30);
  if (!isNode(value)) return value;
  const node: Node = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, toOpenApi30(inner)]),
  );
  // JSON Schema 2020 shows several examples, 3.0 knows one.
  if (Array.isArray(node["examples"])) {
    const [example] = node["examples"] as unknown[];
    delete node["examples"];
    node["example"] = example;
  }
  if ("const" in node) {
    node["enum"] = [node["const"]];
    delete node["const"];
  }
  return mergeNullable(node);
}

/** Gives every schema with a `title` one place, and refers to it from everywhere else. */
export function nameSchemas(value: unknown, named: Map<string, Node>): unknown {
  if (Array.isArray(value)) return value.map((inner) => nameSchemas(inner, named));
  if (!isNode(value)) return value;
  const node: Node = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, nameSchemas(inner, named)]),
  );
  const { title, description: _here, ...rest } = node;
  if (typeof title !== "string" || rest["type"] !== "object") return node;
  named.set(title, rest);
  // Beside a $ref nothing else is read; only answers, which carry their text elsewhere, have one.
  return { $ref: `#/components/schemas/${title}` };
}
