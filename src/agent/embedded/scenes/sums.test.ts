import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { equation } from "./sums.ts";

const labels = (text: string): string[] | null =>
  equation(text)?.map(({ sign, label }) => `${sign}${label}`) ?? null;

test("an equation of words is read in any language", () => {
  assert.deepEqual(labels("Heat to the room = heat from the food + electricity used."), [
    "Heat to the room",
    "=Heat from the food",
    "+Electricity used",
  ]);
  assert.deepEqual(labels("Warmmiete = Kaltmiete + Nebenkosten."), [
    "Warmmiete",
    "=Kaltmiete",
    "+Nebenkosten",
  ]);
  assert.deepEqual(labels("利益 = 売上 − 費用。"), ["利益", "=売上", "−費用"]);
  assert.deepEqual(labels("Vitesse × temps = distance"), ["Vitesse", "×Temps", "=Distance"]);
});

test("formulas, code and prose with signs are none", () => {
  for (const text of [
    "a = b + c",
    "In the code x = 5 + y is fine",
    "The score was 16 + 4.",
    "Name = value",
    "One + two = three + four",
    "total = sum(items) + shipping",
    "We know this, of course, and so = the rest + more",
  ])
    assert.equal(labels(text), null, text);
});

test("amounts whose sum the next sentence tells are added up; an equation beside them has a scene of its own", () => {
  const { scenes } = film(`# The fridge

## What goes out

Heat to the room = heat from the food + electricity used

A fridge that draws 100 watts while running may move 250 watts of heat out of the cabinet. The back then gives off 350 watts.

## The team

The team grew from 12 people in 2020 to 25 people in 2023. We expect 37 people soon.

## The door

It cost €40 and saved €60. The next one costs €90.
`);
  const sums = scenes.flatMap(({ visual }) =>
    visual.kind === "diagram" && visual.sum === true ? [visual] : [],
  );
  assert.deepEqual(
    sums.map(({ nodes, edges }) => nodes.map(({ label }, at) => `${edges[at - 1]?.label ?? ""}${label}`)),
    [
      ["Heat to the room", "=Heat from the food", "+Electricity used"],
      ["100 watts", "+250 watts", "=350 watts"],
    ],
  );
});
