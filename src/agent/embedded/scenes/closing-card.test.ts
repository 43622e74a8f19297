import assert from "node:assert/strict";
import { test } from "node:test";
import { closingCard } from "./closing-card.ts";
import { detailsOf } from "./closing-details.ts";

const card = (sentences: string[], language = "en", topic = "The long way round") =>
  closingCard(sentences, { language, topic })?.visual ?? null;

test("a name, what it asks for, and where, when and how are parts of one page", () => {
  assert.deepEqual(
    card(
      [
        "Taller Ribera, calle Baja 17, Valencia.",
        "Teléfono 963 555 018.",
        "Abierto de lunes a viernes, de 9 a 14.",
        "Antes de tirarlo, tráelo.",
      ],
      "es",
      "Taller Ribera: muebles que vuelven",
    ),
    {
      title: "Taller Ribera",
      line: "Antes de tirarlo, tráelo",
      contacts: [
        { text: "Calle Baja 17, Valencia", by: "place" },
        { text: "Teléfono 963 555 018", by: "phone" },
        { text: "Abierto de lunes a viernes, de 9 a 14", by: "time" },
      ],
    },
  );
  assert.deepEqual(card(["周记面馆，槐树巷9号，早上六点开门，卖完为止。"], "zh", "一碗面"), {
    eyebrow: "一碗面",
    title: "周记面馆",
    contacts: [
      { text: "槐树巷9号", by: "place" },
      { text: "早上六点开门，卖完为止", by: "time" },
    ],
  });
});

test("the line is large where no name is given, and what leads up to it stands above it", () => {
  assert.deepEqual(card(["If it's wrong, don't climb.", "Site office: extension 400."]), {
    eyebrow: "The long way round",
    title: "If it's wrong, don't climb",
    contacts: [{ text: "Site office: extension 400", by: "phone" }],
  });
  const led = card([
    "£27 pays for one lesson for one family.",
    "Thank you for the 640.",
    "Help us with the 318.",
  ]);
  assert.equal(led?.lead, "£27 pays for one lesson for one family. Thank you for the 640.");
  assert.equal(led?.title, "Help us with the 318");
});

test("sentences of one line are joined as their language, of whatever country, joins them", () => {
  assert.equal(card(["先别扔。", "我们来修。"], "zh-CN", "旧家具")?.title, "先别扔。我们来修。");
  assert.equal(card(["Keep it.", "We mend it."], "en-GB")?.title, "Keep it. We mend it.");
});

test("a street and its house are one line", () => {
  const shown = card(["Садовая, 14, двор открыт каждое воскресенье с 10 до 13.", "Приходите с зерном."], "ru", "Голубятня");
  assert.deepEqual(shown?.contacts?.map(({ text, by }) => [text, by]), [["Садовая, 14", "place"], ["Двор открыт каждое воскресенье с 10 до 13", "time"]]);
}); // prettier-ignore

test("a door that is open to everyone says no hours", () => {
  assert.equal(detailsOf("Kapımız herkese açık.", "tr"), null);
  assert.equal(detailsOf("Our door is open to everyone.", "en"), null);
  assert.deepEqual(detailsOf("Open daily, Mill Lane School, from 9 to 5.", "en")?.lines[0], { text: "Open daily", by: "time" });
}); // prettier-ignore

test("a product's name is parted from what is said of it, and bare facts stand below", () => {
  assert.deepEqual(
    card(
      ["Zehn Jahre Garantie, 25 Jahre auf die Module, Rückgabe 60 Tage.", "SonnenKiste 2: anhängen, einstecken, weniger zahlen."],
      "de",
      "SonnenKiste 2 – Strom vom Geländer",
    ),
    {
      title: "SonnenKiste 2",
      line: "Anhängen, einstecken, weniger zahlen",
      subtitle: "Zehn Jahre Garantie, 25 Jahre auf die Module, Rückgabe 60 Tage",
    },
  ); // prettier-ignore
});

test("a passage is no card, and a sentence that tells what to do in a case names nobody", () => {
  const passage = "The river rose for eleven days and then it fell, and nobody in the town had slept in that time at all.";
  assert.equal(card([passage, passage, passage]), null);
  assert.equal(card(["Forgot something?", "Call 0800 555 0166.", "We keep all of it for one whole month."]), null);
  assert.equal(detailsOf("If your child is unwell, please ring before 8 on 01926 555 013.", "en"), null);
  assert.equal(detailsOf("On 3 March 1903 the dam broke, and the valley that its builders had thought safe for good filled with water.", "en"), null);
  assert.equal(card([]), null);
}); // prettier-ignore
