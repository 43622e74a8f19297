import assert from "node:assert/strict";
import { test } from "node:test";
import { deniedSides } from "./denied-sides.ts";

/** "+Title: item, item | −Title: …"; "–" where the two are none. */
function sides(one: string, two: string, language: string): string {
  const found = deniedSides([one, two], 0, language);
  return found === null ? "–" : found.sides.map(({ title, tone, points }) => `${tone === "positive" ? "+" : "−"}${title}: ${points.map(({ text }) => text).join(", ")}`).join(" | "); // prettier-ignore
}

test("what is and what is not, by one verb, are two sides", () => {
  for (const [language, one, two, expected] of [
    [
      "en",
      "We accept a passport, a driving licence, or a card with the PASS hologram.",
      "We do not accept student cards, photos of ID on a phone or bank cards.",
      "+We accept: A passport, A driving licence, A card with the PASS hologram | −We do not accept: Student cards, Photos of ID on a phone, Bank cards",
    ],
    [
      "en",
      "You may bring water, fruit and a phone.",
      "You may not bring glass, knives or drones.",
      "+You may bring: Water, Fruit, A phone | −You may not bring: Glass, Knives, Drones",
    ],
    [
      "en",
      "Bring a towel and a lock.",
      "Don't bring radios or dogs.",
      "+Bring: A towel, A lock | −Don't bring: Radios, Dogs",
    ],
    [
      "en",
      "The policy covers fire, water and theft.",
      "It does not cover floods, war or wear.",
      "+The policy covers: Fire, Water, Theft | −It does not cover: Floods, War, Wear",
    ],
    [
      "en",
      "You can pay by card, by phone or in cash.",
      "You can't pay by cheque or with foreign notes.",
      "+You can pay: By card, By phone, In cash | −You can't pay: By cheque, With foreign notes",
    ],
    [
      "de",
      "Wir akzeptieren einen Pass, einen Führerschein oder einen Ausweis.",
      "Wir akzeptieren keine Fotos oder Bankkarten.",
      "+Wir akzeptieren: Einen Pass, Einen Führerschein, Einen Ausweis | −Wir akzeptieren keine: Fotos, Bankkarten",
    ],
    [
      "de",
      "Bringen Sie Seife und Sandalen mit.",
      "Bringen Sie keine Radios oder Hunde mit.",
      "+Bringen Sie … mit: Seife, Sandalen | −Bringen Sie keine … mit: Radios, Hunde",
    ],
    [
      "de",
      "Erlaubt sind Hunde und Fahrräder.",
      "Nicht erlaubt sind Grills und Drohnen.",
      "+Erlaubt sind: Hunde, Fahrräder | −Nicht erlaubt sind: Grills, Drohnen",
    ],
    [
      "fr",
      "Nous acceptons le passeport ou la carte d'identité.",
      "Nous n'acceptons pas les photos ou les cartes bancaires.",
      "+Nous acceptons: Le passeport, La carte d'identité | −Nous n'acceptons pas: Les photos, Les cartes bancaires",
    ],
    [
      "es",
      "Aceptamos pasaporte, carné de conducir o DNI.",
      "No aceptamos fotos en el móvil ni tarjetas bancarias.",
      "+Aceptamos: Pasaporte, Carné de conducir, DNI | −No aceptamos: Fotos en el móvil, Tarjetas bancarias",
    ],
    [
      "it",
      "Accettiamo passaporto o patente.",
      "Non accettiamo foto o carte bancarie.",
      "+Accettiamo: Passaporto, Patente | −Non accettiamo: Foto, Carte bancarie",
    ],
    [
      "nl",
      "Wij accepteren een paspoort of een rijbewijs.",
      "Wij accepteren geen foto's of bankpassen.",
      "+Wij accepteren: Een paspoort, Een rijbewijs | −Wij accepteren geen: Foto's, Bankpassen",
    ],
    [
      "ru",
      "Мы принимаем паспорт или права.",
      "Мы не принимаем фотографии или карты.",
      "+Мы принимаем: Паспорт, Права | −Мы не принимаем: Фотографии, Карты",
    ],
  ] as const)
    // prettier-ignore
    assert.equal(sides(one, two, language), expected);
});

test("two sentences that are no lists, tell a story or speak of others are none", () => {
  for (const [language, one, two] of [
    ["en", "We accept cash.", "We do not accept cards."],
    ["en", "He brought apples, pears and plums.", "He did not bring nuts, figs or dates."],
    ["en", "They like the sea, the wind and the sun.", "We do not like rain, snow or hail."],
    ["en", "We like the sea, the wind and the sun.", "They do not like rain, snow or hail."],
    [
      "en",
      "We accept that it is late, that it rains and that you are tired.",
      "We do not accept excuses, lies or delays.",
    ],
    ["en", "You may stay, but you have to pay and leave.", "You may not smoke or drink."],
    ["en", "You can pay by card or in cash.", "You can also pay by phone or by cheque."],
    [
      "de",
      "Wir gehen gern wandern und schwimmen.",
      "Wir gehen nicht unter, auch wenn es stürmt und schneit.",
    ],
    ["fr", "Nous acceptons le passeport.", "Nous n'acceptons pas les photos."],
  ] as const)
    // prettier-ignore
    assert.equal(sides(one, two, language), "–", one);
});
