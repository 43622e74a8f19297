import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const told = (table: string): readonly string[] =>
  film(`# Baking\n\n## What went wrong\n\n${table}\n\n## After\n\nLet it cool, and cut it late.\n`).scenes[1]
    ?.narration ?? [];

test("cells of several words are told one after the other, and named once", () => {
  const rows = told(
    "| What you see | What happened | What to change |\n|---|---|---|\n| Flat, pale | The oven was too cold | Heat it longer |\n| Burst at the side | The crust set too soon | More steam, a deeper cut |\n| Wet inside | It came out early | Ten minutes more |",
  ).join(" ");
  assert.match(rows, /Flat, pale, what happened: the oven was too cold; what to change: heat it longer\./u);
  assert.match(rows, /Burst at the side: the crust set too soon; more steam, a deeper cut\./u);
  assert.doesNotMatch(rows, /early and|soon and|cold and/u);
});

test("amounts for each of something stand with what they are for", () => {
  const rows = told(
    "| Loaf | Per kilo | Per slice |\n|---|---|---|\n| Rye | 4:10 | 0:12 |\n| Spelt | 5:20 | 0:15 |\n| Wheat | 3:40 | 0:10 |",
  ).join(" ");
  assert.doesNotMatch(rows, /the per/u);
});

test("so many of something per so many of another are told as a number of them", () => {
  const rows = told(
    "| Water supply | Houses | Deaths | Deaths per 10,000 houses |\n|---|---|---|---|\n| Northgate | 40,046 | 1,263 | 315 |\n| Southgate | 26,107 | 98 | 37 |\n| Elsewhere | 256,423 | 1,422 | 59 |",
  ).join(" ");
  assert.match(rows, /Northgate: 40,046 houses, 1,263 deaths,? and 315 deaths per 10,000 houses/u);
});

test("numbers among words say what they count in every row", () => {
  const rows = told(
    "| Option | Branches | Cost per year | Risk |\n|---|---|---|---|\n| Stop | 0 | £0 | Staff leave |\n| Extend | 14 | £61,000 | Low |\n| Roll out | 38 | £240,000 | Saturday cover |",
  ).join(" ");
  assert.match(rows, /Stop: 0 branches; cost per year £0; risk: staff leave\./u);
  assert.match(rows, /Extend: 14 branches; cost per year £61,000; low\./u);
});
