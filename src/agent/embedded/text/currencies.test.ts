import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { CURRENCY_CODES } from "../../../kernel/currencies.ts";
import { findFigures } from "./figures.ts";
import { changeOf } from "./spans.ts";

/** Common words, many of which end in the letters of a code of money. */
const WORDS: Readonly<Record<string, string>> = {
  en: "covers offers takes makes members farm country powers workers details has open inspect form warm team lasts every",
  de: "Euro kostet hat etwa rund fährt der Turm Nummer spart arm warm Markt enthält",
  fr: "environ hauteur offre compte dure près mètres livres avec plus accueille couleur chacun",
  es: "recorre mide cuesta unos casi tiene color farmacias reúne país cop",
  it: "circa costa dura misura ogni fra ospita quasi oltre fior",
  pt: "cerca quase custa mede tem cor jardim fim um bom",
  nl: "ongeveer kost telt duurt arm vorm ruim meter offer",
  sv: "cirka kostar rymmer arm form omkring över sker",
  nb: "koster omtrent rommer varmt form skjer teller",
  da: "koster cirka rummer varm form sker tæller",
  pl: "około kosztuje trwa liczy program prawie ponad dym",
  cs: "asi stojí trvá program celkem kolem rok",
  tr: "yaklaşık toplam tam program kadar var gün",
  ru: "около стоит длится весит всего почти в",
  uk: "близько коштує триває важить усього майже",
  fi: "noin maksaa kestää painaa yli lähes",
  vi: "khoảng giá hơn gần có",
};

test("whatever word stands before a figure, it is found", () => {
  for (const [language, words] of Object.entries(WORDS))
    for (const word of words.split(" "))
      for (const figure of ["85%", "300", "40 km"]) {
        const [found] = findFigures(`${word} ${figure} x`, language);
        assert.equal(found?.figure.value, Number.parseInt(figure, 10), `${language}: ${word} ${figure}`);
        assert.equal(found.figure.prefix, "", `${language}: ${word} ${figure}`);
      }
  const letters = fc.string({
    unit: fc.constantFrom(..."a e i o u r s t l n m k d p á é ß ю ш ж א".split(" ")),
    minLength: 1,
    maxLength: 6,
  });
  const ends = fc.constantFrom(
    ...CURRENCY_CODES.map((code) => code.toLowerCase()),
    "kr",
    "rs",
    "fr",
    "rp",
    "rm",
    "sfr",
    "",
  );
  fc.assert(
    fc.property(letters, ends, fc.integer({ min: 10, max: 9999 }), (letter, end, value) => {
      const [found] = findFigures(`The ${letter}${end} ${value} of it`, "en");
      assert.equal(found?.figure.value, value);
      assert.equal(found.figure.prefix, "");
    }),
  );
});

test("a code that is a word of its own is money", () => {
  const shown = (text: string, language = "en") =>
    findFigures(text, language).map(({ figure }) => figure.display);
  assert.deepEqual(shown("NOK 1,250 or (CHF 40) or US$300, kr. 500 and Rs. 2,500"), [
    "NOK 1,250",
    "CHF 40",
    "US$300",
    "kr. 500",
    "Rs. 2,500",
  ]);
  assert.deepEqual(shown("约USD 300", "zh"), ["USD 300"]);
  assert.equal(changeOf("Sales rose from EUR 40 to EUR 60.", "en")?.second.display, "EUR 60");
});
