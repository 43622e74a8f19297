import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { layoutVisual } from "../registry.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { aboveWords, startLine } from "./start-line.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const said = (text: string, second: number) => ({ text, cue: { sentence: second, offset: 0 } });

type Line = { x: number; y: number; size: number };
/** The first line of a layer of words. */
function firstLine(layers: readonly Layer[], id: string): Line {
  const [line] = (layers.find((layer) => layer.id === id)?.paint ?? []).flatMap((one) =>
    one.kind === "text" ? [{ x: one.x, y: one.y, size: Number(/([\d.]+)px/u.exec(one.font)?.[1]) }] : [],
  );
  assert.ok(line !== undefined, id);
  return line;
}

test("words of one role begin at one height and one edge on every page, of one line and of three", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = { ...contextOf(style, "en", format), emblems: ["bell"], place: null };
      if (context.theme.habit.align === "center") continue;
      const visual: StatementVisual = {
        kind: "statement",
        text: "The bells are rung by hand",
        more: [
          // So soon one behind the other each has its page.
          said("Nobody is paid for it at all", 1),
          said("It takes a year until a learner can ring one alone", 2),
          said("They hang in a frame of oak", 3),
        ],
      };
      const { layers } = await layoutVisual(visual, context);
      const lines = [1, 2, 3, 4].map((at) => firstLine(layers, at === 1 ? "statement" : `statement-${at}`));
      const where = `${style} ${format.width}×${format.height}`;
      // Below a picture they begin as far from it, and that may be higher beside fewer words; in a square few lines fill a page.
      // What stands beside a picture has one size, what stands alone another.
      const heights = new Map(lines.map(({ size, y }) => [size, y]));
      assert.ok(heights.size <= 2, where);
      const isSquare = format.width === format.height;
      for (const { size, y } of isSquare ? [] : lines)
        assert.equal(y, heights.get(size), `${where}: ${size}`);
      // Alone they begin at the line, in a square the longest of them above it, and none below.
      const alone = lines.slice(1);
      const line = startLine(context);
      assert.ok(
        alone.every(({ y, size }) => y - size <= line),
        where,
      );
      assert.ok(
        alone.some(({ y }) => y > line),
        where,
      );
      assert.equal(new Set(lines.map(({ x }) => x)).size, 1, `${where}: all begin at one edge`);
    }
});

test("words that fill their room begin higher, never above it; below a picture a heading takes the place that is kept free", () => {
  for (const format of FORMATS) {
    const context = contextOf("clean_lecture", "en", format);
    const line = startLine(context);
    const alone = { ...context.box };
    assert.equal(aboveWords(alone, 2000, false, context), line - alone.y);
    assert.ok(aboveWords(alone, 40, false, context) < 40);
    assert.equal(aboveWords(alone, -20, false, context), 0);
    const below = { ...context.box, y: line + 10 };
    assert.equal(aboveWords(below, 2000, true, context), 0);
    assert.ok(aboveWords(below, 2000, false, context) > 0);
  }
});

test("a sentence over two pages looks the same on both; what somebody said in it is a page of its own", async () => {
  const context = { ...contextOf("clean_lecture"), emblems: ["bell"] };
  const parts = async (second: string) => {
    const visual: StatementVisual = {
      kind: "statement",
      text: "The lake had sunk by more than two metres in a single dry year, the driest that anybody there could remember",
      more: [{ text: second, cue: { sentence: 0, offset: 60 } }, said("It rained", 9)],
    };
    const { layers } = await layoutVisual(visual, context);
    return [firstLine(layers, "statement"), firstLine(layers, "statement-2")];
  };
  const [first, second] = await parts("So they let fewer ships through");
  assert.deepEqual([first?.size, first?.x, first?.y], [second?.size, second?.x, second?.y]);
  for (const quotation of [
    "“We wait for rain”",
    "»We wait for rain«",
    "”We wait for rain”",
    "‚We wait for rain‘",
    "‘We wait for rain’",
  ]) {
    const [announced, quoted] = await parts(quotation);
    assert.ok((quoted?.size ?? 0) > (announced?.size ?? 0), quotation);
  }
  const [before, elided] = await parts("’Tis the lake that waits for rain");
  assert.equal(elided?.size, before?.size);
});
