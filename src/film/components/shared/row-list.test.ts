import assert from "node:assert/strict";
import test from "node:test";
import type { BulletsVisual } from "../../../artifacts/storyboard.ts";
import { layoutVisual } from "../registry.ts";
import { contextOf } from "../testing/layout-laws.ts";

const LADDER: Readonly<Record<string, BulletsVisual["items"]>> = {
  en: [
    { label: "Always face the rungs when you climb down" },
    { label: "Three points of contact", detail: "two feet and one hand, or two hands and one foot" },
    { label: "Tools belong in the belt", detail: "no more than ten kilograms" },
    { label: "Do not lean out", detail: "climb down and move it" },
  ],
  he: [
    { label: "פנו תמיד אל השלבים כשאתם יורדים" },
    { label: "שלוש נקודות אחיזה", detail: "שתי רגליים ויד אחת" },
    { label: "כלים בחגורה", detail: "עד עשרה קילוגרם" },
    { label: "אין לרכון הצידה", detail: "רדו והזיזו את הסולם" },
  ],
};

test("in a wide frame a label that has no detail beside it takes its row, on one line", async () => {
  // Styles whose rows have details in a column, in type that a whole row holds.
  for (const style of ["clean_lecture", "cinematic_story"] as const)
    for (const [language, items] of Object.entries(LADDER)) {
      const context = contextOf(style, language, { width: 1920, height: 1080, fps: 30 });
      const cued = items.map((item, at) => ({ ...item, cue: { sentence: at, offset: 0 } }));
      const { layers } = await layoutVisual({ kind: "bullets", heading: "Ladders", items: cued }, context);
      const first = layers.find(({ id }) => id === "item-1");
      assert.ok(first !== undefined, `${style} ${language}`);
      const lines = new Set(
        first.paint.flatMap((one) => (one.kind === "text" && /\p{L}/u.test(one.text) ? [one.y] : [])),
      );
      assert.equal(lines.size, 1, `${style} ${language}`);
    }
});
