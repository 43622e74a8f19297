import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "./plan.fixture.ts";

/** Openings of a film that speaks to its audience: what is heard first, and what the film is called. */
const OPENINGS: readonly (readonly [text: string, language: string, heard: string, title: string])[] = [
  ["Hi everyone,\n\nwelcome to week three of the course. Today we look at knots. A bowline holds under load.", "en", "Hi everyone, welcome to week three of the course.", "Welcome to week three of the course"],
  ["Hi everyone, welcome back to the workshop. Today we sharpen a kitchen knife. Wet the stone first.", "en", "Hi everyone, welcome back to the workshop.", "Welcome back to the workshop"],
  ["Hallo zusammen,\n\nheute zeige ich euch, wie man einen Schlauch flickt. Ihr braucht Kleber. Zuerst sucht ihr das Loch.", "de", "Hallo zusammen, heute zeige ich euch, wie man einen Schlauch flickt.", "Heute zeige ich euch, wie man einen Schlauch flickt"],
  ["Hola a todos. Hoy os enseño a hacer jabón. Hacen falta aceite y sosa.", "es", "Hola a todos. Hoy os enseño a hacer jabón.", "Hoy os enseño a hacer jabón"],
  ["Bonjour à toutes et à tous, et bienvenue dans notre jardin. Ici poussent cent vingt variétés de tomates.", "fr", "Bonjour à toutes et à tous, et bienvenue dans notre jardin.", "Bienvenue dans notre jardin"],
]; // prettier-ignore

test("whom a film greets is heard, and neither its name nor a thought of its own", () => {
  for (const [text, language, heard, title] of OPENINGS) {
    const plan = film(text, language);
    assert.equal(plan.title, title);
    assert.equal(
      plan.scenes[0]?.narration.join(" ").startsWith(heard),
      true,
      plan.scenes[0]?.narration.join(" "),
    );
    assert.doesNotMatch(
      JSON.stringify(plan.scenes.map(({ visual }) => visual)),
      /everyone|zusammen|Hola|Bonjour/u,
    );
  }
  const titled = film(
    "# The pool\n\nHi everyone, and welcome to the pool. Before you jump in, three things.\n\nShower first.",
  );
  const shown = JSON.stringify(titled.scenes.map(({ visual }) => visual));
  assert.match(shown, /Welcome to the pool/u);
  assert.doesNotMatch(shown, /Hi everyone/u);
  assert.match(titled.scenes.flatMap(({ narration }) => narration).join(" "), /Hi everyone, and welcome/u);
});

test("lines that somebody typed without a stop are sentences, under the first", () => {
  const { title, scenes } = film("ab montag neue öffnungszeiten\nwir sind von 8 bis 18 uhr da\nsamstag nur bis 12\nparken hinter dem haus", "de"); // prettier-ignore
  assert.equal(title, "Ab montag neue öffnungszeiten");
  const said = scenes.flatMap(({ narration }) => narration);
  assert.ok(
    said.includes("Wir sind von 8 bis 18 uhr da.") &&
      said.includes("Samstag nur bis 12; parken hinter dem haus."),
    said.join("|"),
  );
  const verse = film("a button\na jolt\nthe town grows small", "en")
    .scenes.map(({ visual }) => visual.kind)
    .join();
  assert.match(verse, /quote/u);
});
