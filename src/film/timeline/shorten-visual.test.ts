import assert from "node:assert/strict";
import test from "node:test";
import { shortenVisual } from "./shorten-visual.ts";

test("ordinary texts stay as they are", () => {
  const visual = {
    kind: "statement" as const,
    text: "Every guess halves what is left.",
    emphasis: [{ start: 0, end: 5 }],
  };
  assert.deepEqual(shortenVisual(visual), { visual, findings: [] });
});

test("a text that no frame can hold is cut at a pause or between words, and it is told", () => {
  const sentence = "One two three four five six seven eight nine ten eleven twelve. ";
  const { visual, findings } = shortenVisual({ kind: "statement", text: sentence.repeat(20) });
  assert.ok(visual.kind === "statement" && visual.text.endsWith("twelve.") && visual.text.length <= 380);
  assert.deepEqual(
    findings.map(({ code, severity }) => [code, severity]),
    [["text_shortened", "warning"]],
  );
  const words = shortenVisual({ kind: "title", title: "photosynthesis ".repeat(40) }).visual;
  assert.ok(words.kind === "title" && words.title.endsWith("photosynthesis"));
});

test("code and formulas are never cut, and emoji are not torn", () => {
  const code = "x".repeat(5000);
  const whole = { kind: "code" as const, heading: "h", language: "text", code, focus: [] };
  assert.deepEqual(shortenVisual(whole).visual, whole);
  const { visual } = shortenVisual({ kind: "title", title: "👩‍🔬".repeat(200) });
  assert.ok(visual.kind === "title" && visual.title.length % "👩‍🔬".length === 0);
});
