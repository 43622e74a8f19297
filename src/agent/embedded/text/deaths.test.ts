import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { tellsOfDeaths } from "./deaths.ts";

test("how many died is told from other counts, in many languages", () => {
  for (const sentence of ["Of 92 people, 91 died.", "41 Menschen starben.", "Il y eut 30 morts.", "Погибли 12 человек.", "327人が亡くなりました。", "遇难者有12人。"])
    assert.ok(tellsOfDeaths(sentence), sentence); // prettier-ignore
  for (const sentence of [
    "Of 92 people, 91 stayed.",
    "The deadline is in 3 days.",
    "Wir totalisieren 41 Euro.",
  ])
    assert.ok(!tellsOfDeaths(sentence), sentence);
});

test("the dead are no part of a ring, and not counted up", () => {
  const { scenes } = film(
    "# The count\n\n## The count\n\nOf 92 people, 91 died.\n\n## After\n\nOf 92 people, 9 stayed.\n",
  );
  const [dead, stayed] = scenes.flatMap(({ visual }) => (visual.kind === "number" ? visual.figures : []));
  assert.deepEqual([dead?.share, dead?.figure.value], [undefined, null]);
  assert.notEqual(stayed?.share, undefined);
});
