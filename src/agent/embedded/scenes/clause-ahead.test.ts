import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("a change behind another clause is a before and an after, with that clause over it", () => {
  for (const [language, text, eyebrow, was, is] of [
    ["en", "Last year 160 people tested it for three months, and the share who took their pills on time rose from 67 to 91 percent.", "Last year 160 people tested it for three months", "67%", "91%"],
    ["de", "Im vergangenen Jahr testeten 160 Menschen die Box, und der Anteil der pünktlichen Einnahmen stieg von 67 auf 91 Prozent.", "Im vergangenen Jahr testeten 160 Menschen die Box", "67 %", "91 %"],
    ["zh", "去年我们请了160位老人试用三个月，按时服药的比例从67%提高到了91%。", "去年我们请了160位老人试用三个月", "67%", "91%"],
  ] as const) {
    const visual = shown(text, language);
    assert.ok(visual.kind === "number", `${language}: ${visual.kind}`);
    assert.equal(visual.eyebrow, eyebrow);
    assert.deepEqual(visual.figures.map(({ figure, from }) => [from?.figure.display, figure.display]), [[was, is]]);
  }
}); // prettier-ignore

test("an age says who, and is no figure beside the others", () => {
  const visual = shown("截至2023年底，我国60岁及以上人口有2.97亿，占全国人口的21.1%。", "zh");
  assert.ok(visual.kind === "number");
  assert.deepEqual(visual.figures.map(({ figure, label }) => `${figure.display} ${label}`), ["2.97亿 我国60岁及以上人口", "21.1% 占全国人口"]); // prettier-ignore
});
