import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { withCompactLetters } from "./compact-letters.ts";

const UNUSED = /[\p{Cn}\p{Co}\p{Cs}]/u;
const SOURCES = [
  "\\p{L}",
  "\\p{M}",
  "[\\p{L}\\p{M}]",
  "[^\\p{L}\\p{N}]",
  "\\p{Lu}",
  "\\p{Ll}",
  "[\\]\\p{L}]",
  "\\[\\p{L}\\]?",
];

test("every sign of the first plane that a text can have is read as before", () => {
  for (const source of SOURCES)
    for (const flags of ["u", "iu"]) {
      const [usual, compact] = [source, withCompactLetters(source)].map((one) => new RegExp(`^(?:${one})$`, flags));
      for (let code = 0; code < 0x10000; code += 1) {
        const sign = source.startsWith("\\[") ? `[${String.fromCodePoint(code)}]` : String.fromCodePoint(code);
        if (UNUSED.test(String.fromCodePoint(code))) continue;
        if (usual?.test(sign) !== compact?.test(sign)) assert.fail(`${source} ${flags} ${code.toString(16)}`);
      }
    }
}); // prettier-ignore

test("what stands around words finds the same words", () => {
  const texts = ["Le café, l’été", "слово и дело", "مرحبا بالعالم، هنا", "नमस्ते दुनिया", "漢字とかな", "𠮷野家で食べる", "한국어 문장", "a-b_c 12x"];
  const sources = ["(?<![\\p{L}\\p{M}])(\\p{L}[\\p{L}\\p{M}]*)(?![\\p{L}\\p{M}])", "\\p{Lu}\\p{Ll}+", "[^\\s\\p{L}]+"];
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom(...texts), fc.constantFrom(...sources), (one, other, source) => {
      const found = (pattern: string) => [...`${one}${other}`.matchAll(new RegExp(pattern, "giu"))].map(([said]) => said);
      assert.deepEqual(found(withCompactLetters(source)), found(source));
    }),
  );
}); // prettier-ignore

test("sources without such classes stay as they are", () => {
  for (const source of ["\\bfoo\\b", "[a-z]+", "\\p{Nd}+", "\\P{L}"])
    assert.equal(withCompactLetters(source), source);
  // A backslash that is escaped opens no class.
  assert.equal(withCompactLetters("\\\\p{L}"), "\\\\p{L}");
});
