import assert from "node:assert/strict";
import { test } from "node:test";
import { errorOf, startService, type Answer } from "../../../test/support/service.ts";
import { png } from "../../../test/support/sample-files.ts";
import { attachedFiles } from "../conversations/attached-files.ts";
import { keepFetchedFiles, unfetchedFiles } from "../conversations/fetched-files.ts";
import { beginMessage } from "../conversations/progress.ts";
import { formOf } from "../../../test/support/uploads.ts";
import { DEFAULT_PLANS } from "../workspaces/plans.ts";
import { insertAssets } from "./create.ts";
import { preparedPrefix, sweepPrepared } from "./prepared.ts";

const GIGABYTE = 2 ** 30;
const SMALL = { baseCredits: 1_000, monthlyFreeCredits: 0, rpm: 1_000, concurrency: 10, storageGb: 1 };
const service = await startService({ plans: { ...DEFAULT_PLANS, small: SMALL } });
const { db, files } = service;
const { workspaceId, apiKey: key } = await service.workspace("small");
let keys = 0;
const fresh = (): Record<string, string> => ({ "idempotency-key": `storage-key-${(keys += 1)}` });

/** As if so many bytes had been uploaded. */
async function keep(sizeBytes: number): Promise<number> {
  const blob = `assets/${workspaceId}/of-${(keys += 1)}.mp4`;
  const file = {
    name: "a.mp4",
    mimetype: "video/mp4",
    key: blob,
    sha256: "",
    sizeBytes,
    width: null,
    height: null,
  };
  const [asset] = await db.transaction().execute((trx) => insertAssets(trx, workspaceId, [file], new Date()));
  return asset?.id ?? 0;
}

async function upload(bytes: Buffer, headers = fresh()): Promise<Answer> {
  const form = await formOf([["picture.png", bytes]]);
  return service.call("POST", "/v1/assets", { key, raw: form.raw, headers: { ...headers, ...form.headers } });
}

const use = async (): Promise<[number, number | null]> => {
  const { data } = (await service.call("GET", "/v1/account/capacity", { key })).body as {
    data: { storage_used_bytes: number; storage_limit_bytes: number | null };
  };
  return [data.storage_used_bytes, data.storage_limit_bytes];
};

test("the last byte fits, one more is refused and nothing of it stays; a delete makes room", async () => {
  const picture = png(40, 30);
  const filler = await keep(GIGABYTE - picture.length);
  const headers = fresh();
  const fits = await upload(picture, headers);
  assert.equal(fits.status, 201, JSON.stringify(fits.body));
  assert.deepEqual(await use(), [GIGABYTE, GIGABYTE]);
  const stored = files.bytes.size;
  const again = fresh();
  const refused = await upload(picture, again);
  assert.equal(refused.status, 403);
  const message = "Assets of 1 GB are kept and the plan allows 1 GB; this would be more. Delete some first.";
  assert.deepEqual(errorOf(refused), { error: { code: "quota_exceeded", message } });
  assert.equal(files.bytes.size, stored);
  assert.deepEqual(await use(), [GIGABYTE, GIGABYTE]);
  assert.equal((await upload(picture, headers)).status, 201, "a replay keeps nothing new");

  const speech = { text: "Hello", language: "en" };
  const said = await service.call("POST", "/v1/voices/speech", { key, body: speech, headers: fresh() });
  assert.deepEqual(
    [said.status, (errorOf(said) as { error: { code: string } }).error.code],
    [403, "quota_exceeded"],
  );

  await service.call("DELETE", `/v1/assets/${filler}`, { key });
  const then = await upload(picture, again);
  assert.equal(then.status, 201, "the same key may be tried again");
  assert.equal(then.headers.get("idempotency-replayed"), null);
});

test("of many uploads at once as many are kept as there is room for", async () => {
  const [used] = await use();
  const picture = png(40, 30);
  const filler = await keep(GIGABYTE - used - 3 * picture.length);
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => upload(picture)))).map(
    ({ status }) => status,
  );
  assert.equal(statuses.filter((status) => status === 201).length, 3, statuses.join());
  assert.deepEqual(await use(), [GIGABYTE, GIGABYTE]);
  await service.call("DELETE", `/v1/assets/${filler}`, { key });
});

