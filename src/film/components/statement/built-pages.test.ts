import assert from "node:assert/strict";
import test from "node:test";
import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Format, Layer } from "../../../artifacts/timeline.ts";
import { isSeen } from "../../entrances/first-content.ts";
import { checkLayers } from "../../timeline/check-layers.ts";
import { layoutVisual } from "../registry.ts";
import { assertLawful, contextOf, STYLE_NAMES } from "../testing/layout-laws.ts";

const FORMATS: Format[] = [
  { width: 1920, height: 1080, fps: 30 },
  { width: 1080, height: 1920, fps: 30 },
  { width: 1080, height: 1080, fps: 30 },
];
const said = (text: string, second: number) => ({ text, cue: { sentence: second, offset: 0 } });
const two: StatementVisual = {
  kind: "statement",
  text: "She sat on the edge of the pool for five lessons",
  more: [said("In the sixth she got in", 6)],
};
const words = (layers: readonly Layer[], second: number): string =>
  layers
    .filter((layer) => layer.id.startsWith("statement") && isSeen(layer, second * 30))
    .flatMap(({ paint }) => paint.flatMap((one) => (one.kind === "text" ? [one.text] : [])))
    .join(" ")
    .replace(/\s+/gu, " ");

test("two short sentences are built up on one page, the second under the first, in every style and frame", async () => {
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "en", format);
      const layout = await layoutVisual(two, context);
      const where = `${style} ${format.width}×${format.height}`;
      assert.doesNotThrow(() => assertLawful(layout, context), where);
      assert.deepEqual(checkLayers(layout.layers, context).filter(({ severity }) => severity === "error"), [], where); // prettier-ignore
      assert.match(words(layout.layers, 4), /five lessons$/u, where);
      assert.match(words(layout.layers, 10), /^She sat .* five lessons In the sixth she got in$/u, where);
      const [first, next] = ["statement", "statement-told-next"].map((id) => layout.layers.find((one) => one.id === id)); // prettier-ignore
      assert.ok(first !== undefined && next !== undefined, where);
      assert.ok(next.bounds.y >= first.bounds.y + first.bounds.height - 8, where);
    }
});

test("scripts from right to left and without blanks are built up too", async () => {
  for (const [language, text, next] of [
    ["ar", "أمسك الدلّة باليد اليسرى", "وقدّم الفنجان باليمنى"],
    ["hi", "लोग विरोध में थे और कॉलेज दूर था", "फिर भी वह अकेली चली गई"],
    ["ja", "飛行機は羽田から一時間十分です", "これだけ見れば飛行機の勝ちです"],
  ] as const) {
    const context = contextOf("clean_lecture", language, FORMATS[1]);
    const layout = await layoutVisual({ kind: "statement", text, more: [said(next, 6)] }, context);
    assert.doesNotThrow(() => assertLawful(layout, context), language);
    assert.ok(
      layout.layers.some(({ id }) => id === "statement-told-next"),
      language,
    );
  }
});

test("of three the shortest keeps its page; so do a blow, long words, somebody's words and the film's last", async () => {
  const pagesOf = async (visual: StatementVisual, closes = false): Promise<number> => {
    const { layers } = await layoutVisual(visual, { ...contextOf("science_explainer"), closes });
    return layers.filter(({ id }) => /^statement(?:-\d+)?$/u.test(id)).length;
  };
  assert.equal(await pagesOf(two), 1);
  assert.equal(await pagesOf(two, true), 2);
  assert.equal(
    await pagesOf({ ...two, more: [...(two.more ?? []), said("She swam to the other side", 10)] }),
    2,
  );
  assert.equal(await pagesOf({ ...two, more: [said("She swam", 6)] }), 2);
  assert.equal(await pagesOf({ ...two, more: [said("“I am not afraid of water”", 6)] }), 2);
  assert.equal(await pagesOf({ ...two, more: [said("In the sixth lesson, which was on a Thursday in October, she got in and stayed there until the end", 6)] }), 2); // prettier-ignore
  assert.equal(await pagesOf({ ...two, more: [{ ...said("In the sixth she got in", 6), warns: true }] }), 2);
  assert.equal(await pagesOf({ ...two, contacts: [{ text: "swim.example", by: "web" }] }), 2);
});
