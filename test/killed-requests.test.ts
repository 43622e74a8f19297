/** kill -9 of the API or the worker while somebody waits on the line: nothing half done, and nothing done twice. */
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openDatabase } from "../src/db/client.ts";
import { startEmbeddedPostgres } from "../src/db/embedded/start.ts";
import { sweepAssets } from "../src/domain/assets/sweep.ts";
import { makeFileBlobs } from "../src/storage/fs.ts";
import { silent } from "./support/database.ts";
import { assertLedgerBalances, ledgerOf } from "./support/ledger.ts";
import { png } from "./support/sample-files.ts";
import { formOf } from "./support/uploads.ts";
import {
  childOf,
  killFamily,
  newDataDir,
  removeDataDir,
  startWholeService,
} from "./support/whole-service.ts";

const dataDir = await newDataDir();
const service = await startWholeService(dataDir, { RENDER_PROCESSES: "1" });
// Joins the database of the service, to look behind the contract.
const server = await startEmbeddedPostgres({ dataDir, logger: silent });
const db = openDatabase({ url: server.url, logger: silent });
after(async () => {
  await db.destroy();
  await server.stop();
  await service.stop();
  await removeDataDir(dataDir);
});
const authorization = `Bearer ${service.apiKey}`;
const { id: workspaceId } = await db.selectFrom("workspaces").select("id").executeTakeFirstOrThrow();
const blobs = makeFileBlobs(join(dataDir, "blobs"));

type Reply = { status: number; replayed: boolean; data: unknown };

