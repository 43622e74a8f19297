/**
 * The frames whose look is kept in test/golden/frames.
 * Usage: npm run golden -- -o FOLDER     writes each that differs as expected | actual | difference
 *        npm run golden -- --update      keeps how they look now
 *        [--only chart]
 */
import { loadImage } from "@napi-rs/canvas";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { parseArgs } from "node:util";
import { comparePictures, PIXEL_TOLERANCE } from "./golden/compare-pictures.ts";
import { drawGolden } from "./golden/draw-golden.ts";
import { GOLDEN_FRAMES, GOLDEN_FOLDER } from "./golden/golden-frames.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string", short: "o", default: "out/golden" },
    only: { type: "string", default: "" },
    update: { type: "boolean", default: false },
  },
});
mkdirSync(values.update ? GOLDEN_FOLDER : values.out, { recursive: true });

let changed = 0;
for (const frame of GOLDEN_FRAMES.filter(({ file }) => file.startsWith(values.only))) {
  const kept = join(GOLDEN_FOLDER, frame.file);
  const { bytes, picture } = await drawGolden(frame);
  const expected = existsSync(kept) ? await loadImage(readFileSync(kept)) : null;
  const compared = expected === null ? null : comparePictures(expected, picture);
  if (compared === null || compared.differing > PIXEL_TOLERANCE) {
    changed += 1;
    const part = compared === null ? "new" : `${(compared.differing * 100).toFixed(2)} % of the pixels`;
    console.log(`${frame.file}: ${part}`);
    if (values.update) writeFileSync(kept, bytes);
    else {
      const shown = (compared ?? comparePictures(picture, picture)).picture();
      writeFileSync(join(values.out, frame.file.replace(".webp", ".png")), await shown.encode("png"));
      shown.width = 1;
    }
  }
  // Canvases that were let go are freed between turns.
  await nextTurn();
}
if (values.update) {
  const known = new Set(GOLDEN_FRAMES.map(({ file }) => file));
  for (const file of readdirSync(GOLDEN_FOLDER)) if (!known.has(file)) rmSync(join(GOLDEN_FOLDER, file));
}
const where = values.update ? `kept in ${GOLDEN_FOLDER}` : `written to ${values.out}`;
console.log(changed === 0 ? "every frame looks as it is kept" : `${changed} frames ${where}`);
