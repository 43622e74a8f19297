/** From a brief to a film through the whole service, judged on the file that the caller downloads. */
import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { test, after } from "node:test";
import { join } from "node:path";
import { readFacts } from "../src/film/check/open-media.ts";
import { readOrigin } from "../src/film/origin/verify-film.ts";
import { listen } from "../src/film/check/listen.ts";
import { CACHE_PREFIXES } from "../src/pipeline/keys.ts";
import {
  familyOf,
  hasEnded,
  messageWhen,
  newDataDir,
  removeDataDir,
  startWholeService,
} from "./support/whole-service.ts";

const BRIEF = `Audience: new gardeners. Goal: they compost without smell.

# Compost in three weeks

## Why bother
A household throws away 90 kilograms of peelings a year. Compost turns them into soil.

## What goes in
- Greens: peelings, coffee grounds
- Browns: leaves, cardboard
- Never: meat or cheese

## How to do it
1. Layer two parts browns on one part greens.
2. Turn the heap twice a week.
3. Wait until it smells of forest.

## How warm it gets
| Week | Heat in °C |
|---|---|
| 1 | 35 |
| 2 | 60 |
| 3 | 40 |
`;

// Not in a `before` hook: what is registered inside of it for the end runs at once.
const dataDir = await newDataDir();
const service = await startWholeService(dataDir);
after(async () => {
  await service.stop();
  await removeDataDir(dataDir);
});

test("a brief becomes a film with sound, captions and chapters", { timeout: 180_000 }, async () => {
  const { client } = service;
  const { conversation_id: id } = await client.createConversation({ prompt: BRIEF });
  const message = await messageWhen(client, id, hasEnded, 150);
  assert.equal(message.status, "completed", JSON.stringify(message));
  assert.equal(message.error, null);
  assert.ok(message.preview_video_url, "a completed message has its film");

  let render = await client.createRender(id);
  while (render.status === "queued" || render.status === "running") {
    await new Promise((resolve) => setTimeout(resolve, 100));
    render = await client.getRender(id, render.render_id);
  }
  assert.equal(render.status, "completed", JSON.stringify(render));
  const file = join(dataDir, "download.mp4");
  await client.download(render.video_url ?? "", file);

  const facts = readFacts(file);
  assert.deepEqual(
    {
      width: facts.width,
      height: facts.height,
      fps: facts.fps,
      channels: facts.channels,
      rate: facts.sampleRate,
    },
    { width: 1920, height: 1080, fps: 30, channels: 2, rate: 48_000 },
  );
  assert.ok(facts.hasCaptions);
  assert.ok(Math.abs(facts.seconds - (render.duration_seconds ?? 0)) < 0.05);
  const sound = await listen(file, facts.sampleRate);
  assert.ok(Math.abs(sound.loudness + 16) <= 1, `${sound.loudness} LUFS`);
  assert.ok(sound.truePeak <= -1.5, `${sound.truePeak} dBTP`);
  assert.ok(sound.longestSilence <= 2, `${sound.longestSilence} s of silence`);
  // Both are marked, by a chain that this installation made for itself.
  const root = await readFile(join(dataDir, "content-credentials", "root.pem"), "utf8");
  const preview = join(dataDir, "preview.mp4");
  await client.download(message.preview_video_url, preview);
  for (const film of [file, preview]) {
    const { state, failures, manifest } = await readOrigin(film, root);
    assert.deepEqual({ state, failures }, { state: "Trusted", failures: [] });
    assert.equal(manifest["title"], "Compost in three weeks");
  }
  // The default render joins the same segments as the message's own film: nothing is drawn again.
  assert.equal(render.scenes_made, 0);
});

test("the same seconds are never charged twice", { timeout: 180_000 }, async () => {
  const { client } = service;
  const { conversation_id: id } = await client.createConversation({ prompt: BRIEF });
  const message = await messageWhen(client, id, hasEnded, 150);
  assert.equal(message.status, "completed");
  assert.equal(message.usage?.scenes_made, 0, "the first conversation's segments are found again");
  assert.equal(message.cost_credits, 0);
});

/** Ends the processes that draw, as a lack of memory would. Gives their number. */
async function killRenderProcesses(): Promise<number> {
  let killed = 0;
  for (const pid of await familyOf(service.pid)) {
    const commandLine = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (!commandLine.includes("pipeline/render-child.ts")) continue;
    try {
      process.kill(pid, "SIGKILL");
      killed += 1;
    } catch (error) {
      // It ended by itself while we looked.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
  return killed;
}

test(
  "what the cache let go is made again, also when all that draw are killed",
  { timeout: 180_000 },
  async () => {
    const { client } = service;
    for (const prefix of CACHE_PREFIXES) await rm(join(dataDir, "blobs", prefix), { recursive: true });
    const { conversation_id: id } = await client.createConversation({ prompt: BRIEF });
    await messageWhen(client, id, ({ progress }) => progress?.stage === "segments", 60);
    assert.ok((await killRenderProcesses()) > 0, "something was drawing");
    const message = await messageWhen(client, id, hasEnded, 150);
    assert.equal(message.status, "completed", JSON.stringify(message));
    assert.ok((message.usage?.scenes_made ?? 0) > 0);
  },
);

test("a brief without a subject is asked about, not filmed", { timeout: 60_000 }, async () => {
  const { client } = service;
  const { conversation_id: id } = await client.createConversation({ prompt: "???" });
  const message = await messageWhen(client, id, hasEnded, 30);
  assert.equal(message.status, "paused");
  assert.equal(message.next_action, "reply");
  assert.match(message.answer, /what should the film be about/i);
  assert.equal(message.cost_credits, 0);
});

test("an outline waits for its confirmation and is then filmed", { timeout: 180_000 }, async () => {
  const { client } = service;
  const { conversation_id: id } = await client.createConversation({
    prompt: BRIEF,
    require_outline_confirmation: true,
  });
  const paused = await messageWhen(client, id, hasEnded, 30);
  assert.equal(paused.status, "paused");
  assert.equal(paused.next_action, "confirm_outline");
  assert.equal(paused.outline?.confirmed, false);
  assert.equal(paused.outline?.total_scenes, paused.outline?.scenes.length);
  await client.send(id, { outline_action: "confirm" });
  const filmed = await messageWhen(client, id, hasEnded, 150);
  assert.equal(filmed.status, "completed", JSON.stringify(filmed));
  assert.equal(filmed.outline?.confirmed, true);
});
