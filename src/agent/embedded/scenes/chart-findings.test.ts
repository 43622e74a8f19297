import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChartVisual } from "../../../artifacts/data-visuals.ts";
import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { film } from "../plan.fixture.ts";
import { phrasesFor } from "../phrases/phrases.ts";
import { namesIn } from "./chart-names.ts";
import { referenceIn } from "./chart-reference.ts";
import { extremeTold } from "./extreme-words.ts";

function chartOf(text: string, language: string): { scene: StoryScene; chart: ChartVisual } {
  const scene = film(text, language).scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(scene?.visual.kind === "chart", text);
  return { scene, chart: scene.visual };
}

const YEARS =
  "| Year | Visits |\n|---|---|\n| 2020 | 18,200 |\n| 2021 | 24,900 |\n| 2022 | 37,500 |\n| 2023 | 46,300 |\n";

test("what is told of a chart is told over it: the year is lit, and the value it lacks is a line", () => {
  const { scene, chart } = chartOf(
    `# Library\n\n## Visits by year\n\n${YEARS}\nThe dip of 2020 was the closure; we passed the 2019 figure of 44,000 in 2023.\n`,
    "en",
  );
  assert.deepEqual(
    chart.findings?.map(({ categories, text }) => [categories, text]),
    [
      [[0], "The dip of 2020 was the closure; we passed the 2019 figure of 44,000 in 2023"],
      [[3], "The dip of 2020 was the closure; we passed the 2019 figure of 44,000 in 2023"],
    ],
  );
  assert.equal(chart.reference?.label, "2019: 44,000");
  assert.equal(chart.reference.cue.sentence, scene.narration.length - 1);
});

test("each part of a finding is lit with its own word, in scripts without spaces too", () => {
  const { scene, chart } = chartOf(
    "# 町の図書館\n\n## 貸し出し\n\n| 種類 | 2022 | 2023 | 2024 |\n|---|---|---|---|\n| 本 | 84,000 | 82,500 | 85,100 |\n| 電子書籍 | 6,200 | 9,400 | 13,700 |\n| 雑誌 | 9,900 | 7,800 | 5,300 |\n\n電子書籍は2年で2倍以上になり、雑誌はほぼ半分に減りました。\n",
    "ja",
  );
  assert.deepEqual([chart.categories, chart.highlight, chart.ownScales], [["2022", "2023", "2024"], 2, true]);
  assert.deepEqual(chart.findings?.map(({ series }) => series), [[1], [2]]); // prettier-ignore
  assert.equal(scene.narration.at(-1)?.indexOf("雑誌"), chart.findings[1]?.cue.offset);
});

test("what names nothing of the chart, or tells of something else, is not told over it", () => {
  const other = film(`# Library\n\n## Visits by year\n\n${YEARS}\nThe night desk is paid 25 % more. Ask Marta for the rota.\n`, "en"); // prettier-ignore
  const chart = other.scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(chart?.visual.kind === "chart" && chart.visual.findings === undefined);
  assert.ok(!chart.narration.some((said) => said.includes("25 %")));
  assert.deepEqual(namesIn("Books by the bookshop", ["Book", "Shop"]), [{ at: 0, offset: 0 }]);
  assert.deepEqual(namesIn("12,020 in 1920s", ["2020", "1920"]), [{ at: 1, offset: 10 }]);
});

test("the bar that the film is about is the one in colour, not the largest", () => {
  const castes = "| Caste | De l'œuf à l'adulte |\n|---|---|\n| Reine | 16 jours |\n| Ouvrière | 21 jours |\n| Faux bourdon | 24 jours |\n"; // prettier-ignore
  assert.equal(chartOf(`# Une vie d'ouvrière\n\n## Trois castes\n\n${castes}`, "fr").chart.highlight, 1);
  assert.equal(chartOf(`# Au rucher\n\n## Trois castes\n\n${castes}`, "fr").chart.highlight, 2);
});

test("a sum that the chart has not is read at its foot while it is told, and a figure of something else has a page", () => {
  const food = "Where the food came from (tonnes): supermarkets 41, churches and schools 23, single donors 12, bought by us 9.";
  const { chart, scene } = chartOf(`# Food bank\n\n## A\n\n${food} That is 85 tonnes in all, against 78 last year.\n\n## B\n\nWe are open on Fridays.\n`, "en");
  assert.deepEqual(chart.findings, [{ text: "That is 85 tonnes in all, against 78 last year", cue: { sentence: scene.narration.length - 1, offset: 0 } }]);
  const { scenes } = film(`# Library\n\n## Visits by year\n\n${YEARS}\nOur night desk costs 9,100 a year.\n`, "en");
  assert.ok(JSON.stringify(scenes.map(({ visual }) => visual)).includes("9,100"));
}); // prettier-ignore

