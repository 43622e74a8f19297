import assert from "node:assert/strict";
import { test } from "node:test";
import { sentencesOf, textAt } from "./sentence-spans.ts";

function sentences(source: string): string[] {
  return sentencesOf(source, { start: 0, end: source.length }).map((span) => textAt(source, span));
}

test("a date whose month is written small ends no sentence with its day", () => {
  for (const whole of [
    "Potřebujeme krátké video na schůzi v pondělí 3. března v devět.",
    "Näytämme sen lauantaina 14. kesäkuuta talolla.",
    "Pomozte nám s filmem na 5. ročník závodu.",
    "Filmen skal vises den 24. juni på torvet.",
    "A filmet május 9. napján vetítjük.",
  ])
    assert.deepEqual(sentences(`${whole} Děkuji.`), [whole, "Děkuji."]);
});

test("a number ends a sentence before a capital, a longer one before anything", () => {
  assert.deepEqual(sentences("Bylo jich 14. Červen byl suchý."), ["Bylo jich 14.", "Červen byl suchý."]);
  assert.deepEqual(sentences("Es war 1998. danach kam nichts."), ["Es war 1998.", "danach kam nichts."]);
});

test("a name with stops within a bracket ends no sentence, what is said there does", () => {
  const whole = "Vídeo para la asamblea (S.C.A. Nuestra Señora de la Peña, Martos), sábado 29 de noviembre.";
  assert.deepEqual(sentences(`${whole} Dos minutos.`), [whole, "Dos minutos."]);
  assert.deepEqual(sentences("(The official names are FA, BC, DE. You may see those. I use hers.)"), [
    "(The official names are FA, BC, DE.",
    "You may see those.",
    "I use hers.)",
  ]);
  // A bracket that never closes holds nothing together.
  assert.deepEqual(sentences("It met (U.N. Some came. Nobody spoke."), [
    "It met (U.N.",
    "Some came.",
    "Nobody spoke.",
  ]);
});
