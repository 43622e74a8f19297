import assert from "node:assert/strict";
import test from "node:test";
import { readerFor } from "./lexicons.ts";
import { namedDrawings } from "./named-drawings.fixture.ts";

test("a verb, and a name in marks, are not drawn; the thing itself is", () => {
  const said: [base: string, text: string, drawings: string[]][] = [
    ["pt", "Quem vinha de Setúbal pagava mais.", []],
    ["pt", "As vinhas do Douro.", ["grapes"]],
    ["es", "Quien vino de Sevilla pagó menos.", []],
    ["es", "Una copa de vino tinto.", ["wine-glass"]],
    ["fr", "On tente une piste.", []],
    ["fr", "La tente est verte.", ["tent"]],
    ["pl", "Klub „Ogródek” gra w sobotę.", []],
    ["pl", "Nasz ogródek warzywny.", ["seedling"]],
    ["ar", "وُلد محمد بن عبد الله في طنجة.", []],
    ["ar", "ولد أسد بن الفرات في حران.", []],
    ["ar", "أبو هلال العسكري كاتب.", []],
    ["ar", "رأى الناس القمر.", ["full-moon"]],
    ["uk", "Ансамбль «Соняшник» виступає.", []],
  ];
  for (const [base, text, drawings] of said) {
    assert.deepEqual(namedDrawings(base, text), drawings, text); // prettier-ignore
  }
});

test("a firm's own house and a house with a letter are not drawn", () => {
  const german = readerFor("de");
  assert.ok(german !== null);
  const isDrawn = (text: string) => german.termsOf(text).includes("haus");
  assert.equal(isDrawn("In unserem Haus gab es drei Unfälle"), false);
  assert.equal(isDrawn("Treffpunkt ist Haus C"), false);
});
