import assert from "node:assert/strict";
import { test } from "node:test";
import { assertLawful, contextOf, FORMATS, STYLE_NAMES } from "../testing/layout-laws.ts";
import { idleLabel } from "./idle-label.ts";
import { number } from "./number.ts";

test("what repeats the heading or only joins a figure to the one before names nothing", () => {
  assert.equal(idleLabel("Total", "Total"), true);
  for (const label of ["Soit", "czyli", "das sind", "o sea", "ou seja,", "то есть", "つまり", "أي"])
    assert.equal(idleLabel(label, "Kosten"), true, label);
});

test("names stay, also those that begin with such a word or stand within the heading", () => {
  for (const label of ["Total", "Soit par habitant", "or so each", "Orders", "per inhabitant", "総額"])
    assert.equal(idleLabel(label, "Total cost"), false, label);
});

test("a page of figures keeps its place without them, in every style and frame", async () => {
  const of = (display: string, label: string) => ({ figure: { display, value: null, decimals: 0, prefix: "", suffix: "" }, label }); // prettier-ignore
  for (const style of STYLE_NAMES)
    for (const format of FORMATS) {
      const context = contextOf(style, "fr", format);
      const layout = await number.layout(
        { kind: "number", heading: "Total", figures: [of("20 000 €", "Total"), of("0,63 €", "Soit")] },
        context,
      );
      assertLawful(layout, context);
      assert.ok(!layout.layers.some(({ id }) => id.startsWith("label-")));
    }
});
