import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { rowOfValues } from "./row-of-values.ts";

/** "label=value" of each point. */
function points(sentence: string, language: string): string[] | null {
  const row = rowOfValues(sentence, language);
  return row === null ? null : row.points.map(({ label, display }) => `${label}=${display}`);
}

const YEARS = ["2020=12 %", "2021=18 %", "2022=25 %"];
const DAYS = (...labels: string[]) => labels.map((label, at) => `${label}=${["40", "65", "99"][at] ?? ""}`);
const COURSES: [language: string, sentence: string, row: string[]][] = [
  ["en", "In 2020 it was 12 %, in 2021 18 % and in 2022 25 %.", YEARS],
  ["de", "Im Jahr 2020 waren es 12 %, 2021 schon 18 % und 2022 rund 25 %.", YEARS],
  ["fr", "Le taux était de 12 % en 2020, de 18 % en 2021 et de 25 % en 2022.", YEARS],
  ["es", "En 2020 la tasa fue del 12 %, en 2021 del 18 % y en 2022 del 25 %.", YEARS],
  ["pt", "Em 2020 a taxa era de 12 %, em 2021 de 18 % e em 2022 de 25 %.", YEARS],
  ["it", "Dopo 3 giorni ha il 40% della forza, dopo 7 giorni il 65% e dopo 28 giorni il 99%.", DAYS("3 giorni", "7 giorni", "28 giorni").map((one) => `${one}%`)],
  ["de", "Nach 3 Tagen hat er etwa 40% der Kraft, nach 7 Tagen 65%, nach 28 Tagen 99%.", DAYS("3 Tage", "7 Tage", "28 Tage").map((one) => `${one}%`)],
  ["ru", "Через 3 дня бетон набирает 40% прочности, через 7 дней 65% и через 28 дней 99%.", DAYS("3 дня", "7 дней", "28 дней").map((one) => `${one}%`)],
  ["ja", "コンクリートの強度は、3日後に40%、7日後に65%、28日後に99%に達します。", DAYS("3日後", "7日後", "28日後").map((one) => `${one}%`)],
  ["ko", "3일 후 40%, 7일 후 65%, 28일 후 99%에 도달합니다.", DAYS("3일 후", "7일 후", "28일 후").map((one) => `${one}%`)],
  ["zh", "我市的目标：2024年回收率15%，2025年25%，2026年35%。", ["2024=15%", "2025=25%", "2026=35%"]],
  ["ar", "كان الهدف 15% في عام 2024، و25% في عام 2025، و35% في عام 2026.", ["2024=15%", "2025=25%", "2026=35%"]],
  ["en", "At 30 km/h a car needs 13 m to stop, at 50 km/h 28 m, at 100 km/h 80 m.", ["30 km/h=13 m", "50 km/h=28 m", "100 km/h=80 m"]],
  ["en", "In 2020 we had 300 members, in 2021 450 and in 2022 1,210.", ["2020=300", "2021=450", "2022=1,210"]],
  ["en", "In January 20% came by bike, in March 35% and in May 50%.", ["January=20%", "March=35%", "May=50%"]],
]; // prettier-ignore

for (const [language, sentence, row] of COURSES)
  test(`one measure over time is a row: ${sentence}`, () => {
    assert.deepEqual(points(sentence, language), row);
    assert.equal(rowOfValues(sentence, language)?.course, true);
  });

const NAMED: [language: string, sentence: string, labels: string[]][] = [
  ["en", "Fuel was the biggest item at €0.9m, then crew €0.8m, maintenance €0.4m and port fees €0.2m.", ["Fuel", "Crew", "Maintenance", "Port fees"]],
  ["en", "We spent €0.9m on fuel, €0.8m on crew, €0.4m on maintenance and €0.2m on port fees.", ["Fuel", "Crew", "Maintenance", "Port fees"]],
  ["de", "Treibstoff kostete 0,9 Mio. €, Personal 0,8 Mio. €, Wartung 0,4 Mio. € und Gebühren 0,2 Mio. €.", ["Treibstoff", "Personal", "Wartung", "Gebühren"]],
  ["fr", "L'Islande en est à 56 %, la Norvège à 45 %, la Suède à 40 % et la Finlande à 30 %.", ["Islande", "Norvège", "Suède", "Finlande"]],
  ["zh", "燃料90万元，人员80万元，维修40万元，港口费20万元。", ["燃料", "人员", "维修", "港口费"]],
  ["ja", "日本は40%、韓国は35%、中国は30%、台湾は20%です。", ["日本", "韓国", "中国", "台湾"]],
]; // prettier-ignore

