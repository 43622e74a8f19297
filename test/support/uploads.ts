/** Uploads by HTTP, as the tests of assets share them. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { errorOf, type Answer, type TestService } from "./service.ts";

const ROOT = "/v1/assets";

export type Asset = {
  id: number;
  name: string;
  url: string;
  mimetype: string;
  size_bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  created_at: number;
  updated_at: number;
};

type UploadOptions = { key?: string; idempotencyKey?: string; field?: string; extra?: [string, string] };

/** A form of files as its bytes, with the header that belongs to it. */
export async function formOf(
  files: readonly (readonly [name: string, bytes: Buffer | string])[],
  { field = "files", extra }: Pick<UploadOptions, "field" | "extra"> = {},
): Promise<{ raw: Buffer; headers: { "content-type": string } }> {
  const form = new FormData();
  if (extra !== undefined) form.append(...extra);
  for (const [name, bytes] of files) form.append(field, new Blob([bytes]), name);
  const sent = new Response(form);
  return {
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  };
}

export function makeUploads(service: TestService) {
  async function upload(
    files: readonly (readonly [name: string, bytes: Buffer | string])[],
    { key, idempotencyKey, ...form }: UploadOptions = {},
  ): Promise<Answer> {
    const { raw, headers } = await formOf(files, form);
    return service.call("POST", ROOT, {
      ...(key === undefined ? {} : { key }),
      raw,
      headers: { ...headers, ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }) },
    });
  }

  async function uploadOne(name: string, bytes: Buffer | string): Promise<Asset> {
    const answer = await upload([[name, bytes]]);
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    const [asset] = (answer.body as { data: Asset[] }).data;
    assert.ok(asset !== undefined);
    return asset;
  }

  async function stored(): Promise<{ rows: number; blobs: number; temporary: string[] }> {
    const rows = await service.db.selectFrom("assets").select("id").execute();
    return {
      rows: rows.length,
      blobs: service.files.bytes.size,
      temporary: await readdir(service.deps.temporaryFolder),
    };
  }

  return { upload, uploadOne, stored };
}

/** The link as the service itself serves it; in production its base is `BASE_URL`. */
export function pathOf(url: string): string {
  assert.ok(url.startsWith("http://files.example/files/"));
  return url.slice("http://files.example".length);
}

export function assertUploadRefused(answer: Answer, detail: object): void {
  assert.equal(answer.status, 400);
  const { error } = errorOf(answer) as { error: { code: string; message: string } };
  assert.deepEqual(error, { code: "invalid_parameter", message: error.message, ...detail });
  assert.ok(error.message.length > 10);
}
