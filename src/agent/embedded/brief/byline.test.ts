import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const said = (head: string): string =>
  film(`# Crisp Dosa at Home\n### ${head}\n\nA good dosa is only rice, lentils, water and patience.\n\n## You need\n\n- rice\n- salt\n\n## Day one\n\nSoak the rice for six hours.\n`)
    .scenes.flatMap(({ narration }) => narration)
    .join(" "); // prettier-ignore

test("with whom it is, in a heading right below the title, is told", () => {
  assert.match(said("With Chef Lakshmi Narayanan, Tamarind Lane, Bengaluru"), /^Crisp Dosa at Home\. With Chef Lakshmi Narayanan, Tamarind Lane, Bengaluru\./u); // prettier-ignore
});

test("a heading that names what stands below it stays one", () => {
  assert.match(said("Why it matters"), /Why does it matter\?/u);
  assert.doesNotMatch(said("From rice to batter"), /From rice to batter\. A good/u);
});
