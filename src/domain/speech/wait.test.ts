import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { silent, testDatabase } from "../../../test/support/database.ts";
import { startTurns } from "../../../test/support/turns.ts";
import { listen } from "../../db/listen.ts";
import { ServiceError } from "../../kernel/errors.ts";
import { acceptSpeech } from "./accept.ts";
import { beginSpeech, completeSpeech, failSpeech } from "./finish.ts";
import { makeSpeechNotices, SPEECH_CHANNEL } from "./notices.ts";
import { waitForSpeech } from "./wait.ts";

const { db, url } = await testDatabase();
const { caller, deps } = await startTurns(db);
const speechNotices = makeSpeechNotices();
const listener = listen({
  databaseUrl: url,
  channel: SPEECH_CHANNEL,
  onNotice: (speechId) => speechNotices.tell(speechId),
  onUp: () => speechNotices.setInformed(true),
  onDown: () => speechNotices.setInformed(false),
  logger: silent,
});
after(() => listener.close());
while (!speechNotices.isInformed) await sleep(10);

let looks = 0;
const counter: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === "SelectQueryNode") looks += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const counted = db.withPlugin(counter);
const PATIENCE = { beginMs: 20_000, wholeMs: 20_000 };

async function accepted(): Promise<string> {
  const request = {
    text: "x",
    voiceId: "v",
    voiceVersion: 1,
    language: "en",
    speed: 1,
    format: "mp3",
  } as const;
  const wiring = { ...deps, enqueue: async () => {} };
  const { answer } = await acceptSpeech(wiring, caller, null, request, 10, new Date());
  await beginSpeech(db, answer.speechId);
  return answer.speechId;
}

let files = 0;
const end = (speechId: string): Promise<boolean> =>
  db.transaction().execute((trx) => {
    const key = `assets/w/${(files += 1)}.mp3`;
    const asset = {
      name: "speech.mp3",
      mimetype: "audio/mpeg",
      key,
      sha256: "",
      sizeBytes: 1,
      width: null,
      height: null,
    };
    return completeSpeech(trx, speechId, { asset, durationSeconds: 3, words: [] }, new Date());
  });

describe("waiting for speech", () => {
  test("a notice ends it at once, with two looks", async () => {
    const speechId = await accepted();
    looks = 0;
    const waiting = waitForSpeech({ db: counted, speechNotices }, speechId, {
      isReplay: false,
      patience: PATIENCE,
    });
    await sleep(700);
    assert.equal(looks, 1, "it is not looked for in between");
    await end(speechId);
    const ended = performance.now();
    assert.equal((await waiting).durationSeconds, 3);
    assert.ok(performance.now() - ended < 500, "the next look by itself would have come later");
    assert.equal(looks, 2);
  });

  test("an end that nobody is told of is found by looking", async () => {
    const [deaf, unheard] = [makeSpeechNotices(), makeSpeechNotices()];
    unheard.setInformed(true);
    for (const [notices, mostMs] of [
      [deaf, 1_000],
      [unheard, 4_000],
    ] as const) {
      const speechId = await accepted();
      const waiting = waitForSpeech({ db, speechNotices: notices }, speechId, {
        isReplay: false,
        patience: PATIENCE,
      });
      await sleep(100);
      await end(speechId);
      const ended = performance.now();
      await waiting;
      assert.ok(performance.now() - ended < mostMs);
    }
  });

  test("what was missed while the connection was gone is looked for as it comes back, once", async () => {
    const notices = makeSpeechNotices();
    notices.setInformed(true);
    const speechId = await accepted();
    looks = 0;
    const waiting = waitForSpeech({ db: counted, speechNotices: notices }, speechId, {
      isReplay: false,
      patience: PATIENCE,
    });
    await sleep(100);
    await end(speechId);
    assert.equal(looks, 1);
    notices.setInformed(true);
    await waiting;
    assert.equal(looks, 2);
  });

  test("patience ends on time, though nobody says anything", async () => {
    const speechId = await accepted();
    const began = performance.now();
    const patience = { beginMs: 20_000, wholeMs: 300 };
    await assert.rejects(
      waitForSpeech({ db, speechNotices }, speechId, { isReplay: false, patience }),
      (error) => error instanceof ServiceError && error.code === "unavailable",
    );
    assert.ok(performance.now() - began < 1_000);
    assert.equal(await end(speechId), false, "a worker that comes late finds it ended");
  });

  test("a failure is told at once too", async () => {
    const speechId = await accepted();
    const waiting = waitForSpeech({ db, speechNotices }, speechId, { isReplay: false, patience: PATIENCE });
    // Listened to from the start: told before anybody listens, a failure is nobody's.
    const told = assert.rejects(waiting, (error) => error instanceof ServiceError && error.code === "speech_failed"); // prettier-ignore
    await sleep(100);
    await failSpeech(db, speechId, { code: "speech_failed", message: "No.", retryable: true }, new Date());
    const ended = performance.now();
    await told;
    assert.ok(performance.now() - ended < 500);
  });
});
