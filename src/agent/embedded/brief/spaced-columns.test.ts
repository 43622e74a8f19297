import assert from "node:assert/strict";
import { test } from "node:test";
import { readBrief } from "./read-brief.ts";

const tables = (text: string): string[][][] =>
  readBrief(text).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "table" ? [block.rows.map((row) => row.map(({ shown }) => shown))] : [],
    ),
  );

test("lines of fields that blanks part are a table where writing sets none between words", () => {
  const text =
    "# 山小屋\n\nコースは次のとおりです。\n東コース 4.2キロ 沢沿いの道\n西コース 6.8キロ 岩場の尾根\n南コース 3.1キロ 家族向け\n\n水は自分で持ってきてください。";
  assert.deepEqual(tables(text), [
    [
      ["東コース", "4.2キロ", "沢沿いの道"],
      ["西コース", "6.8キロ", "岩場の尾根"],
      ["南コース", "3.1キロ", "家族向け"],
    ],
  ]);
});

test("verse, Korean lines and lines of different fields are none", () => {
  for (const lines of [
    "床前明月光 疑是地上霜\n举头望明月 低头思故乡\n夜来风雨声 花落知多少",
    "우리 집 3층\n너의 집 2층\n학교 옆 5층",
    "東コース 4.2キロ\n西コース 6.8キロ 岩場の尾根\n南コース",
  ])
    assert.deepEqual(tables(`# 歌\n\n${lines}`), [], lines);
});
