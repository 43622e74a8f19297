import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import { bandWords } from "./band-words.ts";

const tableOf = (heads: string[], names: string[]): TableVisual => ({
  kind: "table",
  heading: "",
  columns: heads.map((label) => ({ label, align: "start" })),
  rows: names.map((name) => [name, ...heads.slice(1).map(() => "1")]),
});

test("no head stands over the names that says what only the values are", () => {
  const lone = tableOf(["Elemento", "Medida"], ["Rede", "Arcos"]);
  assert.deepEqual(bandWords(lone), { axis: "", heads: ["Elemento · Medida"], names: ["Rede", "Arcos"] });
  const several = tableOf(["Item", "Amount", "Share"], ["Staff"]);
  assert.deepEqual(bandWords(several), { axis: "Item", heads: ["Amount", "Share"], names: ["Staff"] });
  const figured = tableOf(["Depth", "Pressure"], ["10 m"]);
  assert.deepEqual(bandWords(figured), { axis: "", heads: ["Pressure"], names: ["Depth · 10 m"] });
  const bare = tableOf(["", ""], ["Coffee"]);
  assert.deepEqual(bandWords(bare), { axis: "", heads: [""], names: ["Coffee"] });
  const unnamed = tableOf(["Item", ""], ["Coffee"]);
  assert.deepEqual(bandWords(unnamed), { axis: "Item", heads: [""], names: ["Coffee"] });
});
