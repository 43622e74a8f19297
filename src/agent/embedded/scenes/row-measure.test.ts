import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { partNames } from "./part-names.ts";
import { measureOf } from "./row-measure.ts";
import { rowOfValues } from "./row-of-values.ts";
import { sharesOfText } from "./shares.ts";

/** What the chart of a sentence says that it measures. */
function measured(sentence: string, base: string): string | null {
  const shares = sharesOfText(sentence, base);
  const row = shares === null ? rowOfValues(sentence, base) : { ...shares, after: "", unit: "%" };
  assert.ok(row !== null, `no chart: ${sentence}`);
  return measureOf(row, { base, names: new Set() });
}

const MEASURES: [language: string, sentence: string, measure: string | null][] = [
  ["en", "A typical mix by volume is 11 % cement, 41 % sand, 26 % lime, 16 % water and 6 % air.", "A typical mix by volume"],
  ["en", "In 2025 the town spent 48 % on schools, 37 % on care and 15 % on roads.", "What the town spent in 2025"],
  ["en", "Last year the budget went 55 % to wages, 30 % to the building and 15 % to books.", "The budget, last year"],
  ["en", "After 3 days mortar has about 40 % of its strength, after 7 days 65 %, after 28 days 99 %.", "How much of its strength mortar has"],
  ["en", "Households recycled 31 % of their waste in 2019, 36 % in 2021 and 44 % in 2024.", "How much of their waste households recycled"],
  ["en", "In 2018 we sold 1,200 jars, in 2020 1,900 and in 2023 2,450.", "Jars we sold"],
  ["en", "A litre cost €1.35 in 2020, €1.62 in 2022 and €1.71 in 2024.", "A litre"],
  ["en", "In 2020 it was 12 %, in 2021 18 % and in 2022 25 %.", null],
  ["de", "Unser Strom besteht zu 45 % aus Windkraft, 25 % Sonne, 18 % Wasserkraft und 12 % Erdgas.", "Unser Strom"],
  ["de", "Der Haushalt verteilt sich so: 40 % für Schulen, 35 % für Straßen und 25 % für die Verwaltung.", "Der Haushalt"],
  ["de", "Im Jahr 2016 kamen 22.000 Besucher, 2019 31.000 und 2024 44.500.", "Besucher"],
  ["fr", "Le taux de recyclage était de 24 % en 2010, de 31 % en 2015 et de 43 % en 2023.", "Le taux de recyclage"],
  ["es", "Nuestra red perdía el 28 % del agua en 2005, el 19 % en 2015 y el 10 % en 2025.", "Parte del agua"],
  ["it", "La vendemmia ha dato 48 quintali nel 2021, 52 quintali nel 2022 e 35 quintali nel 2023.", "Quintali che la vendemmia ha dato"],
  ["pt", "De cada euro que paga, 50 % vai para salários, 30 % para a renda e 20 % fica como lucro.", "De cada euro que paga"],
  ["nl", "In 2018 scheidden we 48 % van ons afval, in 2021 55 % en in 2024 63 %.", "Hoeveel van ons afval we scheidden"],
  ["ru", "Билет стоил 120 рублей в 2015 году, 180 рублей в 2019 году и 260 рублей в 2025 году.", "Билет"],
  ["pl", "Nasz chleb zawiera 60 % mąki, 35 % wody i 5 % soli.", "Nasz chleb"],
  ["zh", "家庭用电中，空调占45%，冰箱占25%，照明占18%，其他占12%。", "家庭用电"],
  ["ja", "予算の内訳は、人件費50%、材料費30%、広告費12%、その他8%です。", "予算の内訳"],
  ["ko", "재활용률은 2015년 32%, 2019년 41%, 2024년 55%였습니다.", "재활용률"],
  ["ar", "يتوزع استهلاك الماء كالآتي: 45% الاستحمام، 35% الغسيل، 20% المطبخ.", "استهلاك الماء"],
]; // prettier-ignore

for (const [language, sentence, measure] of MEASURES)
  test(`what is measured, ${language}: ${measure ?? "not said"}`, () =>
    assert.equal(measured(sentence, language), measure));

test("parts are named by themselves, unless their names were changed", () => {
  assert.deepEqual(partNames(["on schools", "goes to the café", "of water"], "en"), ["Schools", "Café", "Water"]);
  assert.deepEqual(partNames(["aus Windkraft", "für die Verwaltung", "aus Windrädern", "für den öffentlichen Verkehr"], "de"), ["Windkraft", "Verwaltung", "Aus Windrädern", "Für den öffentlichen Verkehr"]);
  assert.deepEqual(partNames(["d'emballages", "de papier", "pour la cantine"], "fr"), ["Emballages", "Papier", "Cantine"]);
}); // prettier-ignore

test("a ring is headed by what it measures, and what follows it is told in a picture of its own", () => {
  const mix = "A typical mix by volume is 11 % cement, 41 % sand, 26 % lime, 16 % water and 6 % air.";
  const { scenes } = film(`How mortar hardens\n\nMortar looks simple, but it is a small plant for chemistry. ${mix} Too much water makes it weak; too little leaves it crumbly and dry.\n`); // prettier-ignore
  const at = scenes.findIndex(({ visual }) => visual.kind === "chart");
  const ring = scenes[at];
  assert.ok(ring?.visual.kind === "chart");
  assert.equal(ring.visual.heading, "A typical mix by volume");
  assert.equal(ring.visual.highlight, 1);
  assert.deepEqual(ring.narration, [mix]);
  assert.equal(scenes[at + 1]?.visual.kind, "statement");
});

test("what speaks of a part stays beside its chart; parts much alike have no first", () => {
  const { scenes } = film(
    "How water is used\n\nWater at home goes 35 % to the shower, 30 % to the toilet, 20 % to washing and 15 % to the kitchen. The shower alone takes more than the whole kitchen.\n",
  );
  const ring = scenes.find(({ visual }) => visual.kind === "chart");
  assert.equal(ring?.narration.length, 2);
  assert.ok(ring?.visual.kind === "chart");
  assert.equal(ring.visual.highlight, undefined);
});
