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
  ])
    assert.ok(opensWhatFollows(opens), opens);
  for (const stands of ["1973年，袁隆平和他的同事培育出了杂交水稻", "李大爷以前一个人在家，一锅粥吃一天", ""])
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
