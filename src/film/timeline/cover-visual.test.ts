import assert from "node:assert/strict";
import { test } from "node:test";
import type { Visual } from "../../artifacts/storyboard.ts";
import { coverVisual } from "./cover-visual.ts";

const statement = (text: string, emphasis?: { start: number; end: number }[]): Visual => ({
  kind: "statement",
  text,
  ...(emphasis !== undefined && { emphasis }),
});

function textOf(visual: Visual): string {
  assert.equal(visual.kind, "statement");
  return visual.kind === "statement" ? visual.text : "";
}

test("what a font has stays as it is, composed", () => {
  const { visual, findings } = coverVisual(statement("Cafe\u0301 → 光 🌱 CO₂"), "en");
  assert.equal(textOf(visual), "Café → 光 🌱 CO₂");
  assert.deepEqual(findings, []);
});

test("what none has is put in plainer form or left out, and told", () => {
  const cases: [string, string][] = [
    ["⅓ of it", "1⁄3 of it"],
    ["2⅓ of it", "2 1⁄3 of it"],
    ["☐ done ➜ next", "□ done → next"],
    ["say \u{1D504}", "say A"],
    ["Old \u{13000} writing", "Old A1 writing"],
    ["Private \uE001 sign", "Private sign"],
  ];
  for (const [written, shown] of cases) {
    const { visual, findings } = coverVisual(statement(written), "en");
    assert.equal(textOf(visual), shown);
    assert.deepEqual(
      findings.map(({ severity, code }) => [severity, code]),
      [["warning", "glyph_replaced"]],
    );
  }
});

test("emphasis whose places moved goes; formulas, names and the spaces of code stay", () => {
  const moved = coverVisual(statement("\uE001 big", [{ start: 3, end: 6 }]), "en").visual;
  assert.deepEqual(moved, { kind: "statement", text: "big" });
  const kept = coverVisual(statement("so big", [{ start: 3, end: 6 }]), "en").visual;
  assert.deepEqual(kept, statement("so big", [{ start: 3, end: 6 }]));
  const text = 'He said "no", but we went';
  const quoted = coverVisual(
    { kind: "statement", text, point: { start: 14, end: text.length } },
    "fr",
  ).visual;
  assert.ok(quoted.kind === "statement" && quoted.text.slice(quoted.point?.start) === "but we went");
  const formula: Visual = { kind: "formula", heading: "F", tex: "\u{13000}", terms: [] };
  assert.deepEqual(coverVisual(formula, "en"), { visual: formula, findings: [] });
  const code: Visual = { kind: "code", heading: "C", language: "c", code: "a\n  b  // \uE001", focus: [] };
  const { visual } = coverVisual(code, "en");
  assert.ok(visual.kind === "code" && visual.code === "a\n  b  // ");
});
