import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { asHeading, nameOf } from "./as-heading.ts";
import { captionIn, shownBy } from "./introductions.ts";

const TOWNS = "| Town | mm |\n|---|---|\n| Westport | 2150 |\n| Hokia | 1980 |\n| Dryden | 620 |";
const PLUMS = "| Year | Price per kilo of plums |\n|---|---|\n| 2019 | 2.10 |\n| 2020 | 2.40 |\n| 2021 | 2.35 |\n| 2022 | 3.10 |"; // prettier-ignore
const WORDS = "| Plan | For whom |\n|---|---|\n| Basic | one person |\n| Team | ten people |";
const PROSE =
  "Clouds come in from the west and lose their rain as they climb. Little is left behind the pass.";

function dataScene(body: string) {
  const { scenes } = film(`# The dry side\n\n${PROSE}\n\n${body}\n\n${PROSE}\n`);
  const scene = scenes.find(({ visual }) => visual.kind === "chart" || visual.kind === "table");
  assert.ok(scene?.visual.kind === "chart" || scene?.visual.kind === "table", body);
  return { heading: scene.visual.heading, title: scene.title, narration: scene.narration };
}

test("a chart is headed by its caption, what introduces it or what it measures, never by the film's title", () => {
  const introduced = dataScene(`The table shows the annual rainfall in five towns along the road over the pass.\n\n${TOWNS}`); // prettier-ignore
  assert.equal(introduced.heading, "Annual rainfall in five towns");
  assert.equal(introduced.title, introduced.heading);
  assert.match(introduced.narration[0] ?? "", /^The table shows/u);
  const captioned = dataScene(`${TOWNS}\n\nTable 1: Annual rainfall in three towns.`);
  assert.equal(captioned.heading, "Annual rainfall in three towns");
  assert.equal(captioned.narration[0], "Annual rainfall in three towns.");
  assert.equal(dataScene(`*Rain in three towns*\n\n${TOWNS}`).heading, "Rain in three towns");
  assert.equal(dataScene(PLUMS).heading, "Price per kilo of plums, by year");
  // Nothing says what the millimetres are: no heading is better than a wrong one.
  assert.equal(dataScene(TOWNS).heading, "");
  const table = dataScene(WORDS);
  assert.equal(table.heading, "");
  assert.notEqual(table.title, "The dry side");
});

test("below a heading of its own it stands; in a later part of the section the table has its own name", () => {
  const own = film(`# Film\n\n## Rain\n\nThe table shows the annual rainfall.\n\n${TOWNS}`).scenes.at(-1);
  assert.ok(own?.visual.kind === "chart" && own.visual.heading === "Rain");
  const steps =
    "1. Open the lid of the gauge\n2. Read the scale at eye level\n3. Empty the glass on the grass";
  const { scenes } = film(`# Film\n\n## How to read a rain gauge\n\n${steps}\n\nThe table below lists the average rainfall per month.\n\n${TOWNS}`); // prettier-ignore
  const chart = scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(chart?.visual.kind === "chart");
  assert.deepEqual([chart.visual.heading, chart.title], ["Average rainfall per month", "Average rainfall per month"]); // prettier-ignore
});

test("what introduces a table below the title is told with the table, not with the title", () => {
  const { scenes } = film(`# The dry side\n\nThe table shows the annual rainfall in three towns.\n\n${TOWNS}\n\n## The end\n\n${PROSE}`); // prettier-ignore
  const [opening, chart] = scenes;
  assert.ok(opening?.visual.kind === "title" && opening.visual.subtitle === undefined);
  assert.ok(chart?.visual.kind === "chart" && chart.visual.heading === "Annual rainfall in three towns");
});

