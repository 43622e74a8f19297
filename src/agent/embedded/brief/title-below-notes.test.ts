import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEmbeddedPlanner } from "../planner.ts";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { withoutOrder } from "./order.ts";

const BODY =
  "The heap\n\nA heap needs air and water in equal parts. Turn it every two weeks, and it will be warm by the third day.\n\nWorms come last.";
const told = (source: string): string => withoutOrder(source).text.replace(/\s+/gu, " ").trim();

test("notes on the film above a line that names it are not told, though no heading's mark stands before it", () => {
  for (const [notes, audience] of [
    ["This is for year 8 biology (ages 12-13), about two minutes. Please keep it factual, no talking fish. By the end the pupils should be able to put the stages in order.", "year 8 biology (ages 12-13)"],
    ["Für die Klasse 6b, etwa zwei Minuten. Bitte sachlich. Am Ende sollen die Kinder die Schritte nennen können.", "die Klasse 6b"],
    ["Pour une classe de CM2. Restez factuel, pas de blague. À la fin les élèves doivent savoir nommer les étapes.", "une classe de CM2"],
    ["Público: alumnos de primaria. Tono sencillo. Al final los alumnos deben saber nombrar las etapas.", "alumnos de primaria"],
    ["Для учеников 6 класса, около двух минут. Без шуток, пожалуйста.", "учеников 6 класса"],
    ["給國中生看，兩分鐘左右。請不要用卡通。", null],
    ["中学生向けです。二分くらい。ふざけないでください。", "中学生"],
    ["Target audience: gardeners.\n\nKeep it short and dry, please.", "gardeners"],
  ] as const) {
    const order = withoutOrder(`${notes}\n\n${BODY}`);
    assert.equal(order.text.replace(/\s+/gu, " ").trim(), BODY.replace(/\s+/gu, " "), notes);
    assert.equal(order.audience, audience, notes);
  }
}); // prettier-ignore

test("that line names the film", async () => {
  const prompt = `This is for year 8 biology, about two minutes. Please keep it factual.\n\n${BODY}`;
  const planner = makeEmbeddedPlanner();
  const result = await planner.outline({
    prompt,
    targetLanguage: "en",
    duration: "short",
    style: "auto",
    estimateSeconds: estimateByCharacters,
  });
  assert.equal(result.kind === "outline" ? result.outline.title : null, "The heap");
});

test("a passage that tells above such a line is told", () => {
  for (const opening of [
    "Every garden has a corner where things rot. Nobody looks at it.",
    "For two hundred years people threw their waste into the street. Then came the heap.",
    "For gardeners, a heap is gold. It costs nothing.",
    "This is for my father, who died in May. He built the heap with his own hands.",
    "The viewers of the match were silent. It was the ninetieth minute.",
    "Audience: 300. Score: 2-0.",
    "It takes two minutes to learn. By the end you will know why it is warm.",
    "Welcome to the garden. Please keep off the grass.",
    "By the end of the war the pupils could name every stage of it. Nobody had taught them.",
  ]) {
    const source = `${opening}\n\n${BODY}`;
    assert.equal(told(source), source.replace(/\s+/gu, " "), opening);
  }
});
