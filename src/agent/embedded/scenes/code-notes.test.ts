import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { lineNamed } from "./code-notes.ts";

const CODE =
  "answers = {}\n\ndef fib(n):\n    if n not in answers:\n        answers[n] = fib(n - 1) + fib(n - 2)\n    return answers[n]";

test("the line that a note quotes is found, whole or up to its dots, and no other", () => {
  assert.equal(lineNamed("The line answers[n] = ... is the only place where work is done", CODE), 5);
  assert.equal(lineNamed("At the end return answers[n] gives it back", CODE), 6);
  assert.equal(lineNamed("A cache is a table of answers", CODE), null);
  assert.equal(lineNamed("It goes on ... and on", CODE), null);
  assert.equal(lineNamed("x = 1 twice", "x = 1\nx = 1"), null);
});

test("code in a sentence keeps its brackets, and its line is in focus as it is named", () => {
  const { scenes } = film(
    `# A cache\n\n## Keep what you know\n\nA cache is a table of answers.\n\n\`\`\`python\n${CODE}\n\`\`\`\n\nThe line \`answers[n] = ...\` is the only place where work is done.\n\n## End\n\nThat is all there is to it.\n`,
  );
  const shown = scenes.find(({ visual }) => visual.kind === "code")?.visual;
  assert.equal(shown?.kind, "code");
  assert.deepEqual(shown.notes?.map(({ text }) => text), ["A cache is a table of answers", "The line answers[n] = ... is the only place where work is done"]); // prettier-ignore
  assert.deepEqual(shown.focus.at(-1)?.from, 5);
});

test("a figure that leads to code is told and read, and no empty sentence opens code that is explained below", () => {
  const { scenes } = film(
    "# Why is this query slow? An index in short\n\nTwo minutes.\n\n## The table\n`orders` has 12 million rows. This takes 4.1 seconds:\n\n```sql\nSELECT id\nFROM orders;\n```\n\nIt reads all of them.\n\n## The one that helps\n\n```sql\nCREATE INDEX by_customer\n  ON orders (customer_id);\n```\n\nThe same query now takes 0.8 milliseconds.\n",
  );
  const told = scenes.map(({ narration }) => narration);
  assert.equal(told[0]?.[0], "Why is this query slow? An index in short.");
  assert.ok(told[1]?.includes("This takes 4.1 seconds."));
  assert.deepEqual(told[2], ["The same query now takes 0.8 milliseconds."]);
  const { visual } = scenes[1] ?? {};
  assert.ok(visual?.kind === "code" && visual.notes?.some(({ text }) => text === "This takes 4.1 seconds"));
});
