import assert from "node:assert/strict";
import { it } from "node:test";
import { tellsHours } from "./told-hours.ts";
import { unitsOf } from "./units.ts";

it("knows when somebody is open, in one unit or behind a label", () => {
  const text = "Öppettiderna: alla dagar 10 till 20.\n\nOpening hours: Monday to Saturday, 10 to 6.";
  const units = unitsOf(text, text);
  assert.ok(units.length >= 2);
  units.forEach((unit, at) => assert.equal(tellsHours(units, at), true, unit.said));
});

it("knows no hours without numbers or their name", () => {
  for (const text of ["Opening hours.", "Deadline: 10 June.", "We open 3 shops."]) {
    const units = unitsOf(text, text);
    assert.equal(units.some((_, at) => tellsHours(units, at)), false, text);
  } // prettier-ignore
});
