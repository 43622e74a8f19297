import assert from "node:assert/strict";
import { test } from "node:test";
import { withGoalApart } from "./goal-apart.ts";
import { readBrief } from "./read-brief.ts";

const BODY =
  "\n\n# Knots\n\n## The bowline\nIt holds under load, and it comes loose by hand.\n\n## The reef knot\nIt ties two ends of one rope.";

test("for whom, and behind a semicolon what they learn, are two notes", () => {
  for (const [note, audience] of [
    ["For sailors in their first season; by the end they should be able to tie three knots and know when to use which.", "sailors in their first season"],
    ["Für Segler in der ersten Saison; am Ende sollen sie drei Knoten binden können und wissen, wofür.", "Segler in der ersten Saison"],
  ] as const) {
    const brief = readBrief(note + BODY);
    assert.equal(brief.audience, audience);
    assert.deepEqual(brief.intro, []);
  }
}); // prettier-ignore

test("a semicolon in what is told stays, and the length of the text is the same", () => {
  for (const text of [
    "Ropes shrink in the rain; by the end of a season they are stiff.",
    "One knot; one rope.",
    "A\nB; by the end they should know it all.",
  ])
    assert.equal(withGoalApart(text), text);
  const note = "For sailors; by the end they should be able to tie it.";
  assert.equal(withGoalApart(note).length, note.length);
});
