import assert from "node:assert/strict";
import { test } from "node:test";
import { recommendedOf, recommendingSentences } from "./recommended.ts";

function named(names: string[], text: string, language: string): string | null {
  const at = recommendedOf(names, recommendingSentences(text, language), language);
  return at === null ? null : (names[at] ?? null);
}

test("the one that a sentence recommends is found by its name, its letter or its part of a word", () => {
  assert.equal(named(["S", "M", "L"], "Für die meisten ist M die beste Wahl.", "de"), "M");
  assert.equal(named(["Set S", "Set M"], "Für die meisten ist M die beste Wahl.", "de"), "Set M");
  assert.equal(named(["Kabel", "Falt", "Bügel"], "Für die meisten ist das Faltschloss die beste Wahl.", "de"), "Falt"); // prettier-ignore
  assert.equal(named(["Small", "Medium", "Luton"], "For a flat, the Medium is the right choice.", "en"), "Medium"); // prettier-ignore
  assert.equal(named(["Ręczny", "Domowy"], "Dla większości najlepszy jest młynek domowy.", "pl"), "Domowy");
  assert.equal(named(["紙の本", "電子書籍"], "旅行には電子書籍がおすすめです。", "ja"), "電子書籍");
});

test("nothing is marked where it is asked, denied, told of two, or of no name", () => {
  for (const [names, text] of [
    [["S", "M"], "Is M the best choice?"],
    [
      ["Small", "Medium"],
      "For a flat the Small is the best choice. For a house the Medium is the best choice.",
    ],
    [["Small", "Medium"], "Buying nothing is the best choice."],
    [["A", "B"], "A calm mind is the best choice."],
    [["Small", "Medium"], "The Medium has four wheels."],
    [["Small", "Medium"], "“The Medium is the best choice”, said the seller."],
  ] as const)
    assert.equal(named([...names], text, "en"), null, text);
});
