import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { MediaRef } from "../artifacts/media.ts";
import type { StoryScene } from "../artifacts/storyboard.ts";
import { makeFileBlobs } from "../storage/fs.ts";
import { ingredientOf, mediaShown } from "./film-origin.ts";

const folder = await mkdtemp(join(tmpdir(), "film-origin-"));
after(() => rm(folder, { recursive: true }));
const blobs = makeFileBlobs(folder);

const media = (key: string): MediaRef => ({
  kind: "image",
  key,
  width: 4,
  height: 3,
  name: `${key} by me`,
  original: { key: `assets/${key}`, mimetype: "image/webp", sha256: "ab".repeat(32) },
});
const scene = (visual: StoryScene["visual"]): StoryScene => ({
  index: 1,
  title: "",
  role: "section",
  narration: ["x"],
  visual,
  sources: [],
});

test("a film shows pictures, clips and its brand's logo, each once", () => {
  const [one, two, logo] = [media("one.png"), media("two.png"), media("logo.png")];
  const scenes = [
    scene({ kind: "image", pictures: [{ media: one }, { media: two }] }),
    scene({ kind: "image", pictures: [{ media: one }] }),
    scene({ kind: "video", media: { ...media("clip.mp4"), kind: "video" } }),
    scene({ kind: "statement", text: "x" }),
  ];
  const shown = mediaShown({ scenes, brand: { name: "B", logo, colors: {} } });
  assert.deepEqual(
    shown.map(({ key }) => key),
    ["one.png", "two.png", "clip.mp4", "logo.png"],
  );
  assert.deepEqual(mediaShown({ scenes: [scene({ kind: "statement", text: "x" })] }), []);
});

test("an ingredient is the caller's file; once that is gone, what was made of it, under the same hash", async () => {
  const made = media("made.png");
  await assert.rejects(ingredientOf(blobs, made), /made\.png is not in the store/);
  const file = join(folder, "made");
  await writeFile(file, Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  await blobs.putFile("made.png", file);
  const named = { title: "made.png by me", sha256: "ab".repeat(32) };
  assert.deepEqual(await ingredientOf(blobs, made), {
    ...named,
    format: "image/png",
    file: await blobs.localPath("made.png"),
  });
  await blobs.put("assets/made.png", Buffer.from("the caller's"));
  assert.deepEqual(await ingredientOf(blobs, made), {
    ...named,
    format: "image/webp",
    file: await blobs.localPath("assets/made.png"),
  });
});
