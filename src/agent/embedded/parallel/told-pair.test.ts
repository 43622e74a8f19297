import assert from "node:assert/strict";
import { test } from "node:test";
import { toldPair } from "./told-pair.ts";

const pair = (language: string, ...sentences: string[]): string | null => {
  const found = toldPair({ sentences, language, headings: ["Two ways"] }, 0);
  if (found === null) return null;
  const { measure = "", parts } = found.shows;
  return [measure, ...parts.map(({ label, display }) => `${label} ${display}`)].filter((one) => one !== "").join(" | "); // prettier-ignore
};

test("two sentences that set one amount against another are two bars", () => {
  assert.equal(pair("en", "The old levees were 4 metres high.", "The new barrier stands 8."), "Metres high | Old levees 4 m | New barrier 8 m"); // prettier-ignore
  assert.equal(pair("en", "Loading loose cargo then cost about 5.83 dollars a ton.", "His way cost just under 16 cents."), "Dollars a ton | Loading loose cargo ≈5.83 dollars | His way ≈16 cents"); // prettier-ignore
  assert.equal(pair("de", "Das Pumpwerk speichert 1,5 kWh je Kubikmeter.", "Der neue Akku schafft 16,4."), "kWh je Kubikmeter | Pumpwerk 1,5 kWh | Der neue Akku 16,4 kWh"); // prettier-ignore
  assert.equal(pair("fr", "Par Gibraltar, le trajet fait 3 500 kilomètres.", "Par le Bosphore, il en fait 11 000."), "Par Gibraltar 3 500 km | Par le Bosphore 11 000 km"); // prettier-ignore
  assert.equal(pair("es", "A mano, una cuadrilla recoge 300 kilos al día.", "Con vibrador recoge 4.000."), "Kilos al día | A mano 300 kilos | Con vibrador 4.000 kilos"); // prettier-ignore
});

test("coins are drawn as parts of their money", () => {
  const found = toldPair({ sentences: ["Loose cargo cost 5.83 dollars a ton.", "His way cost 16 cents."], language: "en", headings: ["Before"] }, 0); // prettier-ignore
  assert.deepEqual(
    found?.shows.parts.map(({ value }) => value),
    [5.83, 0.16],
  );
});

for (const [language, ...sentences] of [
  ["en", "The farm employs 12 people.", "It has 40 cows."],
  ["en", "The tower is 40 metres high.", "It was built in 1890."],
  ["en", "The bridge is 40 metres long.", "The lift costs 3."],
  ["en", "The meeting lasts 40 minutes.", "The room holds 12."],
  ["en", "The museum has 300 paintings.", "The library has 12,000 books."],
  ["en", "A litre of milk costs 1.20 euros.", "A litre of oat drink costs 2.10 euros."],
  ["en", "My grandmother is 92 years old.", "My daughter is 4."],
  ["en", "The first train leaves at 6.", "The last leaves at 23."],
  ["en", "Room 4 has 12 beds.", "Room 5 has 30."],
  ["en", "The channel is 30,000 °C hot.", "The surface of the sun is 5,500."],
  ["en", "The old pump moved 300 litres.", "Does the new one move 900?"],
  ["en", "The hall holds 300 people.", "The garden holds more than 900."],
  ["en", "A cat needs 4 hours of sleep.", "A dog needs 8.", "A bat needs 19."],
  ["en", "The ferry carries 48,200 passengers a year.", "Five years ago there were 31,500."],
  ["en", "The cat weighs 4 kilos of muscle.", "The dog weighs 20 kilos."],
  ["en", "The film is 90 minutes.", "The break is 15 minutes."],
  ["de", "Die Fähre hat 48 Plätze.", "Vor fünf Jahren waren es 31."],
  ["de", "Die Fähre hat 48 Plätze.", "Vor gut zwanzig Monaten hatte sie 31."],
  ["pl", "Prom ma 48 miejsc.", "Pięć lat temu miał 31."],
  ["ru", "Паром вмещает 48 машин.", "Пять лет назад вмещал 31."],
  ["de", "Der Bus fährt um 8 Uhr.", "Der Zug um 9."],
] as const)
  test(`no pair: ${sentences.join(" ")}`, () => assert.equal(pair(language, ...sentences), null));
