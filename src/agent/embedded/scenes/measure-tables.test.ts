import assert from "node:assert/strict";
import { test } from "node:test";
import type { Prose, TableBlock } from "../brief/brief.ts";
import { film } from "../plan.fixture.ts";
import { measureTables } from "./measure-tables.ts";

const prose = (text: string): Prose => ({ shown: text, spoken: text });

function table(...lines: string[]): TableBlock {
  const [header = [], ...rows] = lines.map((line) => line.split("|").map(prose));
  return { kind: "table", header, rows, align: header.map(() => "start"), span: { start: 0, end: 1 } };
}

/** "together: names" or "apart: names" of each chart; null where the table stays one. */
function charts(language: string, ...lines: string[]): string[] | null {
  const found = measureTables(table(...lines), language);
  return found?.map(({ charted, header }) => `${charted ?? ""}: ${header.slice(1).map(({ shown }) => shown).join(", ")}`) ?? null; // prettier-ignore
}

test("measures of different units down the years are small charts, three to a picture, evenly", () => {
  const rows = ["2020|1260|1410|1128|8.0|12%", "2021|1480|1690|1420|8.4|19%", "2022|1750|1820|1474|8.1|27%"];
  assert.deepEqual(charts("zh", "年份|种植面积(亩)|产量(吨)|销售额(万元)|均价(元/公斤)|线上占比", ...rows), [
    "apart: 种植面积(亩), 产量(吨), 销售额(万元)",
    "apart: 均价(元/公斤), 线上占比",
  ]);
});

test("measures in the rows under years are the same", () => {
  const rows = ["Mitglieder|212|226|241", "Beiträge (Tsd. €)|38,2|40,9|44,1", "Kilometer (Tsd.)|81|94|90", "Anteil Frauen (%)|31|33|36"]; // prettier-ignore
  assert.deepEqual(charts("de", "|2023|2024|2025", ...rows), [
    "apart: Mitglieder, Beiträge (Tsd. €), Kilometer (Tsd.), Anteil Frauen (%)",
  ]);
});

test("parts with their total stand on one another, a rate by itself; a bracket that only says which is no unit", () => {
  const rows = ["2022|12,460|7,605|26,905|46,970|42.7%", "2023|11,980|7,015|26,250|45,245|42.0%", "2024|12,105|9,880|22,740|44,725|49.2%"]; // prettier-ignore
  assert.deepEqual(
    charts("en", "Year|Recycled|Composted / food|Residual (black bin)|Total|Recycling rate", ...rows),
    ["together: Recycled, Composted / food, Residual (black bin), Total", "together: Recycling rate"],
  );
});

test("three columns that could be one measure share an axis, and rain in millimetres does not", () => {
  const rows = ["2021|1124|4.4|6.3|9.1", "2022|1267|3.8|5.7|8.8", "2023|781|3.2|6.6|10.2"];
  assert.deepEqual(charts("en", "Season|rain_mm|rainfed|furrow|drip", ...rows), [
    "together: rainfed, furrow, drip",
    "together: Rain (mm)",
  ]);
});

test("two things are compared in money with its total, and in what counts otherwise; nought is of the same money", () => {
  const rows = ["زمن الرحلة|52 دقيقة|37 دقيقة", "الوقود|138 ريالًا|0", "المواقف|350 ريالًا|0", "تذكرة|0|140 ريالًا", "المجموع الشهري|488 ريالات|140 ريالًا", "الانبعاثات|146 كجم|31 كجم"]; // prettier-ignore
  assert.deepEqual(charts("ar", "البند|السيارة|المترو", ...rows), [
    "together: الوقود, المواقف, تذكرة, المجموع الشهري",
    "apart: زمن الرحلة, الانبعاثات",
  ]);
});

test("before and after of eight measures are two pictures of four", () => {
  const rows = ["p50|340 ms|3 ms", "p95|2,150 ms|11 ms", "Rows read|~1.2M|20", "CPU|88%|31%", "Replicas|5|2", "Bill|$18,900|$7,700", "Bounce rate|14.1%|9.6%", "Errors|41|3"]; // prettier-ignore
  const found = charts("en", "Metric|Jul 28|Aug 4", ...rows);
  assert.equal(found?.length, 2);
  assert.ok(found.every((one) => one.startsWith("apart: ")));
});

test("words, ranges, too many measures and what is one chart anyway stay a table", () => {
  assert.equal(charts("en", "Year|Members|Chair|Income (£)", "2022|40|Ann|300", "2023|44|Bea|340", "2024|47|Cy|390"), null); // prettier-ignore
  assert.equal(charts("en", "Year|Members|Ages|Income (£)", "2022|40|5–11|300", "2023|44|5–12|340", "2024|47|6–12|390"), null); // prettier-ignore
  const wide = Array.from({ length: 12 }, (_, at) => `m${at}`).join("|");
  const row = (year: number) => `${year}|${Array.from({ length: 12 }, (_, at) => at + 1).join("|")}`;
  assert.equal(charts("en", `Year|${wide}`, row(2022), row(2023), row(2024)), null);
  assert.equal(charts("en", "Plan|Price|Users", "Solo|$5|1", "Team|$9|5", "Firm|$20|50"), null);
});

test("amounts of one thing down a table, and counts of things without a unit, are looked up", () => {
  assert.equal(charts("en", "Items|Linear search|Binary search", "100|100|7", "10,000|10,000|14", "1,000,000|1,000,000|20"), null); // prettier-ignore
  assert.equal(charts("en", "|Robin|Wren", "Eggs|5|6", "Broods|2|2", "Days to fledge|14|17"), null);
});

test("a film tells each measure from where to where, a remark stands with the chart that it names", () => {
  const rows = ["2022|11,260|41|27,850|5.40", "2023|12,905|56|33,100|5.15", "2024|14,370|63|38,940|4.90"];
  const text = ["| Season | Visitors | School visits | Shop income (£) | Cost per visitor (£) |", "|---|---|---|---|---|", ...rows.map((row) => `|${row}|`)].join("\n"); // prettier-ignore
  const { scenes } = film(`# The lighthouse\n\n## Five seasons\n\n${text}\n\nThe cost per visitor fell every year.\n\n## The lamp\n\nIt shines for twenty miles and turns once in ten seconds.\n`); // prettier-ignore
  const charted = scenes.filter(({ visual }) => visual.kind === "chart");
  assert.ok(!scenes.some(({ visual }) => visual.kind === "table"));
  assert.ok(
    charted.some(({ narration }) => narration.includes("Visitors: from 11,260 in 2022 to 14,370 in 2024.")),
  );
  assert.ok(charted.at(-1)?.narration.includes("The cost per visitor fell every year."));
});
