import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { anything, arbitraryOf, nastyText } from "../../test/support/arbitrary-of-schema.ts";
import { toJsonSchema, type ApiDocument } from "../../test/support/openapi-answers.ts";
import { completeSpeech } from "../domain/speech/finish.ts";
import { startService } from "../../test/support/service.ts";

const service = await startService({
  // A worker that is quicker than any: what is asked to be said is said as it is accepted.
  enqueueSpeech: async (trx, speechId) => {
    const asset = { name: "speech.mp3", mimetype: "audio/mpeg", sha256: "", width: null, height: null };
    const stored = { ...asset, key: `assets/fuzz/${speechId}.mp3`, sizeBytes: 1 };
    await completeSpeech(trx, speechId, { asset: stored, durationSeconds: 1, words: [] }, new Date());
  },
});
await service.workspace();
const ROOT = "/v1/video-agents/conversations";
const made = await service.call("POST", ROOT, {
  body: { prompt: "x" },
  headers: { "idempotency-key": "first-one" },
});
const { conversation_id: id } = (made.body as { data: { conversation_id: string } }).data;
const document = (await (await fetch(`${service.base}/openapi.json`)).json()) as ApiDocument;

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 600);

type Schema = Record<string, unknown>;
type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Sent = { method: string; target: string; body?: unknown; raw?: Buffer | string; contentType: string };

const pathPart = fc.oneof(
  { weight: 3, arbitrary: fc.constant(id) },
  { weight: 1, arbitrary: fc.constantFrom("1", "conv_0199a3c4d5e67f8091a2b3c4d5e6f708", "espeak-en-us-m1") },
  { weight: 1, arbitrary: nastyText.map((text) => encodeURIComponent(text.toWellFormed())) },
);

/** A multipart body, well formed or cut anywhere. */
const multipart = fc
  .tuple(
    fc.array(fc.tuple(nastyText, nastyText, fc.uint8Array({ maxLength: 200 })), { maxLength: 7 }),
    fc.option(fc.nat()),
  )
  .map(([files, cut]) => {
    const parts = files.map(([field, name, bytes]) => {
      const quoted = (text: string): string => text.toWellFormed().replaceAll(/["\r\n]/g, "_");
      const head = `--b\r\nContent-Disposition: form-data; name="${field === "" ? "files" : quoted(field)}"; filename="${quoted(name)}"\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from("\r\n")]);
    });
    const whole = Buffer.concat([...parts, Buffer.from("--b--\r\n")]);
    return cut === null ? whole : whole.subarray(0, cut % (whole.length + 1));
  });

function requestsTo(path: string, method: string, operation: Operation): fc.Arbitrary<Sent> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([whole]) => whole);
  const target = fc.tuple(...names.map(() => pathPart)).map((parts) => {
    let filled = path;
    for (const [at, name] of names.entries()) filled = filled.replace(name, () => parts[at] ?? "");
    return filled;
  });
  const parameters = (operation.parameters ?? []).filter((one) => one.in === "query");
  const query = fc.oneof(
    fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)])), {
      requiredKeys: [],
    }),
    fc.dictionary(nastyText, nastyText, { maxKeys: 2 }),
  );
  const search = query.map((values) => {
    const text = new URLSearchParams(
      Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    return text === "" ? "" : `?${text}`;
  });
  const content = operation.requestBody?.content ?? {};
  const json = content["application/json"]?.schema;
  const bodies: fc.Arbitrary<Pick<Sent, "body" | "raw" | "contentType">>[] = [
    fc.constant({ contentType: "application/json" }),
    anything.map((body) => ({ body, contentType: "application/json" })),
    fc.oneof(fc.json(), fc.string()).map((raw) => ({ raw, contentType: "application/json" })),
    fc.uint8Array().map((raw) => ({ raw: Buffer.from(raw), contentType: "application/json" })),
    nastyText.map((raw) => ({ raw, contentType: "text/plain" })),
    multipart.map((raw) => ({ raw, contentType: "multipart/form-data; boundary=b" })),
  ];
  const fitting =
    json === undefined
      ? fc.oneof(...bodies)
      : fc.oneof(
          {
            weight: 6,
            arbitrary: arbitraryOf(toJsonSchema(json, document) as Schema).map((body) => ({
              body,
              contentType: "application/json",
            })),
          },
          { weight: 1, arbitrary: fc.oneof(...bodies) },
        );
  return fc
    .tuple(target, search, fitting)
    .map(([where, how, what]) => ({ method: method.toUpperCase(), target: where + how, ...what }));
}

const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => requestsTo(path, method, operation as Operation)),
);
const stray: fc.Arbitrary<Sent> = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH"),
  target: fc.oneof(
    fc.constantFrom("/files/x/y", "/openapi.json", "/readyz", "/docs", `${ROOT}?limit=5&limit=6`, "/v1/%zz"),
    fc.webPath(),
  ),
  body: anything,
  contentType: fc.constant("application/json"),
});
let count = 0;

test("whatever is sent, the answer is none of our failing and has the shape of the contract", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 5, arbitrary: fc.oneof(...documented) }, { weight: 1, arbitrary: stray }),
      async ({ method, target, body, raw, contentType }) => {
        const silent = method === "GET";
        const answer = await service.call(method, target, {
          ...(silent || body === undefined ? {} : { body }),
          ...(silent || raw === undefined ? {} : { raw }),
          headers: {
            "idempotency-key": `fuzz-key-${(count += 1)}`,
            ...(silent ? {} : { "content-type": contentType }),
          },
        });
        assert.ok(answer.status < 500, `${answer.status} ${JSON.stringify(answer.body)}`);
        assert.match(answer.headers.get("x-request-id") ?? "", /^req_/);
        if (answer.status < 400) return;
        const shown = answer.body as { error: { code: string; message: string }; request_id: string };
        assert.deepEqual(Object.keys(shown), ["error", "request_id"]);
        assert.equal(typeof shown.error.code, "string");
        assert.ok(shown.error.message.length > 0);
      },
    ),
    { numRuns: RUNS },
  );
});