async function call(
  method: string,
  path: string,
  headers: object = {},
  body?: string | Buffer,
): Promise<Reply> {
  const answer = await fetch(service.baseUrl + path, {
    method,
    headers: { authorization, ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const { data } = (await answer.json()) as { data: unknown };
  return { status: answer.status, replayed: answer.headers.get("idempotency-replayed") === "true", data };
}

async function until(what: string, holds: () => Promise<boolean>, seconds = 30): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; !(await holds()); await sleep(5))
    assert.ok(Date.now() < deadline, `after ${seconds} s there is not ${what}`);
}

/** kill -9 of the API; resolves once another answers. */
async function killApi(): Promise<void> {
  await killFamily((await childOf(service.pid, "api")).child);
  await until(
    "an API again",
    async () => (await fetch(`${service.baseUrl}/readyz`).catch(() => null))?.ok === true,
  );
}

/** A form of two files, 3 MB of WAV and a picture. */
async function form(): Promise<{ type: string; bytes: Buffer }> {
  const head = Buffer.from(
    "RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x80\xbb\0\0\0\x77\x01\0\x02\0\x10\0data\0\0\0\0",
    "latin1",
  );
  const sound = Buffer.concat([head, Buffer.alloc(3_000_000)]);
  const { raw, headers } = await formOf([
    ["picture.png", png(40, 30)],
    ["sound.wav", sound],
  ]);
  return { type: headers["content-type"], bytes: raw };
}

const upload = async (key: string): Promise<Reply> => {
  const { type, bytes } = await form();
  return call("POST", "/v1/assets", { "content-type": type, "idempotency-key": key }, bytes);
};

type Assets = { items: { id: number; url: string }[]; total: number };
const assets = async (): Promise<Assets> => (await call("GET", "/v1/assets")).data as Assets;
const filesUnder = async (folder: string): Promise<string[]> =>
  (await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => entry.name);

/** The same upload again: once made, then replayed, and every file whole. */
async function madeOnce(key: string, before: Assets): Promise<void> {
  const first = await upload(key);
  assert.equal(first.status, 201, JSON.stringify(first));
  assert.equal(first.replayed, false);
  const again = await upload(key);
  assert.equal(again.replayed, true);
  assert.deepEqual(again.data, first.data);
  const { items, total } = await assets();
  assert.equal(total, before.total + 2);
  for (const { url } of items.slice(0, 2)) assert.equal((await fetch(url)).status, 200);
}

test("the API is killed in the middle of an upload", { timeout: 120_000 }, async () => {
  const before = await assets();
  const { type, bytes } = await form();
  const headers = {
    authorization,
    "content-type": type,
    "content-length": bytes.length,
    "idempotency-key": "upload-half",
  };
  const half = request(`${service.baseUrl}/v1/assets`, { method: "POST", headers });
  const broken = new Promise((resolve) => half.once("error", resolve));
  half.write(bytes.subarray(0, bytes.length / 2));
  await until("half an upload on disk", async () => (await filesUnder("tmp-api")).length === 2);
  await killApi();
  await broken;
  assert.deepEqual(await assets(), before);
  assert.deepEqual(await filesUnder("tmp-api"), [], "half of it is swept");
  assert.deepEqual(await filesUnder("blobs/assets"), []);
  await madeOnce("upload-half", before);
});

test("the API is killed between the storing of an upload and its commit", { timeout: 120_000 }, async () => {
  const before = await assets();
  const stored = (await filesUnder("blobs/assets")).length;
  await db.transaction().execute(async (trx) => {
    await sql`lock table assets in exclusive mode`.execute(trx);
    const cutOff = upload("upload-uncommitted").catch(() => "cut off");
    await until("both files stored", async () => (await filesUnder("blobs/assets")).length === stored + 2);
    await killApi();
    assert.equal(await cutOff, "cut off");
  });
  assert.deepEqual(await assets(), before);
  await madeOnce("upload-uncommitted", before);
  // What the dead one stored belongs to nobody, and goes with the daily sweep; nothing else does.
  assert.equal(await sweepAssets(db, blobs, new Date()), 0);
  assert.equal(await sweepAssets(db, blobs, new Date(Date.now() + 25 * 3_600_000)), 2);
  assert.equal((await filesUnder("blobs/assets")).length, stored + 2);
});

/** Some minutes of speech: long enough to be hit in the middle. */
const TEXT = "Iron is dug from the ground, melts in a hot furnace and is cast into moulds. "
  .repeat(30)
  .trim();

/** As a caller does: with the same key again while the first is under way. */
async function say(key: string): Promise<Reply> {
  const headers = { "content-type": "application/json", "idempotency-key": key };
  const body = JSON.stringify({ text: TEXT, language: "en" });
  for (const deadline = Date.now() + 90_000; ;) {
    const reply = await call("POST", "/v1/voices/speech", headers, body);
    if (reply.status !== 409 || Date.now() > deadline) return reply;
  }
}

async function speechIs(status: string): Promise<boolean> {
  const newest = await db
    .selectFrom("speeches")
    .select("status")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.status === status;
}

/** One speech, one asset, one charge of it, and nothing held, beside what there was `before`. */
async function spokenOnce(spoken: Reply, before: Awaited<ReturnType<typeof standing>>): Promise<void> {
  assert.equal(spoken.status, 200, JSON.stringify(spoken));
  const { cost_credits: cost, audio_url: url } = spoken.data as { cost_credits: number; audio_url: string };
  assert.equal((await fetch(url)).status, 200);
  const now = await standing();
  assert.equal(now.speeches, before.speeches + 1);
  assert.equal(now.assets, before.assets + 1);
  const charge = Math.round(cost * 100);
  assert.ok(charge > 500, "it was a long text");
  const { base = 0, spent = 0, grants = 0 } = before.ledger;
  assert.deepEqual(now.ledger, { base: base - charge, spent: spent + charge, grants });
  await assertLedgerBalances(db, workspaceId);
  assert.deepEqual(await filesUnder("tmp"), []);
}

async function standing() {
  const speeches = await db
    .selectFrom("speeches")
    .select(db.fn.count<number>("id").as("n"))
    .executeTakeFirstOrThrow();
  return { speeches: speeches.n, assets: (await assets()).total, ledger: await ledgerOf(db, workspaceId) };
}

test("the API is killed while somebody waits for speech", { timeout: 120_000 }, async () => {
  const before = await standing();
  const { child: worker } = await childOf(service.pid, "worker");
  // So that it is surely under way as the API dies.
  process.kill(worker, "SIGSTOP");
  const cutOff = say("speech-api-killed").catch(() => "cut off");
  try {
    await until("speech that was accepted", () => speechIs("queued"));
    await killApi();
  } finally {
    process.kill(worker, "SIGCONT");
  }
  assert.equal(await cutOff, "cut off");
  const again = await say("speech-api-killed");
  assert.equal(again.replayed, true, "the same speech, not another");
  await spokenOnce(again, before);
  assert.deepEqual(await say("speech-api-killed"), again);
});

test(
  "the worker is killed while it speaks; the one who waits gets his answer",
  { timeout: 120_000 },
  async () => {
    const before = await standing();
    const answer = say("speech-worker-killed");
    await until("speech under way", () => speechIs("running"));
    await killFamily((await childOf(service.pid, "worker")).child);
    assert.ok(await speechIs("running"), "it was not ready when the worker died");
    const spoken = await answer;
    assert.equal(spoken.replayed, false);
    await spokenOnce(spoken, before);
    const again = await say("speech-worker-killed");
    assert.deepEqual([again.replayed, again.data], [true, spoken.data]);
  },
);
