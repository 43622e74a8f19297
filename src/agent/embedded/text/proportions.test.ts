import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";
import { proportionsOf } from "./proportions.ts";

const PAIRS: [language: string, sentence: string, part: number, whole: number][] = [
  ["en", "Last year passengers left 41,200 things on our trains and we gave back 17,800 of them.", 17800, 41200],
  ["en", "We collected 41,200 things, of which 17,800 were given back.", 17800, 41200],
  ["en", "31 of the 186 tonnes had to be burned.", 31, 186],
  ["en", "31 tonnes of the 186 tonnes had to be burned.", 31, 186],
  ["de", "Wir fanden 41.200 Dinge, davon gaben wir 17.800 zurück.", 17800, 41200],
  ["de", "31 der 186 Tonnen mussten verbrannt werden.", 31, 186],
  ["fr", "Nous avons trouvé 41 200 objets, dont 17 800 ont été rendus.", 17800, 41200],
  ["fr", "31 des 186 tonnes ont dû être brûlées.", 31, 186],
  ["es", "Encontramos 41.200 objetos, de los cuales 17.800 fueron devueltos.", 17800, 41200],
  ["it", "31 delle 186 tonnellate sono state bruciate.", 31, 186],
  ["pl", "Znaleźliśmy 41200 rzeczy, z czego 17800 oddaliśmy.", 17800, 41200],
  ["ru", "Мы нашли 41200 вещей, из них 17800 вернули.", 17800, 41200],
  ["ko", "지난해 우리 단지에서 나온 재활용품 186톤 가운데 31톤은 이물질 때문에 다시 쓰레기로 처리되었습니다.", 31, 186],
  ["ja", "昨年の資源ごみ186トンのうち31トンは再びごみになりました。", 31, 186],
]; // prettier-ignore

for (const [language, sentence, part, whole] of PAIRS)
  test(`a part of what a sentence counts, ${part} of ${whole}: ${sentence}`, () => {
    const [found, another] = proportionsOf(sentence, language);
    assert.deepEqual([found?.part, found?.whole, another], [part, whole, undefined]);
    const visual = shown(sentence, language);
    assert.deepEqual(visual.kind === "number" && visual.figures[0]?.share, { part, whole });
  });

const NONE: [why: string, language: string, sentence: string][] = [
  ["another measure", "en", "We bought 5 kg of 12 oranges."],
  ["days of a walk", "en", "He walked 40 km in 2 days, 3 of them in rain."],
  ["three amounts", "en", "We have 40 cows, 12 goats and milk 5 of them."],
  ["money of things", "en", "We sold 300 tickets and took €120 of it home."],
]; // prettier-ignore

for (const [why, language, sentence] of NONE)
  test(`no part, ${why}: ${sentence}`, () => assert.deepEqual(proportionsOf(sentence, language), []));

test("a part and its whole are shown as the text groups their digits", () => {
  for (const [language, sentence, display] of [
    ["de", "Von den 310.000 Euro für die Wärmepumpe trägt der Staat 124.000.", "124.000 von 310.000"],
    ["en", "Out of 1,200 applicants, just 36 got a place.", "36 of 1,200"],
    ["de", "31 der 186 Tonnen mussten verbrannt werden.", "31 der 186"],
  ] as const)
    assert.equal(proportionsOf(sentence, language)[0]?.display, display, sentence);
});

test("the percentage behind so many of so many is shown by their ring, and its label never begins with a comma", () => {
  const { scenes } = film(
    "# Lost\n\n## Last year\n\nLast year passengers left 41,200 things on our trains and we gave back 17,800 of them. That's 43 percent, and it could be a lot more, because most people never ask.\n",
  );
  const figures = scenes.flatMap(({ visual }) => (visual.kind === "number" ? visual.figures : []));
  assert.deepEqual(
    figures.map(({ figure, label }) => `${figure.display} / ${label}`),
    ["17,800 of 41,200 / Last year passengers left 41,200 things on our trains and we gave back 17,800 of them"],
  );
  assert.ok(scenes.some(({ visual }) => visual.kind === "statement" && visual.text.startsWith("That's 43 percent")));
  const alone = shown("That's 43 percent, and it could be a lot more, because most people never ask.", "en");
  assert.ok(alone.kind !== "number" || alone.figures.every(({ label }) => /^[\p{L}\p{N}]/u.test(label)));
}); // prettier-ignore

test("what leads in to so many of so many keeps the next sentence out of its ring", () => {
  const ring = "last year passengers left 41,200 things on our trains and we gave back 17,800 of them.";
  const { scenes } = film(`# Lost\n\n## In short\n\nThe short of it: ${ring} That's 43 percent, and it could be a lot more, because most people never ask.\n`); // prettier-ignore
  const scene = scenes.find(({ visual }) => visual.kind === "number");
  assert.deepEqual(scene?.narration, [`The short of it: ${ring}`]);
});

test("a part in words up to twenty is of the whole behind it", () => {
  const shown = (language: string, text: string): string =>
    proportionsOf(text, language).map(({ display }) => display).join("; "); // prettier-ignore
  assert.equal(shown("en", "Fifteen of the 42 people died."), "15 of 42");
  assert.equal(shown("de", "Siebzehn der 212 Haushalte sagten nein."), "17 der 212");
  assert.equal(shown("fr", "Sur 42 jeunes bagués en 2022, quinze sont revenus."), "15 sur 42");
  assert.equal(shown("es", "Trece de las 64 fincas cerraron."), "13 de 64");
  assert.equal(shown("it", "Quattordici delle 90 aziende hanno chiuso."), "14 delle 90");
  assert.equal(shown("sv", "Tretton av de 38 begravda dog."), "13 av 38");
  // A year is no whole, nor is a time of day, and a part is smaller than its whole.
  assert.equal(shown("de", "Die zwölf der 10 besten Läufe."), "");
  assert.equal(shown("fr", "En 2022, quinze sont revenus."), "");
  assert.equal(shown("en", "Twelve of the men came at 8."), "");
});