test("introductions are understood in nineteen languages", () => {
  const cases: [language: string, sentence: string, heading: string | null][] = [
    ["en", "Here are the results of the survey.", "Results of the survey"],
    ["en", "The number of visitors is shown in the following table.", "Number of visitors"],
    ["de", "Die Tabelle zeigt den jährlichen Niederschlag in fünf Orten.", "Der jährliche Niederschlag in fünf Orten"],
    ["de", "Das folgende Diagramm stellt die Kosten pro Monat dar.", "Kosten pro Monat"],
    ["fr", "Le tableau ci-dessous indique la consommation d'eau par cycle.", "Consommation d'eau par cycle"],
    ["es", "La siguiente tabla muestra el consumo medio por vivienda:", "Consumo medio por vivienda"],
    ["it", "La tabella seguente riporta i prezzi medi al chilo.", "Prezzi medi al chilo"],
    ["pt", "O gráfico abaixo mostra as vendas por mês.", "Vendas por mês"],
    ["nl", "De tabel hieronder toont het aantal bezoekers per jaar.", "Aantal bezoekers per jaar"],
    ["sv", "Tabellen nedan visar antalet besökare per år.", "Antalet besökare per år"],
    ["pl", "Tabela poniżej pokazuje ceny biletów.", "Ceny biletów"],
    ["pl", "Tabela pokazuje cenę biletów.", null],
    ["cs", "Tabulka ukazuje ceny jízdenek.", "Ceny jízdenek"],
    ["ru", "В таблице показано, сколько стоили материалы.", "Сколько стоили материалы"],
    ["ru", "Таблица показывает цену билетов.", null],
    ["uk", "Таблиця показує ціни на квитки.", "Ціни на квитки"],
    ["ar", "يوضح الجدول التالي كمية الأمطار السنوية.", "كمية الأمطار السنوية"],
    ["he", "הטבלה הבאה מציגה את מספר המבקרים.", "מספר המבקרים"],
    ["hi", "नीचे दी गई तालिका सालाना वर्षा दिखाती है।", "सालाना वर्षा"],
    ["zh", "下表显示了五个城市的年降水量。", "五个城市的年降水量"],
    ["ja", "次の表は、五つの町の年間降水量を示しています。", "五つの町の年間降水量"],
    ["ko", "다음 표는 연간 강수량을 보여 줍니다.", "연간 강수량"],
    ["en", "The table stands in the kitchen.", null],
    ["en", "Clouds lose their rain as they climb.", null],
    ["de", "Die Zahlen stimmen.", null],
  ]; // prettier-ignore
  for (const [language, sentence, expected] of cases) {
    const what = shownBy(sentence, language);
    assert.equal(what === null ? null : nameOf(what, language), expected, `${language}: ${sentence}`);
  }
  for (const caption of [
    "Table 2. Rain",
    "Fig. 3: Rain",
    "Tabelle 1 – Rain",
    "表1：Rain",
    "Таблица 4. Rain",
    "جدول 1: Rain",
  ])
    // prettier-ignore
    assert.equal(captionIn(caption), "Rain", caption);
  assert.equal(captionIn("Table manners: how to eat"), null);
});

test("a table that is not of its section is called by what it measures, and one of it by the section's heading", () => {
  const steps = "1. Fill the kettle with vinegar and water\n2. Bring it to the boil\n3. Leave it for an hour";
  const headings = (heading: string, body: string) =>
    film(`# Film\n\n${PROSE}\n\n## ${heading}\n\n${body}`).scenes.flatMap(({ visual }) =>
      visual.kind === "chart" || visual.kind === "table" ? [visual.heading] : [],
    );
  const hardness =
    "| Area | Hardness (mg/l) |\n|---|---|\n| Thanet | 318 |\n| Ashford | 262 |\n| Dover | 290 |";
  assert.deepEqual(headings("How to clean it", `${steps}\n\n${hardness}`), ["Hardness by area"]);
  assert.deepEqual(headings("Where hard water is cleaned", `${steps}\n\n${hardness}`), ["Where hard water is cleaned"]); // prettier-ignore
  const apart = "| Animal | Neurons |\n|---|---|\n| Snail | 20,000 |\n| Mouse | 71,000,000 |\n| Dog | 2,200,000,000 |"; // prettier-ignore
  const hearts = "Two hearts carry the blood to the gills and the third to the rest of the body. When it swims, the third one stops."; // prettier-ignore
  assert.deepEqual(headings("Three hearts", `${hearts}\n\n${apart}`), ["Neurons by animal"]);
});

test("a long heading ends before a remark in brackets, and never within one", () => {
  assert.equal(
    asHeading("Cost and income per acre, 2024-25 (cotton at ₹7,100/quintal)"),
    "Cost and income per acre, 2024-25",
  );
  assert.equal(asHeading("Rain in May (mm)"), "Rain in May (mm)");
});
