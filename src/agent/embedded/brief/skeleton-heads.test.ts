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
