import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { viewersQuestion } from "./viewers-question.ts";

test("what those ask whom a film is made for is its name, where the film tells of it", () => {
  for (const [wish, text, question] of [
    [
      "Ze vragen vaak: welke droger moet ik nemen?",
      "Een condensdroger vangt het water op.",
      "Welke droger moet ik nemen?",
    ],
    [
      "Customers keep asking “which bike lock should I buy?” in the shop.",
      "A D-lock weighs about a kilo.\nCable locks are light. Which bike you own matters.",
      "Which bike lock should I buy?",
    ],
    [
      "Die häufigste Frage: Welcher Dünger passt zu Rosen?",
      "Hornspäne sind ein Dünger.",
      "Welcher Dünger passt zu Rosen?",
    ],
    [
      "On nous demande : quel pneu choisir pour l'hiver ?",
      "Un pneu neige a des lamelles. L'hiver il gèle.",
      "Quel pneu choisir pour l'hiver ?",
    ],
    [
      "Siempre preguntan: ¿qué cerveza va con el queso?",
      "Una cerveza negra acompaña.",
      "¿Qué cerveza va con el queso?",
    ],
    [
      "お客様によく聞かれます：「どの自転車を選べばいいですか？」",
      "電動自転車は坂道が楽です。",
      "どの自転車を選べばいいですか？",
    ],
  ] as const)
    assert.equal(viewersQuestion([wish], text), question);
});

test("a question to the maker, and one that the film does not tell of, name nothing", () => {
  const text = "The lido opens in May. The water is heated to 24 degrees.";
  for (const wish of [
    "One thing: could you make the film short?",
    "Hi: can you do it by Friday?",
    "My daughter asked: when is dinner?",
    "Which lock should I buy?",
  ])
    assert.equal(viewersQuestion([wish], text), null);
});

test("sections stay sections below the question", () => {
  const { title, scenes } = film(
    "Kun je een filmpje maken voor onze klanten? Ze vragen vaak: welke droger moet ik nemen?\n\nCondensdroger\nEen condensdroger vangt het water op in een bak. Hij kost rond 500 euro en verbruikt ongeveer 500 kWh per jaar.\n\nWarmtepompdroger\nEen warmtepompdroger gebruikt de warme lucht opnieuw. Hij kost rond 700 euro en verbruikt ongeveer 200 kWh per jaar.\n",
    "nl",
  );
  assert.equal(title, "Welke droger moet ik nemen?");
  assert.ok(
    scenes.some((scene) => scene.title === "Condensdroger"),
    scenes.map((scene) => scene.title).join(" | "),
  );
});
