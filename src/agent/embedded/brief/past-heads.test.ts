import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const shape = (text: string): [string | null, number][] =>
  readBrief(text).sections.map(({ title, blocks }) => [title?.shown ?? null, blocks.length]);

test("below an empty line a plain head is over, where heads stand right above their lines", () => {
  const text = `弓道クラブ新入会員募集

■ 日程
- 初級：土曜の朝
- 夜間：火曜の夜

■ 会費
- 大人 4000円
- 学生 2500円

■ 約束
射場では話しません。人の弓は引きません。

昨年の会員は62名です。秋の大会では準優勝でした。`;
  assert.deepEqual(shape(text), [
    ["日程", 1],
    ["会費", 1],
    ["約束", 1],
    [null, 1],
  ]);
});

test("a paragraph that speaks of what its head names stays, and so does all under Markdown's headings", () => {
  assert.deepEqual(shape("■ 約束\n射場では話しません。\n\n約束を守れない人は帰ります。\n\n■ 会費\n- 大人 4000円\n- 学生 2500円\n\n■ 日程\n- 土曜の朝\n- 火曜の夜"), [
    ["約束", 2],
    ["会費", 1],
    ["日程", 1],
  ]);
  const markdown = "# Club\n\n## Dates\n- Saturday\n- Tuesday\n\n## Rules\nNobody speaks on the range.\n\nLast year we were 62. We came second.";
  assert.deepEqual(shape(markdown).map(([title]) => title), ["Dates", "Rules"]);
}); // prettier-ignore

test("where the text under most heads has several paragraphs, an empty line ends nothing", () => {
  const text = "■ 歴史\n昔からあります。\n\n千年前の絵にもあります。\n\n■ 道具\n竹で作ります。\n\n木でも作ります。\n\n■ 的\n遠くにあります。";
  assert.deepEqual(shape(text).map(([title]) => title), ["歴史", "道具", "的"]);
}); // prettier-ignore
