import assert from "node:assert/strict";
import { test } from "node:test";
import { changedBy } from "./changed-by.ts";

function signIn(language: string, sentence: string): string {
  const [before = "", after = ""] = sentence.split("|9 %|");
  return changedBy(before, after, language);
}

test("what fell or rose by a share has its sign, wherever the verb stands", () => {
  assert.equal(signIn("de", "Im vergangenen Jahr sind die Ausleihen um |9 %| gesunken."), "−");
  assert.equal(signIn("fr", "Les émissions ont diminué de |9 %| en un an."), "−");
  assert.equal(signIn("es", "Las ventas aumentaron un |9 %| respecto a 2023."), "+");
  assert.equal(signIn("it", "I prestiti sono calati del |9 %|."), "−");
  assert.equal(signIn("nl", "Het verbruik is met |9 %| gestegen."), "+");
  assert.equal(signIn("pl", "Liczba skarg spadła o |9 %|."), "−");
  assert.equal(signIn("ru", "Потребление выросло на |9 %|."), "+");
});

test("a level, a share, and what goes both ways have none", () => {
  assert.equal(signIn("de", "Der Verbrauch wurde auf |9 %| gesenkt."), "");
  assert.equal(signIn("fr", "Une part de |9 %| des lecteurs."), "");
  assert.equal(signIn("de", "Was gestiegen war, ist um |9 %| gesunken und gefallen."), "−");
  assert.equal(signIn("de", "Gestiegen und gesunken ist es um |9 %|."), "");
  assert.equal(signIn("xx", "sunk um |9 %| gesunken"), "");
});
