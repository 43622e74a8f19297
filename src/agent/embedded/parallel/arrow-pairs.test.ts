import assert from "node:assert/strict";
import { test } from "node:test";
import { chainOf } from "../diagram/arrow-chain.ts";
import { arrowPairs, pairsByArrows } from "./arrow-pairs.ts";

test("one arrow in each piece makes pairs, and no chain", () => {
  const text = "p → b, t → d, c → g, ll → l, rh → r.";
  assert.deepEqual(pairsByArrows(text)?.rows, [["p", "b"], ["t", "d"], ["c", "g"], ["ll", "l"], ["rh", "r"]]); // prettier-ignore
  assert.equal(chainOf(text), null);
  assert.equal(pairsByArrows("Irregular: go → went; see → saw; be → was")?.lead, "Irregular");
  assert.equal(arrowPairs("mare → mer, fiore → fleur, sole → soleil", "it")?.shows.rows.length, 3);
});

test("a chain, menus, sentences and a table that turns its pages are none", () => {
  for (const text of [
    "browser → balancer → server",
    "The egg → the caterpillar, the caterpillar → the chrysalis that hangs for weeks, then → the moth",
    "a → b, c → d",
    "a → b → c, d → e, f → g",
    "no arrows, none, at all",
    "",
  ])
    assert.equal(pairsByArrows(text), null, text);
  assert.notEqual(chainOf("browser → balancer → server"), null);
  const nine = "b → bh, c → ch, d → dh, f → fh, g → gh, m → mh, p → ph, s → sh, t → th";
  assert.equal(arrowPairs(nine, "en"), null);
  assert.equal(chainOf(nine), null);
});
