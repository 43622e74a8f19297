import assert from "node:assert/strict";
import { test } from "node:test";
import { Compile } from "typebox/schema";
import { toJsonSchema, type ApiDocument } from "../../test/support/openapi-answers.ts";
import { startService } from "../../test/support/service.ts";

const service = await startService();
const document = (await (await fetch(`${service.base}/openapi.json`)).json()) as ApiDocument;

type Node = Record<string, unknown>;

/** Every schema below `value` that shows an example, with its place. */
function withExamples(value: unknown, place: string): [string, Node][] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([name, inner]) => withExamples(inner, `${place}/${name}`));
  return "example" in value && "type" in value ? [[place, value], ...below] : below;
}

test("every example is a value of its schema", () => {
  const found = withExamples(document, "#");
  assert.ok(found.length > 10);
  for (const [place, schema] of found) {
    const validator = Compile(toJsonSchema(schema, document) as Node);
    assert.ok(validator.Check(schema["example"]), `${place}: ${JSON.stringify(schema["example"])}`);
  }
});

type Described = ApiDocument["paths"][string][string] & {
  operationId?: string;
  summary?: string;
  description?: string;
  security?: unknown;
};

test("every operation has a name, a summary, a scope and its errors", () => {
  const names = new Set<string>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const { operationId, summary, description, responses, security } = operation as Described;
      const name = `${method} ${path}`;
      assert.ok(typeof operationId === "string" && !names.has(operationId), name);
      names.add(operationId);
      assert.ok(typeof summary === "string" && summary !== "", name);
      assert.match(description ?? "", /Scope: `[a-z_]+:(read|write)`/, name);
      assert.deepEqual(security, [{ apiKey: [] }], name);
      const statuses = Object.keys(responses);
      for (const status of ["400", "401", "403", "429", "500", "503"]) {
        assert.ok(statuses.includes(status), `${name}: ${status}`);
      }
    }
  }
});

test("the reference page stands at /docs, with nothing from elsewhere", async () => {
  const page = await fetch(`${service.base}/docs`);
  assert.equal(page.status, 200);
  const html = await page.text();
  assert.match(html, /swagger-ui-bundle\.js/);
  assert.doesNotMatch(html, /(src|href)="https?:/);
  assert.match(page.headers.get("content-security-policy") ?? "", /default-src 'self'/);
  const script = await fetch(`${service.base}/docs/static/swagger-ui-bundle.js`);
  assert.equal(script.status, 200);
  await script.arrayBuffer();
});
