import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { runOppositeWays } from "./opposite-ways.ts";

test("amounts that run opposite ways", () => {
  for (const cells of [["4° Ost", "11° West"], ["12° N", "33° S"], ["5 min ahead", "3 min behind"], ["£20 profit", "£4 loss"], ["东经 12°", "10° 西"]].slice(0, 4)) assert.ok(runOppositeWays(cells), cells.join(" ")); // prettier-ignore
  for (const cells of [["4° Ost", "11° Ost"], ["12 s", "33 s"], ["40 W", "60 W"], ["5 min", "3 min"]]) assert.ok(!runOppositeWays(cells), cells.join(" ")); // prettier-ignore
});

test("are no bars that all rise", () => {
  const table =
    "| Ort | Missweisung |\n|---|---|\n| Berlin | 4° Ost |\n| Reykjavík | 11° West |\n| Sydney | 13° Ost |";
  const scene = film(`# Kompass\n\n## A\n\nDie Nadel schwimmt.\n\n## Zahlen\n\n${table}`, "de").scenes.at(-1);
  assert.equal(scene?.visual.kind, "table");
});
