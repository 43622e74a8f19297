import assert from "node:assert/strict";
import { test } from "node:test";
import { namesNobody } from "./names-nobody.ts";
import { whoSays } from "./saying-verbs.ts";

test("a verb with when, or to whom, it was said names nobody", () => {
  for (const clause of [
    "říkávala",
    "říkal často",
    "vzpomínala později",
    "řekl nám tehdy",
    "mawiał zawsze",
    "powiedziała mi wtedy",
    "mondogatta mindig",
    "mondta nekem tavaly nyáron",
    "sanoi minulle viime kesänä",
    "muisteli usein",
    "сказала мне однажды",
    "he said",
    "dit-elle",
  ])
    // prettier-ignore
    assert.ok(namesNobody(clause), clause);
});

test("whoever is named, by a word alone too, is no nobody", () => {
  for (const clause of ["řekla mi babička", "mówi sąsiad", "sanoi isoäiti", "mondta nagyapám", "Jana Malá", "says the cook"])
    assert.ok(!namesNobody(clause), clause); // prettier-ignore
});

test("verbs of saying part names from what they say", () => {
  assert.equal(whoSays("říkával dědeček Antonín"), "dědeček Antonín");
  assert.equal(whoSays("meséli Kovács Ilona"), "Kovács Ilona");
  assert.equal(whoSays("toteaa apteekkari Liisa Aho"), "apteekkari Liisa Aho");
  assert.equal(whoSays("rät die Hebamme Ute Kern"), "die Hebamme Ute Kern");
  assert.equal(whoSays("legt monteur Kees Bol uit"), "monteur Kees Bol");
  assert.equal(whoSays("fügt Trainerin Anna Roth hinzu"), "Trainerin Anna Roth");
  assert.equal(whoSays("erinnert sich Anna Roth"), "Anna Roth");
  assert.equal(whoSays("gibt die Karte her"), null);
});
