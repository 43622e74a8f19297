import assert from "node:assert/strict";
import test from "node:test";
import { breathsOf } from "./breaths.ts";
import { clauseEnd } from "./japanese-clauses.ts";

const textsOf = (sentence: string): string[] => breathsOf(sentence, "ja").map(({ text }) => text);

test("a topic, a thing of a row, a time and what is denied end no clause; a verb with what joins it to the next does", () => {
  for (const open of [
    "日本の食堂の前には、湯気の立たないラーメンや",
    "事業として大きく育てたのは",
    "水に落ちたろうそくの蝋が花のように固まるのを見た思い出から",
    "いちばん難しいのは、派手な料理ではなく",
    "そこで1970年代ごろから",
    "高さの差は92メートルしかなく",
  ])
    assert.equal(clauseEnd(open), "open", open);
  for (const linked of [
    "1653年に玉川上水の工事が始まり",
    "人々は毎年七月七日に井戸をさらい",
    "量がひと目で分かるため",
  ])
    assert.equal(clauseEnd(linked), "linked", linked);
  for (const clause of [
    "工事は八か月で終わりましたが",
    "冬は水が冷たいので",
    "紙が足りなかったから",
    "読めるけれど",
  ])
    assert.equal(clauseEnd(clause), "clause", clause);
  assert.equal(clauseEnd(""), "open");
});

test("a page of Japanese ends with a whole clause: what has none in the middle is read whole", () => {
  const whole =
    "大正から昭和の初めにかけて作られるようになり、字を読まなくても料理と量がひと目で分かるため、百貨店の食堂などで広まりました。";
  assert.deepEqual(textsOf(whole), [whole]);
  assert.equal(
    textsOf(
      "工事はわずか八か月で終わりましたが、水が江戸の町に届くまでにはさらに長い年月がかかったと伝えられています。",
    ).length,
    2,
  );
});

test("what cannot be read whole is parted behind a verb, not behind a thing of a row", () => {
  const long =
    "職人はまず本物の料理や野菜や魚や肉を一つずつシリコーンで型取りし、そこに色を混ぜた樹脂をゆっくりと流し込み、固まったら筆やエアブラシで何度も色を重ねてから、最後に一つずつ皿の上に盛りつけて店に届けます。";
  const parts = textsOf(long);
  assert.ok(parts.length > 1);
  for (const part of parts.slice(0, -1)) assert.notEqual(clauseEnd(part), "open", part);
});
