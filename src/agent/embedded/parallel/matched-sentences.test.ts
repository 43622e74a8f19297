import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { matchedSentences } from "./matched-sentences.ts";

test("two sentences that are built alike set two things of one kind beside one another", () => {
  for (const [language, one, two, names, pieces] of [
    [
      "fr",
      "Une dentelle tricotée se fait en une heure et coûte 4 euros.",
      "Une dentelle Leavers se fait en deux jours et coûte 180 euros.",
      ["Une dentelle tricotée", "Une dentelle Leavers"],
      [
        ["se fait en une heure", "coûte 4 euros"],
        ["se fait en deux jours", "coûte 180 euros"],
      ],
    ],
    [
      "es",
      "La onda P llega primero y apenas daña.",
      "La onda S llega después y derriba casas.",
      ["La onda P", "La onda S"],
      [
        ["llega primero", "apenas daña"],
        ["llega después", "derriba casas"],
      ],
    ],
    [
      "en",
      "A knitted lace takes an hour.",
      "A Leavers lace takes two days.",
      ["A knitted lace", "A Leavers lace"],
      [["takes an hour"], ["takes two days"]],
    ],
    [
      "de",
      "Der alte Ofen braucht zwei Stunden.",
      "Der neue Ofen braucht eine Stunde.",
      ["Der alte Ofen", "Der neue Ofen"],
      [["braucht zwei Stunden"], ["braucht eine Stunde"]],
    ],
  ] as const)
    assert.deepEqual(matchedSentences(one, two, language), { names, pieces }, one);
});

test("what follows in time, is told of one thing, or is built otherwise is no pair", () => {
  for (const [one, two] of [
    ["The first king died in 1200.", "The second king died in 1300."],
    ["The old man sat down.", "The young man stood up."],
    ["The water is cold.", "The water was cold."],
    ["In March the river rose.", "In April the river fell."],
    ["The red line stops.", "The blue line stops."],
  ] as const)
    assert.equal(matchedSentences(one, two, "en"), null, one);
});

test("whatever two sentences are, both sides have a name and as many pieces", () => {
  const sentence = fc.array(fc.constantFrom("the", "a", "red", "blue", "line", "goes", "and", "stops", "here,", "on"), { minLength: 1, maxLength: 14 }); // prettier-ignore
  fc.assert(
    fc.property(sentence, sentence, (one, two) => {
      const found = matchedSentences(`${one.join(" ")}.`, `${two.join(" ")}.`, "en");
      if (found === null) return;
      assert.ok(found.names.every((name) => name !== ""));
      assert.notEqual(found.names[0].toLowerCase(), found.names[1].toLowerCase());
      assert.ok(found.pieces.flat().every((piece) => piece.trim() !== ""));
    }),
  );
});
