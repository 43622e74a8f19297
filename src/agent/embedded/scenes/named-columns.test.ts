import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";

const told = (language: string, title: string, rows: readonly string[]): readonly string[] => {
  const [head = "", ...cells] = rows;
  const line = head.replaceAll(/[^|]+/gu, "---");
  const table = [head, line, ...cells].map((row) => `| ${row} |`).join("\n");
  const scene = film(
    `# ${title}\n\n## ${title}\n\n${table}\n\n## ${title}\n\n${title}.\n`,
    language,
  ).scenes.find(({ visual }) => visual.kind === "table");
  return scene?.narration ?? [];
};

test("in a table of a few rows each names its columns, and a unit in brackets is said with its number", () => {
  const quakes = told("zh", "四次大地震", [
    "地震|年份|震级|释放能量(焦耳)",
    "唐山|1976|7.8|3.2×10¹⁶",
    "汶川|2008|8.0|6.3×10¹⁶",
    "智利|1960|9.5|1.1×10¹⁹",
  ]);
  assert.ok(quakes.includes("汶川：年份 2008、震级 8.0和释放能量 6.3×10¹⁶焦耳。"), quakes.join("\n"));
});

test("brackets behind a unit of a row are only read", () => {
  const water = told("bn", "হিসাব", [
    "বিষয়|আগের নিয়ম|নতুন নিয়ম",
    "সেচের সংখ্যা|২৫|১৮",
    "ডিজেল, লিটার (বিঘায়)|২০|১৪",
    "ফলন, মণ (বিঘায়)|২২|২৩",
  ]);
  assert.ok(water.includes("ডিজেল, লিটার: আগের নিয়ম ২০ এবং নতুন নিয়ম ১৪।"), water.join("\n"));
});

test("of more rows the columns are understood by their order", () => {
  const rows = ["Ort|Höhe|Häuser", ...["Au", "Egg", "Lech", "Schoppernau", "Warth"].map((ort, at) => `${ort}|${800 + at} m|${90 + at}`)]; // prettier-ignore
  const places = told("de", "Orte im Tal", rows);
  assert.ok(
    places.some((sentence) => sentence === "Lech: 802 m, 92."),
    places.join("\n"),
  );
});
