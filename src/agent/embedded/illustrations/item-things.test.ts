import assert from "node:assert/strict";
import test from "node:test";
import { itemThing } from "./item-things.ts";

const drawingsOf = (base: string, ...labels: string[]) =>
  labels.map((label) => itemThing(label, base)?.drawing);

test("an item is what its last noun names where nouns stand last, whatever stands before it", () => {
  assert.deepEqual(drawingsOf("en", "three old buckets", "a pair of boots", "200 g flour"), ["bucket", "boot", "flour"]); // prettier-ignore
  assert.deepEqual(drawingsOf("de", "200 g Mehl", "zwei Paar warme Socken", "Schlafsäcke", "alte Decken"), ["flour", "socks", "sleeping-bag", undefined]); // prettier-ignore
  assert.deepEqual(drawingsOf("ja", "軍手2双", "大きな鍋", "写真2枚"), ["gloves", "cooking-pot", "photo"]);
  assert.deepEqual(drawingsOf("zh", "四把椅子", "面粉200克"), ["chair", "flour"]);
});

test("and what its first noun names where nouns stand first, or behind adjectives alone", () => {
  assert.deepEqual(drawingsOf("fr", "une paire de bottes", "une grande casserole", "du sucre"), ["boot", "cooking-pot", "sugar-cubes"]); // prettier-ignore
  assert.deepEqual(drawingsOf("ru", "большую кастрюлю", "тёплые носки"), ["cooking-pot", "socks"]);
  assert.deepEqual(drawingsOf("pl", "duży garnek", "200 g mąki"), ["cooking-pot", "flour"]);
  assert.deepEqual(drawingsOf("vi", "một cái nồi lớn", "đường dây nóng"), ["cooking-pot", undefined]);
});

test("what a word only says of another thing is not drawn", () => {
  assert.deepEqual(
    drawingsOf("en", "dog food", "a coat of paint", "egg cups", "Soup after at the Fleece, leek or lentil"),
    [null, undefined, null, undefined],
  );
  assert.deepEqual(drawingsOf("de", "Kartoffelsack", "Deckel", "Reise", "Rollstuhl"), [null, undefined, undefined, null]); // prettier-ignore
  assert.deepEqual(drawingsOf("fr", "fauteuil roulant", "couverture du livre"), [null, undefined]);
});

test("a noun with another ending than its cases is another noun", () => {
  assert.deepEqual(drawingsOf("pl", "kanapkę", "kanapę", "kanapie", "lampą"), ["sandwich", "couch-and-lamp", "couch-and-lamp", "lamp"]); // prettier-ignore
  assert.deepEqual(drawingsOf("nl", "bloemen", "bloem", "een gum"), ["blossom", "flour", undefined]);
  assert.deepEqual(drawingsOf("tr", "limonata", "limonlar", "ekmekçi"), ["cup-with-straw", "lemon", undefined]); // prettier-ignore
  assert.deepEqual(drawingsOf("ko", "기타", "말", "자"), [undefined, undefined, "straight-ruler"]);
  assert.deepEqual(drawingsOf("de", "Leiter", "Schlüssel", "Kopfsteinpflaster"), [undefined, undefined, undefined]); // prettier-ignore
});

test("a word that only holds a shorter noun is none of its compounds", () => {
  assert.deepEqual(drawingsOf("de", "Hauptschalter aus", "Wollschal", "Wollschals"), [
    undefined,
    "scarf",
    "scarf",
  ]);
});
