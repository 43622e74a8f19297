import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutOrder } from "./order.ts";
import { film } from "../plan.fixture.ts";
import { withoutDictatedEnd } from "./dictated-end.ts";

const MAIL =
  "Hi, we need a short film for the new night people.\n\nWhat they need to know, roughly in order: shift is 22:45 to 7:15, and the first quarter of an hour is handover, no exceptions. Then they walk the house once, top floor to cellar. The front door is locked at midnight.\n\nTone: friendly please. Last sentence should be that they can ring me at any hour, I mean it. Budget numbers not needed.\n";

test("a last sentence that is dictated is the film's last picture, and its order is not told", () => {
  const { scenes } = film(MAIL, "en");
  assert.equal(scenes.at(-1)?.narration.at(-1), "They can ring me at any hour, I mean it.");
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  assert.doesNotMatch(said, /Last sentence/u);
});

test("what the film is called by is not said once more, nor how it is told", () => {
  const plan = film(MAIL, "en");
  assert.equal(plan.title, "What they need to know");
  assert.match(plan.scenes[1]?.narration[0] ?? "", /^Shift is 22:45/u);
});

test("a lesson on writing keeps its rule, and the text its length", () => {
  const lesson = "# Essays\n\nThe last sentence should be that which readers remember for a long time.\n";
  assert.equal(withoutDictatedEnd(lesson).text, lesson);
  assert.equal(withoutDictatedEnd(MAIL).text.length, MAIL.length);
});

test("an article that begins the dictated line is its own", () => {
  const story =
    "Our garden began three years ago. Today 180 children work there.\n\nWhoever can helps in August.";
  for (const [order, line] of [
    ["End with: the best tomato is the one you saw grow.", "the best tomato is the one you saw grow"],
    [
      "Terminar con: el mejor tomate es el que has visto crecer.",
      "el mejor tomate es el que has visto crecer",
    ],
    [
      "Finir par : la meilleure tomate est celle qu'on a vue pousser.",
      "la meilleure tomate est celle qu'on a vue pousser",
    ],
  ] as const)
    // prettier-ignore
    assert.equal(
      withoutOrder(`Can you make us a short film about the garden?\n\n${story}\n\n${order}`).closing?.text?.toLowerCase(),
      line,
    );
});
