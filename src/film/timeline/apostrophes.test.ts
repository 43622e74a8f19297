import assert from "node:assert/strict";
import test from "node:test";
import { apostrophes } from "./apostrophes.ts";
import { changed } from "./changed-text.ts";

const set = (text: string, language: string): string => changed(text, apostrophes(text, language)).text;

test("apostrophes are those of print: within words, behind plurals, before years and what is left out", () => {
  const cases: [language: string, text: string, wanted: string][] = [
    ["en", "the children' names", "the children’ names"],
    ["en", "James' house, the boys' choir", "James’ house, the boys’ choir"],
    ["en", "the '90s and the summer of '94", "the ’90s and the summer of ’94"],
    ["en", "It's rock 'n' roll, don't stop", "It’s rock ’n’ roll, don’t stop"],
    ["en", "'tis the teachers' room", "’tis the teachers’ room"],
    ["fr", "L'eau d'aujourd'hui", "L’eau d’aujourd’hui"],
    ["it", "un po' d'acqua", "un po’ d’acqua"],
    ["nl", "'s avonds in foto's", "’s avonds in foto’s"],
    ["de", "Hans' Garten, '68er", "Hans’ Garten, ’68er"],
    ["tr", "İstanbul'da", "İstanbul’da"],
    ["uk", "п'ять", "п’ять"],
    ["en", "She said 'come in' twice", "She said ‘come in’ twice"],
    ["en", "He called it 'the boys' choir'.", "He called it ‘the boys’ choir’."],
  ];
  for (const [language, text, wanted] of cases) assert.equal(set(text, language), wanted);
});

test("feet, minutes, code, a geresh and pairs of other languages stay as they are", () => {
  for (const [language, text] of [
    ["en", `he is 5'10" and the board 6' long`],
    ["en", "run print('done') with name='Ada'"],
    ["he", "צ'ק וג'ירף"],
    ["de", "das Wort 'Haus' steht da"],
    ["en", "no apostrophe here"],
  ] as const)
    assert.equal(set(text, language), text);
});
