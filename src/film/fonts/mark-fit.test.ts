import assert from "node:assert/strict";
import test from "node:test";
import { BRICOLAGE, FRAUNCES, INTER, JETBRAINS_MONO, NOTO_SANS, SOURCE_SERIF } from "./font-packages.ts";
import type { FontPackage } from "./font-packages.ts";
import { fontStack } from "./font-stack.ts";
import { markedLetters, setsMarks } from "./mark-fit.ts";

test("only letters that stay several characters when composed are looked at", () => {
  assert.deepEqual(markedLetters("cafe\u0301 Việt g\u0303uarani за\u0301мок"), ["g\u0303", "а\u0301"]);
});

test("a mark that falls beside its letter, or on another mark, is seen", () => {
  const cases: [string, FontPackage, boolean][] = [
    ["а\u0301", INTER, false],
    ["а\u0301", SOURCE_SERIF, true],
    ["а\u0301", NOTO_SANS, true],
    ["g\u0303", INTER, true],
    ["g\u0303", FRAUNCES, false],
    ["ё\u0301", JETBRAINS_MONO, false],
    ["j\u0303", INTER, true],
    // None of its files has letter and ring.
    ["r\u0325", INTER, false],
  ];
  for (const [cluster, face, fit] of cases)
    assert.equal(setsMarks(face, cluster), fit, `${cluster} in ${face.id}`);
});

test("a text with such a letter is set in a face that places its mark", () => {
  const faceOf = (text: string, face: FontPackage, language: string) =>
    new Set(fontStack(text, face, language).families.map((family) => family.split("/")[0]));
  assert.deepEqual(faceOf("за\u0301мок", INTER, "ru"), new Set(["noto-sans"]));
  assert.deepEqual(faceOf("замок", INTER, "ru"), new Set(["inter"]));
  assert.deepEqual(faceOf("за\u0301мок", SOURCE_SERIF, "ru"), new Set(["source-serif-4"]));
  assert.deepEqual(faceOf("avañe'ẽ g\u0303", FRAUNCES, "gn"), new Set(["source-serif-4"]));
  assert.deepEqual(faceOf("ẹ\u0301kọ\u0300", BRICOLAGE, "yo"), new Set(["inter"]));
});
