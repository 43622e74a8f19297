import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { planFilm } from "../plan-film.ts";
import { inOneUnit } from "./in-one-unit.ts";

test("values of one dimension are compared in its largest unit, whatever the language writes them in", () => {
  for (const [displays, values, expected] of [
    [
      ["20 cents", "€1.50", "3 euros"],
      [20, 1.5, 3],
      [0.2, 1.5, 3],
    ],
    [
      ["6 mm", "9 centimetres", "25 m"],
      [6, 9, 25],
      [0.006, 0.09, 25],
    ],
    [
      ["45 Minuten", "2 Stunden"],
      [45, 2],
      [0.75, 2],
    ],
    [
      ["500 г", "2 кг"],
      [500, 2],
      [0.5, 2],
    ],
    [
      ["30分", "2時間"],
      [30, 2],
      [0.5, 2],
    ],
    [
      ["٣ كيلومترات", "٥٠٠ متر"],
      [3, 500],
      [3, 0.5],
    ],
    [
      ["800 MB", "1.5 GB"],
      [800, 1.5],
      [0.8, 1.5],
    ],
    [
      ["250 millilitres", "1 litre"],
      [250, 1],
      [0.25, 1],
    ],
  ] as const)
    assert.deepEqual(inOneUnit(displays, values), expected, displays.join());
});

test("values of one unit, or of none that is known, stay as they are", () => {
  for (const [displays, values] of [
    [
      ["£1.8 million", "£200,000"],
      [1.8e6, 2e5],
    ],
    [
      ["38 %", "17 %"],
      [38, 17],
    ],
    [
      ["5 apples", "3 pears"],
      [5, 3],
    ],
    [
      ["12", "5"],
      [12, 5],
    ],
    [
      ["5 km/h", "10 km/h"],
      [5, 10],
    ],
    [
      ["300万円", "90万円"],
      [3e6, 9e5],
    ],
  ] as const)
    assert.deepEqual(inOneUnit(displays, values), values, displays.join());
  assert.deepEqual(inOneUnit(["6 mm", "n/a", "2 cm"], [6, null, 2]), [0.6, null, 2]);
});

test("what counts different things has no axis", () => {
  for (const displays of [
    ["5 kg", "3 km"],
    ["€5", "$3"],
    ["5 people", "3 km"],
    ["5 %", "3 years"],
  ])
    assert.equal(inOneUnit(displays, [5, 3]), null, displays.join());
});

const shownOf = (list: string) =>
  planFilm({
    prompt: `# Who is paid\n\nIt is split.\n\n## Who gets what\n\n${list}`,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  })?.scenes.at(-1)?.visual;

test("a list of cents and euros is no chart of their bare numbers", () => {
  const near = shownOf("- Issuer: 20 cents\n- Bank: 60 cents\n- The shop: 2.10 euros");
  assert.ok(near?.kind === "chart");
  assert.deepEqual(near.series[0]?.values, [0.2, 0.6, 2.1]);
  const far = shownOf("- Issuer: 20 cents\n- Network: 10 cents\n- Bank: 60 cents\n- The shop: 99.10 euros");
  assert.equal(far?.kind, "bullets");
  const table = shownOf("| Part | Length |\n|---|---|\n| Ant | 6 mm |\n| Mouse | 9 cm |\n| Dog | 1.1 m |");
  assert.equal(table?.kind, "table");
});
