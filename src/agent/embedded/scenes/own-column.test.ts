import assert from "node:assert/strict";
import { test } from "node:test";
import { ownColumn } from "./table.ts";

test("the column of what the film is about is marked among those it is compared with", () => {
  assert.equal(
    ownColumn(
      ["", "Linterna de pilas", "Farol de gas", "Lumbre"],
      "Lumbre, el farol que se carga con el sol",
    ),
    3,
  );
  assert.equal(ownColumn(["", "Brisa 2", "Standventilator"], "Leise mit dem Brisa 2"), 1);
  assert.equal(ownColumn(["", "クロックス水筒", "ふつうの水筒"], "クロックス水筒のはなし"), null);
});

test("a measure, both sides, part of a word or a table of two columns mark nothing", () => {
  assert.equal(ownColumn(["Plan", "Price", "Seats"], "The price of a seat"), null);
  assert.equal(ownColumn(["", "Tea", "Coffee"], "Tea or Coffee?"), null);
  assert.equal(ownColumn(["", "Vented", "Condenser", "Heat pump"], "Vented, condenser or heat pump?"), null);
  assert.equal(ownColumn(["", "Lumen", "Watt"], "Lumenia, a lamp"), null);
  assert.equal(ownColumn(["City", "Bergen"], "Bergen in figures"), null);
});
