import assert from "node:assert/strict";
import { test } from "node:test";
import { askedShares } from "./asked-shares.ts";

const read = (sentence: string, language: string) => {
  const shows = askedShares(sentence, language)?.shows;
  return shows?.form === "table" ? shows.rows.map(({ cells }) => cells.join(" = ")) : null;
};

test("shares stand beside what was answered", () => {
  assert.deepEqual(read('We asked why: 38% said the door is too heavy, 27% that it is too dark, 14% "never knew it was there".', "en"), ["38% = Said the door is too heavy", "27% = That it is too dark", '14% = "never knew it was there"']); // prettier-ignore
  assert.deepEqual(read("سألنا عن السبب: 41% قالوا إن المحطة بعيدة، و26% بسبب توصيل الأولاد، و18% بسبب حرّ الصيف.", "ar"), ["41% = قالوا إن المحطة بعيدة", "26% = بسبب توصيل الأولاد", "18% = بسبب حرّ الصيف"]); // prettier-ignore
  assert.deepEqual(read("我们问了180位老人：46%怕点错，31%不会绑卡，23%习惯排队。", "zh"), ["46% = 怕点错", "31% = 不会绑卡", "23% = 习惯排队"]); // prettier-ignore
});

test("parts of a whole, and a clause without its share, are no answers", () => {
  assert.equal(read("We asked for the bill: 40% rent, 30% food, 30% fun.", "en"), null);
  assert.equal(
    read("The budget: 40% goes to the rent of the hall, 30% to the food, 30% to the band.", "en"),
    null,
  );
  assert.equal(
    read("We asked why: 38% said the door is heavy, nobody said more, 27% that it is dark.", "en"),
    null,
  );
});
