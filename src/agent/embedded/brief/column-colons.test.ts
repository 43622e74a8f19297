import assert from "node:assert/strict";
import { test } from "node:test";
import { withColumnColons } from "./column-colons.ts";

const bare = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/gu, " ").trim())
    .join("\n");

test("values that blanks set in a column are parted from their names, with the minus before them", () => {
  const source =
    "Leasingrate inkl. Versicherung    89,40 €\nZuschuss Hollmann                 – 20,00 €\nTatsächlich weniger netto         ca. 44 € im Monat";
  const read = withColumnColons(source);
  assert.equal(read.length, source.length);
  assert.equal(
    bare(read),
    "Leasingrate inkl. Versicherung 89,40 €\nZuschuss Hollmann: −20,00 €\nTatsächlich weniger netto: ca. 44 € im Monat",
  );
  const tabbed = "Rent\t£600\nRefund\t– £20\nLeft to pay\t\tabout £580 in June";
  assert.equal(withColumnColons(tabbed), "Rent\t£600\nRefund: −£20\nLeft to pay:\tabout £580 in June");
});

test("two such lines, more columns, code, prose and what has its colon stay", () => {
  for (const source of [
    "Rent    £600\nFood    £210",
    "Ana    12    40\nBo    14    38\nCy    11    44",
    "    let a    1\n    let b    2\n    let c    3",
    "Rent:    £600\nFood:    £210\nBus:    £48",
    "| Rent    | 600 |\n| Food    | 210 |\n| Bus    | 48 |",
    "It cost us.    3 days.\nIt took.    2 weeks.\nThat is.    5 more.",
    "18:00    Opening of 2 halls\n19:00    Dinner for 40\n20:00    Dance",
  ])
    assert.equal(withColumnColons(source), source, source);
});
