import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableVisual } from "../../../artifacts/data-visuals.ts";
import { axisOf, headsOf, namesOf } from "./band-words.ts";

const tableOf = (heads: string[], names: string[]): TableVisual => ({
  kind: "table",
  heading: "",
  columns: heads.map((label) => ({ label, align: "start" })),
  rows: names.map((name) => [name, ...heads.slice(1).map(() => "1")]),
});

test("no head stands over the names that says what only the values are", () => {
  const lone = tableOf(["Elemento", "Medida"], ["Rede", "Arcos"]);
  assert.deepEqual([axisOf(lone), headsOf(lone), namesOf(lone)], ["", ["Elemento · Medida"], ["Rede", "Arcos"]]); // prettier-ignore
  const several = tableOf(["Item", "Amount", "Share"], ["Staff"]);
  assert.deepEqual([axisOf(several), headsOf(several)], ["Item", ["Amount", "Share"]]);
  const figured = tableOf(["Depth", "Pressure"], ["10 m"]);
  assert.deepEqual(
    [axisOf(figured), headsOf(figured), namesOf(figured)],
    ["", ["Pressure"], ["Depth · 10 m"]],
  );
  const bare = tableOf(["", ""], ["Coffee"]);
  assert.deepEqual([axisOf(bare), headsOf(bare), namesOf(bare)], ["", [""], ["Coffee"]]);
});
