import assert from "node:assert/strict";
import { test } from "node:test";
import { isNoteOnFigures, isOnValues } from "./notes-at-tables.ts";
import { film } from "./plan.fixture.ts";

const TABLE =
  "| | S | M |\n|---|---|---|\n| Ertrag im Jahr* | 400 kWh | viel |\n| Preis | 329 € | 549 € |\n| Gewicht | 9 kg | 18 kg |";

test("a footnote stands under its table, and is no page of its own", () => {
  const { scenes } = film(
    `# Zwei Sets\n\n## Preise\n\n${TABLE}\n\n*Südbalkon ohne Schatten, Strompreis 35 Cent.`,
  );
  const table = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "table");
  assert.equal(table?.kind === "table" ? table.note : "", "*Südbalkon ohne Schatten, Strompreis 35 Cent.");
  assert.ok(!scenes.some(({ visual }) => visual.kind === "statement"));
  assert.ok(!scenes.some(({ narration }) => narration.join(" ").includes("Südbalkon")));
});

test("a star that nothing in the table bears is a sentence of its own", () => {
  const { scenes } = film(
    `# Zwei Sets\n\n## Preise\n\n${TABLE.replace("*", "")}\n\n*Südbalkon ohne Schatten, Strompreis 35 Cent.`,
  );
  assert.ok(scenes.some(({ narration }) => narration.join(" ").includes("Südbalkon")));
});

test("only what says how values are meant is a remark on them", () => {
  for (const text of [
    "The percentages are rounded and change from year to year.",
    "Die Zahlen sind gerundet.",
    "Las cifras son aproximadas y cambian cada año.",
    "割合はおおよその値で、年によって変わります。",
    "비율은 설문조사에 따른 대략적인 값입니다.",
    "النسب تقريبية وتتغير من فصل إلى آخر.",
    "数据为估算值，每年略有变化。",
  ])
    assert.ok(isOnValues(text), text);
  for (const text of [
    "The figures are shocking.",
    "Times change.",
    "Die Zeiten ändern sich.",
    "Times change.",
    "Are the figures rounded?",
    "The percentages are rounded. Nobody knows why.",
    "割合は高いです。",
    "Die Preise steigen jedes Jahr um etwa 3 Prozent.",
  ])
    assert.ok(!isOnValues(text), text);
});

test("a note on figures says how they are meant or where they are from, and nothing of a river or a trade", () => {
  for (const text of ["*South-facing, no shade.", "割合はおおよその値で、年によって変わります。", "Quelle: Stadtarchiv 2024"])
    assert.ok(isNoteOnFigures(text), text);
  for (const text of ["The source of the river lies at 900 metres.", "Im Herbst stand das Dach.", "La source a tari en août.", "The standard is not the issue."])
    assert.ok(!isNoteOnFigures(text), text);
}); // prettier-ignore
