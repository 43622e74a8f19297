import assert from "node:assert/strict";
import test from "node:test";
import type { NumberVisual, StatementVisual } from "../../artifacts/storyboard.ts";
import { changeVisual } from "./visual-texts.ts";

const VISUAL: NumberVisual = {
  kind: "number",
  figures: [
    {
      figure: { display: "31 of 100", value: 31, decimals: 0, prefix: "", suffix: " of 100" },
      label: "Litres that leave the works are lost",
      share: { part: 31, whole: 100 },
    },
  ],
};
const replaced = (from: string, to: string) =>
  changeVisual(VISUAL, "en", (text) => ({ text: text.replace(from, to), at: (offset) => offset }));

test("a figure that is changed is no longer drawn as the part that it was", () => {
  const [figure] = replaced("31", "40").figures;
  assert.equal(figure?.figure.display, "40 of 100");
  assert.equal(figure.share, undefined);
});

test("where only the label is changed the share stays", () => {
  const [figure] = replaced("Litres", "Pints").figures;
  assert.equal(figure?.label, "Pints that leave the works are lost");
  assert.deepEqual(figure.share, { part: 31, whole: 100 });
});

test("the point of a sentence follows its words, and goes with the words beside it", () => {
  const visual: StatementVisual = {
    kind: "statement",
    text: "If the wood is wet, wait for a year",
    point: { start: 20, end: 35 },
  };
  const longer = changeVisual(visual, "en", (text) => ({
    text: text.replace("wood", "timber"),
    at: (offset) => offset + 2,
  }));
  assert.equal(longer.text.slice(longer.point?.start, longer.point?.end), "wait for a year");
  const alone = changeVisual(visual, "en", (text) => ({
    text: text.slice(20),
    at: (offset) => Math.max(0, offset - 20),
  }));
  assert.equal(alone.point, undefined);
});
