import assert from "node:assert/strict";
import { test } from "node:test";
import { makeSpeakable } from "./speakable.ts";

test("sharps and flats are said, in the words of the language", () => {
  assert.equal(makeSpeakable("B, F♯ and E♭.", "en").spoken, "B, F sharp and E flat.");
  assert.equal(makeSpeakable("Le fa♯ et le si♭.", "fr").spoken, "Le fa dièse et le si bémol.");
  assert.equal(makeSpeakable("Fis, das F♯.", "de-DE").spoken, "Fis, das F Kreuz.");
});
