import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../../plan.fixture.ts";

const PRESS =
  "For three Saturdays in October nearly everybody in the village is to be found in one cold barn with wet hands. The press at Tolland is older than the railway. A ton of apples goes in at the top. For the first hour nobody touches the screw. The press at Tolland leaks on purpose. Straw holds the cake together, and the press does the rest. Whoever brings apples goes home with juice.";

test("a long first sentence gives way to what the text comes back to, and is told all the same", () => {
  const plan = film(PRESS);
  assert.equal(plan.title, "The press at Tolland");
  const told = plan.scenes.flatMap(({ narration }) => narration).join(" ");
  for (const sentence of PRESS.split(/(?<=\.)\s/u)) assert.ok(told.includes(sentence), sentence);
});

test("who speaks is no title where the text has one", () => {
  const text =
    "Ich heiße Ferdinand Loidl und bin 71 Jahre alt. Heute zeige ich Ihnen, wie man eine Sense dengelt. Sie brauchen dafür einen Dengelamboss, einen Hammer von 500 Gramm und vor allem Geduld. Setzen Sie sich bequem hin. Die Schneide der Sense zeigt zu Ihnen. Schlagen Sie immer auf dieselbe Stelle. Eine gute Sense hält so ein Leben lang. Wer zu fest schlägt, verdirbt das Blatt.";
  assert.notEqual(film(text, "de").title, "Ich heiße Ferdinand Loidl");
});

test("a few sentences, and a title that has no flaw, stay as they are", () => {
  assert.equal(film("The letter lay in the attic for seventy years. Nobody had looked there before.\n\nIt was found in spring.").title, "The letter lay in the attic for seventy years"); // prettier-ignore
  assert.equal(film(`Why presses leak\n\n${PRESS}`).title, "Why presses leak");
});
