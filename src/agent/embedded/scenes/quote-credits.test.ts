import assert from "node:assert/strict";
import { test } from "node:test";
import { lastSentence } from "./last-sentence.ts";
import { nameFirst } from "./name-first.ts";
import { settingOf } from "./quote-setting.ts";
import { speakerBefore, speakerOf } from "./speakers.ts";

function credit(before: string, base: string): string | null {
  const inner = "It has done more than anything else.";
  const setting = settingOf({ before, inner, after: "" }, speakerBefore(before, "", base), base);
  return setting?.attribution ?? `(${setting?.lead ?? ""})`;
}

test("an initial or a title ends no sentence before somebody's words", () => {
  for (const [base, before, expected] of [
    [
      "de",
      "Die amerikanische Frauenrechtlerin Susan B. Anthony sagte 1896: ",
      "Susan B. Anthony, amerikanische Frauenrechtlerin, 1896",
    ],
    [
      "de",
      "Der amerikanische Physiker J. Robert Oppenheimer sagte 1965: ",
      "J. Robert Oppenheimer, amerikanischer Physiker, 1965",
    ],
    ["de", "Dr. Anna Vogel schrieb 1920: ", "Dr. Anna Vogel, 1920"],
    [
      "en",
      "The American campaigner Susan B. Anthony said in 1896: ",
      "Susan B. Anthony, American campaigner, 1896",
    ],
    ["en", "J. R. R. Tolkien wrote: ", "J. R. R. Tolkien"],
    ["en", "It was late. St. Francis said: ", "St. Francis"],
    ["en", "Mrs. Alder told a reporter: ", "(Mrs. Alder told a reporter)"],
    [
      "fr",
      "La militante américaine Susan B. Anthony a dit en 1896 : ",
      "Susan B. Anthony, militante américaine, 1896",
    ],
    ["es", "La activista Susan B. Anthony dijo en 1896: ", "Susan B. Anthony, activista, 1896"],
    ["it", "L'attivista Susan B. Anthony disse nel 1896: ", "Susan B. Anthony, attivista, 1896"],
    [
      "nl",
      "De Amerikaanse activiste Susan B. Anthony zei in 1896: ",
      "Susan B. Anthony, Amerikaanse activiste, 1896",
    ],
    [
      "pl",
      "W 1896 roku amerykańska sufrażystka Susan B. Anthony powiedziała: ",
      "Amerykańska sufrażystka Susan B. Anthony, 1896",
    ],
    ["ru", "В 1961 году С. П. Королёв сказал: ", "С. П. Королёв, 1961"],
    ["ru", "С. П. Королёв сказал: ", "С. П. Королёв"],
    ["ru", "Было утро. С. П. Королёв сказал в 1961 году: ", "С. П. Королёв, 1961"],
  ] as const)
    // prettier-ignore
    assert.equal(credit(before, base), expected);
  assert.equal(speakerOf(" said Mrs. R. J. Alder."), "Mrs. R. J. Alder");
});

test("whoever used to say it signs without the habit, a proverb as one of its kind", () => {
  for (const [after, who] of [
    [" as old Mr Lisle used to say.", "Old Mr Lisle"],
    [" as my grandmother always said.", "My grandmother"],
    [" wie Tom immer sagt.", "Tom"],
    [" comme disait ma grand-mère.", "Ma grand-mère"],
    [" derdi eski bir vatman.", "Eski bir vatman"],
  ] as const)
    assert.equal(speakerOf(after), who, after);
  for (const nobody of [" as the old saying goes.", " she used to say.", " as he often said."])
    assert.equal(speakerOf(nobody), null, nobody);
  assert.equal(speakerBefore("يقول المثل المغربي: ", "", "ar"), "مثل مغربي");
});

test("a sentence before is none of the credit, and a pronoun no name", () => {
  assert.equal(lastSentence("They met in Bree. Frodo said: ", "en"), "Frodo said: ");
  assert.equal(lastSentence("It lies by the Rhine. Dr. Vogel said: ", "de"), "Dr. Vogel said: ");
  assert.equal(credit("A year later she wrote: ", "en"), "(A year later she wrote)");
  assert.equal(nameFirst("The Old Miller", "en"), "The Old Miller");
  assert.equal(nameFirst("Ana Ruiz", "es"), "Ana Ruiz");
});
