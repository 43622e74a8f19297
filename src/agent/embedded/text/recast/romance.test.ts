import assert from "node:assert/strict";
import { test } from "node:test";
import { recastRomance } from "./romance.ts";

const told = (language: string, before: string, after: string, unit = "%") =>
  recastRomance({ before, after, unit, language, names: new Set() });

test("a share of a whole takes no clause that would name another whole", () => {
  assert.equal(told("pt", "desperdiça", "da comida que compra"), null);
  assert.equal(told("es", "La red pierde", "del agua"), null);
  assert.equal(told("it", "Abbiamo riciclato", "dei rifiuti"), null);
});

test("what is counted takes its clause", () => {
  assert.equal(told("es", "El barco transporta", "pasajeros", ""), "pasajeros que el barco transporta");
  assert.equal(told("es", "El barco lleva", "pasajeros que viven lejos", ""), null);
});

test("a verb by itself is no label", () => {
  assert.equal(told("pt", "pesa", "", "quilos"), null);
  assert.equal(told("it", "costa", "", "euro"), null);
  assert.equal(told("es", "destruyó", "casas", ""), "casas que destruyó");
});