test("a plan without a bound says so", async () => {
  const { apiKey } = await service.workspace("self_hosted");
  const answer = await service.call("GET", "/v1/account/capacity", { key: apiKey });
  assert.equal((answer.body as { data: { storage_limit_bytes: unknown } }).data.storage_limit_bytes, null);
});

test("what was made of a file goes with its bytes, and before them when nothing shows it any more", async () => {
  const asset = ((await upload(png(40, 30))).body as { data: { id: number }[] }).data[0]?.id ?? 0;
  const row = await db
    .selectFrom("assets")
    .select("blob_key")
    .where("id", "=", asset)
    .executeTakeFirstOrThrow();
  const prepared = `${preparedPrefix(row.blob_key)}/1.png`;
  assert.match(prepared, new RegExp(`^media/${workspaceId}/[0-9a-f-]+\\.png/1\\.png$`));
  const stale = `media/ws_gone/lost.png/1.png`;
  const make = (): unknown => files.bytes.set(prepared, Buffer.from("x"));
  const store = {
    ...files,
    list: async (prefix: string) =>
      [...files.bytes.keys()].filter((one) => one.startsWith(`${prefix}/`)).map((one) => ({ key: one })),
  };
  const body = { prompt: "x", files: [{ asset_id: asset }] };
  const ROOT = "/v1/video-agents/conversations";
  const converse = async (): Promise<string> => {
    const answer = await service.call("POST", ROOT, { key, body, headers: fresh() });
    const { conversation_id: id } = (answer.body as { data: { conversation_id: string } }).data;
    await service.call("POST", `${ROOT}/${id}/stop`, { key });
    return id;
  };
  const [one, two] = [await converse(), await converse()];
  make();
  files.bytes.set(stale, Buffer.from("x"));
  await service.call("DELETE", `${ROOT}/${one}`, { key });
  assert.equal(await sweepPrepared(db, store), 1, "of a workspace that is gone");
  assert.ok(files.bytes.has(prepared), "the other conversation shows it");
  await service.call("DELETE", `${ROOT}/${two}`, { key });
  assert.equal(await sweepPrepared(db, store), 1);
  assert.ok(!files.bytes.has(prepared) && files.bytes.has(row.blob_key), "the asset stays");

  const three = await converse();
  make();
  await service.call("DELETE", `/v1/assets/${asset}`, { key });
  assert.ok(files.bytes.has(prepared), "a film may be made of it still");
  await service.call("DELETE", `${ROOT}/${three}`, { key });
  assert.ok(!files.bytes.has(prepared) && !files.bytes.has(row.blob_key), "both at once");
});

test("what is fetched from elsewhere and has no room is left out, and told", async () => {
  const [used] = await use();
  const filler = await keep(GIGABYTE - used - 100);
  const urls = ["https://example.com/small.md", "https://example.com/large.md"];
  const body = { prompt: "x", files: urls.map((url) => ({ url })) };
  const made = await service.call("POST", "/v1/video-agents/conversations", { key, body, headers: fresh() });
  const { message_id: messageId } = (made.body as { data: { message_id: string } }).data;
  await beginMessage(db, messageId);
  const fetched = (await unfetchedFiles(db, messageId)).map((given, at) => {
    const blob = `assets/${workspaceId}/fetched-${at}.md`;
    const shared = { mimetype: "text/markdown", key: blob, sha256: "", width: null, height: null };
    return {
      given,
      file: { ...shared, name: at === 0 ? "small.md" : "large.md", sizeBytes: at === 0 ? 100 : 1 },
    };
  });
  const how = { plans: service.deps.plans, now: new Date() };
  const unkept = await db.transaction().execute((trx) => keepFetchedFiles(trx, messageId, fetched, how));
  assert.deepEqual(unkept, [fetched[1]]);
  const { files: attached, degradations } = await attachedFiles(db, messageId);
  assert.deepEqual(
    attached.map(({ name }) => name),
    ["small.md"],
  );
  assert.deepEqual(degradations, [
    {
      code: "storage_full",
      message: "“large.md” is not kept: the plan has no room for more assets. It is left out.",
    },
  ]);
  assert.deepEqual(await unfetchedFiles(db, messageId), [], "it is not fetched for this message again");
  await service.call("DELETE", `/v1/assets/${filler}`, { key });
});
