import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { sumWithMissing } from "./sum-with-missing.ts";

/** "label=value" of each part. */
function parts(text: string, language: string): string[] | null {
  const told = sumWithMissing(splitSentences(text, language), 0, language);
  return told?.parts.map(({ label, display }) => `${label}=${display}`) ?? null;
}

const TOLD: [language: string, text: string, expected: string[]][] = [
  [
    "fr",
    "Un camion d'occasion coûte 38 000 €. La ville en donne 15 000, une fondation 9 000. Il manque 14 000 €.",
    ["Ville=15 000 €", "Fondation=9 000 €", "Il manque=14 000 €"],
  ],
  [
    "en",
    "A new roof costs £60,000. The council gives £25,000, the lottery £20,000. Still missing are £15,000.",
    ["Council=£25,000", "Lottery=£20,000", "Missing=£15,000"],
  ],
  [
    "en",
    "The hall needs 12,000 euros. The parish pays 5,000 and the club 4,000. 3,000 euros are still missing.",
    ["Parish=5,000 euros", "Club=4,000 euros", "Missing=3,000 euros"],
  ],
  ["en", "We need £48,000. Raised so far £31,500, so £16,500 to go.", ["Raised=£31,500", "Missing=£16,500"]],
  ["it", "Il tetto costa 20.000 €. Raccolti finora 12.500 €. Mancano ancora 7.500 €.", ["Raccolto=12.500 €", "Manca=7.500 €"]], // prettier-ignore
  [
    "de",
    "Ein neues Boot kostet 48.000 Euro. Die Stadt gibt 20.000, ein Verein 12.000. Es fehlen noch 16.000 Euro.",
    ["Stadt=20.000 Euro", "Verein=12.000 Euro", "Fehlt noch=16.000 Euro"],
  ],
  [
    "es",
    "La furgoneta cuesta 24.000 €. El ayuntamiento pone 10.000, una fundación 6.000. Faltan 8.000 €.",
    ["Ayuntamiento=10.000 €", "Fundación=6.000 €", "Falta=8.000 €"],
  ],
  [
    "it",
    "Il furgone costa 24.000 €. Il comune mette 10.000, una banca 6.000. Mancano 8.000 €.",
    ["Comune=10.000 €", "Banca=6.000 €", "Manca=8.000 €"],
  ],
  [
    "pt",
    "A carrinha custa 24.000 €. A câmara paga 10.000, uma fundação 6.000. Faltam 8.000 €.",
    ["Câmara=10.000 €", "Fundação=6.000 €", "Falta=8.000 €"],
  ],
  [
    "nl",
    "De bus kost 24.000 euro. De gemeente betaalt 10.000, een fonds 6.000. Er ontbreekt nog 8.000 euro.",
    ["Gemeente=10.000 euro", "Fonds=6.000 euro", "Ontbreekt=8.000 euro"],
  ],
  [
    "pl",
    "Wóz kosztuje 90 000 zł. Gmina daje 40 000, fundacja 20 000. Brakuje 30 000 zł.",
    ["Gmina=40 000 zł", "Fundacja=20 000 zł", "Brakuje=30 000 zł"],
  ],
  [
    "ru",
    "Автобус стоит 900 000 рублей. Город даёт 400 000, фонд 200 000. Не хватает 300 000 рублей.",
    ["Город=400 000 рублей", "Фонд=200 000 рублей", "Не хватает=300 000 рублей"],
  ],
  [
    "tr",
    "Yeni araç 90.000 lira tutuyor. Belediye 40.000 lira veriyor, vakıf 20.000 lira veriyor. Eksik kalan 30.000 lira.",
    ["Belediye=40.000 lira", "Vakıf=20.000 lira", "Eksik=30.000 lira"],
  ],
  [
    "zh",
    "一辆车要38万元。市里出15万元，基金会出9万元。还差14万元。",
    ["市里=15万元", "基金会=9万元", "还差=14万元"],
  ],
];

for (const [language, text, expected] of TOLD)
  test(`a sum and what is missing of it: ${text}`, () => {
    assert.deepEqual(parts(text, language), expected);
  });

const OTHERS: [language: string, text: string][] = [
  ["fr", "Un camion coûte 38 000 €. La ville en donne 15 000, une fondation 9 000. Il manque 12 000 €."],
  [
    "fr",
    "Un camion coûte 38 000 €. La ville en donne 15 000, une fondation 9 personnes. Il manque 14 000 €.",
  ],
  [
    "en",
    "A roof costs £60,000. The council could give £25,000, if the lottery gave £20,000. Still missing are £15,000.",
  ],
  ["en", "A roof costs £60,000. The council gives £25,000. The lottery gives £20,000."],
  ["en", "The club has 60 members. 25 are girls, 20 are boys. 15 are missing."],
  ["de", "Ein Boot kostet 48.000 Euro. Die Stadt gab es nicht: 20.000. Es fehlen noch 16.000 Euro."],
  [
    "en",
    "A roof costs £60,000. The council gives £25,000 a year, the lottery £20,000. Still missing are £15,000.",
  ],
  ["es", "La furgoneta cuesta 24.000 €. Salimos a las 10, volvimos a las 6. Faltan 8.000 €."],
  [
    "en",
    "A roof costs £60,000. The council could give £25,000, the lottery £20,000. Still missing are £15,000.",
  ],
  ["it", "Il furgone costa 24.000 €. Nel 2019 il comune mise 10.000, poi 6.000. Mancano 8.000 €."],
  [
    "nl",
    "De bus kost 24.000 euro. Misschien betaalt de gemeente 10.000, een fonds 6.000. Er ontbreekt nog 8.000 euro.",
  ],
];

for (const [language, text] of OTHERS)
  test(`not surely parts of a sum: ${text}`, () => {
    assert.equal(parts(text, language), null);
  });

test("what is missing is the part that stands out, under what the whole is", () => {
  const { scenes } = film(
    "# La soupe\n\nUn camion d'occasion coûte 38 000 €. La ville en donne 15 000, une fondation 9 000. Il manque 14 000 €. Venez nous aider.",
    "fr",
  );
  const chart = scenes.map(({ visual }) => visual).find((visual) => visual.kind === "chart");
  assert.equal(chart?.chart, "donut");
  assert.deepEqual(chart?.categories, ["Ville", "Fondation", "Il manque"]);
  assert.equal(chart?.highlight, 2);
  assert.match(chart?.heading ?? "", /^Un camion d'occasion coûte 38/u);
});
