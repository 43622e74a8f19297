import assert from "node:assert/strict";
import test from "node:test";
import { breathsOf } from "./breaths.ts";
import { opensWhatFollows } from "./chinese-frames.ts";

test("a time, a cause and a case open what follows; a clause stands", () => {
  for (const opens of [
    "因地铁九号线车站施工，12月1日起",
    "從海拔三十公尺到兩千兩百多公尺",
    "如果在山里遇到火",
    "到了抽穗以前",
    "1973年",
    "从三月开始",
    "自去年以来",
    "在山谷里",
    "三年后",
    "12月1日起",
  ])
    assert.ok(opensWhatFollows(opens), opens);
  for (const stands of ["1973年，袁隆平和他的同事培育出了杂交水稻", "李大爷以前一个人在家，一锅粥吃一天", ""])
    assert.ok(!opensWhatFollows(stands), stands);
});

test("words that begin or end alike set no time and no place", () => {
  for (const stands of [
    "全长十二公里",
    "他自己做饭",
    "自己做饭",
    "自行车很多",
    "当地人很高兴",
    "当然可以",
    "书放在桌子上",
    "因此我们走了",
    "店开在地铁站里",
    "从来没有人来过",
    "价格落后",
    "经过两年修好了",
    "他走了三个小时",
    "店在人民路5号",
  ])
    assert.ok(!opensWhatFollows(stands), stands);
});

test("no page of Chinese ends on what only opens the next", () => {
  const closed = "因地铁九号线车站施工，12月1日起，人民路从邮电局到文庙一段封闭，预计十四个月。";
  for (const { text } of breathsOf(closed, "zh").slice(0, -1)) assert.ok(!opensWhatFollows(text), text);
  assert.equal(
    breathsOf("1973年，袁隆平和他的同事培育出了杂交水稻，每亩产量从三百公斤提高到五百公斤以上。", "zh")
      .length,
    2,
  );
});
