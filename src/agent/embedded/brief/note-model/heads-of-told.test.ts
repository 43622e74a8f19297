import assert from "node:assert/strict";
import { test } from "node:test";
import { headsOfTold } from "./heads-of-told.ts";
import { unitsOf } from "./units.ts";

const SOURCE = `# Most

## Koszty (razem 92 mln zł)
- Stal: 41 mln zł
- Montaż: 16 mln zł

## Spans
| Bridge | m |
|---|---|
| Old | 486 |

## Notes
Please keep it short.

## Nothing below
`;

test("a heading stands over what is told below it, with its part in brackets", () => {
  const units = unitsOf(SOURCE, SOURCE);
  const isNote = (at: number): boolean => /please/iu.test(units[at]?.said ?? "");
  const said = [...headsOfTold(SOURCE, units, isNote)].map((unit) => unit.said);
  assert.deepEqual(said, ["Koszty", "(razem 92 mln zł)", "Spans"]);
});

test("what others took out below a heading is not told", () => {
  const left = SOURCE.replaceAll(/- .*/gu, (line) => " ".repeat(line.length));
  const heads = headsOfTold(SOURCE, unitsOf(SOURCE, left), () => false);
  assert.ok([...heads].every(({ said }) => said !== "Koszty"));
});

test("thousands of headings, and a long blank below one, take no time", () => {
  for (const source of ["# A\nb c d.\n\n".repeat(4000), `# A\n${"\n".repeat(20_000)}`]) {
    const units = unitsOf(source, source);
    const before = process.cpuUsage();
    headsOfTold(source, units, () => false);
    assert.ok(process.cpuUsage(before).user < 300_000);
  }
});
