/** Values that a schema of the OpenAPI document allows, and near misses of them. */
import * as fc from "fast-check";

type Schema = Record<string, unknown>;

/** Text that breaks what is careless: nothing, control characters, half characters, keys of the prototype, markup, paths. */
export const nastyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202e",
    "__proto__",
    "constructor",
    "https://example.com/",
    "en",
    "1",
    "NaN",
    "../../etc/passwd",
    "'; drop table messages; --",
    "<svg onload=alert(1)>",
    "%00",
    "-1",
    "9223372036854775808",
    "x".repeat(3_000),
  ),
);

/** Anything that JSON can say. */
export const anything = fc.oneof(
  nastyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

const numberOf = (schema: Schema, name: string, fallback: number): number =>
  typeof schema[name] === "number" ? schema[name] : fallback;

function stringsOf(schema: Schema): fc.Arbitrary<unknown> {
  const minLength = numberOf(schema, "minLength", 0);
  const maxLength = Math.max(minLength, Math.min(numberOf(schema, "maxLength", 60), 300));
  if (typeof schema["pattern"] === "string" && schema["pattern"] !== "\\S") {
    return fc.stringMatching(new RegExp(schema["pattern"])).filter((text) => text.length <= maxLength);
  }
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.constantFrom("en", "en-us", "https://example.com/a.md"),
  );
}

function valid(schema: Schema): fc.Arbitrary<unknown> {
  const options = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(options)) return fc.oneof(...(options as Schema[]).map(arbitraryOf));
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  switch (schema["type"]) {
    case "object": {
      const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
      const record = fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner)])),
        { requiredKeys: (schema["required"] ?? []) as string[] },
      );
      // Now and then a field that nobody knows.
      return fc
        .tuple(record, fc.option(fc.tuple(nastyText, anything), { freq: 8 }))
        .map(([known, strange]) => (strange === null ? known : { ...known, [strange[0]]: strange[1] }));
    }
    case "array":
      return fc.array(arbitraryOf((schema["items"] ?? {}) as Schema), {
        maxLength: Math.min(numberOf(schema, "maxItems", 3) + 1, 7),
      });
    case "string":
      return stringsOf(schema);
    case "integer":
      return fc.integer({
        min: numberOf(schema, "minimum", -10),
        max: numberOf(schema, "maximum", 1_000_000),
      });
    case "number":
      return fc.double({ min: numberOf(schema, "minimum", -10), max: numberOf(schema, "maximum", 10) });
    case "boolean":
      return fc.boolean();
    default:
      return anything;
  }
}

/** Mostly what the schema allows; one value in eight, at any depth, is something else. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything });
}
