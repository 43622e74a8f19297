import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { lawIn } from "./laws.ts";

test("a law and whose it is are known in many languages, and what only sounds like one is not", () => {
  const laws: [string, string, string][] = [
    ["en", "It is Newton's second law that ties them:", "Newton's second law"],
    ["de", "Das Ohmsche Gesetz verbindet Spannung und Strom:", "Ohmsches Gesetz"],
    ["fr", "La loi de Snell dit de combien :", "Loi de Snell"],
    ["es", "La tercera ley de Kepler relaciona el periodo:", "Tercera ley de Kepler"],
    ["ru", "Второй закон Ньютона связывает силу:", "Второй закон Ньютона"],
    ["hi", "स्नेल का नियम बताता है कि प्रकाश कितना मुड़ेगा:", "स्नेल का नियम"],
    ["ja", "フックの法則は、力とのびの関係を表します。", "フックの法則"],
  ];
  for (const [base, text, name] of laws) assert.equal(lawIn(text, base), name);
  for (const text of [
    "The rule is short:",
    "This equation says it:",
    "Under the law of the land:",
    "The formula:",
  ])
    assert.equal(lawIn(text, "en"), null, text);
});

test("a formula is headed by its law, with its symbols and what is told of it beside it", () => {
  const brief =
    "# Strom\n\n## Was ein Widerstand tut\nDas Ohmsche Gesetz verbindet alle drei:\n\n$$U = R \\cdot I$$\n\nU ist die Spannung in Volt, R der Widerstand in Ohm, I der Strom in Ampere. Bei 12 Volt und 4 Ohm fließen 3 Ampere.\n";
  const visual = film(brief, "de").scenes.find(({ visual: { kind } }) => kind === "formula")?.visual;
  assert.ok(visual?.kind === "formula");
  assert.equal(visual.heading, "Ohmsches Gesetz");
  assert.deepEqual(
    visual.symbols?.map(({ tex }) => tex),
    ["U", "R", "I"],
  );
  assert.deepEqual(
    visual.terms.map(({ label, side }) => [label, side]),
    [["Bei 12 Volt und 4 Ohm fließen 3 Ampere", "note"]],
  );
});
