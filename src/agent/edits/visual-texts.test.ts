import assert from "node:assert/strict";
import test from "node:test";
import type { NumberVisual } from "../../artifacts/storyboard.ts";
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
