import assert from "node:assert/strict";
import test from "node:test";
import { shown } from "../plan.fixture.ts";

test("what ties quantities to each other within a sentence is seen as a formula, a value is not", () => {
  const cases: [body: string, language: string, tex: string | null][] = [
    ["The real rate is about $r \\approx i - \\pi$.", "en", "r \\approx i - \\pi"],
    ["Der Druck steigt mit der Tiefe, $p \\propto h$.", "de", "p \\propto h"],
    ["Le rapport reste borné : $a \\le b$.", "fr", "a \\le b"],
    ["The result was significant, with $p < 0.05$ in both groups.", "en", null],
    ["The angle $\\alpha$ grows.", "en", null],
  ];
  for (const [body, language, tex] of cases) {
    const visual = shown(body, language);
    assert.equal(visual.kind === "formula" ? visual.tex : null, tex, body);
  }
});
