import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { cellNumber, findFigures, parseNumber } from "./figures.ts";
import { countWords, endSentence, splitSentences } from "./sentences.ts";
import { hardLabel, shortLabel, tornLabel } from "./shorten.ts";
import { speakableProse } from "./speakable-prose.ts";

test("sentences end where they end", () => {
  assert.equal(splitSentences("Questions: Medical Devices, ext. 4417, weekdays 8–16.", "en").length, 1);
  assert.deepEqual(splitSentences("Ask Dr. Smith, e.g. on Monday. He knows 3.5 things.", "en"), [
    "Ask Dr. Smith, e.g. on Monday.",
    "He knows 3.5 things.",
  ]);
  assert.deepEqual(splitSentences("今天很热。明天下雨!你好吗?", "zh"), [
    "今天很热。",
    "明天下雨!",
    "你好吗?",
  ]);
  assert.deepEqual(splitSentences("यह सच है। यह नहीं।", "hi"), ["यह सच है।", "यह नहीं।"]);
  assert.deepEqual(splitSentences("J. K. Rowling wrote it.", "en"), ["J. K. Rowling wrote it."]);
});

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

test("sentences are never lost, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 1500 }), (text) => {
      return letters(splitSentences(text, "en").join("")) === letters(text);
    }),
  );
});

test("a full stop fits the language", () => {
  assert.equal(endSentence("春天来了", "zh"), "春天来了。");
  assert.equal(endSentence("चाय बनाओ", "hi"), "चाय बनाओ।");
  assert.equal(endSentence('He said "yes."', "en"), 'He said "yes."');
  assert.equal(endSentence("ស្រូវជាអាហារសំខាន់។", "km"), "ស្រូវជាអាហារសំខាន់។");
  assert.equal(endSentence("ជំហាន", "km"), "ជំហាន។");
  assert.equal(endSentence("Ջուր և լույս", "hy"), "Ջուր և լույս։");
  assert.equal(endSentence("Τι μένει;", "el"), "Τι μένει;");
  assert.equal(endSentence("one, two;", "en"), "one, two.");
});

test("words of scripts that write none are counted by their letters, and their phrases are kept whole", () => {
  assert.equal(countWords("ลมชื้นจากมหาสมุทรอินเดียพัดเข้าหาฝั่ง"), 7);
  assert.equal(countWords("ស្រូវជាអាហារសំខាន់"), 3);
  assert.equal(countWords("春天来了"), 2);
  const step = "ลมชื้นจากมหาสมุทรอินเดียพัดเข้าหาฝั่ง";
  assert.equal(hardLabel(step, 8), step);
  const phrase = "ลมมรสุมคือลมที่พัดเปลี่ยนทิศตามฤดูกาล";
  const long = `${phrase} เพราะแผ่นดินร้อนและเย็นเร็วกว่าทะเลและอากาศเหนือแผ่นดินลอยตัวสูงขึ้นทุกวัน`;
  assert.equal(hardLabel(long, 6), phrase);
});

test("numbers are read as their language writes them", () => {
  assert.equal(parseNumber("1,234.5", "en"), 1234.5);
  assert.equal(parseNumber("14.000", "de"), 14000);
  assert.equal(parseNumber("14.000", "en"), 14);
  assert.equal(parseNumber("3,5", "fr"), 3.5);
  assert.equal(parseNumber("298,878", "en"), 298878);
  assert.equal(parseNumber("1 234 567", "fr"), 1234567);
  assert.equal(cellNumber("$1,200", "en")?.value, 1200);
  assert.equal(cellNumber("35.4%", "en")?.value, 35.4);
  assert.equal(cellNumber("2 hours", "en")?.value, 2);
  assert.equal(cellNumber("Opens our portal", "en"), null);
});

function shown(text: string): string[] {
  return findFigures(text, "en").map((found) => found.figure.display);
}

test("figures keep the form that the brief gave them", () => {
  assert.deepEqual(shown("It fell by about 90 percent to $1,200."), ["90%", "$1,200"]);
  assert.deepEqual(shown("In the 1640s, 74 kilograms of H2O v1.2.3"), ["74 kg"]);
  assert.deepEqual(shown("Call 0800 555 019"), []);
});

test("labels end where a thought ends", () => {
  assert.equal(
    shortLabel("Forgetting the plus one, so two items never shrink to one."),
    "Forgetting the plus one",
  );
  assert.equal(
    shortLabel("After the fire, London was rebuilt in brick and stone."),
    "London was rebuilt in brick and stone",
  );
  // A complete phrase that is too long wraps; cut it would say something else.
  assert.equal(
    hardLabel("Call the sender on a number you already know", 7),
    "Call the sender on a number you already know",
  );
  assert.equal(
    hardLabel("A request for a password, a payment or a secret", 7),
    "A request for a password, a payment or a secret",
  );
  assert.equal(
    hardLabel("It is not a bug in the engine itself, but a feature", 8),
    "It is not a bug in the engine itself, but a feature",
  );
  const endless = "one two three four five six seven ".repeat(9).trim();
  assert.equal(hardLabel(endless, 6), endless);
  assert.ok(tornLabel(endless, 6).endsWith("…"));
  assert.equal(
    shortLabel("shifts from 6,500 K in the morning to 2,200 K at night", 7).includes("6,500"),
    true,
  );
});

test("labels are never much longer than asked and never empty", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
      fc.integer({ min: 3, max: 12 }),
      (text, words) => {
        assert.ok(text.trim() === "" || hardLabel(text, words) !== "");
        const label = tornLabel(text, words);
        assert.ok(countWords(label) <= Math.max(words * 2, 12) + 1, label);
        assert.ok(text.trim() === "" || label !== "");
        assert.ok(label.isWellFormed() || !text.isWellFormed());
      },
    ),
  );
});

test("emoji are not said, addresses by their host", () => {
  assert.equal(speakableProse("Ride a bike 🚲 today"), "Ride a bike today");
  assert.equal(speakableProse("Go to https://www.lumen.example/buy?x=1 now"), "Go to lumen.example now");
  assert.equal(speakableProse("👩‍🚀 Space 🇩🇪 flags"), " Space flags");
});

test("amounts keep their sign and their thousands", () => {
  const shown = findFigures("It cost €90k; flow was −€45k, then +€210k and $3bn over 5km.", "en");
  assert.deepEqual(
    shown.map(({ figure }) => figure.display),
    ["€90k", "−€45k", "+€210k", "$3bn", "5km"],
  );
});

test("what is too long is shown whole, or up to the end of a clause, and never with an ellipsis", () => {
  const row = "Marta e Luca al forno, Ilaria e Denis al banco, e il sabato la nonna Rosa che fa i grissini a mano"; // prettier-ignore
  assert.equal(hardLabel(row, 6), row);
  const turned = "We sell rooms to whoever comes to the door of the house in the evening, but only against payment by card"; // prettier-ignore
  assert.equal(hardLabel(turned, 6), turned);
  const clauses = "Der Teig ruht eine ganze Nacht lang im kühlen Keller des Hauses, morgens formt ihn der Meister mit der Hand"; // prettier-ignore
  assert.equal(hardLabel(clauses, 6), "Der Teig ruht eine ganze Nacht lang im kühlen Keller des Hauses");
  assert.equal(hardLabel("Wait for it…", 6), "Wait for it…");
  const chinese = "面团在凉爽的地窖里安静地休息整整一个晚上直到第二天清晨师傅亲手把它做成面包再送进炉子里慢慢烤熟然后放到柜台上"; // prettier-ignore
  assert.ok(!hardLabel(chinese, 6).includes("…"));
});
