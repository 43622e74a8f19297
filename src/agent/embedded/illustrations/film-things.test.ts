import assert from "node:assert/strict";
import test from "node:test";
import { calledThing, filmThing } from "./film-things.ts";
import { titleThing } from "./plain-things.ts";

const of = (title: string, told: string[], base: string): string | null =>
  filmThing(title, told, base)[0]?.drawing ?? null;

test("a plain thing is a film's where its title names it and its sentences go on about it", () => {
  assert.equal(
    of(
      "Die Uhr im Turm",
      ["Die Uhr ist alt.", "Jede Uhr geht nach.", "Wer die Uhr aufzieht, hört sie."],
      "de",
    ),
    "clock",
  );
  assert.equal(
    of("時計職人の一日", ["時計は古い。", "時計を開けます。", "時計が動きます。", "店は静かです。"], "ja"),
    "clock",
  );
  assert.equal(
    of("El libro de la abuela", ["El libro es viejo.", "Abrió el libro.", "El libro huele a té."], "es"),
    "open-book",
  );
});

test("an hour, a key to something and a word said once are no things", () => {
  assert.equal(
    of("Um 8 Uhr im Turm", ["Um 8 Uhr kommt er.", "Um 9 Uhr geht er.", "Um 10 Uhr ist Ruhe."], "de"),
    null,
  );
  assert.equal(
    of("The key to sleep", ["The key is rest.", "The key to rest is dark.", "A key to both is air."], "en"),
    null,
  );
  assert.equal(
    of("Die Uhr im Turm", ["Die Uhr ist alt.", "Der Turm ist hoch.", "Die Stadt schläft."], "de"),
    null,
  );
});

test("what a title says its name is, is drawn though the film calls it by its name", () => {
  const called = (title: string, base: string) => calledThing(title, base)[0]?.drawing ?? null;
  assert.equal(called("Lumen Desk: a lamp that follows the sun", "en"), "lamp");
  assert.equal(called("Nachtlicht – die Lampe fürs Kinderzimmer", "de"), "lamp");
  assert.equal(called("Tidal: how we keep the books of a harbour", "en"), null);
  assert.equal(called("A lamp that follows the sun", "en"), null);
});

test("a title names its thing alone in a short film, and where a sentence takes it up", () => {
  const long = Array.from({ length: 12 }, () => "Nobody waits long.");
  assert.deepEqual(titleThing("How to use the lift during the works", ["Wait for the light."], "en"), [{ drawing: "elevator", score: 1 }]); // prettier-ignore
  assert.deepEqual(titleThing("How to use the lift", [...long, "The lift holds four."], "en"), [{ drawing: "elevator", score: 1 }]); // prettier-ignore
  assert.deepEqual(titleThing("How to use the lift", long, "en"), []);
  assert.deepEqual(titleThing("The key to a quiet night", ["Sleep early."], "en"), []);
});
