import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutLengthAlone } from "./length-alone.ts";
import { lengthWished } from "./length-wish.ts";

test("of a line that was said to the maker, a length that is left is said to them as well", () => {
  for (const left of [
    "Around two and a half minutes.",
    "Etwa zwei Minuten.",
    "Environ deux minutes et demie.",
    "Около двух минут.",
    "约两分钟。",
  ]) {
    const source = `Text for a biography. ${left}\n\nIt takes two minutes.`;
    const text = source.replace("Text for a biography.", " ".repeat(21));
    assert.deepEqual(withoutLengthAlone(source, text), { text: text.replace(left, " ".repeat(left.length)), wishes: [left] }); // prettier-ignore
  }
});

test("a length of its own line, or in a sentence, is told", () => {
  for (const [source, text] of [
    ["Around two minutes.", "Around two minutes."],
    ["A film. It boils two minutes.", "        It boils two minutes."],
    ["A film. 12 minutes late.", "        12 minutes late."],
  ] as const)
    assert.deepEqual(withoutLengthAlone(source, text), { text, wishes: [] });
});

test("two minutes and a half are no half minute", () => {
  for (const said of [
    "around two and a half minutes",
    "etwa zweieinhalb Minuten",
    "две с половиной минуты",
    "两分半",
    "2분 30초",
    "ढाई मिनट",
  ])
    assert.equal(lengthWished([said])?.seconds, 150, said);
  assert.equal(lengthWished(["half a minute"])?.seconds, 30);
});
