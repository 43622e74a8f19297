/** What a caller attaches, from the upload by HTTP to the px of the decoded film. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { decodeFile } from "../src/film/check/open-media.ts";
import { halves, seeThrough, turnedJpeg } from "../src/film/media/sample-pictures.fixture.ts";
import { readOrigin } from "../src/film/origin/verify-film.ts";
import { sha256 } from "../src/kernel/hash.ts";
import { makeUploads } from "./support/uploads.ts";
import { ended, startStudio } from "./support/studio.ts";

/** What the next planning waits for. */
let held: Promise<void> = Promise.resolve();
const studio = await startStudio(({ results }) => ({
  results: {
    ...results,
    find: async (key) => {
      if (key.startsWith("media/")) await held;
      return results.find(key);
    },
  },
}));
await studio.work();

const { uploadOne: upload } = makeUploads(studio.service);

const CLIP = join(import.meta.dirname, "media/counts-25fps.mp4");
const NOTES = `# Two colours

## Red and blue meet

Red stands on the left and blue on the right. They meet in the middle and neither gives way to the other.

![Red beside blue](colours.png)

## The grey grows lighter 𓀀

A grey square begins dark and grows lighter with every picture. It takes one second from the first to the last.

![](counts.mp4)
`;

/** Parts of the frame's px by hue at each quarter of a second: red, blue, and the mean luma of the darkest grey square. */
async function look(file: string): Promise<{ red: number; blue: number }[]> {
  const seen: { red: number; blue: number }[] = [];
  let next = 0;
  await decodeFile(file, "video", {}, (frame, seconds) => {
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

/** The most frames within 36 that differ from the one before: a clip of 30 pictures at play has nearly as many. */
async function mostChanges(file: string): Promise<number> {
  const changed: boolean[] = [];
  let before = -1;
  await decodeFile(file, "video", {}, (frame) => {
    const luma = frame.data?.[0];
    const [stride = 0] = frame.linesize;
    let sum = 0;
    for (let y = 0; y < frame.height; y += 8)
      for (let x = 0; x < frame.width; x += 8) sum += luma?.[y * stride + x] ?? 0;
    changed.push(sum !== before);
    before = sum;
    return true;
  });
  return Math.max(...changed.map((_, at) => changed.slice(at, at + 36).filter(Boolean).length));
}

test("a document, a picture and a clip become a film", { timeout: 180_000 }, async () => {
  const files = [
    { asset_id: (await upload("notes.md", Buffer.from(NOTES))).id, files_role: "primary" },
    { asset_id: (await upload("colours.png", halves(1200, 800))).id },
    {
      asset_id: (await upload("counts.mp4", readFileSync(CLIP))).id,
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
  // No font has the hieroglyph: it costs itself, not the film, and is told.
  assert.match(turn.degradations.find(({ code }) => code === "glyph_replaced")?.message ?? "", /𓀀/u);
  const file = await filmOf(turn.message_id);
  const frames = await look(file);
  assert.ok(Math.max(...frames.map(({ red }) => red)) > 0.1, "red is seen");
  assert.ok(Math.max(...frames.map(({ blue }) => blue)) > 0.1, "blue is seen");
  assert.ok(
    frames.some(({ red, blue }) => red > 0.1 && Math.abs(red - blue) < 0.02),
    "as much of one as of the other",
  );
  assert.ok((await mostChanges(file)) >= 26, "the clip plays for its second");
  // The film names the files as they were uploaded, not what was made of them for drawing.
  const { manifest } = await readOrigin(file, "");
  const named = manifest["ingredients"] as { title: string; format: string; description: string }[];
  assert.deepEqual(
    new Set(named.map(({ title, format, description }) => [title, format, description].join("; "))),
    new Set([
      `colours.png; image/png; SHA-256 of the file: ${sha256(halves(1200, 800))}`,
      `counts.mp4; video/mp4; SHA-256 of the file: ${sha256(readFileSync(CLIP))}`,
    ]),
  );
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
  assert.match(
    told.get("attachment_not_fetched") ?? "",
    /“report\.pdf” could not be fetched: the connection failed/,
  );
  assert.match(told.get("attachment_not_readable") ?? "", /“broken\.png” cannot be used: it is damaged/);
  assert.match(told.get("attachment_missing") ?? "", /“gone\.png” was deleted/);
  assert.ok(!names.slice(1).some((name) => told.get("media_not_placed")?.includes(name)));
  const frames = await look(await filmOf(turn.message_id));
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

test(
  "a branded film shows its logo and ends on its card; captions are burned when a render asks",
  {
    timeout: 240_000,
  },
  async () => {
    const logo = await upload("logo.png", halves(600, 200));
    const made = await studio.service.call("POST", "/v1/brand-kits", {
      body: { brand_name: "Rainworks", brand_logo: String(logo.id) },
      headers: { "idempotency-key": "rainworks-kit" },
    });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const kit = (made.body as { data: { id: number | string } }).data;
    const id = await studio.create({
      prompt: `${BRIEF}\n\nSee more at https://rainworks.example/sea.`,
      video_config: { brand_kit_id: kit.id, video_style: "clean_lecture" },
    });
    const turn = await studio.turnWhen(id, ended, 150);
    assert.equal(turn.status, "completed", JSON.stringify(turn));
    assert.ok(
      !turn.degradations.some(({ code }) => code === "logo_not_shown"),
      JSON.stringify(turn.degradations),
    );
    const plain = await filmOf(turn.message_id);
    const seen = await cornerIsColoured(plain);
    assert.ok(seen.slice(0, -8).every(Boolean), "the logo is in its corner until the card comes");
    assert.equal(seen.at(-1), false, "and in the middle at the end");

    const path = `/v1/video-agents/conversations/${id}/renders`;
    const asked = await studio.service.call("POST", path, {
      body: { captions: "burned", resolution: "720p" },
      headers: { "idempotency-key": "burned-captions" },
    });
    assert.equal(asked.status, 202, JSON.stringify(asked.body));
    const renderId = (asked.body as { data: { render_id: string } }).data.render_id;
    for (;;) {
      const { body } = await studio.service.call("GET", `${path}/${renderId}`);
      const { data } = body as {
        data: { status: string; error: unknown; quality_report: { findings: { code: string }[] } };
      };
      if (data.status === "completed") {
        assert.ok(!data.quality_report.findings.some(({ code }) => code === "captions_not_burned"));
        break;
      }
      assert.ok(["queued", "running"].includes(data.status), JSON.stringify(data));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const row = await studio.deps.db
      .selectFrom("renders")
      .select("video_key")
      .where("id", "=", renderId)
      .executeTakeFirstOrThrow();
    const burned = await studio.deps.blobs.localPath(row.video_key ?? "");
    assert.ok(burned !== null);
    assert.ok((await footIsDark(burned)) > 0.5, "a dark plate stands at the foot for most of the film");
    assert.equal(await footIsDark(plain), 0, "where the paper is otherwise");
  },
);

/** Parts of a frame: from `left` to `right` and `top` to `bottom`, 0 to 1, each quarter of a second. */
async function sampled(
  file: string,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  each: (luma: number, blueness: number) => boolean,
): Promise<number[]> {
  const shares: number[] = [];
  let next = 0;
  await decodeFile(file, "video", {}, (frame, seconds) => {
    if (seconds < next) return true;
    next += 0.25;
    const [y, u] = frame.data ?? [];
    const [strideY = 0, strideU = 0] = frame.linesize;
    let [hits, count] = [0, 0];
    for (let row = Math.floor(top * frame.height); row < bottom * frame.height; row += 2)
      for (let column = Math.floor(left * frame.width); column < right * frame.width; column += 2) {
        count += 1;
        if (each(y?.[row * strideY + column] ?? 0, u?.[(row >> 1) * strideU + (column >> 1)] ?? 128))
          hits += 1;
      }
    shares.push(hits / count);
    return true;
  });
  return shares;
}

async function cornerIsColoured(file: string): Promise<boolean[]> {
  const corner = { left: 0.8, right: 0.95, top: 0.04, bottom: 0.1 };
  return (await sampled(file, corner, (_luma, blueness) => blueness > 200)).map((share) => share > 0.05);
}

async function footIsDark(file: string): Promise<number> {
  const foot = { left: 0.4, right: 0.6, top: 0.87, bottom: 0.94 };
  const shares = await sampled(file, foot, (luma) => luma < 50);
  return shares.filter((share) => share > 0.3).length / shares.length;
}
