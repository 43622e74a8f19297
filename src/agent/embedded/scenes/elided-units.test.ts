import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { isYearBefore } from "../text/in-range.ts";

/** What is coloured in what a passage shows as sentences; its kind where it shows something else. */
function coloured(text: string, language: string): string[] | string {
  const visual = shown(text, language);
  if (visual.kind !== "statement") return visual.kind;
  return [visual, ...(visual.more ?? [])].flatMap((one) =>
    (one.emphasis ?? []).map(({ start, end }) => one.text.slice(start, end)),
  );
}

const PAIRS: [language: string, text: string, marked: string[]][] = [
  ["en", "Its range is 240 km in summer and about 170 in winter.", ["240 km", "170"]],
  ["de", "Die Reichweite beträgt im Sommer 240 km und im Winter etwa 170.", ["240 km", "170"]],
  ["fr", "L'autonomie est de 240 km en été et d'environ 170 en hiver.", ["240 km", "170"]],
  ["es", "La autonomía es de 240 km en verano y de unos 170 en invierno.", ["240 km", "170"]],
  ["it", "L'autonomia è di 240 km d'estate e di circa 170 d'inverno.", ["240 km", "170"]],
  ["ja", "航続距離は夏に240km、冬は約170です。", ["240km", "170"]],
  ["ko", "주행 거리는 여름에 240km, 겨울에 약 170입니다.", ["240km", "170"]],
  ["en", "A trolley of 1937 held about 40 litres. Today's large ones hold 240.", ["40 litres", "240"]],
  ["en", "Its range is 240 km in summer. Our longest day last year was 155.", ["240 km", "155"]],
]; // prettier-ignore

for (const [language, text, marked] of PAIRS)
  test(`amounts of one measure are marked alike, and neither alone is a figure: ${text}`, () =>
    assert.deepEqual(coloured(text, language), marked));

test("prices of which the second leaves its currency out are two prices", () => {
  for (const [language, text, labels] of [
    [
      "pl",
      "Najdroższe danie kosztuje 24 złote, zupa pomidorowa 6,50.",
      ["Najdroższe danie", "Zupa pomidorowa"],
    ],
    ["de", "Das teuerste Gericht kostet 24 Euro, die Suppe 6,50.", ["Teuerstes Gericht", "Suppe"]],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "number", text);
    assert.deepEqual(visual.kind === "number" && visual.figures.map(({ label }) => label), labels);
  }
});

test("an old thing and a new one by one measure are a chart", () =>
  assert.equal(coloured("L'ancienne lampe consommait 60 watts. La nouvelle en consomme 8.", "fr"), "chart"));

test("an hour, a line and a room are no amounts that leave their unit out", () => {
  assert.deepEqual(coloured("The walk is 12 km long and starts at 9.", "en"), ["12 km"]);
  assert.deepEqual(coloured("Die Wanderung ist 12 km lang und beginnt um 9.", "de"), ["12 km"]);
  assert.deepEqual(coloured("We drove 240 km and took bus 12.", "en"), ["240 km"]);
  assert.deepEqual(coloured("The hall is 40 m long and has 12 doors, room 14 is closed.", "en"), ["40 m", "12"]); // prettier-ignore
});

test("only the amounts of a tied pair are marked, and not the words between them", () => {
  assert.deepEqual(
    coloured("Of the 26 accidents in our canteens last year, fourteen were after dark and nobody was hurt badly enough to stay in a hospital for the night.", "en"),
    ["26", "fourteen"],
  );
}); // prettier-ignore

test("a sum that may be due, and a rounded number in words that ends its clause, are marked", () => {
  assert.deepEqual(coloured("From January we would need a day pass of €35 for every job inside the ring.", "en"), ["€35"]); // prettier-ignore
  assert.deepEqual(
    coloured("W latach siedemdziesiątych działało ich w całym kraju około 40 tysięcy lokali zbiorowego żywienia, z czego barów mlecznych było ponad tysiąc. Dziś zostało ich niespełna sto pięćdziesiąt.", "pl"),
    ["40 tysięcy", "tysiąc", "sto pięćdziesiąt"],
  ); // prettier-ignore
  assert.deepEqual(coloured("The mill once had more than a thousand. Today there are barely fifty.", "en"), ["a thousand", "fifty"]); // prettier-ignore
});

test("what was and what is are one card, whichever names its unit", () => {
  assert.equal(shown("The house costs €450,000. Ten years ago it was 280,000.", "en").kind, "number");
  assert.equal(shown("The turbine serves 4,380 homes. Five years ago there were 2,910.", "en").kind, "number");
}); // prettier-ignore

test("a year behind a word for when is no beginning of a span", () => {
  assert.deepEqual(coloured("Before the change it went up every year, from Rs 31,000 in 2015, through 2018 to Rs 44,000, and people complained.", "en"), ["Rs 31,000", "Rs 44,000"]);
  assert.equal(isYearBefore("2021", "Rs 71,000"), true);
  assert.equal(isYearBefore("2019", "2023"), false);
  assert.equal(isYearBefore("2000", "2500 euros"), false);
}); // prettier-ignore
