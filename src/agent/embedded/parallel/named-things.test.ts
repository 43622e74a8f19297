import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { namedThings } from "./named-things.ts";

const read = (sentence: string, language: string) => {
  const found = namedThings(sentence, language);
  return found === null ? null : [found.lead, ...found.parts.map(({ label }) => label)];
};

test("four things and more of one sentence are a list under what leads to them", () => {
  assert.deepEqual(
    read(
      "Il te faut une pierre à eau de grain 1000, une pierre de grain 6000, un guide d'affûtage et une bande de cuir.",
      "fr",
    ),
    [
      "Il te faut",
      "Une pierre à eau de grain 1000",
      "Une pierre de grain 6000",
      "Un guide d'affûtage",
      "Une bande de cuir",
    ],
  );
  assert.deepEqual(
    read(
      "New lifts will have talking floor announcements, bigger buttons, a handrail on three sides and a fold-down seat.",
      "en",
    ),
    [
      "New lifts will have",
      "Talking floor announcements",
      "Bigger buttons",
      "A handrail on three sides",
      "A fold-down seat",
    ],
  );
  for (const [language, sentence, count] of [
    ["en", "We've got about 640 things on the shelves now – sanders, hedge trimmers, a tile cutter, sewing machines, even a marquee for street parties.", 5],
    ["de", "74 Mitglieder haben zusammen 2.900 Stunden gearbeitet: Hecken geschnitten, Bänke gestrichen, Pommes verkauft und den Beckenrand abgedichtet.", 4],
    ["es", "Para la excursión hacen falta una mochila, unas botas, un chubasquero y una botella de agua.", 4],
    ["it", "Per la tavola servono un martello, una sega, dei chiodi e un metro.", 4],
    ["nl", "Je krijgt een helm, een vest, een lamp en een sleutel.", 4],
    ["ru", "В рюкзак положите: тёплый свитер, флягу с водой, спички и карту.", 4],
  ] as const)
    assert.equal((read(sentence, language)?.length ?? 0) - 1, count, sentence); // prettier-ignore
});

test("fewer things, clauses, people with what is told of them and questions stay a sentence", () => {
  for (const [language, sentence] of [
    ["en", "It has a bell, a lamp and a lock."],
    ["en", "She has a house, he has a boat, they have a car and nobody has time."],
    ["en", "The town has a school, which opened in 1902, a mill, a church and an inn."],
    ["en", "Who has a bell, a lamp, a lock and a pump?"],
    ["de", "Er hat gearbeitet, weil er musste, und geschlafen, wenn er konnte, und gelesen."],
    ["fr", "Il a travaillé, mangé, dormi et lu."],
  ] as const)
    assert.equal(read(sentence, language), null, sentence);
});

test("such a sentence is said whole, and what stands around it stays", () => {
  const { scenes } = film(
    "# The new lifts\n\nBoth lifts are old. New lifts will have talking floor announcements, bigger buttons, a handrail on three sides and a fold-down seat. They use less power.",
  );
  const list = scenes.find(({ visual }) => visual.kind === "bullets");
  assert.ok(list !== undefined && list.visual.kind === "bullets");
  assert.equal(list.visual.items.length, 4);
  const told = scenes.flatMap(({ narration }) => narration).join(" ");
  for (const part of ["Both lifts are old.", "and a fold-down seat.", "They use less power."])
    assert.ok(told.includes(part), part);
});
