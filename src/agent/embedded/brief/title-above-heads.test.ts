import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const HEADS =
  "■ 일정\n- 초급반: 토요일 오전\n- 야간반: 화요일 저녁\n\n■ 회비\n- 일반 40,000원\n- 학생 25,000원";

test("the first line, alone above a greeting and headed parts, is the title", () => {
  const { title, intro } = readBrief(`한빛 합창단 신입 단원 모집 (4월)\n\n안녕하세요, 한빛 합창단입니다. 누구나 환영합니다.\n\n${HEADS}`);
  assert.equal(title?.shown, "한빛 합창단 신입 단원 모집 (4월)");
  assert.equal(intro.length, 1);
}); // prettier-ignore

test("a greeting, a label, a sentence and a heading of Markdown take no such title", () => {
  for (const first of ["안녕하세요!", "신입 단원 안내:", "한빛 합창단이 신입 단원을 모집합니다."])
    assert.equal(readBrief(`${first}\n\n한빛 합창단입니다. 누구나 환영합니다.\n\n${HEADS}`).title, null, first);
  const named = readBrief(`# 합창단\n\n봄 학기 단원 모집\n\n누구나 환영합니다. 노래합시다.\n\n## 일정\n토요일 오전.\n\n## 회비\n한 달에 만 원.`);
  assert.equal(named.title?.shown, "합창단");
}); // prettier-ignore
