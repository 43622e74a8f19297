/** How many statements a read sends to the database: a few, and no more for a long list than for a short one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { KyselyPlugin } from "kysely";
import { testDatabase } from "../../test/support/database.ts";
import { png } from "../../test/support/sample-files.ts";
import { startService } from "../../test/support/service.ts";
import { beginMessage } from "../domain/conversations/progress.ts";
import { completeMessage, type Completion } from "../domain/conversations/settle.ts";

let statements = 0;
/** What a request asks for before it reads, once in a while: who the key is, and a part of the minute. */
const BEFORE_READING = /"api_keys"|rate_windows/u;
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    if (!BEFORE_READING.test(JSON.stringify(node))) statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const { db } = await testDatabase({ poolSize: 10 });
const service = await startService({ db: db.withPlugin(counter) });
await service.workspace();
const ROOT = "/v1/video-agents/conversations";
let count = 0;
const fresh = (): Record<string, string> => ({ "idempotency-key": `statements-${(count += 1)}` });

const FILM: Completion = {
  answer: "Done.",
  previewKey: "film.mp4",
  thumbnailKey: "poster.jpg",
  durationSeconds: 10,
  secondsMade: 10,
  scenesMade: 1,
  scenesReused: 0,
  degradations: [],
  movieReport: {
    durationSeconds: 10,
    width: 1920,
    height: 1080,
    fps: 30,
    bytes: 10,
    loudnessLufs: -16,
    truePeakDbtp: -2,
    findings: [],
  },
  files: [],
};

async function createFilm(path: string | null): Promise<string> {
  const body = { prompt: "x" };
  const answer = await service.call("POST", path ?? ROOT, { body, headers: fresh() });
  const { data } = answer.body as { data: { conversation_id: string; message_id: string } };
  await beginMessage(db, data.message_id);
  await completeMessage(db, data.message_id, FILM);
  return `${ROOT}/${data.conversation_id}`;
}

async function fill(path: string): Promise<void> {
  await createFilm(null);
  await createFilm(path);
  await service.call("POST", `${path}/renders`, { body: { resolution: "720p" }, headers: fresh() });
  const form = new FormData();
  form.append("files", new Blob([png(4 + count, 3)]), `${count}.png`);
  const sent = new Response(form);
  await service.call("POST", "/v1/assets", {
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
}

const first = await createFilm(null);
await fill(first);

const READS: Record<string, [path: string, most: number]> = {
  "list conversations": [ROOT, 2],
  "get conversation": [first, 1],
  "list messages": [`${first}/messages`, 1],
  "list renders": [`${first}/renders`, 3],
  "list assets": ["/v1/assets", 2],
  credits: ["/v1/account/credits", 2],
  capacity: ["/v1/account/capacity", 4],
};

async function statementsOf(path: string): Promise<number> {
  statements = 0;
  assert.equal((await service.call("GET", path)).status, 200);
  return statements;
}

const few = new Map<string, number>();
for (const [name, [path]] of Object.entries(READS)) few.set(name, await statementsOf(path));
for (let at = 0; at < 12; at += 1) await fill(first);

for (const [name, [path, most]] of Object.entries(READS)) {
  test(`${name}: at most ${most}, however much there is`, async () => {
    const many = await statementsOf(path);
    assert.ok(many <= most, `${many} statements`);
    assert.ok(many <= (few.get(name) ?? 0), `${few.get(name)} for a short list, ${many} for a long one`);
  });
}
