import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

function shown(text: string): string[] {
  const plan = film(`# 水無瀬 あかり市\n\n川沿いの通りに、手すき和紙のあかりが灯ります。\n\n${text}\n`, "ja");
  return plan.scenes.slice(2).map(({ visual }) => {
    if (visual.kind === "table") return `${visual.heading}: ${visual.rows.map((row) => row.join(" = ")).join(" | ")}`; // prettier-ignore
    if (visual.kind === "bullets") return `${visual.heading}: ${visual.items.map(({ label, detail }) => `${label} ${detail ?? ""}`.trim()).join(" | ")}`; // prettier-ignore
    return visual.kind === "statement" ? visual.text : visual.kind;
  });
}

test("lines with ・ are items under the line above, those with prices a table, and a note stays seen", () => {
  assert.deepEqual(
    shown("料金\n・入場 無料\n・灯籠づくり体験 大人1,200円／小学生以下600円（各回20名、予約優先）\n・紙すき体験 1,800円\n※現金のみ"),
    ["料金: 入場 = 無料 | 灯籠づくり体験（各回20名、予約優先） = 大人1,200円／小学生以下600円 | 紙すき体験 = 1,800円", "現金のみ"],
  ); // prettier-ignore
  assert.deepEqual(shown("持ち物\n・水筒\n・タオル\n・筆記用具"), ["持ち物: 水筒 | タオル | 筆記用具"]);
});

test("a note in the line of a fact cuts the fact short no more", () => {
  assert.deepEqual(
    shown("開催日：11月14日（土）・15日（日）　※小雨決行、荒天の場合は22日（日）に延期\n時間：14時〜20時30分"),
    [": 開催日 11月14日（土）・15日（日） | 小雨決行、荒天の場合は22日（日）に延期 | 時間 14時〜20時30分"],
  ); // prettier-ignore
});
