import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { cutsListOfNames } from "./list-of-names.ts";

function cuts(text: string, figure: string): boolean {
  const start = text.indexOf(figure);
  return cutsListOfNames(text, { start, end: start + figure.length });
}

test("a figure beside a list of names is none of one of them alone", () => {
  const english = "Last spring 46 growers in Kent, Burgundy and the Okanagan ran 612 stakes.";
  assert.ok(cuts(english, "46"));
  assert.ok(cuts(english, "612"));
  assert.ok(cuts("Im Frühjahr betrieben 46 Winzer in Kent, Burgund und dem Okanagan 612 Fühler.", "46"));
  assert.ok(cuts("Lyon, Nantes et Lille ont planté 4 000 arbres.", "4 000"));
});

test("a clause that a comma only opens or ends is no list", () => {
  assert.ok(!cuts("In Kent, growers ran 612 stakes.", "612"));
  assert.ok(!cuts("The river, longer than the Rhine, carries 2,300 cubic metres.", "2,300"));
  assert.ok(!cuts("We have 40 rooms, a pool and a garden.", "40"));
  assert.ok(!cuts("Anna, our cook, serves 300 meals and Tom washes up.", "300"));
});

test("such a sentence is told as it is", () => {
  const seen = JSON.stringify(
    shown(
      "Last spring 46 growers in Kent, Burgundy and the Okanagan ran 612 stakes. Nobody lost a crop.",
      "en",
    ),
  );
  assert.ok(!/growers in Kent last spring|run by Burgundy/u.test(seen), seen);
  assert.match(seen, /46 growers in Kent, Burgundy and the Okanagan/u);
});
