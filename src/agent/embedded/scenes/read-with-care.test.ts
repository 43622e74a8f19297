import assert from "node:assert/strict";
import { test } from "node:test";
import { film, shown } from "../plan.fixture.ts";

test("an hour behind its short word is of the same sentence in Scandinavian languages", () => {
  for (const [language, text] of [
    ["da", "Husk drikkedunk og madpakke til kl. 10. Fredag er der opvisning for forældrene kl. 13.30, og så griller vi."],
    ["nb", "Husk drikkeflaske og matpakke til kl. 10. Fredag er det oppvisning for foreldrene kl. 13.30, og så griller vi."],
    ["sv", "Ta med vattenflaska och matsäck till kl. 10. På fredag är det uppvisning för föräldrarna kl. 13.30, och sedan grillar vi."],
  ] as const) {
    const told = film(`# Film\n\n## A\n\n${text}\n\n## B\n\n${text}\n`, language).scenes.flatMap(({ narration }) => narration); // prettier-ignore
    assert.ok(told.every((sentence) => !sentence.endsWith("kl.")), told.join(" | "));
  }
}); // prettier-ignore

test("of two labels in one item the first is no label of the whole", () => {
  const text = "# E-napló\n\n## Tudnivalók\n- Piros pötty: olvasatlan üzenet, szürke pötty: a tanár már látta\n- Fogadóóra: minden hónap első szerdája\n- elakadtál? rendszergazda a 112-es teremben\n"; // prettier-ignore
  const visual = film(text, "hu").scenes.find((scene) => scene.visual.kind === "bullets")?.visual;
  assert.ok(visual?.kind === "bullets");
  const labels = visual.items.map(({ label }) => label);
  assert.ok(labels[0]?.includes("szürke pötty"), labels.join(" | "));
  assert.ok(
    labels.every((label) => !/^\p{Ll}/u.test(label)),
    labels.join(" | "),
  );
});

test("what a title leaves out of the sentence that opens the film is read below it", () => {
  const text = "Uge 32, mandag til fredag kl. 9–15 i Nørreåhallen. For alle piger og drenge fra 1. til 6. klasse, uanset om man har rørt en bold før.\n\nPrisen er 895 kr. Det dækker frokost, frugt, trøje og en bold, man beholder.\n\nTræner Emilie Juhl har spillet 74 kampe i ligaen. Hun lærer jer at falde uden at slå jer."; // prettier-ignore
  const visual = film(text, "da").scenes[0]?.visual;
  assert.ok(visual?.kind === "title");
  assert.ok(`${visual.title} ${visual.subtitle ?? ""}`.includes("32"), JSON.stringify(visual));
});

test("a sentence that sets two against each other is no side of a third", () => {
  const visual = shown("Giden yorgundur, gelen henüz uyanmamıştır. Fırın ise 1.450 derecedir ve ikisini de beklemez.", "tr"); // prettier-ignore
  assert.notEqual(visual.kind, "comparison");
});
