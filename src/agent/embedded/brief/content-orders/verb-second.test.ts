import assert from "node:assert/strict";
import test from "node:test";
import { verbSecond, withVerbFirst } from "./verb-second.ts";

test("a clause whose verb stands last is told as a sentence", () => {
  assert.equal(verbSecond("die Hosen damals elf Monate hielten", "de"), "die Hosen hielten damals elf Monate");
  assert.equal(verbSecond("man einen Ausweis mitbringt", "de"), "man bringt einen Ausweis mit");
  assert.equal(verbSecond("wir im letzten Jahr 61 Frauen abweisen mussten", "de"), "wir mussten im letzten Jahr 61 Frauen abweisen");
  assert.equal(verbSecond("drei Viertel aller Arten im Boden wohnen", "de"), "drei Viertel aller Arten wohnen im Boden");
  assert.equal(verbSecond("der Bogen kippt, wenn der Stein fehlt", "de"), "der Bogen kippt, wenn der Stein fehlt");
  assert.equal(verbSecond("zijn sterkste lens 270 keer vergrootte", "nl"), "zijn sterkste lens vergrootte 270 keer");
  assert.equal(verbSecond("je altijd mee kunt doen", "nl"), "je kunt altijd mee doen");
  assert.equal(verbSecond("sie antwortet", "de"), "sie antwortet");
}); // prettier-ignore

test("verbs and what only looks like them are told apart by what stands beside 'and'", () => {
  assert.equal(withVerbFirst("in Ulm lebte und arbeitete", "de"), "lebte in Ulm und arbeitete");
  assert.equal(withVerbFirst("viele alte und neue Häuser baute", "de"), "baute viele alte und neue Häuser");
  assert.equal(withVerbFirst("dort Brot und Salz verkaufte", "de"), "verkaufte dort Brot und Salz");
});

test("what is not sure is not turned", () => {
  for (const clause of ["im letzten Jahr 400 Leute kamen", "die Zahl, wie jedes Jahr, stieg", ""])
    assert.equal(verbSecond(clause, "de"), null, clause);
  assert.equal(withVerbFirst("in 1990 begon en nu 40 mensen helpt", "nl"), null);
  assert.equal(verbSecond("the bridge was built", "en"), null);
}); // prettier-ignore
