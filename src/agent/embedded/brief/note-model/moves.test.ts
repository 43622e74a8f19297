import assert from "node:assert/strict";
import { test } from "node:test";
import { isPostscript } from "./letter-request.ts";
import { turnsToMaker } from "./moves.ts";

test("senders turn to the maker with what they insist on, like, spare and leave open", () => {
  for (const said of [
    "Make that huge.",
    "This is my favourite.",
    "No Scottish music, I beg you.",
    "Up to you.",
    "Keep him out of the film.",
    "Mettez le chiffre en grand.",
  ])
    assert.ok(turnsToMaker(said), said);
});

test("what viewers are told is no such turn, though it begins alike", () => {
  for (const said of [
    "You decide what goes into the soup.",
    "You choose a colour.",
    "The best part of the trip is the ferry.",
    "Sie machen Brot aus Roggen.",
    "Wir stellen sie in die Sonne.",
    "Man betont die erste Silbe.",
    "En grand, il mesure trois mètres.",
    "Esta sopa no lleva nada de sal.",
    "Voilà la tour.",
    "Leave them out overnight.",
    "Keep it out of reach of children.",
    "NB is the postal code of New Brunswick.",
    "There is no sound in space.",
    "Man betont das erste Wort.",
    "The bats linger until dusk.",
    "Let the wine stand and let it breathe.",
  ])
    assert.ok(!turnsToMaker(said), said);
});

test("what stands behind the name has its label, and a psalm has none", () => {
  for (const said of ["P.S. No photos.", "PS: Jenny agrees.", "_PS Tom is away._", "追伸、写真はありません"]) assert.ok(isPostscript(said), said); // prettier-ignore
  for (const said of ["Ps. 23 is read.", "NB is a postal code.", "Psalms are sung."]) assert.ok(!isPostscript(said), said); // prettier-ignore
});
