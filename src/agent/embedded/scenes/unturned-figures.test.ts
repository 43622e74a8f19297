import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("where a bound or a condition is not told from a fact, a figure stays in its sentence", () => {
  for (const [language, text] of [
    ["vi", "Tiền cọc ít nhất bằng 30% giá thuê một tháng."],
    ["ta", "200 சதுர அடி தோட்டத்தில் 12 மரங்கள் நட்டால் நிழல் கிடைக்கும்."],
    ["th", "ผู้ฝ่าฝืนต้องถูกปรับไม่เกิน 2,000 บาท"],
  ] as const)
    assert.equal(shown(text, language).kind, "statement", text);
});

test("what rounds a figure in traditional Chinese stands with it and not in its name as well", () => {
  const visual = shown("環島鐵路全長約340公里，終點在海邊。", "zh-Hant");
  const labels = visual.kind === "number" ? visual.figures.map(({ label }) => label) : [];
  assert.ok(labels.every((label) => !(label ?? "").endsWith("約")));
});
