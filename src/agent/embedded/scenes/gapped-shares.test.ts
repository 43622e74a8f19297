import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { gappedShares } from "./gapped-shares.ts";

const labelled = (text: string, language: string) =>
  gappedShares(text, language)?.points.map(({ label, display }) => `${label} ${display}`);

test("shares of a whole whose verb is told once are read with their names", () => {
  for (const [language, text, parts] of [
    ["en", "Bread brings in 41 percent of sales, pastries 27, coffee 19, sandwiches 9 and everything else 4.", ["Bread 41%", "Pastries 27%", "Coffee 19%", "Sandwiches 9%", "Everything else 4%"]],
    ["en", "Our own shop sold 46 percent of all pairs, the web shop 31 percent, and other retailers 23 percent.", ["Own shop 46%", "Web shop 31%", "Other retailers 23%"]],
    ["de", "Brot bringt 41 Prozent des Umsatzes, Gebäck 27, Kaffee 19 und der Rest 13.", ["Brot 41 %", "Gebäck 27 %", "Kaffee 19 %", "Rest 13 %"]],
    ["es", "El pan supone el 41 % de las ventas, la bollería el 27 %, el café el 19 % y el resto el 13 %.", ["Pan 41 %", "Bollería 27 %", "Café 19 %", "Resto 13 %"]],
  ] as const)
    assert.deepEqual(labelled(text, language)?.map((one) => one.replaceAll(/\s/gu, " ")), parts, text);
}); // prettier-ignore

test("percentages that are no whole, or are denied or quoted, are none", () => {
  for (const text of [
    "Bread brings in 41 percent of sales, pastries 27 and coffee 19.",
    "Bread does not bring in 41 percent of sales, pastries 27 and coffee 32.",
    "Bread brings in 60 percent of sales, pastries 40.",
  ])
    assert.equal(gappedShares(text, "en"), null, text);
});

test("a section of them is a chart that says of what they are shares", () => {
  const visual = film(
    "# Our year\n\n## What we sell\nBread brings in 41 percent of sales, pastries 27, coffee 19 and everything else 13.\n",
    "en",
  ).scenes[1]?.visual;
  assert.equal(visual?.kind, "chart");
  assert.deepEqual(visual.series[0]?.values, [41, 27, 19, 13]);
  assert.equal(visual.series[0]?.name, "Share of sales");
});
