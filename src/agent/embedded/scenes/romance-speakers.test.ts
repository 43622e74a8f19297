import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "../plan.fixture.ts";
import { romanceSpeaker } from "./romance-speakers.ts";

const SAID: [language: string, after: string, who: string][] = [
  ["it", " cantavano le mondine di Vercelli.", "Le mondine di Vercelli"],
  ["it", ", brontolava spesso zio Ettore.", "Zio Ettore"],
  ["fr", ", plaisantait toujours ma tante Odile.", "Ma tante Odile"],
  ["es", ", bromea su hija.", "Su hija"],
  ["pt", ", resmunga o mestre Zé.", "O mestre Zé"],
  ["ca", ", deia en Jordi.", "En Jordi"],
  ["ca", ", va dir la Núria Puig.", "La Núria Puig"],
  ["ro", ", spunea bunica.", "Bunica"],
  ["ro", ", își amintește Ioana Pop.", "Ioana Pop"],
];

for (const [language, after, who] of SAID)
  test(`below a quotation stands a name without its verb:${after}`, () =>
    assert.equal(romanceSpeaker(after, language), who));

const NOBODY: [language: string, after: string][] = [
  ["fr", ", et la salle rit."],
  ["fr", ", toute la classe rit."],
  ["it", ", grida la folla quando entra la squadra."],
  ["es", ", se lee en la puerta."],
  ["pt", ", disse a uma jornalista."],
  ["ro", ", a răspuns ea."],
  ["en", ", sings the choir."],
  ["fr", ""],
];

for (const [language, after] of NOBODY)
  test(`no name behind a quotation:${after}`, () => assert.equal(romanceSpeaker(after, language), null));

test("a quotation is signed without its verb, and by no pronoun", () => {
  const sung = shown(
    "«Chi semina vento raccoglie tempesta e anche peggio» cantavano le mondine di Vercelli.",
    "it",
  );
  assert.ok(sung.kind === "quote");
  assert.equal(sung.attribution, "Le mondine di Vercelli");
  const answered = shown("„Am venit să cânt, nu să tac”, le-ar fi răspuns ea.", "ro");
  assert.ok(answered.kind === "quote");
  assert.equal(answered.attribution, undefined);
});

test("a French quotation of two sentences keeps its closing mark, and its speaker before it", () => {
  const visual = shown(
    "Le mot de Nadia Lopez, boulangère : « Un pain rassis, c'est encore un repas. Et un repas, ça se partage. »",
    "fr",
  );
  assert.ok(visual.kind === "quote");
  assert.equal(visual.text, "Un pain rassis, c'est encore un repas. Et un repas, ça se partage.");
});
