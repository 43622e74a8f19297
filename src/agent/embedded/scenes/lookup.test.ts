import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { isLookup, rowsOfItems } from "./lookup.ts";

test("amounts by amounts are a table, told in the order of the brief, below their heading said once", () => {
  const { scenes } = film("# Counting to thunder\n\nInside a storm cloud ice bumps into hail, and the air gives way.\n\nSeconds counted and distance:\n3 s = 1 km\n9 s = 3 km\n15 s = 5 km\n30 s = 10 km\n\nNever shelter under a lone tree, and stay indoors until the storm has gone."); // prettier-ignore
  const scene = scenes.find(({ visual }) => visual.kind === "table");
  assert.deepEqual(scene?.narration, ["Seconds counted and distance.", "3 s: 1 km.", "9 s: 3 km.", "15 s: 5 km.", "30 s: 10 km."]); // prettier-ignore
  assert.ok(scene?.visual.kind === "table");
  assert.deepEqual(scene.visual.columns.map(({ label }) => label), ["Seconds counted", "Distance"]); // prettier-ignore
  assert.equal(scene.visual.cues?.length, 4);
});

test("so are doses with decimal commas, degrees and 秒数, and a rule within a sentence keeps its words", () => {
  for (const [heading, items] of [
    ["Gewicht und Menge", ["5 kg: 2,5 ml", "10 kg: 5 ml", "20 kg: 10 ml"]],
    ["Température et durée", ["10 °C : 4 h", "20 °C : 2 h", "30 °C : 1 h"]],
    ["秒数と距離", ["3秒：1 km", "9秒：3 km", "15秒：5 km"]],
  ] as const) {
    const { scenes } = film(
      `# A\n\n${heading}.\n\n## ${heading}\n\n${items.map((item) => `- ${item}`).join("\n")}`,
    );
    assert.ok(scenes.some(({ visual }) => visual.kind === "table"), heading); // prettier-ignore
  }
  const told = film("# Orages\n\nComptez les secondes entre l’éclair et le tonnerre.\n\nDistance de l’orage : 3 s : 1 km, 9 s : 3 km, 15 s : 5 km."); // prettier-ignore
  assert.match(
    told.scenes.flatMap(({ narration }) => narration).join(" "),
    /3 s : 1 km, 9 s : 3 km, 15 s : 5 km/u,
  );
});

test("towns, years and bare numbers are no rule to look up", () => {
  const rows = (...items: string[]): boolean => {
    const series = rowsOfItems(items, "en");
    return series !== null && isLookup(series, "en");
  };
  assert.equal(rows("3 s = 1 km", "9 s = 3 km", "15 s = 5 km"), true);
  assert.equal(rows("1 minute: 5 m", "5 minutes: 25 m", "9 minutes: 45 m"), true);
  assert.equal(rows("Leeds: 40 t", "York: 22 t", "Hull: 15 t"), false);
  assert.equal(rows("2015: 256", "2017: 446", "2019: 704"), false);
  assert.equal(rows("5 kg: £4", "3 m: £9", "2 h: £5"), false);
  assert.equal(rows("5 kg: small", "10 kg: large", "20 kg: huge"), false);
});
