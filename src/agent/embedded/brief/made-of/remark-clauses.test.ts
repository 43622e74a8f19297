import assert from "node:assert/strict";
import { it } from "node:test";
import { withoutRemarkClauses } from "./remark-clauses.ts";

const left = (source: string): string => {
  const { text } = withoutRemarkClauses(source);
  assert.equal(text.length, source.length);
  return text.replace(/[^\S\n]+/gu, " ").trim();
};

it("cuts what a sender remarks behind a fact", () => {
  assert.equal(left("Bir litre için 8-9 kilo zeytin gerekiyor, insanlar buna şaşırıyor, güzel bir ayrıntı olabilir."), "Bir litre için 8-9 kilo zeytin gerekiyor, insanlar buna şaşırıyor."); // prettier-ignore
  assert.equal(left("Er hat den Ofen 1911 selbst gemauert, das wäre ein schönes Detail."), "Er hat den Ofen 1911 selbst gemauert."); // prettier-ignore
  assert.equal(left("2022年遇到高温,亩产下降,这一点要如实讲,不要回避。"), "2022年遇到高温,亩产下降。");
  assert.equal(left("וועד הבית יעלה מ-180 ל-420, צריך להגיד גם את זה ביושר"), "וועד הבית יעלה מ-180 ל-420");
  assert.equal(
    left("One of the dead was Maria Distasio, please name her."),
    "One of the dead was Maria Distasio.",
  );
  assert.equal(
    left("オーナーは毎年通っています（入れられたら入れてください）。"),
    "オーナーは毎年通っています 。",
  );
});

it("takes a sentence of nothing else", () => {
  assert.equal(
    left("Der Preis steigt um 22 Cent. Das muss ehrlich gesagt werden."),
    "Der Preis steigt um 22 Cent.",
  );
  assert.equal(left("The door was red. Perhaps a nice detail for the film."), "The door was red.");
});

it("leaves what viewers are told", () => {
  for (const told of [
    "Stir in the butter, please, and don't skip the salt.",
    "The handle is shaped like a fish, a nice touch.",
    "It was cold, it has to be said.",
    "Es war, ehrlich gesagt, ein Fehler.",
    "If something breaks, please tell us.",
    "Rinse twice, don't forget that.",
    "Report it, don't hide it.",
    "Il faisait froid, il faut le dire.",
    "Keep the receipt, it could be useful.",
    "Bring a friend, the more the better (children are welcome).",
  ])
    assert.equal(left(told), told);
});
