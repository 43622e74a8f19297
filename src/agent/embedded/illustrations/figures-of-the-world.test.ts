import assert from "node:assert/strict";
import { test } from "node:test";
import { plainThings } from "./plain-things.ts";

const drawn = (text: string, base: string): string[] => plainThings(text, base).map(({ drawing }) => drawing);

test("what a saying names is none of its things", () => {
  const sayings: [string, string][] = [
    ["Er hat Tomaten auf den Augen.", "de"], ["Il a posé un lapin à son cousin.", "fr"], ["Está en las nubes.", "es"],
    ["In bocca al lupo a tutti!", "it"], ["Pagou o pato sozinho.", "pt"], ["Hij kijkt de kat uit de boom.", "nl"],
    ["Kupił kota w worku.", "pl"], ["Hun købte katten i sækken.", "da"], ["他在公司里只是个花瓶。", "zh"],
    ["彼は猫の手も借りたい。", "ja"], ["Это кот в мешке.", "ru"], ["İpin ucunu kaçırdık.", "tr"],
  ]; // prettier-ignore
  for (const [text, base] of sayings) assert.deepEqual(drawn(text, base), [], text);
  assert.deepEqual(drawn("De kat slaapt op de mat.", "nl"), ["cat"]);
  assert.deepEqual(drawn("Il lupo torna sulle Alpi.", "it"), ["wolf"]);
});
