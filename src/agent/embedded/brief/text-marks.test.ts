import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutTextMarks } from "./text-marks.ts";

const left = (text: string): string => withoutTextMarks(text).replaceAll(/[^\S\n]+/gu, " ").trim(); // prettier-ignore

test("the words that say that the text begins are no words of it", () => {
  const body = "Shower first.\n\nThe water is 28 degrees.";
  for (const mark of ["The text:", "Here's our script:", "Here are the facts:", "Text:", "Hier ist unser Text:", "Voici le texte :", "Aquí va el texto:", "Ecco il testo:", "Segue o roteiro:", "De tekst:", "Här är texten:", "Oto tekst:", "Вот текст:", "Metin şöyle:", "النص:", "原稿は以下の通りです：", "以下是正文：", "다음은 원고입니다:", "What they need to know:", "Ce qu'ils doivent savoir :"]) {
    assert.equal(left(`For families on holiday. ${mark}\n\n${body}`), `For families on holiday. \n\n${body}`, mark);
    assert.equal(left(`${mark} ${body}`), body, mark);
    assert.equal(withoutTextMarks(`${mark}\n\n${body}`).length, `${mark}\n\n${body}`.length);
  }
}); // prettier-ignore

test("what is told of a text stays", () => {
  for (const text of [
    "The text of the treaty: it has nine lines.\n\nNobody read it.",
    "Facts:\n\nThe lake is deep.",
    "Notes: bring a coat.\n\nAnd boots.",
    "We found the text in a drawer.\n\nIt was short.",
    "# The text\n\nIt was short.",
    "Der Text ist alt: er stammt von 1350.\n\nEr ist kurz.",
    "It ends with a text:",
    "What you need to know:\n\nThe lake is deep.",
    "Was Sie tun müssen:\n\nNichts.",
  ])
    assert.equal(withoutTextMarks(text), text);
});
