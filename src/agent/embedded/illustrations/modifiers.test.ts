import assert from "node:assert/strict";
import test from "node:test";
import { readerFor } from "./lexicons.ts";

/** Sentences, a drawing, and whether a word of theirs means it. */
const SENTENCES: readonly (readonly [base: string, sentence: string, drawing: string, meant: boolean])[] = [
  ["en", "A carpenter's son looked at the clock.", "carpentry-saw", false],
  ["de", "Der Sohn eines Tischlers baute Uhren.", "carpentry-saw", false],
  ["de", "Der Tischler baute sie mit der Säge.", "carpentry-saw", true],
  ["es", "El hijo del carpintero miró el reloj.", "carpentry-saw", false],
  ["tr", "Marangozun oğlu saate baktı.", "carpentry-saw", false],
  ["zh", "木匠的儿子看着时钟。", "carpentry-saw", false],
  ["fr", "Une housse de pluie est offerte.", "cloud-with-rain", false],
  ["fr", "La pluie tombe depuis lundi.", "cloud-with-rain", true],
  ["fr", "La vie des abeilles est courte.", "honeybee", true],
  ["en", "Pack a rain jacket.", "cloud-with-rain", false],
  ["en", "Rain falls on the jacket.", "cloud-with-rain", true],
  ["fr", "Le moustique tigre pique le jour.", "tiger", false],
  ["fr", "Le tigre chasse la nuit.", "tiger", true],
  ["it", "La zanzara tigre punge di giorno.", "tiger", false],
  ["en", "The tiger mosquito bites by day.", "tiger", false],
  ["ja", "電気ケトルは一分で沸きます。", "high-voltage", false],
  ["ja", "電気ケトルは一分で沸きます。", "kettle", true],
  ["ja", "電気は発電所から届きます。", "high-voltage", true],
  ["de", "Er steht auf der Leiter und malt.", "ladder", true],
  ["de", "Der Leiter des Amtes sprach.", "ladder", false],
]; // prettier-ignore

test("what only says whose or what for another thing is draws nothing", () => {
  for (const [base, sentence, drawing, meant] of SENTENCES) {
    const reader = readerFor(base);
    assert.ok(reader !== null, base);
    const terms = reader.termsOf(sentence);
    const entry = reader.lexicon.entries.find((one) => one.drawing === drawing);
    assert.equal(
      terms.some((term) => entry?.sure.has(term) === true || entry?.unsure.has(term) === true),
      meant,
      `${sentence} ${terms.join()}`,
    );
  }
});
