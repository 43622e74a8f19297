import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import type { MediaRef } from "../../../artifacts/media.ts";
import type { Visual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import { firstContent } from "../../entrances/first-content.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, cues, settings, STYLE_NAMES, textIn } from "../testing/layout-laws.ts";
import { runs } from "../../../../test/support/runs.ts";

const sizes = fc.oneof(
  fc.constantFrom([1, 1], [10_000, 200], [2560, 51], [51, 2560], [1920, 1080]),
  fc.tuple(fc.integer({ min: 1, max: 2560 }), fc.integer({ min: 1, max: 2560 })),
);

function mediaOf(kind: MediaRef["kind"]): fc.Arbitrary<MediaRef> {
  return fc
    .tuple(sizes, fc.constantFrom(undefined, "light", "dark"), fc.boolean())
    .map(([[width = 1, height = 1], ground, photo]): MediaRef => ({
      kind,
      key: photo ? "a.jpg" : "a.png",
      width,
      height,
      name: "a",
      ...(kind === "video" && { seconds: 4.2 }),
      ...(ground !== undefined && kind === "image" && { ground }),
    }));
}

const scenes = settings.chain((setting) => {
  const [, language] = setting;
  const words = textIn(language, 1, 9);
  const points = fc.array(fc.record({ text: textIn(language, 1, 7), cue: cues }), { maxLength: 4 });
  const optional = { requiredKeys: ["kind", "pictures"] as ("kind" | "pictures")[] };
  const picture = fc.record(
    { media: mediaOf("image"), caption: words, cue: cues },
    { requiredKeys: ["media"] },
  );
  const image: fc.Arbitrary<Visual> = fc.record(
    {
      kind: fc.constant("image" as const),
      heading: words,
      points,
      pictures: fc.array(picture, { minLength: 1, maxLength: 4 }),
    },
    optional,
  );
  const video: fc.Arbitrary<Visual> = fc.record(
    {
      kind: fc.constant("video" as const),
      heading: words,
      caption: words,
      points,
      cue: cues,
      media: mediaOf("video"),
    },
    { requiredKeys: ["kind", "media"] },
  );
  return fc.tuple(fc.constant(setting), fc.oneof(image, video));
});

type MediaPaint = Extract<Paint, { kind: "image" | "clip" }>;

function picturesIn(layers: readonly Layer[]): MediaPaint[] {
  return layers.flatMap(({ paint }) =>
    paint.filter((one): one is MediaPaint => one.kind === "image" || one.kind === "clip"),
  );
}

test("any pictures with any words keep the laws of layout, whole, undistorted, sharp and apart", async () => {
  await fc.assert(
    fc.asyncProperty(scenes, async ([setting, visual]) => {
      const context = contextOf(...setting);
      const layout = await layoutVisual(visual, context);
      assertLawful(layout, context);
      const shown = picturesIn(layout.layers);
      const asked = visual.kind === "image" ? visual.pictures.map(({ media }) => media) : [];
      assert.equal(shown.length, visual.kind === "image" ? asked.length : 1);
      for (const { source, x, y, width, height } of shown) {
        const [across, down] = [width / source.width, height / source.height];
        assert.ok(across <= 1.5 + 1 / source.width && down <= 1.5 + 1 / source.height, "soft");
        // Rounded to whole px, a line of a few px cannot keep its shape to the hair.
        assert.ok(Math.abs(width - source.width * down) <= Math.max(1, down, source.width / source.height));
        const box = layout.layers.some(({ id }) => id === "bleed-picture")
          ? context.theme.stage
          : context.box;
        assert.ok(x >= box.x && y >= box.y && x + width <= box.x + box.width);
        assert.ok(y + height <= box.y + box.height, `${y + height}`);
      }
      for (const [index, one] of shown.entries())
        for (const other of shown.slice(index + 1))
          assert.ok(
            one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y,
            "two pictures overlap",
          );
      if (!layout.layers.some(({ id }) => id === "bleed-picture")) assertWordsClear(layout.layers, shown);
    }),
    { numRuns: runs(75) },
  );
});

/** No word stands on a picture. */
function assertWordsClear(layers: readonly Layer[], pictures: readonly MediaPaint[]): void {
  for (const { id, bounds, paint } of layers) {
    if (!paint.some(({ kind }) => kind === "text")) continue;
    for (const { x, y, width, height } of pictures) {
      const clear =
        bounds.x + bounds.width <= x + 2 ||
        x + width <= bounds.x + 2 ||
        bounds.y + bounds.height <= y + 2 ||
        y + height <= bounds.y + 2;
      assert.ok(
        clear,
        `${id} at ${JSON.stringify(bounds)} stands on ${JSON.stringify({ x, y, width, height })}`,
      );
    }
  }
}

test("a clip plays frame by frame from its word on, for its length or to the end of the scene", async () => {
  const context = contextOf();
  const media: MediaRef = { kind: "video", key: "c.mp4", width: 640, height: 360, seconds: 4, name: "c" };
  const { layers } = await layoutVisual({ kind: "video", media, cue: { sentence: 3, offset: 0 } }, context);
  const clip = layers.find(({ id }) => id === "clip");
  assert.deepEqual(clip?.tracks.value, [
    { frame: 90, value: 0 },
    { frame: 90 + 119, value: 119, ease: "linear" },
  ]);
  const late = await layoutVisual({ kind: "video", media, cue: { sentence: 19, offset: 0 } }, context);
  const track = late.layers.find(({ id }) => id === "clip")?.tracks.value;
  assert.ok((track?.at(-1)?.frame ?? 0) < context.frames);
});

test("a picture that waits for its word leaves nothing in its place", async () => {
  const context = contextOf();
  const media: MediaRef = { kind: "image", key: "c.jpg", width: 640, height: 360, name: "c" };
  const visual: Visual = { kind: "image", pictures: [{ media, cue: { sentence: 5, offset: 0 } }] };
  const { layers } = await layoutVisual(visual, context);
  assert.equal(firstContent(layers), context.at({ sentence: 5, offset: 0 }));
});

const still = (width: number, height: number): Visual => ({
  kind: "image",
  heading: "A morning",
  pictures: [
    { media: { kind: "image", key: "a.png", width, height, name: "a" }, caption: "Seen from the north" },
  ],
});
const WIDE_FRAME = { width: 1920, height: 1080, fps: 30 } as const;
const TALL_FRAME = { width: 1080, height: 1920, fps: 30 } as const;

test("a tall picture in a wide frame stands on a mat that closes the gap beside its words, mirrored in Arabic", async () => {
  for (const style of STYLE_NAMES)
    for (const language of ["en", "ar"]) {
      const context = contextOf(style, language, WIDE_FRAME);
      const layout = await layoutVisual(still(800, 1600), context);
      assertLawful(layout, context);
      const bounds = new Map(layout.layers.map((layer) => [layer.id, layer.bounds]));
      const [mat, picture, heading] = ["picture-mat", "picture", "heading"].map((id) => bounds.get(id));
      assert.ok(mat !== undefined && picture !== undefined && heading !== undefined, style);
      assert.ok(mat.width > context.box.width * 0.33 && mat.height > context.box.height * 0.98, style);
      assert.ok(
        Math.abs(picture.x + picture.width / 2 - mat.x - mat.width / 2) < 4,
        "in the middle of its mat",
      );
      assert.ok(picture.height > mat.height * 0.8);
      const apart = language === "ar" ? heading.x - mat.x - mat.width : mat.x - heading.x - heading.width;
      assert.ok(apart > 0, `${style} ${language}: words keep off the mat`);
    }
});

test("a wide picture in a tall frame makes one block with its words, in the frame's middle", async () => {
  for (const style of STYLE_NAMES) {
    const context = contextOf(style, "en", TALL_FRAME);
    const layout = await layoutVisual(still(1600, 900), context);
    assertLawful(layout, context);
    const of = (id: string) => layout.layers.find((layer) => layer.id === id)?.bounds;
    const [heading, picture, caption] = [of("heading"), of("picture"), of("caption")];
    assert.ok(heading !== undefined && picture !== undefined && caption !== undefined, style);
    const gaps = [picture.y - heading.y - heading.height, caption.y - picture.y - picture.height];
    assert.ok(
      gaps.every((gap) => gap > 0 && gap < 130),
      `${style}: ${gaps.join(" ")}`,
    );
    const [above, below] = [
      heading.y - context.box.y,
      context.box.y + context.box.height - caption.y - caption.height,
    ];
    assert.ok(above > 0.5 * below && above < 1.1 * below, `${style}: ${above} above, ${below} below`);
  }
});
