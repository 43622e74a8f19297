import assert from "node:assert/strict";
import test from "node:test";
import { TIE, tied } from "./ties.ts";

const shown = (text: string): string => tied(text).replaceAll(TIE, "_");

test("months with their years, great numbers with what they count, sides, comparisons and words that are two in one hold together", () => {
  for (const [text, expected] of [
    ["It sank in December 2023 again", "It sank in December_2023 again"],
    ["Depuis mars 1791 rien", "Depuis mars_1791 rien"],
    ["What Tern 2 watches", "What Tern_2_watches"],
    ["vor 100 Millionen Jahren", "vor 100_Millionen_Jahren"],
    ["30 millones de euros al menos", "30_millones_de_euros al_menos"],
    ["1200 by 800 millimetres", "1200_by_800_millimetres"],
    ["weight_kg <> 4.1", "weight_kg_<>_4.1"],
    ["فما زالت تعمل", "فما_زالت تعمل"],
  ] as const)
    assert.equal(shown(text), expected);
});

test("what is one word in two holds together at a sentence's start as well, and no other pair of those words", () => {
  for (const [text, expected] of [
    ["At least it held", "At_least it held"],
    ["For example the sea", "For_example the sea"],
    ["Zum Beispiel im Winter", "Zum_Beispiel im Winter"],
    ["Al menos una vez", "Al_menos una vez"],
    ["À peu près tout", "À_peu_près tout"],
    ["На самом деле нет", "На_самом_деле нет"],
    ["It all fits in one hand", "It all fits in one hand"],
    ["A key for other doors", "A key for other doors"],
    ["Gold, of one colour", "Gold, of one colour"],
    ["A coat at leastwise", "A coat at leastwise"],
    ["What at least held", "What at_least held"],
    ["A hat least of all", "A hat least of all"],
  ] as const)
    assert.equal(shown(text), expected);
});

test("a verb keeps the short word that makes it another one, and leaves one that leads to a place", () => {
  assert.equal(shown("A bird taking off is a pair of gloves"), "A bird taking_off is a pair of gloves");
  assert.equal(shown("The storm took off the roof"), "The storm took off the roof");
  assert.equal(shown("It fell down to the floor"), "It fell down to the floor");
});

test("what denies a verb in Bengali and Hindi stands with it, and words that begin alike are free", () => {
  for (const [text, expected] of [
    ["স্যালাইন গরম করবেন না, চিনি মেশাবেন না", "স্যালাইন গরম করবেন_না, চিনি মেশাবেন_না"],
    ["পুরোপুরি না গলা পর্যন্ত নাড়ুন", "পুরোপুরি_না_গলা পর্যন্ত নাড়ুন"],
    ["पानी गरम न करें", "पानी गरम न_करें"],
    ["ऐसा कभी मत कीजिए", "ऐसा कभी_मत_कीजिए"],
    ["यह दवा नहीं है", "यह दवा_नहीं_है"],
    ["নাম নাটক", "নাম নাটক"],
  ] as const)
    assert.equal(shown(text), expected);
});

test("nothing else is tied: a month before a word, a number before a function word, the nastiest string", () => {
  assert.equal(shown("In March the ice breaks"), "In March the ice breaks");
  assert.equal(shown("two hundred and more"), "two hundred and more");
  assert.equal(shown(""), "");
  const nasty = `${"a < ".repeat(400)}${"12 million ".repeat(400)}`;
  const started = performance.now();
  tied(nasty);
  assert.ok(performance.now() - started < 500);
});
