import assert from "node:assert/strict";
import { test } from "node:test";
import { rowOfThings } from "./row-of-things.ts";

const drawn = (text: string, base: string): string[] | null =>
  rowOfThings(text, base)?.map(({ drawing }) => drawing) ?? null;

test("the things that a sentence names one after another are a row", () => {
  const cases: [string, string, string[]][] = [
    ["We need potatoes, carrots, onions and a large pot", "en", ["potato", "carrot", "onion"]],
    ["Cows, sheep and horses graze here", "en", ["cow", "ewe", "horse"]],
    [
      "Auf dem Hof leben eine Kuh, ein Pferd, drei Hühner und ein Schwein",
      "de",
      ["cow", "horse", "chicken", "pig"],
    ],
    ["倉庫には金づち、はしご、バケツがあります", "ja", ["hammer", "ladder", "bucket"]],
    ["망치, 사다리, 열쇠를 가져오세요", "ko", ["hammer", "ladder", "key"]],
    ["छाता, बोतल, चाबी और जूते लाएँ", "hi", ["umbrella", "bottle", "key", "mans-shoe"]],
    ["نحتاج بطاطس، وجزر، وبصل", "ar", ["potato", "carrot", "onion"]],
  ];
  for (const [text, base, things] of cases) {
    const found = drawn(text, base);
    assert.deepEqual(found?.slice(0, things.length), things, text);
  }
});

test("no row: what is denied, two things, or clauses that each go on", () => {
  const none: [string, string][] = [
    ["Never bring a knife, a candle or a bottle", "en"],
    ["Bitte kein Brot, keine Eier und keine Milch", "de"],
    ["Bring a hammer and a ladder", "en"],
    [
      "He took the horse to the market, went back to the house where his mother waited, and opened the old door",
      "en",
    ],
    ["The bread was late, the van had broken down on the bridge that morning, and nobody had a key", "en"],
    ["Samuel Pepys, who kept a diary, buried his wine and a Parmesan cheese in his garden", "en"],
    ["Er nahm das Brot, verkaufte seine Kuh und vergaß den Käse", "de"],
    ["", "en"],
  ];
  for (const [text, base] of none) assert.equal(drawn(text, base), null, text);
});

test("where more is missing than one of four, the words are enough", () => {
  assert.equal(drawn("We sell bread, zorbles, milk, frumious quonks and eggs", "en"), null);
});
