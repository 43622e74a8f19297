import assert from "node:assert/strict";
import { test } from "node:test";
import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { film, shown } from "../plan.fixture.ts";

function figures(text: string, language: string): string[] {
  const visual = shown(text, language);
  assert.equal(visual.kind, "number", text);
  return visual.figures.map(
    ({ lead, figure, label }) => `${lead === undefined ? "" : `(${lead}) `}${figure.display} / ${label}`,
  );
}

const CARDS: [language: string, text: string, cards: string[]][] = [
  ["en", "Day tickets start from €12. A season ticket is £180.", ["(from) €12 / Day tickets", "£180 / Season ticket"]],
  ["de", "Wohnungen am Kai kosten ab 412.000 Euro.", ["(ab) 412.000 Euro / kosten Wohnungen am Kai"]],
  ["fr", "Les appartements sur le quai coûtent à partir de 412 000 euros.", ["(à partir de) 412 000 euros / Les appartements sur le quai"]],
  ["en", "Registration opens on 4 November, forms must reach us by 15 October.", ["4 November / Registration opens", "(by) 15 October / Forms must reach us"]],
  ["ar", "يفتح باب التسجيل يوم الجمعة 4 نوفمبر، وينتهي في 12 ديسمبر.", ["(الجمعة) 4 نوفمبر / يفتح باب التسجيل", "12 ديسمبر / ينتهي"]],
  ["he", "הפסטיבל נפתח ביום שישי 4 בנובמבר בשעה 10:00 בבוקר ונסגר ב-12 בנובמבר בשעה 20:30 בערב.", ["(יום שישי) 4 בנובמבר / הפסטיבל נפתח בשעה 10:00 בבוקר", "12 בנובמבר / נסגר בשעה 20:30 בערב"]],
  ["es", "Las visitas subieron de 412.000 a 486.500. Se vendieron 93.000 ejemplares.", ["486.500 / Las visitas", "93.000 / ejemplares que se vendieron"]],
  ["en", "The mean time from first noise to repair dropped from 18 days to 7.", ["7 days / Mean time from first noise to repair"]],
  ["de", "Gekostet hat das Ganze 6,8 Mio. €, davon kamen 2,5 Mio. € vom Land.", ["6,8 Mio. € / hat das Ganze gekostet", "2,5 Mio. € / kamen davon vom Land"]],
  ["es", "El programa costó 4,1 millones de euros y ahorró 2,6 millones en su primer año.", ["4,1 millones de euros / El programa costó", "2,6 millones / que ahorró en su primer año"]],
  ["pt", "Por habitante, o país gasta 3.200 euros em saúde.", ["3.200 euros / que o país gasta em saúde por habitante"]],
  ["en", "4,150 people hold a card, and one in three of them is under sixteen.", ["4,150 people / hold a card", "1 in 3 / of them is under sixteen"]],
  ["fr", "La bibliothèque compte 3 200 abonnés, et un sur quatre a moins de douze ans.", ["3 200 / abonnés que la bibliothèque compte", "1 sur 4 / a moins de douze ans"]],
  ["en", "The shore power plant cost £2.3 million and was paid for by the county.", ["£2.3 million / The shore power plant cost"]],
]; // prettier-ignore

for (const [language, text, cards] of CARDS)
  test(`cards of ${language}: ${text}`, () =>
    assert.deepEqual(
      figures(text, language).map((card) => card.replaceAll(/[\u00A0\u202F]/gu, " ")),
      cards,
    ));

test("no card stands alone while much is told before the next; what had no place has its own", () => {
  const { scenes } = film(
    "# The port\n\n## The year\n\nPassenger numbers rose from 412,000 to 486,500 this year. The new night ferry alone carried 61,000 people. We hired 34 people for the terminal, most of them from the town itself. The shore power plant cost £2.3 million and was paid for by the county.\n",
  );
  const told = scenes
    .map(({ visual }) => visual)
    .filter((visual): visual is NumberVisual => visual.kind === "number");
  assert.deepEqual(
    told.map((visual) => visual.figures.map(({ figure }) => figure.display)),
    [["486,500"], ["61,000 people", "34 people"], ["£2.3 million"]],
  );
});

test("a number that is on no card is told before the cards come", () => {
  const { scenes } = film(
    "# The hall\n\n## Seats\n\nThe hall opens at 18:30. We have 120 seats, and 85 of them are taken already.\n",
  );
  const at = scenes.findIndex(({ visual }) => visual.kind === "number");
  assert.ok(!scenes[at]?.narration.some((sentence) => sentence.includes("18:30")));
});

test("one of two sums is not told without the other, and an address is read", () => {
  for (const [language, text] of [
    ["en", "The programme cost £4.1m and saved an estimated £2.6m of water in its first year."],
    ["de", "Das Programm kostete 4,1 Mio. € und sparte im ersten Jahr 2,6 Mio. €."],
    ["es", "Firma en menosvuelos.example. Ya somos 48.250."],
    ["fr", "Signez sur moinsdevols.example. Nous sommes déjà 48 250."],
  ] as const) {
    const visual = shown(text, language);
    assert.equal(visual.kind, "statement", text);
    const said = [visual.text, ...(visual.more ?? []).map((thought) => thought.text)].join(" ");
    const plain = (words: string): string => words.replaceAll(/[\s.]+/gu, " ").trim();
    assert.equal(plain(said), plain(text));
  }
});

test("a figure that answers a question stands under it, and the question from its own word on", () => {
  const visual = shown("How far out is the foot? Answer: 1.5 metres.", "en");
  assert.ok(visual.kind === "number");
  const [only] = visual.figures;
  assert.deepEqual([only?.figure.display, only?.label], ["1.5 m", "How far out is the foot?"]);
  assert.ok((only?.asked?.sentence ?? 9) < (only?.cue?.sentence ?? 0));
});

test("a sentence up to its only figure stands above it, and is read before it", () => {
  for (const [text, label] of [
    ["A year ago retailers took 38 percent.", "A year ago retailers took"],
    [
      "Leather is the reason: calf skin from our tannery went from £7.20 to £9.10 a square foot.",
      "Leather is the reason: calf skin from our tannery went",
    ],
  ] as const) {
    const visual = film(`# Our year\n\n## Where it went\n${text}\n`, "en").scenes[1]?.visual;
    assert.equal(visual?.kind, "number", text);
    assert.equal(visual.figures[0]?.label, label);
    assert.equal(visual.figures[0].asked?.offset, 0);
  }
});
