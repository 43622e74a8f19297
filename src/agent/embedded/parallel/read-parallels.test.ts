import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const HAIR = "A cut costs £25, a colour £60 and a wash £12.";

function kinds(prompt: string, language = "en"): string[] {
  return film(prompt, language).scenes.map(({ visual }) => visual.kind);
}

test("prices within prose are cards, said as they are written, and each comes with its word", () => {
  const before = "We open on Saturday at the corner of Mill Street and Bridge Road.";
  const after = "Students get ten percent off on Tuesdays.";
  const { scenes } = film(`# The new salon\n\n${before} ${HAIR} ${after}`);
  const scene = scenes.find(({ visual }) => visual.kind === "number");
  assert.ok(scene?.visual.kind === "number");
  const { figures } = scene.visual;
  assert.deepEqual(figures.map(({ label, figure }) => [label, figure.display]), [["Cut", "£25"], ["Colour", "£60"], ["Wash", "£12"]]); // prettier-ignore
  assert.deepEqual(scene.narration, [HAIR]);
  assert.deepEqual(
    figures.map(({ cue }) => HAIR.slice(cue?.offset, (cue?.offset ?? 0) + 5)),
    ["A cut", "a col", "a was"],
  );
  // No sentence made of the prices heads them, nor the film's title.
  assert.equal(scene.visual.heading, undefined);
  const said = scenes.flatMap(({ narration }) => narration).join(" ");
  for (const sentence of [before, HAIR, after]) assert.equal(said.split(sentence).length, 2, sentence);
});

test("a following sentence that is a price of its own is one, and others end the row", () => {
  const { scenes } = film(
    "# Museum\n\nDer Eintritt kostet 8 Euro, ermäßigt 5 Euro. Kinder unter sechs Jahren haben freien Eintritt. Der Garten ist im Sommer bis zum Abend offen und im Winter geschlossen.",
    "de",
  );
  const cards = scenes.find(({ visual }) => visual.kind === "number")?.visual;
  assert.ok(cards?.kind === "number");
  const last = cards.figures.at(-1);
  assert.deepEqual([last?.label, last?.figure.display], ["Kinder unter sechs Jahren", "Frei"]);
  assert.equal(cards.figures.length, 3);
});

test("several structures of one paragraph are a scene each", () => {
  const hours = "It is open Monday to Friday from 9 am to 6 pm, Saturday from 10 am to 2 pm.";
  const steps = "First, you ring the bell. Then you hang up your coat. Finally, you take a number.";
  assert.deepEqual(kinds(`# The salon\n\n${hours} ${HAIR} ${steps}`), [
    "title",
    "table",
    "number",
    "process",
  ]);
});

test("a brief without a title that begins with prices is called by its sentence and says it once", () => {
  const { scenes, title } = film(`${HAIR} The salon in Mill Street opens on Saturday with music and cake.`);
  assert.notEqual(title, "");
  assert.equal(scenes.flatMap(({ narration }) => narration).join(" ").split("a colour £60").length, 2); // prettier-ignore
});

test("lines of things with prices below their lead are a table, a few of them cards", () => {
  const few =
    "# Barber on the Green\n\nOur prices this spring:\nCut – £25\nBeard trim – £12\nChildren under 10 – £15";
  const cards = film(few).scenes.find(({ visual }) => visual.kind === "number")?.visual;
  assert.ok(cards?.kind === "number");
  assert.deepEqual(cards.figures.map(({ label, figure }) => [label, figure.display]).at(-1), ["Children under 10", "£15"]); // prettier-ignore
  const { scenes } = film(
    "# Barber on the Green\n\nOur prices this spring:\nCut – £25\nBeard trim – £12\nWash – £6\nShave – £18\nChildren under 10 – £15",
  );
  const table = scenes.find(({ visual }) => visual.kind === "table")?.visual;
  assert.ok(table?.kind === "table");
  assert.equal(table.heading, "Our prices this spring");
  assert.deepEqual(table.rows.at(-1), ["Children under 10", "£15"]);
});

test("a list of amounts that are no prices stays what it was", () => {
  assert.ok(
    !kinds("# Where the money went\n\n- Roads: £40m\n- Schools: £90m\n- Parks: £12m").includes("table"),
  );
});

test("reasons that are counted in words are headed by what announces them", () => {
  const { scenes } = film(
    "# Why the bees are leaving\n\nThere are three reasons for the decline. The first is the loss of meadows. The second is the use of pesticides. The third is a mite.",
  );
  const visual = scenes.at(-1)?.visual;
  assert.ok(visual?.kind === "bullets");
  assert.equal(visual.numbered, 1);
  assert.equal(visual.heading, "There are three reasons for the decline");
  assert.deepEqual(visual.items.map(({ label }) => label), ["The loss of meadows", "The use of pesticides", "A mite"]); // prettier-ignore
});
