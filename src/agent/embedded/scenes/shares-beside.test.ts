import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableBlock } from "../brief/brief.ts";
import { sharesBeside } from "./shares-beside.ts";

function tableOf(...lines: string[]): TableBlock {
  const cells = lines.map((line) => line.split("|").map((cell) => ({ shown: cell.trim(), spoken: cell.trim() }))); // prettier-ignore
  const [header = [], ...rows] = cells;
  return { kind: "table", header, rows, align: header.map(() => "start"), span: { start: 0, end: 1 } };
}

test("shares beside one more column are parts of bars, with that column at their names", () => {
  const data = sharesBeside(tableOf("東京から | 所要時間 | 鉄道 | 飛行機", "大阪 | 約2時間20分 | 約85% | 約15%", "福岡 | 約4時間45分 | 約10% | 約90%"), "ja"); // prettier-ignore
  assert.deepEqual(data?.categories, ["大阪 · 約2時間20分", "福岡 · 約4時間45分"]);
  assert.equal(data?.chart, "stacked");
  assert.deepEqual(data?.series.map(({ name, values }) => [name, ...values]), [["鉄道", 85, 10], ["飛行機", 15, 90]]); // prettier-ignore
  assert.equal(data?.measure, "東京から · 所要時間");
});

test("what is no whole, or says more than one thing besides, stays a table", () => {
  for (const lines of [
    ["From | Time | Rail | Air", "A | 2 h | 85% | 25%", "B | 4 h | 10% | 90%"],
    ["From | Time | Price | Rail | Air", "A | 2 h | £9 | 85% | 15%", "B | 4 h | £8 | 10% | 90%"],
    ["From | Rail | Air", "A | 85% | 15%", "B | 10% | 90%"],
    ["From | Time | Rail | Air", "A | 2 h | 85 | 15", "B | 4 h | 10 | 90"],
    ["From | Why | Rail | Air", "A | because nobody flies there any more | 85% | 15%", "B | – | 10% | 90%"],
    ["From | Time | Rail | Air", "A | 2 h | 85% | 15%"],
    ["From | Time | Rail | Air", "A | 2 h | up to 85% | 15%", "A | 4 h | 10% | 90%"],
  ])
    assert.equal(sharesBeside(tableOf(...lines), "en"), null, lines.join(" / "));
});
