import assert from "node:assert/strict";
import test from "node:test";
import { colorwaysOf, STYLE_NAMES } from "../../artifacts/style.ts";
import { chapterGround } from "./chapter-ground.ts";
import { contrast } from "./contrast.ts";
import { onSecondGround } from "./second-ground.ts";
import { inColors, inColorway } from "./theme-for.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
const READ = 4.5;

test("headings are read on the ground of section pages in every set of colours; a story has none", () => {
  for (const style of STYLE_NAMES)
    for (const way of colorwaysOf(style)) {
      const other = onSecondGround(style, FORMAT, "ltr", way, false);
      const ground = chapterGround(inColorway(style, FORMAT, way, "ltr"), other);
      if (style === "cinematic_story") assert.equal(ground, null);
      else assert.ok(ground !== null && contrast(ground.ink, ground.on) >= READ, `${style} in ${way}`);
    }
});

test("a brand's section pages are in its own colour, or on its gradient where it names none", () => {
  for (const primary of ["#7A7A7A", "#FFCC00", "#E11D48", "#0A0A0A", "#FFFFFF", "#0A7A5A"]) {
    const theme = inColors("product_showcase", FORMAT, { primary }, "ltr");
    const ground = chapterGround(theme, null, primary);
    assert.equal(ground?.on, primary);
    assert.ok(contrast(ground.ink, primary) >= READ, primary);
    assert.equal(chapterGround(theme, null, null), null);
  }
});
