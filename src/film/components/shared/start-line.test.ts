import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer, Rect } from "../../../artifacts/timeline.ts";
import { layoutVisual } from "../registry.ts";
import { contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";
import { aboveWords } from "./start-line.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const said = (text: string, second: number) => ({ text, cue: { sentence: second, offset: 0 } });

type Line = { x: number; size: number };
/** The first line of a layer of words. */
function firstLine(layers: readonly Layer[], id: string): Line {
  const [line] = (layers.find((layer) => layer.id === id)?.paint ?? []).flatMap((one) =>
    one.kind === "text" ? [{ x: one.x, size: Number(/([\d.]+)px/u.exec(one.font)?.[1]) }] : [],
  );
  assert.ok(line !== undefined, id);
  return line;
}

test("words alone begin at one edge on every page and stand a little above its middle, of one line and of three", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = { ...contextOf(style, "en", format), place: null };
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
      const ids = ["statement", "statement-2", "statement-3", "statement-4"];
      const lines = ids.map((id) => firstLine(layers, id));
      const where = `${style} ${format.width}×${format.height}`;
      assert.equal(new Set(lines.map(({ x }) => x)).size, 1, `${where}: all begin at one edge`);
      assert.ok(new Set(lines.map(({ size }) => size)).size <= 2, `${where}: two sizes at most`);
      for (const id of ids) {
        const { y, height } = layers.find((layer) => layer.id === id)?.bounds ?? { y: 0, height: 0 };
        const middle = (y + height / 2) / format.height;
        assert.ok(middle > 0.38 && middle < 0.52, `${where} ${id}: ${middle.toFixed(2)}`);
      }
    }
});

test("what heads words alone stands right above them, wherever they are", async () => {
  for (const format of FORMATS)
    for (const text of [
      "It rained",
      "The lake had sunk by more than two metres in a single dry year, the driest that anybody there could remember",
    ]) {
      const visual: StatementVisual = { kind: "statement", heading: "The lake", text };
      const { layers } = await layoutVisual(visual, contextOf("clean_lecture", "en", format));
      const boundsOf = (id: string) => layers.find((layer) => layer.id === id)?.bounds ?? format;
      const [heading, words] = ["heading", "statement"].map(boundsOf) as [Rect, Rect];
      const gap = (words.y - heading.y - heading.height) / Math.min(format.width, format.height);
      assert.ok(
        gap > 0.02 && gap < 0.12,
        `${format.width}×${format.height} ${text.slice(0, 9)}: ${gap.toFixed(3)}`,
      );
    }
});

test("words have less above them than below, in a tall frame least, and never begin above their room", () => {
  const above = FORMATS.map((format) =>
    aboveWords({ x: 0, y: 100, width: 900, height: 900 }, 600, { format }),
  );
  assert.ok(
    above.every((px) => px > 600 * 0.4 && px < 600 * 0.5),
    above.join(" "),
  );
  assert.ok((above[1] ?? 0) < (above[0] ?? 0));
  for (const format of FORMATS)
    assert.equal(aboveWords({ x: 0, y: 100, width: 900, height: 900 }, -20, { format }), 0);
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
  assert.deepEqual([first?.size, first?.x], [second?.size, second?.x]);
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
