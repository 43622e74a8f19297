import assert from "node:assert/strict";
import { test } from "node:test";
import type { BulletsVisual, ProcessVisual } from "../../../artifacts/storyboard.ts";
import { film } from "../plan.fixture.ts";
import { prohibitionIn } from "../text/prohibition.ts";

function list(prompt: string, language: string): { visual: BulletsVisual | ProcessVisual; told: string[] } {
  const scene = film(prompt, language).scenes.find(({ visual }) => visual.kind === "bullets" || visual.kind === "process"); // prettier-ignore
  assert.ok(scene?.visual.kind === "bullets" || scene?.visual.kind === "process");
  return { visual: scene.visual, told: [...scene.narration] };
}

test("what an order is bounded by stands on a line of its own, and comes with its words", () => {
  for (const [language, heading, items, label] of [
    ["en", "Every day", ["Take your pills: one in the morning, with water, never with alcohol.", "Eat something first: a slice of bread will do.", "Rest after lunch: half an hour on the sofa."], "Never with alcohol"],
    ["de", "Jeden Tag", ["Nehmen Sie die Tabletten ein: morgens mit Wasser, niemals mit Alkohol.", "Trinken Sie viel: am besten Wasser.", "Ruhen Sie sich aus: nach dem Essen."], "Niemals mit Alkohol"],
    ["es", "Cada día", ["Tome la pastilla: por la mañana, con agua, nunca con alcohol.", "Siga hasta el domingo: sin saltarse un día.", "Descanse: después de comer."], "Nunca con alcohol"],
    ["hi", "रोज़", ["गोली लीजिए: सुबह पानी के साथ, शराब के साथ कभी नहीं।", "दस दिन तक लीजिए: रविवार तक।", "आराम कीजिए: खाने के बाद।"], "शराब के साथ कभी नहीं"],
  ] as const) {
    const { visual, told } = list(`# Film\n\n## ${heading}\n${items.map((item) => `- ${item}`).join("\n")}\n`, language); // prettier-ignore
    assert.ok(visual.kind === "bullets");
    const own = visual.items.find((item) => item.label === label);
    assert.ok(own !== undefined, language);
    assert.ok(told[own.cue?.sentence ?? -1]?.slice(own.cue?.offset).toLowerCase().startsWith(label.toLowerCase())); // prettier-ignore
    assert.equal(visual.toDo, undefined);
  }
}); // prettier-ignore

test("a detail that forbids has the weight of its label, and no other has", () => {
  const { visual } = list("# Säge\n\n## Ablauf\n1. **Säge einschalten.** Greifen Sie nie in das laufende Blatt.\n2. **Holz anlegen.** Mit beiden Händen.\n3. **Ausschalten.** Warten Sie, bis das Blatt steht.\n", "de"); // prettier-ignore
  assert.ok(visual.kind === "process");
  assert.deepEqual(visual.steps.map(({ warns }) => warns ?? false), [true, false, false]); // prettier-ignore
});

test("what forbids is told from what only denies", () => {
  for (const [base, text, forbidden] of [
    ["en", "do not take them on an empty stomach", "do not"],
    ["en", "no need to book", null],
    ["en", "so we may not be here for long", null],
    ["en", "visitors may not use the lift", "visitors"],
    ["en", "not included in the price", null],
    ["de", "keine Anmeldung nötig", null],
    ["de", "Setzen Sie die Tabletten nicht selbst ab", "Setzen"],
    ["fr", "une gorgée d'eau, ne jamais croquer", "ne jamais"],
    ["es", "no hace falta cita", null],
    ["es", "no deje el tratamiento", "no deje"],
    ["it", "non serve prenotare", null],
    ["pt", "não tome com álcool", "não"],
    ["ru", "не принимайте с алкоголем", "не"],
    ["ja", "お酒と一緒に飲まないでください", "お酒"],
    ["zh", "饭后服用，切勿饮酒", "切勿"],
    ["ar", "صباحا مع الماء، لا تتناولها مع الكحول", "لا ت"],
    ["ko", "술과 함께 드시지 마세요", "술과"],
    ["tr", "sabah su ile, alkolle almayın", "alkolle"],
  ] as const)
    assert.equal(
      prohibitionIn(text, base),
      forbidden === null ? null : text.indexOf(forbidden),
      `${base}: ${text}`,
    );
});
