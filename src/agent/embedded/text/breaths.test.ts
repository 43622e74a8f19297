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

test("a longer one is parted where another clause begins, and is else read whole", () => {
  assert.deepEqual(
    texts(
      "The collection was moved to the cellar of the house in the first winter of the siege, but nobody was told about the seeds.",
      "en",
    ),
    [
      "The collection was moved to the cellar of the house in the first winter of the siege",
      "but nobody was told about the seeds.",
    ],
  );
  for (const [sentence, base] of [
    ["They moved the collection to the cellar, boarded up the windows, and took turns standing guard against rats and thieves.", "en"],
    ["In summer a leaf is green because it is full of chlorophyll, the pigment that catches sunlight and turns it into sugar.", "en"],
    ["Chlorophyll does not last long: the tree breaks it down and makes it anew all summer.", "en"],
    ["Die Brüder Thiel sahen das anders: sie wollten eine Uhr bauen, die sich jeder leisten konnte.", "de"],
    ["En 1893, Kokichi Mikimoto obtint la première perle de culture, une demi-sphère collée à la coquille, dans sa ferme de Toba.", "fr"],
  ] as const)
    assert.deepEqual(texts(sentence, base), [sentence]); // prettier-ignore
});

test("halves of a sentence keep the sign between them", () => {
  const parts = (sentence: string, base: string) =>
    breathsOf(sentence, base).map(({ text, sign, stands }) => [text, sign, stands]);
  assert.deepEqual(
    parts("Les perles de culture suivent le même chemin dans la mer, à une différence près : le grain est placé par une main humaine, au bout d'une pince.", "fr"), // prettier-ignore
    [
      ["Les perles de culture suivent le même chemin dans la mer, à une différence près", "\u00A0:", true],
      ["Le grain est placé par une main humaine, au bout d'une pince.", "", false],
    ],
  );
  assert.deepEqual(
    parts("普洱茶的名字来自普洱府，云南南部一个小小的集镇，各地的茶在这里过秤、交税、装上马背，再分成几路往西和往北走。", "zh").map(([, sign]) => sign),
    ["，", ""],
  ); // prettier-ignore
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
  assert.deepEqual(texts(said, "en"), [said]);
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

test("a short aside parts nothing", () => {
  assert.deepEqual(
    breathsOf("Las minas de la sierra empleaban, según Polibio, a cuarenta mil trabajadores y daban a Roma 25.000 dracmas diarias.", "es").length,
    1,
  ); // prettier-ignore
});

test("behind a word that its stop shortens the sentence goes on", () => {
  const row =
    'Top three wrong items: plastic bags incl. ones labelled "degradable" (44% of the contamination), food still in packaging (23%), nappies (12%).';
  assert.deepEqual(texts(row, "en"), [row]);
});
