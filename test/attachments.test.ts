/** What a caller attaches, from the upload by HTTP to the px of the decoded film. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { decodeFile } from "../src/film/check/open-media.ts";
import { halves, seeThrough, turnedJpeg } from "../src/film/media/sample-pictures.fixture.ts";
import { ended, startStudio } from "./support/studio.ts";

/** What the next planning waits for. */
let held: Promise<void> = Promise.resolve();
const studio = await startStudio(({ results }) => ({
  results: {
    ...results,
    once: async (...asked) => {
      if (asked[0] === "media") await held;
      return results.once(...asked);
    },
  },
}));
await studio.work();

async function upload(name: string, bytes: Buffer): Promise<{ id: number }> {
  const form = new FormData();
  form.append("files", new Blob([bytes]), name);
  const sent = new Response(form);
  const answer = await studio.service.call("POST", "/v1/assets", {
    raw: Buffer.from(await sent.arrayBuffer()),
    headers: { "content-type": sent.headers.get("content-type") ?? "" },
  });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  const [asset] = (answer.body as { data: { id: number }[] }).data;
  assert.ok(asset !== undefined);
  return asset;
}

const NOTES = `# Two colours

## Red and blue meet

Red stands on the left and blue on the right. They meet in the middle and neither gives way to the other.

![Red beside blue](colours.png)

## The grey grows lighter

A grey square begins dark and grows lighter with every picture. It takes one second from the first to the last.

![](counts.mp4)
`;

/** Parts of the frame's px by hue at each quarter of a second: red, blue, and the mean luma of the darkest grey square. */
function look(file: string): { red: number; blue: number }[] {
  const seen: { red: number; blue: number }[] = [];
  let next = 0;
  decodeFile(file, "video", {}, (frame, seconds) => {
    if (seconds < next) return true;
    next += 0.25;
    const [, u, v] = frame.data ?? [];
    const [, strideU = 0] = frame.linesize;
    let [red, blue, count] = [0, 0, 0];
    for (let y = 0; y < frame.height / 2; y += 4)
      for (let x = 0; x < frame.width / 2; x += 4) {
        const [across = 128, down = 128] = [u?.[y * strideU + x], v?.[y * strideU + x]];
        count += 1;
        if (down > 220 && across < 120) red += 1;
        if (across > 220 && down < 130) blue += 1;
      }
    seen.push({ red: red / count, blue: blue / count });
    return true;
  });
  return seen;
}

/** Different pictures in a row, at the frames' own pace: what a clip at play looks like, and nothing else for so long. */
function longestRunOfChanges(file: string): number {
  let [before, run, longest] = [-1, 0, 0];
  decodeFile(file, "video", {}, (frame) => {
    const luma = frame.data?.[0];
    const [stride = 0] = frame.linesize;
    let sum = 0;
    for (let y = 0; y < frame.height; y += 8)
      for (let x = 0; x < frame.width; x += 8) sum += luma?.[y * stride + x] ?? 0;
    run = sum === before ? 0 : run + 1;
    longest = Math.max(longest, run);
    before = sum;
    return true;
  });
  return longest;
}

test("a document, a picture and a clip become a film", { timeout: 180_000 }, async () => {
  const files = [
    { asset_id: (await upload("notes.md", Buffer.from(NOTES))).id, files_role: "primary" },
    { asset_id: (await upload("colours.png", halves(1200, 800))).id },
    {
      asset_id: (
        await upload("counts.mp4", readFileSync(join(import.meta.dirname, "media/counts-25fps.mp4")))
      ).id,
    },
  ];
  const id = await studio.create({ prompt: "Make a short film of the attached notes.", files });
  const turn = await studio.turnWhen(id, ended, 150);
  assert.equal(turn.status, "completed", JSON.stringify(turn));
  assert.deepEqual(
    turn.outline?.scenes.map(({ type }) => type).filter((type) => type === "image" || type === "video"),
    ["image", "video"],
  );
  assert.ok(turn.degradations.some(({ code }) => code === "clip_without_sound"));
  const file = await filmOf(turn.message_id);
  const frames = look(file);
  assert.ok(Math.max(...frames.map(({ red }) => red)) > 0.1, "red is seen");
  assert.ok(Math.max(...frames.map(({ blue }) => blue)) > 0.1, "blue is seen");
  assert.ok(
    frames.some(({ red, blue }) => red > 0.1 && Math.abs(red - blue) < 0.02),
    "as much of one as of the other",
  );
  assert.ok(longestRunOfChanges(file) >= 22, "the clip plays for its second");
});

async function filmOf(messageId: string): Promise<string> {
  const row = await studio.deps.db
    .selectFrom("messages")
    .select("preview_key")
    .where("id", "=", messageId)
    .executeTakeFirstOrThrow();
  const path = await studio.deps.blobs.localPath(row.preview_key ?? "");
  assert.ok(path !== null);
  return path;
}

const BRIEF = `# Rain

## Where rain comes from

Water rises from the sea, cools high above it and falls again as rain over land and sea.
`;

test("what is damaged, gone or of another kind costs only itself", { timeout: 180_000 }, async () => {
  const gone = await upload("gone.png", halves(640, 360));
  const names = ["turned.jpg", "broken.png", "gone.png"];
  const files = [
    { asset_id: (await upload("turned.jpg", turnedJpeg(640, 360))).id },
    { asset_id: (await upload("broken.png", halves(640, 360).subarray(0, 120))).id },
    { asset_id: gone.id },
    { url: "https://example.com/report.pdf" },
  ];
  const gate = Promise.withResolvers<void>();
  held = gate.promise;
  const id = await studio.create({ prompt: BRIEF, files });
  // Deleted with all its bytes while the message waits.
  await studio.deps.blobs.delete(await keyOf(gone.id));
  gate.resolve();
  const turn = await studio.turnWhen(id, ended, 150);
  assert.equal(turn.status, "completed", JSON.stringify(turn));
  const told = new Map(turn.degradations.map(({ code, message }) => [code, message]));
  assert.match(told.get("attachments_not_read") ?? "", /report\.pdf/);
  assert.match(told.get("attachment_not_readable") ?? "", /“broken\.png” cannot be used: it is damaged/);
  assert.match(told.get("attachment_missing") ?? "", /“gone\.png” was deleted/);
  assert.ok(!names.slice(1).some((name) => told.get("media_not_placed")?.includes(name)));
  const frames = look(await filmOf(turn.message_id));
  assert.ok(
    frames.some(({ red, blue }) => red > 0.02 && blue > 0.02),
    "the good one is there",
  );
});

async function keyOf(assetId: number): Promise<string> {
  const row = await studio.deps.db
    .selectFrom("assets")
    .select("blob_key")
    .where("id", "=", assetId)
    .executeTakeFirstOrThrow();
  return row.blob_key;
}

test("files of an instruction on a finished film are not used, and it is said", async () => {
  const picture = await upload("more.png", seeThrough(300, 200, "#123456"));
  const id = await studio.create({ prompt: BRIEF, require_outline_confirmation: true });
  await studio.turnWhen(id, ended);
  const turn = await studio.say(id, "Shorten scene 2.", { files: [{ asset_id: picture.id }] });
  assert.match(
    turn.degradations.find(({ code }) => code === "attachments_not_used")?.message ?? "",
    /more\.png/,
  );
});
