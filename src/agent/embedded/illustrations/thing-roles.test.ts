import assert from "node:assert/strict";
import test from "node:test";
import { isActedOn, isMeans, isThere } from "./thing-roles.ts";

/** A sentence whose thing stands between angle brackets. */
function spot(marked: string): { sentence: string; place: number; length: number } {
  const place = marked.indexOf("‹");
  return { sentence: marked.replaceAll(/[‹›]/gu, ""), place, length: marked.indexOf("›") - place - 1 };
}

test("what a sentence acts on is seen however late it stands, where no clause only adds it", () => {
  for (const [base, text, expected] of [
    ["en", "Ten weeks ahead, send us ‹the form›", true],
    ["en", "A female lobster carries her ‹eggs› under her tail for ten months", true],
    ["en", "A load swung through the place where he stood until he went to fetch his ‹sandwich›", false],
    ["en", "They were swept up from the floor, and we baked ‹bread› trays", false],
    ["en", "It's dry, and we like ‹goat›'s cheese", false],
    ["fr", "Avant midi, passez la serpillière et sortez les ‹poubelles›", true],
    ["de", "Bitte schließen Sie in dieser Zeit Ihre ‹Fenster›", true],
    ["it", "Sotto l'intonaco bianco, gli operai cercavano un ‹tubo›", true],
    ["ar", "نحمل مظلة ‹كبيرة›", false],
  ] as const)
    assert.equal(isActedOn(spot(text), base), expected, text);
});

test("what something is done with is seen, and what it is like is not", () => {
  for (const [base, text, expected] of [
    ["en", "Look under the rim with a ‹torch›", true],
    ["en", "Finally the shaping, by eye, like a ‹knife›", false],
    ["de", "Reiben Sie mit einem ‹Löffel›", true],
    ["fr", "Venez avec une ‹casserole›, on s'occupe du rythme", true],
    ["it", "Benedirò le gole con due ‹candele›", true],
    ["nl", "Droog ze met een ‹handdoek›", true],
  ] as const)
    assert.equal(isMeans(spot(text), base), expected, text);
});

test("where a short sentence's main clause happens is seen, and what is named of something is not", () => {
  for (const [base, text, expected] of [
    ["en", "Keep spare ones in the ‹fridge›, never in the freezer", true],
    ["en", "Buffett bet that an index would beat a ‹basket› of hedge funds", false],
    ["en", "In the fourth there is the sound of an ‹axe›", false],
    ["it", "Consegna nel parcheggio della ‹piscina›", false],
    ["ru", "Собрание в полдень у ‹колодца›", false],
    ["es", "El turno está en la ‹nevera›", true],
    ["ja", "小さいものを‹はさみ›で摘みます", true],
    ["ja", "‹はさみ›について話します", false],
    ["zh", "请把照片放进‹信封›", true],
    ["ar", "الكتب في ‹الحقيبة›", true],
  ] as const)
    assert.equal(isThere(spot(text), base), expected, text);
});
