import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutOfRequest } from "./about-of-request.ts";
import { isFilmOfOthers } from "./films-of-others.ts";

test("films that others make, and one that is not wanted, are asked for by nobody", () => {
  for (const said of [
    "Everyone makes films about dying crafts and we're booked till October!",
    "I don't want a film about sad things.",
    "Please, not another film about bees.",
    "Tout le monde fait des films sur la mer.",
    "Ich will keinen Film über das Wehr.",
    "No quiero otro vídeo de abuelos tristes.",
  ])
    assert.ok(isFilmOfOthers(said), said);
});

test("what is wanted after all, or is missing yet, is asked for", () => {
  for (const said of [
    "We need a film about bees.",
    "We don't have a film about bees yet.",
    "Wir haben noch keinen Film über das Wehr.",
    "People need a film about bees.",
    "Everyone makes films about the sea, could you make one about the river?",
    "",
  ])
    assert.equal(isFilmOfOthers(said), false, said);
});

test("what everyone's films are about names nothing", () => {
  const said = ["Everyone makes films about dying crafts and we're booked till October!"];
  assert.equal(aboutOfRequest(said, "en", "We mend accordions."), null);
});

test("a difference without its sides names nothing", () => {
  const said = ["I need the film to explain the difference without me sounding like a snob about it."];
  assert.equal(aboutOfRequest(said, "en", "We bend glass."), null);
});

test("who was asked to make a film, and who needs it, says what it is about", () => {
  const asked = "We've been asked to get a video out about the water main on Dufferin Street because nobody read the notice.";
  assert.equal(aboutOfRequest([asked], "en", "The main was laid in 1931."), "The water main on Dufferin Street");
  const needed = ["I write about the film for the waiting room.", "We need it for mothers, on what to do when a small child has diarrhoea."];
  assert.equal(aboutOfRequest(needed, "en", "Start ORS at once."), "What to do when a small child has diarrhoea");
}); // prettier-ignore
