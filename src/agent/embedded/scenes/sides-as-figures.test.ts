import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const pictureOf = (text: string) =>
  film(`# Turpan\n\n## Turpan and its grapes\n\n${text}\n`).scenes.at(-1)?.visual;

test("two sides that tell an amount each are two large figures", () => {
  const visual = pictureOf("Summers pass 40 °C, while January averages about -7 °C.");
  assert.ok(visual?.kind === "number", visual?.kind);
  assert.deepEqual(visual.figures.map(({ label, lead, figure }) => [label, lead, figure.display]), [["Summers", "pass", "40 °C"], ["January", "averages about", "−7 °C"]]); // prettier-ignore
});

test("sides that say more stay side by side", () => {
  const visual = pictureOf("Summers pass 40 °C with dust storms, while January averages about -7 °C and brings snow."); // prettier-ignore
  assert.notEqual(visual?.kind, "number");
});
