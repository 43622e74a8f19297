import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { comparePictures, PIXEL_TOLERANCE } from "../../scripts/golden/compare-pictures.ts";
import { drawGolden } from "../../scripts/golden/draw-golden.ts";
import { GOLDEN_FOLDER, GOLDEN_FRAMES } from "../../scripts/golden/golden-frames.ts";

const HELP =
  "Look at the difference: npm run golden -- -o out/golden. Where the new look is meant: npm run golden -- --update";

test("every component in every style looks as it is kept", async (t) => {
  for (const frame of GOLDEN_FRAMES) {
    await t.test(frame.file, async () => {
      const kept = join(GOLDEN_FOLDER, frame.file);
      assert.ok(existsSync(kept), `${frame.file} is not kept yet. ${HELP}`);
      const { picture } = await drawGolden(frame);
      const { differing } = comparePictures(await loadImage(readFileSync(kept)), picture);
      await nextTurn();
      const part = `${(differing * 100).toFixed(2)} % of the pixels of ${frame.file} differ.`;
      assert.ok(differing <= PIXEL_TOLERANCE, `${part} ${HELP}`);
    });
  }
});

test("no kept frame is left over, and all of them are small", () => {
  const files = readdirSync(GOLDEN_FOLDER);
  assert.deepEqual(new Set(files), new Set(GOLDEN_FRAMES.map(({ file }) => file)));
  const bytes = files.reduce((sum, file) => sum + statSync(join(GOLDEN_FOLDER, file)).size, 0);
  assert.ok(bytes < 2_000_000, `${bytes} bytes`);
});

test("a word in another place, another colour or another size is seen; a shade is not", () => {
  const draw = (change: { text?: string; x?: number; color?: string; ground?: string; width?: number }) => {
    const canvas = createCanvas(change.width ?? 480, 270);
    const context = canvas.getContext("2d");
    context.fillStyle = change.ground ?? "#ffffff";
    context.fillRect(0, 0, 480, 270);
    context.fillStyle = change.color ?? "#1b3a8a";
    context.font = `600 24px "inter/latin"`;
    context.fillText(change.text ?? "How a leaf makes food", change.x ?? 40, 120);
    return canvas;
  };
  const differing = (change: Parameters<typeof draw>[0]) => comparePictures(draw({}), draw(change)).differing;
  assert.equal(differing({}), 0);
  assert.ok(differing({ ground: "#fefefe" }) <= PIXEL_TOLERANCE);
  assert.ok(differing({ x: 43 }) > PIXEL_TOLERANCE, "moved");
  assert.ok(differing({ text: "How a leaf makes fool" }) > 0, "another letter");
  assert.ok(differing({ text: "How a tree makes food" }) > PIXEL_TOLERANCE, "another word");
  assert.ok(differing({ color: "#c02020" }) > PIXEL_TOLERANCE, "another colour");
  assert.ok(differing({ ground: "#f0e4d0" }) > PIXEL_TOLERANCE, "another ground");
  assert.equal(differing({ width: 479 }), 1, "another size");
  assert.equal(comparePictures(draw({}), draw({ x: 60 })).picture().width, 3 * 480 + 4 * 8);
});
