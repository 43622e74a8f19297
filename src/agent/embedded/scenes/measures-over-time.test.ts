import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { columnOf } from "./measures-over-time.ts";

/** The kind of the first scene after the title with the small charts that it has, and what is said of them. */
function told(heading: string, lines: string[], language = "en") {
  const [head = "", ...rows] = lines;
  const rule = head.replaceAll(/[^|]+/gu, "---");
  const table = [head, rule, ...rows].map((line) => `|${line}|`).join("\n");
  const { scenes } = film(`# ${heading}\n\n## ${heading}\n\n${table}\n`, language);
  const scene = scenes[1];
  assert.ok(scene !== undefined);
  const { visual, narration } = scene;
  const own = visual.kind === "chart" && visual.ownScales === true;
  return { kind: own ? "panels" : visual.kind, visual, said: narration.slice(-3) };
}

const SEA = ["Year|Area (km²)|Salt (g/l)|Catch (t)", "1960|68,000|10|43,000", "1980|51,700|17|0", "2000|26,800|58|—", "2020|8,300|110|—"]; // prettier-ignore

test("measures of different units down the years are small charts; what is unknown stays so", () => {
  const { kind, visual, said } = told("The lake", SEA);
  assert.equal(kind, "panels");
  assert.ok(visual.kind === "chart");
  assert.deepEqual(
    visual.series.map(({ name, values }) => [name, values]),
    [
      ["Area (km²)", [68_000, 51_700, 26_800, 8300]],
      ["Salt (g/l)", [10, 17, 58, 110]],
      ["Catch (t)", [43_000, 0, null, null]],
    ],
  );
  assert.deepEqual(said, [
    "Area: from 68,000 km² in 1960 to 8,300 km² in 2020.",
    "Salt: from 10 g/l to 110 g/l.",
    "Catch: from 43,000 t in 1960 to 0 t in 1980.",
  ]);
});

test("units in the cells go to the name of their measure, what rounds a value stays with it", () => {
  const rows = ["Jahr|Fläche|Salz|Fang", "1960|68.000 km²|10 g/l|43.000 t", "1980|51.700 km²|~17 g/l|900 t", "2000|ca. 26.800 km²|58 g/l|–"]; // prettier-ignore
  const { kind, visual, said } = told("Was mit dem See geschah", rows, "de");
  assert.equal(kind, "panels");
  assert.ok(visual.kind === "chart");
  assert.deepEqual(
    visual.series.map(({ name, displays }) => [name, displays.slice(1)]),
    [
      ["Fläche (km²)", ["51.700", "ca. 26.800"]],
      ["Salz (g/l)", ["~17", "58"]],
      ["Fang (t)", ["900", ""]],
    ],
  );
  assert.deepEqual(said, [
    "Fläche: von 68.000 km² im Jahr 1960 auf ca. 26.800 km² im Jahr 2000.",
    "Salz: von 10 g/l auf 58 g/l.",
    "Fang: von 43.000 t im Jahr 1960 auf 900 t im Jahr 1980.",
  ]);
});

test("from where to where is said as each language says it, with months too", () => {
  const fr = told("Les trois ans de notre ville", ["Année|Visiteurs|Recettes (€)|Note", "2021|12 400|310 000|4,1", "2022|15 900|420 000|4,3", "2023|21 300|610 000|4,6"], "fr"); // prettier-ignore
  assert.deepEqual(fr.said.slice(0, 2), ["Visiteurs : de 12 400 en 2021 à 21 300 en 2023.", "Recettes : de 310 000 € à 610 000 €."]); // prettier-ignore
  const es = told("El año en el parque", ["Mes|Lluvia (mm)|Temperatura (°C)", "enero|80|4", "febrero|62|6", "marzo|48|10"], "es"); // prettier-ignore
  assert.equal(es.kind, "panels");
  assert.equal(es.said.at(-2), "Lluvia: de 80 mm en enero a 48 mm en marzo.");
});

test("what turned on the way is told by its turn, what stood still as unchanged", () => {
  const rows = ["Year|Rain (mm)|Staff|Cost (€)", "2001|10|5|100", "2002|50|5|200", "2003|12|5|300"];
  const { said } = told("The station", rows);
  assert.deepEqual(said, [
    "Rain: 10 mm in 2001, 50 mm in 2002 and 12 mm in 2003.",
    "Staff: unchanged at 5.",
    "Cost: from €100 to €300.",
  ]);
});

const OTHERS: [why: string, lines: string[]][] = [
  ["one measure", ["Year|Income (€)|Costs (€)", "2001|100|90", "2002|120|95", "2003|140|99"]],
  ["counts of like size", ["Year|Visitors|Members", "2001|100|90", "2002|120|95", "2003|140|99"]],
  ["no times", ["Lake|Area (km²)|Depth (m)", "A|100|90", "B|120|95", "C|140|99"]],
  ["words in a cell", ["Year|Area (km²)|Catch (t)", "1960|100|many", "1980|90|few", "2000|80|none left"]],
  ["more than one unit in a column", ["Year|Area|Catch", "1960|100 km²|3 t", "1980|90 ha|2 t", "2000|80 km²|1 t"]], // prettier-ignore
  ["a column that is hardly known", ["Year|Area (km²)|Catch (t)", "1960|100|3", "1980|90|–", "2000|80|–"]],
  ["years as values", ["Year|Opened|Length (km)", "2001|1950|3", "2002|1960|4", "2003|1970|5"]],
];

for (const [why, lines] of OTHERS)
  test(`no small charts, ${why}`, () => assert.notEqual(told("The lake", lines).kind, "panels"));

test("an amount of money keeps its currency, in its picture and in the voice", () => {
  const { visual, said } = told("The clinic", ["Year|Patients|Waiting time (days)|Cost", "2021|1,200|34|€2.1 million", "2022|1,850|~ 21|€2.4 million", "2023|2,400||€2.6 million", "2024|3,100|12|€2.9 million"]); // prettier-ignore
  assert.ok(visual.kind === "chart");
  assert.deepEqual(visual.series[2]?.displays.slice(0, 2), ["€2.1 million", "€2.4 million"]);
  assert.ok(said.at(-1)?.includes("€2.9 million"), said.join(" "));
});

test("two things that count in one unit are told apart by the word behind it", () => {
  assert.equal(columnOf("Use a year", ["5,700 kWh electricity", "21,700 kWh gas"], "en"), null);
  assert.equal(columnOf("Use a year", ["5,700 kWh gas", "21,700 kWh gas"], "en")?.series.values[1], 21700);
});
