import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "./sentences.ts";

const TEXTS: readonly (readonly [language: string, ...sentences: string[]])[] = [
  ["es", "En el año 227 a. C. el general fundó la ciudad.", "Cayó en el 1 a. C.", "El circo es del 20 d. C. y el foro también.", "En el s. IV fue capital.", "Se inscribió en 1993, núm. 664, y vive del mar.", "Después vino el resto.", "Los EE. UU. pagaron.", "Vinieron las legiones V y X.", "El teatro sigue en uso."],
  ["fr", "Vers 52 av. J.-C. les Romains arrivent.", "César meurt en 44 av. J.-C.", "Auguste lui succède.", "Le vent vient de l'est.", "Puis il pleut."],
  ["de", "Die Stadt wurde 15 v. Chr. gegründet.", "Augustus starb 14 n. Chr.", "Danach kam Tiberius, inkl. Gefolge usw.", "Das ist viel.", "Ich mag es.", "Dann nicht."],
  ["en", "The answer is no.", "We went to No. 5 with Dr. Smith etc.", "Then we saw the art.", "See Fig. 3 of J. R. Smith on Mar. 5.", "He took vitamin C.", "It helped, said E. Poe."],
  ["it", "Roma fu fondata nel 753 a.C. secondo la leggenda.", "Nel sec. XIX cambiò.", "Il mare è calmo.", "Andiamo."],
  ["ru", "Город основан в 1147 г. Юрием Долгоруким.", "В 44 г. до н. э. убили Цезаря."],
  ["pt", "No séc. XVIII o rio mudou.", "O mar subiu.", "Conversa com a nutricionista-chefe, dra. Helena, e a enf. Rita.", "Depois desceu."],
  ["pl", "Przyszło ok. 300 osób, m.in. dzieci.", "Potem poszły."],
  ["tr", "Kent M.Ö. 300'de kuruldu.", "Sn. Yılmaz geldi."],
]; // prettier-ignore

for (const [language, ...sentences] of TEXTS)
  test(`${language}: a stop that shortens a word ends no sentence, and the word alone does`, () => {
    assert.deepEqual(splitSentences(sentences.join(" "), language), sentences);
  });

test("letters with dots before what they belong to end no sentence", () => {
  for (const [text, count] of [
    ["The U.S. Senate voted. It passed.", 2],
    ["He moved to the U.S. Then he wrote a book.", 2],
    ["She served for twelve years in the U.S. Navy and came home.", 1],
    ["They live in Washington, D.C. The city is old.", 2],
    ["C.S. Lewis wrote it, and J.R.R. Tolkien read it.", 1],
    ["The bus leaves at 9 A.M. Bring a coat.", 2],
    ["It fell in 480 B.C. Persia was great.", 2],
    ["Chess.com grew. Node.js is fast. Amazon.co.uk sells books.", 3],
  ] as const)
    assert.equal(splitSentences(text, "en").length, count, text);
});

test("an abbreviation with a stop within ends no sentence before a number", () => {
  assert.deepEqual(splitSentences("It rose, i.e. 3.6-fold. Good.", "en"), [
    "It rose, i.e. 3.6-fold.",
    "Good.",
  ]);
  assert.deepEqual(splitSentences("Das sind z.B. 5 Euro. Gut.", "de"), ["Das sind z.B. 5 Euro.", "Gut."]);
});
