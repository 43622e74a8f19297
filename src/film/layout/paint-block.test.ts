import assert from "node:assert/strict";
import test from "node:test";
import type { TextPaint } from "../../artifacts/timeline.ts";
import { themeFor } from "../components/testing/theme-for.ts";
import { paintBlock } from "./paint-block.ts";
import { textBlock } from "./text-block.ts";
import { lineWidth } from "./text-measure.ts";

const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
const RED = "#ff0000";

/** The runs of a text on one line in which `marked` is set in red. */
function runsOf(source: string, marked: string, language: string, align: "start" | "center"): TextPaint[] {
  const direction = /^(?:ar|he)$/u.test(language) ? "rtl" : "ltr";
  const theme = themeFor("clean_lecture", FORMAT, undefined, direction);
  const context = { theme, language, direction } as const;
  const style = { face: "heading" as const, size: 80, color: theme.color.text };
  const block = textBlock(source, style, { width: 1800 }, context);
  const start = source.indexOf(marked);
  const emphasis = { spans: [{ start, end: start + marked.length }], color: RED, source };
  return paintBlock(block, { x: 60, y: 100, width: 1800, align, emphasis }, context) as TextPaint[];
}

test("what is marked stands in its colour in scripts that run from right to left as well, each run left of the one before", () => {
  for (const [language, source, marked] of [
    ["ar", "تنخفض الكلفة إلى 9 دنانير شهرياً", "9 دنانير"],
    ["he", "השאילה הספרייה 48,250 ספרים", "48,250"],
  ] as const)
    for (const align of ["start", "center"] as const) {
      const runs = runsOf(source, marked, language, align);
      assert.equal(runs.map(({ text }) => text).join("").replaceAll(/[\u2066-\u2069\u200e\u200f\u061c]/gu, ""), source); // prettier-ignore
      const red = runs.filter(({ color }) => color === RED);
      assert.equal(red.length, 1, source);
      assert.match(red[0]?.text ?? "", /\p{Nd}/u);
      for (const [at, run] of runs.entries()) {
        assert.equal(run.align, "right");
        const next = runs[at + 1];
        if (next === undefined) continue;
        const width = lineWidth(run.text, run.font, run.letterSpacing);
        assert.ok(Math.abs(run.x - width - next.x) < 2, `${source}: ${run.x} - ${width} / ${next.x}`);
      }
    }
});

test("no joined letters are parted, and no number from a unit that runs its own way", () => {
  for (const [source, marked] of [
    ["هذه الكتابة جميلة", "كتاب"],
    ["المسافة 40 km من هنا", "40"],
  ] as const)
    assert.equal(runsOf(source, marked, "ar", "start").length, 1, source);
});