for (const [language, sentence, labels] of NAMED)
  test(`one measure of four names is a row: ${sentence}`, () => {
    assert.deepEqual(
      rowOfValues(sentence, language)?.points.map(({ label }) => label),
      labels,
    );
  });

const NO_ROWS: [why: string, language: string, sentence: string][] = [
  ["dates only", "en", "It was founded in 1950, extended in 1970 and closed in 2005."],
  ["days, not counts", "en", "Open on 4 May 2024, 6 May 2025 and 9 May 2026."],
  ["two values", "en", "In 2020 it was 12 %, in 2021 18 %."],
  ["mixed units", "en", "In 2020 we made €3m, in 2021 40 % and in 2022 12 tonnes."],
  ["mixed scales", "en", "Fuel cost €0.9m, crew €800k, maintenance €0.4m and port fees €0.2m."],
  ["three prices", "en", "Tickets cost €12 for adults, €8 for students and €5 for children."],
  ["ages", "en", "Anna is 12 years old, Ben 14 years, Carl 9 years and Dora 11 years."],
  ["ages without unit", "en", "Anna is 12, Ben 14, Carl 9 and Dora 11."],
  ["a recipe", "en", "Mix 200 g of flour, 100 g of sugar, 50 g of butter and 10 g of salt."],
  ["a piece that tells more", "en", "In 2019 we had 15 %, in 2020 the pandemic cut it to 5 %, in 2021 18 %."],
  ["ups and downs", "en", "Sales rose by 3 %, costs fell by 5 %, profit doubled to 9 % and debt fell by 2 %."],
  ["another measure", "de", "2019 lag der Umsatz bei 3 Mio. €, 2020 der Gewinn bei 1 Mio. €, 2021 die Schulden bei 2 Mio. €."],
  ["one area among dates", "de", "Das Museum wurde 1950 gebaut, 1970 um 300 m² erweitert und 1990 geschlossen."],
  ["a question", "en", "Was it 12 % in 2020, 18 % in 2021 and 25 % in 2022?"],
  ["the same name twice", "en", "Fuel cost €9m, crew €8m, fuel €4m and fees €2m."],
]; // prettier-ignore

for (const [why, language, sentence] of NO_ROWS)
  test(`no row, ${why}: ${sentence}`, () => assert.equal(rowOfValues(sentence, language), null));

test("a row in a passage is a chart whose bars come with their words; what follows is told after it", () => {
  const row =
    "After 3 days concrete has about 40 % of its strength, after 7 days 65 %, after 14 days 90 % and after 28 days 99 %.";
  const after =
    "Too much water makes it easy to pour but weak, because the extra water leaves small holes behind when it goes.";
  const { scenes } = film(`# Concrete\n\n## It takes time\n\n${row} ${after}\n\n## Mix\n\nStir it well.\n`);
  const scene = scenes.find(({ visual }) => visual.kind === "chart");
  assert.ok(scene?.visual.kind === "chart");
  assert.deepEqual(scene.narration, [row]);
  assert.equal(scene.visual.heading, "It takes time");
  assert.equal(scene.visual.chart, "column");
  assert.deepEqual(scene.visual.categories, ["3 days", "7 days", "14 days", "28 days"]);
  assert.deepEqual(scene.visual.series[0]?.values, [40, 65, 90, 99]);
  assert.deepEqual(
    scene.visual.cues?.map((cue) => row.slice(cue?.offset, (cue?.offset ?? 0) + 2)),
    ["3 ", "7 ", "14", "28"],
  );
});

test("values over time that happen to make a hundred are no ring; three prices stay figures", () => {
  const course = shown("After 1 day 10 % were done, after 2 days 30 % and after 3 days 60 %.", "en");
  assert.equal(course.kind === "chart" ? course.chart : course.kind, "column");
  const prices = shown("Tickets cost €12 for adults, €8 for students and €5 for children.", "en");
  assert.notEqual(prices.kind, "chart");
});

