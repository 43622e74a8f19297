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
