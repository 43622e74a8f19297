import assert from "node:assert/strict";
import { test } from "node:test";
import { askedInside } from "./asked-inside.ts";

test("the question that people put names a text which begins by telling of it", () => {
  for (const [sentence, base, title] of [
    ["People come into the shop every week and ask me the same thing, should we get a real piano or a digital one for our daughter, she's seven.", "en", "A real piano or a digital one?"],
    ["Parents keep asking us, how much sleep does a child of six need, and it depends.", "en", "How much sleep does a child of six need?"],
    ["Jede Woche kommen Leute und fragen mich dasselbe, sollen wir ein Klavier oder ein Digitalpiano kaufen.", "de", "Ein Klavier oder ein Digitalpiano?"],
    ["On me demande toujours la même chose : faut-il un vrai piano pour débuter.", "fr", "Faut-il un vrai piano pour débuter ?"],
  ] as const)
    assert.equal(askedInside(sentence, base), title);
}); // prettier-ignore

test("who asks nothing, or asks for something, names nothing", () => {
  for (const sentence of ["She asked me, very politely, to leave.", "They ask, is it?", "We asked for a van and got two."])
    assert.equal(askedInside(sentence, "en"), null, sentence);
}); // prettier-ignore
