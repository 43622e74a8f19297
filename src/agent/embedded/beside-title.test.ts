import assert from "node:assert/strict";
import { test } from "node:test";
import { besideTitle } from "./beside-title.ts";
import { film } from "./plan.fixture.ts";

test("the figures that a title leaves out of its opening are read above or below it", () => {
  assert.deepEqual(
    besideTitle("Northgate Food Bank", "Northgate Food Bank: our year in figures, April 2024 to March 2025."),
    { subtitle: "Our year in figures, April 2024 to March 2025" },
  );
  assert.deepEqual(besideTitle("La rivière coupe le canal", "En 1786, la rivière coupe le canal."), {
    eyebrow: "En 1786",
  });
  assert.deepEqual(besideTitle("The year 2024", "The year 2024: what we did."), {});
  assert.deepEqual(besideTitle("What we did", "We did much."), {});
});

test("the period of a report is seen", () => {
  const { scenes } = film(
    "Northgate Food Bank: our year in figures, April 2024 to March 2025\n\nWe handed out 7,316 parcels this year, 18 per cent more than the 6,200 of the year before.\n\nVolunteers: 132 people gave 11,400 hours. Nineteen of them have been with us since we opened in 2013.\n",
  );
  assert.ok(JSON.stringify(scenes[0]?.visual).includes("April 2024 to March 2025"));
});
