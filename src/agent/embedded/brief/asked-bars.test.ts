import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const TABLE = "| Year | Deaths |\n|---|---|\n| 1832 | 6536 |\n| 1849 | 14137 |\n| 1866 | 5596 |\n";

test("a table whose sender asks for bars is marked, and no other", () => {
  const brief = readBrief(`# A film about cholera\n\n## Before\n\n${TABLE}\n## Deaths\n\n${TABLE}\nPlease make a bar chart of this table. It was bad.`); // prettier-ignore
  const bars = brief.sections.map(({ blocks }) => blocks.map((block) => block.kind === "table" && block.bars === true)); // prettier-ignore
  assert.deepEqual(bars, [[false], [true, false]]);
});
