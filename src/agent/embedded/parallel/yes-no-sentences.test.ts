import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { splitSentences } from "../text/sentences.ts";
import { yesNoSentences } from "./yes-no-sentences.ts";

const read = (text: string, language: string) => yesNoSentences(splitSentences(text, language), 0, language);

test("rows of things that end on yes and on no are two sides", () => {
  for (const [language, text, counts] of [
    ["en", "Glass bottles, jars, tins and foil trays: yes. Nappies, polystyrene: no.", [4, 2]],
    [
      "fr",
      "Épluchures, marc de café, coquilles d'œufs : oui. Sacs plastiques, même « biodégradables », et litière du chat : non.",
      [3, 2],
    ],
    ["de", "Flaschen, Gläser – ja. Fensterglas, Spiegel und Porzellan – nein.", [2, 3]],
    ["es", "Vidrio, tarros: sí; espejos, bombillas: no.", [2, 2]],
    ["it", "Bottiglie, vasetti: sì. Specchi, lampadine e ceramica: no.", [2, 3]],
    ["sv", "När vi åker ut på sjön: gummistövlar, matsäck: ja. Mobiler, godis och lösa hundar: nej.", [2, 3]],
    ["pl", "Butelki, słoiki: tak. Lustra, żarówki: nie.", [2, 2]],
    ["ru", "Бутылки, банки: да. Зеркала, лампочки: нет.", [2, 2]],
    ["uk", "Пляшки, банки: можна. Дзеркала, лампи: не можна.", [2, 2]],
    ["ar", "الزجاجات، العلب: نعم. المرايا، المصابيح: لا.", [2, 2]],
    ["ja", "びん、缶：はい。鏡、電球：いいえ。", [2, 2]],
  ] as const) {
    const found = read(text, language);
    assert.ok(found !== null, text);
    assert.deepEqual(
      found.shows.sides.map(({ points }) => points.length),
      counts,
    );
    assert.deepEqual(
      found.shows.sides.map(({ tone }) => tone),
      ["positive", "negative"],
    );
    assert.ok(found.shows.sides.every(({ points }) => points.every(({ said }) => text.includes(said))));
    // A text of so few words is taken for one of another language of its family.
    if (/^(?:en|de|fr)$/u.test(language)) assert.equal(shown(text, language).kind, "comparison", text);
  }
});

test("with no before yes the bad side stands first, and is bad", () => {
  const found = read("Nappies, polystyrene: no. Tins, jars: yes.", "en");
  assert.deepEqual(
    found?.shows.sides.map(({ tone }) => tone),
    ["negative", "positive"],
  );
});

test("one of the two alone, an answer to a question and talk are none", () => {
  for (const text of [
    "Glass bottles, jars: yes. Then wash them.",
    "Glass bottles, jars: yes. Tins, cans: yes.",
    "Can I bring a dog? Yes. A cat? No.",
    "He said: no. She said: yes and no.",
    "Yes. No.",
    ": yes. : no.",
  ])
    assert.equal(read(text, "en"), null, text);
});
