import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const text = (rows: string): string => `A title of its own\n\nA first sentence about it.\n\n- It begins on 2 March\n- Waiting time\n${rows}\n- The fare stays\n`; // prettier-ignore

test("rows below a point that tell what was and what is are figures with what they were", () => {
  const { scenes } = film(text("  · Depot–Station: 22 min → 12 min\n  · Hill–School: 18 min → 10 min"), "en");
  const figures = scenes.flatMap(({ visual }) => (visual.kind === "number" ? visual.figures : []));
  assert.deepEqual(
    figures.map(({ label, figure, from }) => [label, from?.figure.display, figure.display]),
    [
      ["Depot–Station", "22 min", "12 min"],
      ["Hill–School", "18 min", "10 min"],
    ],
  );
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /begins on 2 March.*Waiting time.*The fare stays/u);
});

test("rows of several measures, and of words, stay below their point", () => {
  for (const rows of [
    "  · Depot: 22 min → 12 min\n  · Fare: 3 € → 2 €",
    "  · Depot: red → blue\n  · Hill: blue → red",
  ]) {
    const { scenes } = film(text(rows), "en");
    assert.ok(scenes.every(({ visual }) => visual.kind !== "number"));
    assert.match(scenes.flatMap(({ narration }) => narration).join(" "), /Depot.*Hill|Depot.*Fare/u);
  }
});
