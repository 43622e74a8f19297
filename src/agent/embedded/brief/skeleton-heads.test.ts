import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { isSkeletonHead } from "./skeleton-heads.ts";

test("heads that name a part of any film are known, and a head of its own is none", () => {
  for (const head of ["Call to action", "CTA", "Hook:", "Handlungsaufruf", "Llamada a la acción", "Призыв к действию", "行动号召", "Content", "Contenu", "Was rein muss", "What the film should say", "内容", "【内容】", "Closing", "Closing:", "Encerramento", "Afsluiten met", "Per finire"])
    assert.ok(isSkeletonHead(head), head); // prettier-ignore
  for (const head of [
    "Call us",
    "The hook",
    "Hooks and lines",
    "Introduction to bees",
    "Action",
    "Contents of the box",
    "What to say",
    "The facts",
    "Closing the kitchen",
    "Closing times",
    "Fin de semana",
  ])
    assert.equal(isSkeletonHead(head), head === "The hook", head);
});

test("a question that breaks off heads nothing, and a whole one does", () => {
  for (const head of ["What does:", "What does", "How do", "Why should", "Was kann", "Wie wird:", "Qu'est-ce que", "Wat moet", "Qué puede", "Cosa può", "O que deve"])
    assert.ok(isSkeletonHead(head), head); // prettier-ignore
  for (const head of ["What you need:", "Why", "How", "What does it do?", "What is", "Was ist das", "Qué es", "Cos'è", "O que é", "Comment", "How to", "What to do", "Who is who"])
    assert.ok(!isSkeletonHead(head), head); // prettier-ignore
  const { scenes } = film("# Worm bins\n\n## What does:\n\nA worm bin turns kitchen scraps into compost. It works indoors.\n\n## What you need:\n\n- A box\n- Torn paper\n- Red worms\n");
  const headings = scenes.map(({ visual }) => ("heading" in visual ? visual.heading : undefined));
  assert.deepEqual(headings, [undefined, undefined, "What you need"]);
}); // prettier-ignore

test("no screen is headed by the scaffold, and what sends viewers somewhere stays to the end", () => {
  const { scenes } = film(
    "# Murmur\n\nHearing aids.\n\n## Price\n\nA pair costs 980 euros.\n\n## Call to action\n\nOrder the free test kit at murmur.example/try. If you do nothing, you will go on nodding.\n",
  );
  const last = scenes.at(-1)?.visual;
  assert.equal(last?.kind, "statement");
  assert.equal(last.heading, undefined);
  assert.match(last.more?.at(-1)?.text ?? "", /nodding$/u);
  assert.deepEqual(
    last.contacts?.map(({ text }) => text),
    ["murmur.example/try"],
  );
});

test("what a film says last, and numbers to include, head nothing; last things of another kind do", () => {
  for (const head of ["Last line", "Closing line", "Final words", "Ending", "Letzte Worte", "Derniers mots", "Última frase", "Laatste zin", "Последние слова", "最后一句话", "마지막 한마디", "Figures to include", "Numbers we want to mention", "Números a incluir", "Te noemen cijfers", "入れてほしい数字"])
    assert.ok(isSkeletonHead(head), head); // prettier-ignore
  for (const head of ["Last line of defence", "The last train", "Final words of a king", "Figures", "What the figures say", "Numbers to call", "Dates to remember", "Names to know", "Derniers jours", "Última hora", "Letzte Hilfe", "Последние новости"])
    assert.ok(!isSkeletonHead(head), head); // prettier-ignore
});

test("what stands below a heading of the order is not told below the heading before it", () => {
  const { scenes } = film("# A film on oysters\n\nWe grow oysters on the lower shore.\n\n## Horn signals\n\nOne blast means that you finish your bag. Two blasts mean that you leave.\n\n## Figures to include\n\n- A full bag weighs 12 kg.\n- A row has 30 trestles.\n- An oyster takes 24 months.\n");
  const below = scenes.find(({ narration }) => JSON.stringify(narration).includes("30 trestles"));
  assert.doesNotMatch(JSON.stringify(below), /Horn signals|to include/u);
}); // prettier-ignore
