import assert from "node:assert/strict";
import { test } from "node:test";
import type { Prose, TableBlock } from "./brief.ts";
import { readBrief } from "./read-brief.ts";
import { withColumnsAsRows } from "./wide-tables.ts";

const cell = (shown: string): Prose => ({ shown, spoken: shown });
const table = (columns: number, rows: number): Pick<TableBlock, "header" | "rows" | "align"> => ({
  header: Array.from({ length: columns }, (_, at) => cell(`h${at}`)),
  rows: Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, at) => cell(`${row}.${at}`)),
  ),
  align: Array.from({ length: columns }, () => "start" as const),
});

test("more columns than a screen has room for become rows, and none of them is lost", () => {
  const turned = withColumnsAsRows(table(9, 2));
  assert.deepEqual(turned.header.map(({ shown }) => shown), ["h0", "0.0", "1.0"]); // prettier-ignore
  assert.equal(turned.rows.length, 8);
  assert.deepEqual(turned.rows.at(-1)?.map(({ shown }) => shown), ["h8", "0.8", "1.8"]); // prettier-ignore
});

test("what has room, and what would be too wide either way, stays", () => {
  for (const [columns, rows] of [[6, 1], [7, 6], [2, 20]] as const)
    assert.equal(withColumnsAsRows(table(columns, rows)).header.length, columns); // prettier-ignore
});

test("years above one row are read as years", () => {
  const brief = readBrief(
    "# Ferry\n\n## Passengers\n| | 2016 | 2017 | 2018 | 2019 | 2020 | 2021 |\n|---|---|---|---|---|---|---|\n| Passengers | 210 | 214 | 220 | 231 | 80 | 140 |\n",
  );
  const [block] = brief.sections[0]?.blocks ?? [];
  assert.ok(block?.kind === "table");
  assert.deepEqual(block.rows.map(([year]) => year?.shown), ["2016", "2017", "2018", "2019", "2020", "2021"]); // prettier-ignore
});
