import assert from "node:assert/strict";
import { test } from "node:test";
import { countedHeads, opensRows } from "./opens-rows.ts";

const opens = (source: string, said: string): boolean => {
  const start = source.indexOf(said);
  return opensRows(source, { start, end: start + said.length, kind: "paragraph" });
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

test("headings that count a text's parts are its parts", () => {
  const counted = "# T\n\n## 1. It paused\na\n\n## 2. The jump\nb\n\n## 3. Strong but brief\nc\n";
  const found = countedHeads(counted).map(({ start, end }) => counted.slice(start, end));
  assert.deepEqual(found, ["## 1. It paused", "## 2. The jump", "## 3. Strong but brief"]);
  assert.deepEqual(countedHeads("## 1. One\n## 3. Three\n## 4. Four\n"), []);
  assert.deepEqual(countedHeads("## 1. One\n## 2. Two\n"), []);
});
