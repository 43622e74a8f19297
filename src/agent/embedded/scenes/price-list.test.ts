import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";

/** The rows of the table that a list becomes; null where it is none. */
function rowsOf(
  items: readonly string[],
  language: string,
  heading: string,
): readonly (readonly string[])[] | null {
  const { scenes } = film(
    `# A\n\n## ${heading}\n\n${items.map((item) => `- ${item}`).join("\n")}\n\n## B\n\nThat is all for now.\n`,
    language,
  );
  const { visual } = scenes.find((scene) => scene.title === heading) ?? {};
  return visual?.kind === "table" ? visual.rows : null;
}

test("what is parted by commas and ends with a price is a table, and what is not is none", () => {
  assert.deepEqual(rowsOf(["Bauernbrot, 1 kg, 5,90 €", "Roggenlaib, 750 g, 4,80 €"], "de", "Drei Sorten"), [
    ["Bauernbrot", "1 kg", "5,90 €"],
    ["Roggenlaib", "750 g", "4,80 €"],
  ]);
  assert.deepEqual(rowsOf(["Café, 2 €", "Thé, 1,80 €"], "fr", "Au comptoir"), [
    ["Café", "2 €"],
    ["Thé", "1,80 €"],
  ]);
  assert.equal(rowsOf(["Bring a fork, a spade and £2", "Come early, stay late"], "en", "On the day"), null);
  assert.equal(rowsOf(["Flour, 1 kg", "Salt, 20 g"], "en", "What we need"), null);
});