test("a passage without a heading of its own is headed by what stands before the row, or by nothing", () => {
  const goal = "我市的目标：2024年回收率15%，2025年25%，2026年35%，2027年45%。";
  const { scenes } = film(`居民只需做到一件事，把旧电池投进绿色回收箱。\n\n${goal}\n`, "zh");
  const chart = scenes.map(({ visual }) => visual).find((visual) => visual.kind === "chart");
  assert.equal(chart?.heading, "我市的目标");
  assert.equal(chart?.chart, "line");
});

test("a ring is drawn of one whole only", () => {
  const form = (text: string, language = "en") => {
    const visual = shown(text, language);
    return visual.kind === "chart" ? `${visual.chart}: ${visual.categories.join(", ")}` : visual.kind;
  };
  assert.equal(
    form("Use of the app: Germany 40 %, France 30 %, Spain 20 %, Italy 10 % of households."),
    "column: Germany, France, Spain, Italy",
  );
  assert.equal(
    form("Nutzung der App: Deutschland 40 %, Frankreich 30 %, Spanien 20 %, Italien 10 %.", "de"),
    "column: Deutschland, Frankreich, Spanien, Italien",
  );
  assert.equal(
    form(
      "The survey shows that 40 % of adults, 30 % of teenagers, 20 % of children and 10 % of pensioners use it.",
    ),
    "column: Adults, Teenagers, Children, Pensioners",
  );
  assert.equal(
    form("Waste: plastic 61 %, glass 17 %, metal 12 %, other 10 %."),
    "donut: Plastic, Glass, Metal, Other",
  );
  for (const [language, text] of [
    ["es", "El puente, de 792 m y 60 arcos, es famoso."],
    ["es", "El puente, de 792 m, tiene 60 arcos."],
    ["en", "Of 792 people and 60 dogs, all came."],
  ] as const)
    assert.notEqual(form(text, language), "number", text);
  const visual = shown("De 40 alumnos, 12 llegan a pie.", "es");
  assert.deepEqual(visual.kind === "number" && visual.figures[0]?.share, { part: 12, whole: 40 });
});

test("years and values alone are a course, under any heading or none; spans of years are not", () => {
  assert.deepEqual(points("2022 – 31, 2023 – 27, 2024 – 34, 2025 – 14.", "de"), ["2022=31", "2023=27", "2024=34", "2025=14"]); // prettier-ignore
  assert.equal(points("1990–95, 1996–99, 2001–08, 2009–22.", "de"), null);
});

test("names of several words behind a colon are a row, whatever words they are made of", () => {
  for (const [language, sentence, row] of [
    [
      "en",
      "Typical contributions to range error: satellite orbits 2 m, satellite clocks 3 m, reflections from buildings 1 m, lower atmosphere 0.5 m.",
      [
        "Satellite orbits=2 m",
        "Satellite clocks=3 m",
        "Reflections from buildings=1 m",
        "Lower atmosphere=0.5 m",
      ],
    ],
    [
      "es",
      "Pérdidas de 2023: tubos viejos 40 litros, baja presión 9 litros, juntas de las casas 22 litros, riego 5 litros.",
      ["Tubos viejos=40 litros", "Baja presión=9 litros", "Juntas de las casas=22 litros", "Riego=5 litros"],
    ],
    [
      "ru",
      "Вклад в ошибку: орбиты спутников 2 м, часы спутников 3 м, отражения от зданий 1 м, нижняя атмосфера 0,5 м.",
      ["Орбиты спутников=2 м", "Часы спутников=3 м", "Отражения от зданий=1 м", "Нижняя атмосфера=0,5 м"],
    ],
    [
      "ko",
      "손실의 원인: 낡은 관 40리터, 집의 이음새 22리터, 위쪽 밸브 9리터, 정원의 꼭지 5리터.",
      ["낡은 관=40리터", "집의 이음새=22리터", "위쪽 밸브=9리터", "정원의 꼭지=5리터"],
    ],
  ] as const)
    assert.deepEqual(points(sentence, language), row);
  // Changes have no common axis.
  assert.equal(
    points("Changes of the year: fuel up 3 %, wages down 2 %, rents up 4 %, food up 6 %.", "en"),
    null,
  );
});
