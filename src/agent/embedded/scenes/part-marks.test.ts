import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { partMarks } from "./part-marks.ts";

const marks = (text: string, whole: string, base: string): string[] => {
  const start = text.indexOf(whole);
  return partMarks(text, [{ start, end: start + whole.length }], base).map((one) => text.slice(one.start, one.end)); // prettier-ignore
};

test("a part is marked with its whole, and never the whole alone", () => {
  for (const [base, text, whole, ...shown] of [
    ["de", "In unserer Gruppe haben drei von achtzehn Kindern eine Allergie", "achtzehn Kindern", "drei von achtzehn Kindern"],
    ["en", "Seven of the twenty-four pupils could not ride", "twenty-four pupils", "Seven of the twenty-four pupils"],
    ["es", "De los doce vecinos, cinco no tienen coche", "doce vecinos", "doce vecinos", "cinco"],
    ["fr", "Sur les vingt-quatre élèves de la classe, sept ne savaient pas nager", "vingt-quatre élèves", "vingt-quatre élèves", "sept"],
  ] as const)
    assert.deepEqual(marks(text, whole, base), shown, text);
  for (const [base, text, whole] of [
    ["en", "Pick one of 9,200 ports", "9,200 ports"],
    ["en", "The walk of twelve miles takes all day", "twelve miles"],
    ["de", "Zwölf von zehn möglichen Punkten gibt es nicht", "zehn möglichen Punkten"],
    ["es", "Hay un taller de doce plazas, y cinco bancos", "doce plazas"],
  ] as const)
    assert.deepEqual(marks(text, whole, base), [whole], text);
}); // prettier-ignore

test("an Arabic whole that is told first has its part on a ring", () => {
  const { scenes } = film("# أسنان الأطفال\n\nمن بين كل عشرة أطفال نراهم، أربعة لديهم تسوّس. والسبب غالبًا العصير.\n", "ar");
  assert.ok(scenes.some(({ visual }) => visual.kind === "number" && visual.figures[0]?.share?.whole === 10));
}); // prettier-ignore
