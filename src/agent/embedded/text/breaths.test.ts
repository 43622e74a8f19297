import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { breathsOf } from "./breaths.ts";
import { countWords } from "./sentences.ts";

const texts = (sentence: string, base: string): string[] => breathsOf(sentence, base).map(({ text }) => text);

test("a sentence that can be read while it is heard is one stretch, whole", () => {
  for (const [sentence, base] of [
    ["There it meets a thin layer of warm, moist air that lies on the water.", "en"],
    ["In Ruhla, einem kleinen Ort im Thüringer Wald, sahen die Brüder Thiel das anders.", "de"],
    ["七十二歳の職人、杉山さんは、温度計を見ません。", "ja"],
    ["Hier um 10:30 Uhr beginnt alles, und um 12:45 Uhr ist es aus.", "de"],
  ] as const)
    assert.deepEqual(texts(sentence, base), [sentence]);
});

test("a longer one is parted where its writer parted it", () => {
  assert.deepEqual(
    texts(
      "They moved the collection to the cellar, boarded up the windows, and took turns standing guard against rats and thieves.",
      "en",
    ),
    [
      "They moved the collection to the cellar, boarded up the windows",
      "and took turns standing guard against rats and thieves.",
    ],
  );
  assert.deepEqual(
    texts(
      "Die Brüder Thiel sahen das anders: sie wollten eine Uhr bauen, die sich jeder leisten konnte.",
      "de",
    ),
    ["Die Brüder Thiel sahen das anders", "Sie wollten eine Uhr bauen, die sich jeder leisten konnte."],
  );
  assert.deepEqual(
    texts("Elle travaille six ans comme gouvernante pour payer les études de sa sœur, puis, en 1891, elle prend le train pour Paris.", "fr"), // prettier-ignore
    ["Elle travaille six ans comme gouvernante pour payer les études de sa sœur", "puis, en 1891, elle prend le train pour Paris."], // prettier-ignore
  );
});

test("where and when is no stretch, nor is half an aside, a label or what stands in quotation marks", () => {
  const dated = "In the spring of 1901, sponge divers working off the small Greek island of Antikythera brought up a lump of bronze."; // prettier-ignore
  assert.deepEqual(texts(dated, "en"), [dated]);
  assert.deepEqual(
    texts("The first barrack, a hut on iron legs, was swept away by a storm in the middle of its very first winter.", "en"), // prettier-ignore
    ["The first barrack was swept away by a storm in the middle of its very first winter."],
  );
  const held = "The hut — a box of timber on legs — was swept away by a storm.";
  assert.deepEqual(texts(held, "en"), [held]);
  const label = "Root cause: two limits that depend on each other.";
  assert.deepEqual(texts(label, "en"), [label]);
  const said = 'She wrote to him: "Come at once; the ice is breaking under us".';
  assert.deepEqual(texts(said, "en"), ["She wrote to him", '"Come at once; the ice is breaking under us".']);
});

test("every stretch says where it begins, nothing is said twice and nothing but an aside is lost", () => {
  const word = fc.constantFrom("the", "ice", "closed", "and", "which", "der", "Wald", "море", "1841", "they,", "now;", "so:", "—", "(yes)", "水", "،"); // prettier-ignore
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 70 }), (words) => {
      const sentence = words.join(" ");
      const parts = breathsOf(sentence, "de");
      let at = -1;
      for (const { text, offset } of parts) {
        assert.ok(offset > at);
        at = offset;
        assert.equal(sentence.slice(offset, offset + text.length).toLowerCase(), text.toLowerCase());
      }
      const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase();
      assert.equal(letters(parts.map(({ text }) => text).join("")), letters(sentence));
      if (parts.length > 1) for (const { text } of parts) assert.ok(countWords(text) >= 4, text);
    }),
  );
});

test("a writer without capitals is parted at full stops all the same, and an abbreviation is not", () => {
  assert.deepEqual(
    texts("the lumps are called clinker in the trade. they are ground to a fine powder.", "en"),
    ["the lumps are called clinker in the trade", "They are ground to a fine powder."],
  );
  const short = "It costs approx. ten euros a year.";
  assert.deepEqual(texts(short, "en"), [short]);
});

test("a short aside parts nothing, and a link stands with what it opens", () => {
  assert.deepEqual(
    breathsOf("Las minas de la sierra empleaban, según Polibio, a cuarenta mil trabajadores y daban a Roma 25.000 dracmas diarias.", "es").length,
    1,
  ); // prettier-ignore
  assert.deepEqual(
    breathsOf("Durante la guerra fue la base principal de la flota republicana y, el 31 de marzo de 1939, la última ciudad en caer.", "es").map(({ text }) => text),
    ["Durante la guerra fue la base principal de la flota republicana", "y, el 31 de marzo de 1939, la última ciudad en caer."],
  ); // prettier-ignore
});
