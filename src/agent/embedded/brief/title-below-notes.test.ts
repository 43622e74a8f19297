import assert from "node:assert/strict";
import { test } from "node:test";
import { makeEmbeddedPlanner } from "../planner.ts";
import { estimateByCharacters } from "../../estimate-seconds.ts";
import { withoutOrder } from "./order.ts";
import { isTitleBelowNotes } from "./title-below-notes.ts";

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

test("a line that names the text stays its title below notes, whatever it looks like to a model of notes", () => {
  const bodies = [
    [
      "Bonjour, voici le texte pour l'écran de l'office de tourisme. Trois minutes au plus, ton posé, sans musique tapageuse. Ne citez pas la famille Delmas-Roux, elle nous l'a demandé.",
      "Le pont-canal de Saint-Aubrac : petite histoire",
      "En 1786, la rivière coupe encore le canal en deux. Les bateliers attendent parfois trois semaines que la crue baisse. L'ingénieur propose alors de faire passer l'eau au-dessus de l'eau.\n\nLe chantier ouvre en 1791, s'arrête deux ans plus tard faute d'argent, et ne reprend qu'en 1822. Il occupe jusqu'à 640 ouvriers.\n\nMenacé de démolition en 1981, le pont est sauvé par une pétition. Depuis sa restauration, on y navigue de nouveau.",
    ],
  ] as const;
  for (const [notes, title, body] of bodies)
    assert.ok(withoutOrder(`${notes}\n\n${title}\n\n${body}`).text.trimStart().startsWith(title), title);
});

test("a line about the film, or one of which the text does not speak, is no title below notes", () => {
  const below = (line: string): boolean => {
    const source = `Notes.\n\n${line}\n\nThe heap needs air and water.`;
    const at = source.indexOf(line);
    return isTitleBelowNotes(source, " ".repeat(at) + source.slice(at), at);
  };
  assert.ok(below("Why a heap needs air"));
  for (const line of [
    "About two minutes of heap",
    "Thanks a lot",
    "- the heap",
    "The heap:",
    "The heap is warm.",
  ])
    assert.equal(below(line), false, line);
  // What stands above it is told.
  assert.equal(isTitleBelowNotes("It is hot.\n\nThe heap\n\nThe heap rots.", "It is hot.\n\nThe heap\n\nThe heap rots.", 12), false); // prettier-ignore
});
