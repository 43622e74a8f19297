import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForMap } from "./asks-for-map.ts";
import { findStops } from "./find-towns.ts";
import { townNames } from "./town-table.ts";

const found = (text: string, base: string): string =>
  findStops(text, base)
    .filter(
      ({ doubtful, position }) => !doubtful && position !== null && (position !== "of" || base === "de"),
    )
    .map(({ label, position }) => `${label}/${position ?? ""}`)
    .join(" ");

test("towns are found as each language writes them in a sentence, with their position, and named as they stand alone", () => {
  for (const [base, text, expected] of [
    ["en", "She left London for Paris, then went to New York by way of St Petersburg.", "London/from Paris/to New York/to St Petersburg/via"],
    ["de", "Er fuhr von München über Wien nach Budapest und erreichte Warschau.", "München/of Wien/via Budapest/to Warschau/to"],
    ["fr", "Ils quittent Dunkerque et vont jusqu’à Barcelone par Lyon.", "Dunkerque/from Barcelone/to Lyon/via"],
    ["es", "Desde Sevilla hasta Nueva York", "Sevilla/from Nueva York/to"],
    ["it", "Partì da Venezia e arrivò a Pechino", "Venezia/from Pechino/to"],
    ["nl", "Vanuit Rotterdam naar Kaapstad", "Rotterdam/from Kaapstad/to"],
    ["pl", "Z Krakowa do Wiednia, potem do Pragi, Gdańska i w Warszawie", "Kraków/from Wiedeń/to Praga/to Gdańsk/to Warszawa/at"],
    ["cs", "Z Prahy do Vídně a zpět v Praze přes Brno", "Praha/from Vídeň/to Praha/at Brno/via"],
    ["ru", "Из Москвы через Казань до Астрахани и в Нижнем Новгороде", "Москва/from Казань/via Астрахань/to Нижний Новгород/to"],
    ["uk", "З Києва до Львова, потім у Харкові", "Київ/from Львів/to Харків/to"],
    ["fi", "Helsingistä Turkuun, sitten Pariisissa", "Helsinki/from Turku/to Pariisi/at"],
    ["hu", "Budapestről Bécsbe, majd Rómából Párizsba", "Budapest/from Bécs/to Róma/from Párizs/to"],
    ["ro", "De la București la Viena", "București/from Viena/to"],
    ["el", "Από την Αθήνα στο Παρίσι και το Λονδίνο", "Αθήνα/from Παρίσι/to"],
    ["tr", "İstanbul’dan Bursa’ya, sonra Ankara'da", "İstanbul/from Bursa/to Ankara/at"],
    ["ar", "سافر من القاهرة إلى بغداد وبدمشق", "القاهرة/from بغداد/to دمشق/at"],
    ["he", "מירושלים ללונדון ובברלין", "ירושלים/from לונדון/to ברלין/at"],
    ["fa", "از تهران به پاریس", "تهران/from پاریس/to"],
    ["hi", "वे कलकत्ता से न्यूयॉर्क गए", "कलकत्ता/from न्यूयॉर्क/to"],
    ["bn", "কলকাতা থেকে ঢাকায়", "কলকাতা/from ঢাকা/at"],
    ["th", "จากกรุงเทพไปโตเกียว", "กรุงเทพ/from โตเกียว/to"],
    ["ko", "서울에서 도쿄까지", "서울/from 도쿄/to"],
    ["ja", "横浜からロンドンまで", "横浜/from ロンドン/to"],
    ["zh", "从北京到伦敦，经过莫斯科", "北京/from 伦敦/to 莫斯科/via"],
    ["zh", "從北京到倫敦", "北京/from 倫敦/to"],
    ["id", "Dari Jakarta ke Tokyo", "Jakarta/from Tokyo/to"],
    ["vi", "từ Hà Nội đến Bắc Kinh", "Hà Nội/from Bắc Kinh/to"],
    ["sv", "Från Stockholm till Köpenhamn", "Stockholm/from Köpenhamn/to"],
  ] as const)
    assert.equal(found(text, base), expected, `${base}: ${text}`);
}); // prettier-ignore

test("persons, words, walls, newspapers, streets, dishes and rivers are no towns", () => {
  for (const [base, text] of [
    ["en", "Paris Hilton and Jack London met in Reading time, split the bill and took a nice bath."],
    ["en", "Orlando and Austin lead; Victoria sings; Lincoln wins; a Toyota is mobile."],
    ["en", "the Berlin Wall, the New York Times, the Vienna Philharmonic, the Paraná, Berlin-based firms"],
    ["de", "Das Essen in der Frankfurter Straße, die Wiener Würstchen, der Berliner"],
    ["fr", "Nice, ce café ! Le Paris-Brest, la tour de Pise, Florence et Sidney"],
    ["es", "Santiago va a la cocina; Florencia y Valencia; Mercedes; el señor Córdoba"],
    ["ar", "كان الرجل في البيت"],
    ["he", "באולם הקטן"],
    ["ja", "山口さんと千葉さんは泉で会った"],
    ["ko", "고양이 마리"],
  ] as const)
    assert.equal(found(text, base), "", `${base}: ${text}`);
});

test("a name that is also a word counts only where a way ends, and a longer name is not cut", () => {
  const [nice] = findStops("They drove from Lyon to Nice.", "en").slice(1);
  assert.deepEqual([nice?.label, nice?.position, nice?.doubtful], ["Nice", "to", true]);
});

test("every language has the great towns of the world, and towns of one name are the better known", () => {
  for (const base of "en de fr es it pt nl sv da pl cs hu ro uk ru el tr ar he fa hi bn ta th ko ja zh id vi".split(
    " ",
  )) {
    const towns = [...townNames(base).values()].flat();
    assert.ok(towns.length > 400, `${base}: ${towns.length}`);
    assert.ok(
      towns.some(({ town }) => town.country === "FR" && Math.abs(town.latitude - 48.85) < 0.1),
      base,
    );
  }
  assert.equal(findStops("to London", "en")[0]?.area, "GB");
});

test("a wish for a map is read in many languages, and one for none", () => {
  for (const wish of [
    "Des cartes, s'il vous plaît",
    "Bitte mit Landkarte",
    "show a map",
    "nakreslete mapu",
    "地図を入れてください",
    "ציירו מפה",
    "नक्शा दिखाइए",
    "с картой",
  ])
    // prettier-ignore
    assert.equal(asksForMap([wish]), true, wish);
  for (const wish of ["No maps please", "Keine Karten", "sin mapas"])
    assert.equal(asksForMap([wish]), "never", wish);
  assert.equal(asksForMap(["Keep it calm", "Trois minutes"]), false);
});
