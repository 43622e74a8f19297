import assert from "node:assert/strict";
import { test } from "node:test";
import { amountPoint } from "./amount-point.ts";
import { writtenAmounts } from "./written-amounts.ts";

/** The text with the point of its first amount in brackets; as it is where there is none. */
function pointed(text: string, base: string, amount?: string): string {
  const start = amount === undefined ? -1 : text.indexOf(amount);
  const marked = amount === undefined ? writtenAmounts(text, base) : [{ start, end: start + amount.length }];
  const point = amountPoint(text, marked, base);
  return point === null
    ? text
    : `${text.slice(0, point.start)}[${text.slice(point.start, point.end)}]${text.slice(point.end)}`;
}

test("the one amount of a sentence is its point, with what it is not read without", () => {
  assert.equal(
    pointed("Three of them walked for thirty-six hours over mountains", "en"),
    "Three of them walked for [thirty-six hours] over mountains",
  );
  assert.equal(
    pointed("The shore was six hundred yards away.", "en"),
    "The shore was [six hundred yards away.]",
  );
  assert.equal(
    pointed("They left the hut with 14 days of food", "en", "14 days"),
    "They left the hut with [14 days of food]",
  );
  assert.equal(
    pointed("The library lends to 12,000 people a year", "en", "12,000 people"),
    "The library lends to [12,000 people a year]",
  );
  assert.equal(
    pointed("Zwischen 10 und 60 Grad vermehren sich Keime besonders schnell", "de", "60 Grad"),
    "[Zwischen 10 und 60 Grad] vermehren sich Keime besonders schnell",
  );
  assert.equal(
    pointed("She wanted to beat the eighty days of Jules Verne's hero", "en", "eighty days"),
    "She wanted to beat the [eighty days] of Jules Verne's hero",
  );
  assert.equal(
    pointed("El 92 % de las bicis se arregla en la primera visita", "es", "92 %"),
    "[El 92 % de las bicis] se arregla en la primera visita",
  );
  assert.equal(
    pointed("Nearly 40% of our members come back after three months", "en", "40%"),
    "Nearly [40% of our members] come back after three months",
  );
  assert.equal(
    pointed("Deux cent mille personnes quittent leur maison", "fr"),
    "[Deux cent mille personnes] quittent leur maison",
  );
});

test("where words carry endings or no blanks part them, an amount keeps what leans on it", () => {
  for (const [text, base, amount, point] of [
    ["The city charges us £186 a tonne", "en", "£186", "£186 a tonne"],
    ["मेले में साड़ियाँ 3,200 रुपये से शुरू होती हैं", "hi", "3,200 रुपये", "3,200 रुपये से"],
    ["한 사람이 하루에 물 300리터를 씁니다", "ko", "300리터", "300리터를"],
    ["去年每位老人平均损失 2.8 万元", "zh", "2.8 万元", "2.8 万元"],
    ["高さは3776メートルで、二つの県にまたがっています", "ja", "3776メートル", "3776メートルで"],
  ] as const)
    assert.match(
      pointed(text, base, amount),
      new RegExp(`\\[${point.replace(/[.$]/gu, "\\$&")}\\]`, "u"),
      text,
    );
});

test("a sentence that would not be read around its amount stays whole", () => {
  // Two words are no sentence around it; a bare number says nothing; two amounts, two points.
  for (const [text, amount] of [
    ["She waited for twenty days", "twenty days and more than that, it is said in the village"],
    ["About 229 people", "229 people"],
    ["Culverts as wide as a tunnel, 5.5 metres across, run inside the walls", "5.5 metres"],
    ["She died in Bergen on 4 May, aged 93 years", "93 years"],
    ["There were 36 of them on the ice that day", "36"],
    ["He wrote (in 1,200 letters to friends) that all was well", "1,200 letters"],
  ] as const)
    assert.equal(pointed(text, "en", amount), text);
  assert.equal(pointed("乗客は1200人を超えていた", "ja", "1200人"), "乗客は1200人を超えていた");
  const both = "Fifty hours and thirty men";
  assert.equal(pointed(both, "en"), both);
  const long = `The ship, ${"which had been built in Leith for the mail, ".repeat(2)}carried fifty men to the north`;
  assert.equal(pointed(long, "en"), long);
});

test("beside another number that its sentence tells, an amount is no point", () => {
  for (const text of [
    "We promised delivery in 14 days and took 19",
    "With 12 million rows the tree is four levels deep",
  ]) {
    const [amount = ""] = /14 days|12 million/u.exec(text) ?? [];
    const start = text.indexOf(amount);
    assert.equal(amountPoint(text, [{ start, end: start + amount.length }], "en"), null, text);
  }
  const dated = "In 1914 she carried 229 people over the sea";
  assert.notEqual(amountPoint(dated, [{ start: 20, end: 30 }], "en"), null);
});

test("a bound is no point, and a span written with or is one", () => {
  const bound = "Admission is free for all children under the age of eighteen years";
  assert.equal(pointed(bound, "en", "eighteen years"), bound);
  const span = "O poço busca a água que está na rocha, a 50 ou 60 metros de fundura";
  const at = span.indexOf("60 metros");
  const point = amountPoint(span, [{ start: at, end: at + 9 }], "pt");
  assert.ok(point === null || span.slice(point.start).startsWith("50 ou 60 metros"));
});
