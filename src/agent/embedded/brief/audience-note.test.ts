import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { film } from "../plan.fixture.ts";
import { withoutAudienceNote } from "./audience-note.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

/** A first sentence that only says for whom, in front of one that tells. */
const NOTES: readonly (readonly [note: string, audience: string])[] = [
  ["For visitors of our garden centre.", "visitors of our garden centre"],
  ["This film is for new branch staff.", "new branch staff"],
  ["Für Besucher unseres Gartencenters.", "Besucher unseres Gartencenters"],
  ["Pour les visiteurs de notre jardinerie.", "visiteurs de notre jardinerie"],
  ["Para los clientes de la tienda.", "clientes de la tienda"],
  ["Per i visitatori del museo.", "visitatori del museo"],
  ["Voor nieuwe medewerkers.", "nieuwe medewerkers"],
  ["Dla nowych pracowników.", "nowych pracowników"],
  ["Для новых сотрудников.", "новых сотрудников"],
  ["Для нових працівників.", "нових працівників"],
  ["Pro nové zaměstnance.", "nové zaměstnance"],
  ["面向新员工。", "新员工"],
  ["新入社員向け。", "新入社員"],
]; // prettier-ignore

test("for whom a film is, is its audience and not told", () => {
  for (const [note, audience] of NOTES) {
    const brief = `# 8\n\n${note} 20 minutes are enough, and March is best.`;
    assert.equal(told(brief), "# 8 20 minutes are enough, and March is best.", note);
    assert.equal(withoutOrder(brief).audience, audience, note);
  }
  assert.equal(told("# Till\n\nFor new staff:\n\nThe till opens with the small key."), "# Till The till opens with the small key."); // prettier-ignore
  const plan = film("# Two ways to repay a loan\n\nFor new branch staff: explain to customers how the annuity plan and the equal plan differ, using one loan of 120,000.\n\nThe annuity is easier to plan because every payment is the same.\n\nNever promise approval."); // prettier-ignore
  const said = plan.scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(said, /branch staff|explain to/iu);
  assert.match(said, /How the annuity plan and the equal plan differ, using one loan/u);
});

test("what tells something of people is told", () => {
  for (const text of [
    "# Hours\n\nFor visitors, the museum opens at nine. It closes at five.",
    "# Hours\n\nFor visitors of the park the gate opens at nine. It closes at five.",
    "# Hours\n\nFor visitors: the museum opens daily at nine and closes at five.",
    "# Hours\n\nFor visitors: free of charge. It closes at five.",
    "# Guide\n\nFor visitors:\n\n- Free wifi\n- Maps",
    "# Guide\n\nFor visitors:\n\nThe gate opens at nine in the morning.\n\nFor staff:\n\nThe gate opens at eight in the morning.",
    "# Öffnung\n\nFür Besucher öffnet der Park um neun. Er schließt um fünf.",
    "# Entrée\n\nPour les visiteurs de Paris c'est gratuit. Le parc ferme à cinq heures.",
    "# Pie\n\nFor four people. Peel the apples and heat the oven.",
    "# Boat\n\nFor my grandfather. He rowed people over the river.",
    "# Fair\n\nFor sale to customers. The lamp costs nine euros.",
    "The shop sells plants.\n\nFor visitors of our garden centre. It takes long.",
    "# One\n\nFor visitors of our garden centre.",
  ])
    assert.equal(withoutAudienceNote(text).text, text, text);
});

test("any text keeps its length and its lines", () => {
  const part = fc.constantFrom("For visitors. ", "For new staff:", "explain how it works", "\n", "\n\n", "# A\n", "- b\n", "It rains today.", "新人向け。"); // prettier-ignore
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const source = parts.join("");
      const { text } = withoutAudienceNote(source);
      assert.equal(text.length, source.length);
      assert.equal(text.split("\n").length, source.split("\n").length);
    }),
    { numRuns: 300 },
  );
});
