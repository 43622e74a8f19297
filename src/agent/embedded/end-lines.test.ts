import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

const LETTER = `Hi there,

my name is Olive, we look after the allotments behind the old brewery and we've been going since 1965, we'd like a short film for the library.

There are only two plots free at the moment. The soil is good and the neighbours are kind. The open day is on Saturday 12 July from 11 until 4 at Brewery Lane, there'll be tea and a plant doctor who looks at your sick tomatoes. If you'd like a plot ring me on 01453 555 0172 or write to plots@lane.example.

End with: come and get your hands dirty.

Bye for now,
Olive Tranter
`;

const last = (prompt: string, language = "en") => film(prompt, language).scenes.at(-1)?.visual;

test("when, where and how stand under a letter's last words, and at once", () => {
  const visual = last(LETTER);
  assert.ok(visual?.kind === "statement");
  assert.equal(visual.text, "Come and get your hands dirty");
  assert.deepEqual(visual.contacts, [
    { text: "Saturday 12 July from 11 until 4", by: "time" },
    { text: "Brewery Lane", by: "place" },
    { text: "01453 555 0172", by: "phone" },
    { text: "plots@lane.example", by: "mail" },
  ]);
});

test("of two numbers nobody knows which is meant, and a text that asks for no film is left as it is", () => {
  const two = last(LETTER.replace("The soil is good", "For the shed call 01453 555 0199. The soil is good"));
  assert.ok(two?.kind === "statement");
  assert.ok(!two.contacts?.some(({ by }) => by === "phone"));
  const notice = "# Allotments\n\n## Plots\n\nTwo plots are free. Ring 01453 555 0172.\n\n## Soil\n\nThe soil is good. Come and get your hands dirty.\n";
  const plain = last(notice);
  assert.ok(plain?.kind !== "statement" || plain.contacts === undefined);
}); // prettier-ignore

test("that they have moved is told in a letter, and what is asked behind it is not", () => {
  const said = film("Hallo,\n\nunsere Tierarztpraxis zieht um, und ich möchte meinen Kundinnen und Kunden einen kurzen Film zeigen.\n\nAb dem 1. März finden Sie uns in der Lindenallee 22. Dort haben wir drei Räume statt einem. Eine Impfung kostet 38 Euro.\n\nViele Grüße\nHenrike Vogel\n", "de").scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /Unsere Tierarztpraxis zieht um\./u);
  assert.doesNotMatch(said, /möchte|Film/u);
}); // prettier-ignore

test("since when those who write are there is told, though they say it beside their request", () => {
  const said = film("Hoi,\n\nwe bestaan dit jaar 75 jaar en daar willen we een filmpje over voor de website.\n\nIn 1950 was hier een vuilnisbelt. Een paar vaders bouwden een wip van een telefoonpaal. Nu komen hier elke zomer 200 kinderen timmeren.\n\nGroetjes,\nJoke\n", "nl").scenes.flatMap(({ narration }) => narration).join(" ");
  assert.match(said, /We bestaan dit jaar 75 jaar\./u);
  assert.doesNotMatch(said, /filmpje/u);
}); // prettier-ignore
