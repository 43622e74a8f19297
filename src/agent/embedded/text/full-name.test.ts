import assert from "node:assert/strict";
import { test } from "node:test";
import { lowerFirst } from "../english/grammar.ts";
import { startsWithFullName } from "./full-name.ts";

test("a name of two parts and one with its title are known, whatever language they come from", () => {
  for (const name of [
    "Anders Franzén finds her",
    "Queen Maud lays the foundation stone",
    "Ludwig van Beethoven composes",
    "Inès Morel",
    "María de la Cruz abre",
    "Ольга Петрова поёт",
  ])
    assert.ok(startsWithFullName(name), name);
});

test("a small word before a name is none, nor are common words and a word alone", () => {
  for (const text of [
    "The King sails",
    "In Berlin",
    "Dans Paris",
    "Divers in a bell",
    "When Anna comes",
    "Queen bees",
    "Siempre",
  ])
    assert.ok(!startsWithFullName(text), text);
});

test("put behind a date, a name keeps its capital and another word does not", () => {
  assert.equal(lowerFirst("Anders Franzén finds her"), "Anders Franzén finds her");
  assert.equal(lowerFirst("Queen Maud lays the stone"), "Queen Maud lays the stone");
  assert.equal(lowerFirst("Divers find the bell"), "divers find the bell");
  assert.equal(lowerFirst("İki gemi batar"), "iki gemi batar");
});
