import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";

test("a date, a time and an apposition between commas make no list", () => {
  for (const [language, text] of [
    ["de", "Es ist so weit: Unser Waldfreibad öffnet am Samstag, dem 17. Mai, um 10 Uhr wieder seine Tore."],
    ["en", "It is official: the pool opens on Saturday, 17 May, at 10 in the morning."],
    ["ru", "Дата известна: бассейн откроется в субботу, 17 мая, в 10 часов."],
    ["it", "Abbiamo un'ospite: Anna Rossi, la sindaca, apre la sala."],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
});

test("things and deeds in a row stay one", () => {
  for (const [language, text] of [
    ["de", "Das hilft bei Hitze: viel trinken, im Schatten bleiben und ohne Hut nicht hinausgehen."],
    ["es", "Hacen falta tres cosas: agua, luz y aire."],
    ["en", "The plan needs three things: water, carbon dioxide and light."],
  ] as const)
    assert.equal(shown(text, language).kind, "bullets", text);
});

test("a sentence with a tag of speech, an example, a turn, a remark or the facts of an event is no list", () => {
  for (const [language, text] of [
    ["en", "All that glass did nothing. Take it away, he said, and keep the edges."],
    ["ar", "كانت المياه تأتي من العيون، مثل عين أم سبعة، لكنّ منسوبها انخفض."],
    [
      "pl",
      "Repertuar: Górecki „Totus Tuus”, Gorczycki „Sepulto Domino”, kolędy w opracowaniu Maklakiewicza, coś lżejszego na maj, jeszcze nie wiadomo co, propozycje do końca października.",
    ],
    [
      "de",
      "Nächster Kurs: Samstag, 16. November, 9 bis 13 Uhr, 45 € inklusive Mehl und einem Glas Anstellgut.",
    ],
    [
      "fr",
      "Prochain cours : samedi 16 novembre, de 9 h à 13 h, 45 € farine comprise, au fournil, place du marché.",
    ],
  ] as const)
    assert.notEqual(shown(text, language).kind, "bullets", text);
});

test("under a heading that asks how, a sentence with an example and a turn is told, not counted", () => {
  const told = film(
    "# مزرعة\n\n## كيف نسقي\n\nكانت المياه تأتي من العيون، مثل عين أم سبعة، لكنّ منسوبها انخفض.\n\n## التمر\n\nيُحفظ التمر في الثلاجة حتى ستة أشهر.\n",
    "ar",
  );
  assert.ok(told.scenes.every(({ visual }) => visual.kind !== "process"));
});
