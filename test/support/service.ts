/**
 * The real API on a real port and database; only what does the work is left to the test. Every answer is
 * held against the OpenAPI document.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { after } from "node:test";
import type { AddressInfo } from "node:net";
import { makeApp } from "../../src/api/app.ts";
import type { AppOptions } from "../../src/api/deps.ts";
import type { Db } from "../../src/db/client.ts";
import { createKey, type NewKey } from "../../src/domain/keys/keys.ts";
import { SCOPES } from "../../src/domain/keys/scopes.ts";
import { DEFAULT_PLANS } from "../../src/domain/workspaces/plans.ts";
import { createWorkspace } from "../../src/domain/workspaces/workspaces.ts";
import type { Work } from "../../src/domain/work.ts";
import { VOICE_LISTING } from "../../src/voice/listing.ts";
import { systemClock } from "../../src/kernel/clock.ts";
import { silent, testDatabase } from "./database.ts";
import { answersOf, type ApiDocument } from "./openapi-answers.ts";

/** Bytes in memory, for the routes that serve files. */
export type MemoryFiles = AppOptions["blobs"] & { bytes: Map<string, Buffer> };

function memoryFiles(): MemoryFiles {
  const bytes = new Map<string, Buffer>();
  return {
    bytes,
    info: async (key) => {
      const found = bytes.get(key);
      return found === undefined ? null : { bytes: found.length };
    },
    stream: async (key, range) => {
      const found = bytes.get(key) ?? Buffer.alloc(0);
      return Readable.from([range === undefined ? found : found.subarray(range.start, range.end + 1)]);
    },
    putFile: async (key, path) => {
      bytes.set(key, await readFile(path));
      await rm(path);
    },
    delete: async (key) => {
      bytes.delete(key);
    },
    deleteAll: async (prefix) => {
      for (const key of bytes.keys()) if (key.startsWith(`${prefix}/`)) bytes.delete(key);
    },
  };
}

export type Answer = { status: number; headers: Headers; body: unknown };

export type TestService = {
  db: Db;
  deps: AppOptions;
  files: MemoryFiles;
  /** Work that was accepted, in order. */
  work: Work[];
  /** Ids of speech that was accepted, in order. */
  speeches: string[];
  base: string;
  call(
    method: string,
    path: string,
    options?: {
      key?: string | null;
      body?: unknown;
      raw?: string | Buffer;
      headers?: Record<string, string>;
    },
  ): Promise<Answer>;
  /** A workspace with a key; `key` is also used by `call` for the first one made. */
  workspace(
    plan?: string,
    key?: Partial<NewKey>,
  ): Promise<{ workspaceId: string; keyId: string; apiKey: string }>;
};

export async function startService(overrides: Partial<AppOptions> = {}): Promise<TestService> {
  const db = overrides.db ?? (await testDatabase({ poolSize: 20 })).db;
  const work: Work[] = [];
  const speeches: string[] = [];
  const files = memoryFiles();
  const temporaryFolder = await mkdtemp(join(tmpdir(), "lanternist-uploads-"));
  let firstKey: string | null = null;
  const deps: AppOptions = {
    db,
    clock: systemClock,
    logger: silent,
    plans: {
      ...DEFAULT_PLANS,
      // For tests of other things than limits.
      boundless: { baseCredits: 1_000_000, monthlyFreeCredits: 0, rpm: 1_000_000, concurrency: 1_000_000 },
    },
    enqueue: async (_trx, one) => {
      work.push(one);
    },
    blobs: files,
    temporaryFolder,
    signingSecret: "of-a-test",
    voices: VOICE_LISTING,
    enqueueSpeech: async (_trx, speechId) => {
      speeches.push(speechId);
    },
    ensurePreview: async () => null,
    resolve: async (name) => (name.startsWith("private.") ? ["10.0.0.1"] : ["93.184.216.34"]),
    baseUrl: "http://files.example",
    ...overrides,
  };
  const app = await makeApp(deps);
  await app.listen({ port: 0, host: "127.0.0.1" });
  after(async () => {
    await app.close();
    await rm(temporaryFolder, { recursive: true, force: true });
  });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const holdToDocument = answersOf(app.describeApi() as ApiDocument);
  return {
    db,
    deps,
    files,
    work,
    speeches,
    base,
    async call(method, path, { key = firstKey, body, raw, headers = {} } = {}) {
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(raw === undefined ? {} : { body: raw }),
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
      const { status } = response;
      const answer: Answer = { status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
      holdToDocument(method, path, answer);
      return answer;
    },
    async workspace(plan = "boundless", key = {}) {
      const { workspaceId } = await createWorkspace(db, deps.plans, {
        name: "test",
        plan,
        now: deps.clock.now(),
      });
      const made = await createKey(db, { workspaceId, scopes: SCOPES, ...key });
      firstKey ??= made.apiKey;
      return { workspaceId, ...made };
    },
  };
}

/** The error of an answer without its request id, which must be there and be ours. */
export function errorOf(answer: Answer): unknown {
  const { request_id: requestId, ...rest } = answer.body as { request_id: string };
  if (!/^req_[0-9a-f]{32}$/.test(requestId)) throw new Error(`request_id is ${requestId}`);
  if (answer.headers.get("x-request-id") !== requestId) throw new Error("x-request-id is another");
  return rest;
}
