import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { appositionOf, saysMore, withAppositions } from "./appositions.ts";

test("what only says more of a piece stays with it", () => {
  assert.deepEqual(withAppositions(["first the feet", "then the moves", "meaning the rustle of clothes", "and finally the props"], "en"), ["first the feet", "then the moves, meaning the rustle of clothes", "and finally the props"]); // prettier-ignore
  assert.deepEqual(withAppositions(["poser un fagot", "c'est-à-dire une base", "et partir"], "fr"), ["poser un fagot, c'est-à-dire une base", "et partir"]); // prettier-ignore
  assert.deepEqual(withAppositions(["扫地", "即清理地面", "关灯"], "zh"), ["扫地，即清理地面", "关灯"]);
  assert.deepEqual(appositionOf("die Prüfung, das heißt der Test", "de"), { name: "die Prüfung", detail: "das heißt der Test" }); // prettier-ignore
});

test("words that only begin alike say no more of it", () => {
  for (const piece of ["meanings of words", "thatch", "a meaning"]) assert.equal(saysMore(piece, "en"), false, piece); // prettier-ignore
  assert.equal(saysMore("soit le bus", "fr"), false);
  assert.equal(saysMore("etwa 200 g Mehl", "de"), false);
  assert.deepEqual(withAppositions(["米饭", "即食面", "面包"], "zh"), ["米饭", "即食面", "面包"]);
  assert.deepEqual(withAppositions(["Wasser", "besonders weiches Brot", "Salz"], "de"), ["Wasser", "besonders weiches Brot", "Salz"]); // prettier-ignore
  assert.equal(saysMore("especially soft bread", "en"), false);
  assert.equal(saysMore("especially the soft ones", "en"), true);
  assert.equal(saysMore("dites bonjour", "fr"), false);
  // Nothing stands before the first.
  assert.deepEqual(withAppositions(["for example tea", "coffee"], "en"), ["for example tea", "coffee"]);
});

test("three passes are three", () => {
  const { scenes } = film(
    "# Sounds\n\nNothing is as it sounds in a cinema.\n\n## Passes\n\nA film usually gets three passes: first the feet, then the moves, meaning the rustle of clothes, and finally the props.\n\n## End\n\nThat was all.\n",
  );
  const list = scenes.map(({ visual }) => visual).find(({ kind }) => kind === "bullets");
  assert.equal(list?.kind === "bullets" ? list.items.length : 0, 3);
});
