import assert from "node:assert/strict";
import { test } from "node:test";
import { opensRows } from "./opens-rows.ts";

const opens = (source: string, said: string): boolean => {
  const start = source.indexOf(said);
  return opensRows(source, { start, end: start + said.length });
};

test("the words above a list or a table name what stands there, with their bracket and without", () => {
  const source = "Tonne for tonne, compared with carbon dioxide (IPCC 2021):\n- over 20 years: 82.5 times\n";
  assert.equal(opens(source, "Tonne for tonne, compared with carbon dioxide"), true);
  assert.equal(opens(source, "(IPCC 2021)"), true);
  assert.equal(opens("Poi, il piatto (modello Garofano):\n\n- misura 32 cm", "Poi, il piatto"), true);
  assert.equal(opens("Messung des Bauhofs：\n| a | b |", "Messung des Bauhofs"), true);
});

test("what another sentence, a paragraph or nothing follows opens no rows", () => {
  assert.equal(opens("Keep it short. The facts:\n- one", "Keep it short"), false);
  assert.equal(opens("Please note:\nIt is late.", "Please note"), false);
  assert.equal(opens("Please note:", "Please note"), false);
  assert.equal(opens("Short and calm\n- one", "Short and calm"), false);
});
