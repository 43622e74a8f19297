import assert from "node:assert/strict";
import { test } from "node:test";
import { clauseAlone } from "./clause-alone.ts";

test("a clause that goes on stands alone in the style of notes", () => {
  for (const [language, clause, alone] of [
    ["ja", "起床し", "起床"],
    ["ja", "朝食をとり", "朝食をとる"],
    ["ja", "講義が始まります", "講義が始まる"],
    ["ja", "散歩を行い", "散歩"],
    ["ja", "部屋を出て", "部屋を出て"],
    ["ja", "五時に起き", "五時に起きる"],
    ["ja", "本を読み始め", "本を読み始める"],
    ["ja", "集合", "集合"],
    ["ko", "작가와 만나고", "작가와 만남"],
    ["ko", "책을 읽고", "책을 읽음"],
    ["ko", "청소를 합니다", "청소"],
    ["ko", "수업이 시작됩니다", "수업이 시작됨"],
    ["ko", "집합", "집합"],
    ["ko", "창고", "창고"],
    ["zh", "出发", "出发"],
    ["en", "we leave", "we leave"],
  ] as const)
    assert.equal(clauseAlone(clause, language), alone);
});
