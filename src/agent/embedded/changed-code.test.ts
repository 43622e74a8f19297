import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

const SQL = (last: string): string =>
  `\`\`\`sql\nSELECT c.name, o.total\nFROM customers c\nLEFT JOIN orders o\n  ON o.customer_id = c.id\n${last};\n\`\`\``;

const focusOf = (second: string): unknown => {
  const { scenes } = film(
    `# Joins\n\n## First attempt\n\n${SQL("WHERE o.year = 2024")}\n\n## The fix\n\n${second}`,
    "en",
  );
  const visual = scenes.at(-1)?.visual;
  return visual?.kind === "code" ? visual.focus.map(({ from, to }) => [from, to]) : visual?.kind;
};

test("a listing that changes a line of the one before has that line in focus", () => {
  assert.deepEqual(focusOf(SQL(" AND o.year = 2024")), [[5, 5]]);
});

test("the voice says that a line changes where it had nothing else to say", () => {
  const { scenes } = film(
    `# Joins\n\n## First attempt\n\n${SQL("WHERE o.year = 2024")}\n\n## The fix\n\n${SQL(" AND o.year = 2024")}`,
    "en",
  );
  assert.deepEqual(scenes.at(-1)?.narration, ["One line changes."]);
});

test("the same listing again, or another, has none", () => {
  assert.deepEqual(focusOf(SQL("WHERE o.year = 2024")), []);
  assert.deepEqual(
    focusOf("```sql\nSELECT count(*)\nFROM visits\nWHERE day = 3\nGROUP BY hour\nORDER BY hour;\n```"),
    [],
  );
});
