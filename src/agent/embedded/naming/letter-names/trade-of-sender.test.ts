import assert from "node:assert/strict";
import { test } from "node:test";
import { bodyOrOccasion } from "./body-or-occasion.ts";
import { tradeOfSender } from "./trade-of-sender.ts";

const trades: readonly (readonly [told: string, language: string, name: string | null])[] = [
  ["So we mend accordions.", "en", "Mending accordions"],
  ["We rent out cargo bikes in Leeds.", "en", "Renting out cargo bikes"],
  ["We make paper lanterns by hand.", "en", "Paper lanterns"],
  ["Hacemos farolillos para ferias y verbenas desde 1963, cuando mi abuelo se quedó sin trabajo.", "es", "Farolillos para ferias y verbenas"],
  ["Wir reparieren Akkordeons in Trier.", "de", "Wir reparieren Akkordeons"],
  ["Nous fabriquons des lanternes en papier depuis 1963.", "fr", "Lanternes en papier"],
  ["Facciamo lanterne di carta dal 1963.", "it", "Lanterne di carta"],
  // What nobody lives by.
  ["We make sure that nobody slips.", "en", null],
  ["We make a film of it.", "en", null],
  ["We fix it.", "en", null],
  ["Bees make honey.", "en", null],
  ["Hacemos así las cosas.", "es", null],
  ["We mend accordions.", "xx", null],
  ["", "en", null],
]; // prettier-ignore

for (const [told, language, name] of trades)
  test(`the trade is ${name ?? "nothing"}: ${told}`, () => {
    assert.equal(tradeOfSender([told], language), name);
  });

test("a trade that is told late names nothing", () => {
  assert.equal(tradeOfSender(["Rain falls.", "It dries.", "We mend accordions."], "en"), null);
});

test("a business behind its label, and one of a script without capitals, name a letter", () => {
  assert.equal(
    bodyOrOccasion(
      "ok so brain dump\n\nthe business = Salt Fork Neon. we bend glass.",
      "We bend glass.",
      "en",
    ),
    "Salt Fork Neon",
  );
  assert.equal(bodyOrOccasion("our shop: open till nine.", "", "en"), null);
  const bus = "कल बात नहीं हो पाई।\n\nहमारी एक चलती-फिरती लाइब्रेरी है, एक पुरानी मिनी बस में।";
  assert.equal(bodyOrOccasion(bus, "", "hi"), "चलती-फिरती लाइब्रेरी");
  assert.equal(bodyOrOccasion("हमारी एक बेटी है।", "", "hi"), null);
});
