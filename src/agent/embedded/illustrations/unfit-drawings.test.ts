import assert from "node:assert/strict";
import test from "node:test";
import { withoutEnded, withoutLists } from "./ended.ts";
import { contradicts, isOfUnwanted, UNFIT } from "./unfit-drawings.ts";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { isGrave } from "./grave-words.ts";

test("of a clause whose thing is over, shut or away nothing is read", () => {
  const kept: [base: string, text: string, gone: RegExp, left: RegExp][] = [
    ["en", "The bus is twenty minutes away. Her trailer hangs in the hall.", /bus/u, /trailer/u],
    ["en", "The Saturday shop closed in May, but the library grew.", /shop/u, /library/u],
    ["en", "The bus stopped at the door.", /^$/u, /bus/u],
    ["fr", "La pluie a cessé, le soleil revient.", /pluie/u, /soleil/u],
    ["de", "Der Bus fällt am Sonntag aus, die Uhr geht.", /Bus/u, /Uhr/u],
    ["de", "Die Mühle ist geschlossen, die Brücke steht.", /Mühle/u, /Brücke/u],
    ["hi", "बारिश रुकी, धूप निकली।", /बारिश/u, /धूप/u],
    ["ja", "雨がやんだので、自転車で行く。", /雨/u, /自転車/u],
    ["zh", "书店关门了，火车还在开。", /书店/u, /火车/u],
    ["ar", "توقف المطر، وظهرت الشمس.", /المطر/u, /الشمس/u],
  ];
  for (const [base, text, gone, left] of kept) {
    const read = withoutEnded(text, base);
    assert.doesNotMatch(read, gone, text);
    assert.match(read, left, text);
  }
});

test("one thing of a long list is not drawn, nor a pair's left out", () => {
  assert.doesNotMatch(
    withoutLists("They include celery, gluten, crustaceans, eggs and milk. A fish swims."),
    /egg/u,
  );
  assert.match(withoutLists("They include celery, gluten, crustaceans, eggs. A fish swims."), /fish/u);
  assert.match(withoutLists("Bread, butter and tea."), /Bread/u);
});

test("what looks wrong is a known drawing, and another kind of tree is told from the film's own", () => {
  for (const drawing of UNFIT) assert.ok(isIllustration(drawing), drawing);
  assert.ok(contradicts("deciduous-tree", ["palm-tree"]));
  assert.ok(!contradicts("deciduous-tree", ["deciduous-tree"]));
  assert.ok(isOfUnwanted("El problema", "es") && !isOfUnwanted("El problema de los tres cuerpos", "es"));
  assert.ok(isGrave("Tubby was the only life lost.", "en") && !isGrave("A long life, well lived.", "en"));
});
