/** What films look like: a small picture of every kind of scene in every style, as it was last approved by eye. */
import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createCanvas } from "@napi-rs/canvas";
import { checkGolden, compareGolden } from "../scripts/golden/golden-frames.ts";

test("nothing looks other than approved", { timeout: 300_000 }, async () => {
  const changed = await checkGolden(join(tmpdir(), "lanternist-golden"), false);
  const told = changed.map(({ name, reason }) => `  ${name} ${reason}`).join("\n");
  assert.equal(
    changed.length,
    0,
    `${changed.length} frames changed:\n${told}\nLook at them; if they are better, run: npm run golden -- --update`,
  );
});

test("a line that moves by four px, or goes pale, is seen; noise is not", async () => {
  const draw = async (shift: number, color: string, noise: number): Promise<Buffer> => {
    const canvas = createCanvas(480, 270);
    const context = canvas.getContext("2d");
    context.fillStyle = "#fbf9f4";
    context.fillRect(0, 0, 480, 270);
    context.fillStyle = color;
    for (let line = 0; line < 3; line += 1) context.fillRect(60 + shift, 60 + line * 50, 300, 14);
    const picture = context.getImageData(0, 0, 480, 270);
    picture.data.forEach((value, index) => {
      if (index % 4 !== 3) picture.data[index] = value + ((index * 7919) % 5 > 2 ? noise : -noise);
    });
    context.putImageData(picture, 0, 0);
    return canvas.encode("png");
  };
  const kept = await draw(0, "#1b1a17", 0);
  assert.equal(await compareGolden(kept, await draw(0, "#1b1a17", 4)), null);
  assert.ok(((await compareGolden(kept, await draw(4, "#1b1a17", 0)))?.part ?? 0) > 0);
  assert.ok(((await compareGolden(kept, await draw(0, "#9b9a97", 0)))?.part ?? 0) > 0.05);
});