test("a ring has its largest part in its middle, or the one that it is headed by, whatever is told of the others", () => {
  const pie = "| Way | Share |\n|---|---|\n| Car | 55 % |\n| Train | 25 % |\n| Bicycle | 20 % |\n\nThe bicycle has doubled its share since 2019.\n"; // prettier-ignore
  const { chart } = chartOf(`# Our ways to work\n\n## How we come\n\n${pie}`, "en");
  assert.deepEqual([chart.chart, chart.highlight], ["donut", 0]);
  assert.deepEqual(chart.findings?.map(({ categories }) => categories), [[2]]); // prettier-ignore
  const headed = chartOf(`# Our ways to work\n\n## The bicycle gains\n\n${pie}`, "en").chart;
  assert.deepEqual([headed.chart, headed.highlight], ["donut", 2]);
});

test("what a letter says right behind its lines of amounts is told over their chart, and a target is a line across it", () => {
  const letter = "Hello, a short film for the committee please. We counted visitors by day:\n\nMonday: 112\nTuesday: 208\nWednesday: 143\nThursday: 97\n\nTuesday is our busiest day, because of story time. Thursday is the quietest. Our target is 150 visitors a day.\n";
  const { chart } = chartOf(letter, "en");
  assert.deepEqual(chart.findings?.map(({ categories }) => categories), [[1], [3], undefined]);
  assert.deepEqual([chart.reference?.value, chart.reference?.label], [150, "Target: 150"]);
  const olives = chartOf("# Cosecha\n\n## Kilos por socio\n\n- Lucía: 1.240 kg\n- Andrés: 980 kg\n- Marta: 1.610 kg\n\nMarta recogió más que nadie.\n", "es").chart;
  assert.deepEqual([olives.highlight, olives.findings?.map(({ categories }) => categories)], [2, [[2]]]);
}); // prettier-ignore

test("a value that one category has, and the largest or smallest that a sentence calls so, lights it", () => {
  const days = "# Blood\n\n## Donors\n\n| Month | Donors |\n|---|---|\n| January | 410 |\n| February | 380 |\n| March | 455 |\n| April | 520 |\n\n";
  const lit = (said: string) => chartOf(`${days}${said}\n\n## B\n\nWe are open on Fridays.\n`, "en").chart.findings?.map(({ categories }) => categories);
  assert.deepEqual(lit("In the best month 520 people came."), [[3]]);
  assert.deepEqual(lit("The lowest month was the one when the flu went round. March was better."), [[1], [2]]);
  assert.equal(extremeTold("The highest mountain is far away", "en"), null, "of no row");
  assert.equal(extremeTold("Between the highest and the lowest value lie 140", "en"), null, "both");
  assert.equal(extremeTold("Das war der ruhigste Tag der Woche", "de")?.which, "low");
  assert.equal(extremeTold("这是最多的一天", "zh")?.which, "high");
}); // prettier-ignore

test("a target of one category, of all together or in another unit is no line across all", () => {
  const shown = { chart: "column" as const, categories: ["Ann", "Bob"], series: [{ name: "", values: [40, 60], displays: ["40 kg", "60 kg"] }] };
  const context = { base: "en", phrases: phrasesFor("en") };
  assert.deepEqual(referenceIn("Our goal is 50 kg", shown, context), { value: 50, label: "Goal: 50 kg" });
  for (const said of ["Our goal is 50 kg for Ann", "Our goal is 70 kg in all", "Our goal is €50", "Our goal is 50 %", "Our goal is 900 kg", "We sold 50 kg"])
    assert.equal(referenceIn(said, shown, context), null, said);
}); // prettier-ignore

test("among sentences that tell several rows, what one tells by itself is lit; where each has its own they only come", () => {
  const table = "# World\n\n## Power\n\n| Source | Share |\n|---|---|\n| Wind | 28 % |\n| Coal | 35 % |\n| Gas | 17 % |\n| Solar | 12 % |\n| Hydro | 8 % |\n";
  const { chart, scene } = chartOf(table, "en");
  assert.match(scene.narration.at(-1) ?? "", /^Hydro/u);
  assert.deepEqual(chart.findings?.at(-1)?.categories, [4]);
  assert.equal(chart.findings?.some(({ text }) => text !== undefined), false, "nothing is written twice");
}); // prettier-ignore

test("names in scripts with vowel signs and names of a number and a letter are names", () => {
  assert.deepEqual(namesIn("गुरुवार सबसे शांत दिन है", ["सोमवार", "गुरुवार"]), [{ at: 1, offset: 0 }]);
  assert.deepEqual(namesIn("7В собрал меньше всех", ["5А", "7В"]), [{ at: 1, offset: 0 }]);
  assert.deepEqual(namesIn("5 apples", ["5A"]), []);
}); // prettier-ignore
