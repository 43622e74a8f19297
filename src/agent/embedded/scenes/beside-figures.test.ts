import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";

test("a change says when it was where its sentence ends with it", () => {
  const rent = shown("Rent went up from £14,000 to £17,500 in October.", "en");
  assert.ok(rent.kind === "number");
  assert.equal(rent.figures[0]?.label, "Rent, in October");
});

test("a sentence that goes on behind its figure is not read below it once more", () => {
  const cost = shown("Il a coûté 1,9 million de francs, soit le double du devis.", "fr");
  assert.equal(cost.kind, "statement");
});

test("a sentence of four things is no ring of one of them, and keeps its figures as they are written", () => {
  const library = shown("تضم المكتبة 12500 كتاب، منها 3200 للأطفال، وقاعة قراءة تتسع لستين شخصًا، وعشرين حاسوبًا مجانيًا.", "ar"); // prettier-ignore
  assert.equal(library.kind, "statement");
  assert.ok(!JSON.stringify(library).includes("12,500"));
});
