import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableBlock } from "../brief/brief.ts";
import { chartDataOf } from "./chart-data.ts";
import { withDifferences, withoutDifference } from "./difference-column.ts";

const prose = (shown: string) => ({ shown, spoken: shown });

function table(header: string[], ...rows: string[][]): TableBlock {
  return {
    kind: "table",
    span: { start: 0, end: 1 },
    header: header.map(prose),
    rows: rows.map((row) => row.map(prose)),
    align: header.map(() => "start" as const),
  };
}

test("a column that only tells what was gained is no third bar, in any language: it stands behind the later value", () => {
  const species = table(
    ["Measure", "Before", "After", "Change"],
    ["Plants", "62", "308", "+246"],
    ["Insects", "15", "192", "+177"],
    ["Fish", "4", "25", "+21"],
  );
  const data = chartDataOf(species, "en");
  assert.deepEqual(
    data?.series.map(({ name }) => name),
    ["Before", "After"],
  );
  assert.deepEqual(data?.differences, ["+246", "+177", "+21"]);
  assert.deepEqual(withDifferences(["308", "192", "25"], data?.differences ?? null), ["308 (+246)", "192 (+177)", "25 (+21)"]); // prettier-ignore
  const polish = table(["Frakcja", "Przed (t)", "Po (t)", "Zmiana"], ["Papier", "41", "58", "+17"], ["Bio", "240", "168", "−72"]); // prettier-ignore
  assert.deepEqual(withoutDifference(polish, "pl").differences, ["+17", "−72"]);
});

test("shares of what was, hyphens for minus and how many times as much it is count as such too", () => {
  const mixed = table(
    ["", "2003", "2008", "Change"],
    ["Birds", "6", "36", "more than 6 times"],
    ["Dust", "74", "48", "-35%"],
    ["Noise", "80", "60", "-25%"],
    ["Heat", "30", "30", "0"],
  );
  assert.equal(withoutDifference(mixed, "en").table.header.length, 3);
  // Words do not stand behind a value.
  assert.deepEqual(withDifferences(["36"], ["more than 6 times"]), ["36"]);
});

test("a measure of its own, a difference over the years, one that is wrong and a column of words stay", () => {
  const own = table(["City", "2022", "2023", "2024"], ["Oslo", "4", "6", "2"], ["Bergen", "5", "8", "3"]);
  const years = table(
    ["Year", "Out", "In", "Balance"],
    ["2021", "40", "52", "+12"],
    ["2022", "44", "50", "+6"],
  );
  const wrong = table(["", "Before", "After", "Change"], ["A", "4", "6", "+3"], ["B", "5", "8", "+3"]);
  const words = table(
    ["", "Before", "After", "Verdict"],
    ["A", "4", "6", "better"],
    ["B", "5", "8", "better"],
  );
  const short = table(["", "Before", "Change"], ["A", "4", "+2"], ["B", "5", "+3"]);
  for (const one of [own, years, wrong, words, short]) assert.equal(withoutDifference(one, "en").table, one);
});
