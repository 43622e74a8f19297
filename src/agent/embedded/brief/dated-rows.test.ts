import assert from "node:assert/strict";
import test from "node:test";
import { film } from "../plan.fixture.ts";
import { readDatedRows } from "./dated-rows.ts";

const read = (text: string, language: string): string[] | null => {
  const whole = { kind: "paragraph" as const, text: { shown: text, spoken: text }, lines: [text], formulas: [], span: { start: 0, end: text.length } }; // prettier-ignore
  return (
    readDatedRows(text.split("\n"), whole, language)?.flatMap((block) => {
      if (block.kind === "paragraph") return [block.text.shown];
      if (block.kind !== "parallel" || block.shows.form !== "days") return [];
      return block.shows.days.map(({ date, text: told }) => `${date} | ${told}`);
    }) ?? null
  );
};

test("months, weeks, quarters and seasons with what happens then are rows of dates in prose, however they are parted", () => {
  const cases: [language: string, text: string, rows: string[]][] = [
    [
      "sv",
      "Mars 2027: samråd. Oktober 2027: upphandling. v. 12: byggstart.",
      ["Mars 2027 | Samråd", "Oktober 2027 | Upphandling", "V. 12 | Byggstart"],
    ],
    [
      "en",
      "Q3 2027: design; week 2: tests, spring 2028: launch. The rest is patience.",
      ["Q3 2027 | Design", "Week 2 | Tests", "Spring 2028 | Launch", "The rest is patience."],
    ],
    [
      "fr",
      "T1 2027 : étude ; début mai 2028 : travaux\n2029 : fête",
      ["T1 2027 | Étude", "Début mai 2028 | Travaux", "2029 | Fête"],
    ],
    [
      "ja",
      "2027年3月：説明会。2027年10月：入札。第3週：着工。",
      ["2027年3月 | 説明会", "2027年10月 | 入札", "第3週 | 着工"],
    ],
    [
      "ar",
      "مارس 2027: التشاور. أكتوبر 2027: المناقصة. مايو 2028: بدء البناء.",
      ["مارس 2027 | التشاور", "أكتوبر 2027 | المناقصة", "مايو 2028 | بدء البناء"],
    ],
    ["hi", "मार्च 2027: परामर्श। मई 2027: निविदा। जून 2028: काम।", ["मार्च 2027 | परामर्श", "मई 2027 | निविदा", "जून 2028 | काम"]], // prettier-ignore
  ];
  for (const [language, text, rows] of cases) assert.deepEqual(read(text, language), rows);
  // Amounts are drawn, hours looked up, and a sentence that only tells of a month is prose.
  for (const text of [
    "March: 12 mm. April: 30 mm. May: 45 mm.",
    "1900: 2.2%. 1964: 13%. 2000: 38%.",
    "He wrote in March 2027: this is over. In May 2027: not yet. In June 2027: now.",
    "May 2027: we open. It will be a warm day.",
  ])
    assert.equal(read(text, "en"), null, text);
});

test("a list of months or weeks is a timeline, and what is measured by month a chart", () => {
  const kinds = (list: string, language: string) =>
    film(`# Film\n\n## Plan\n\n${list}\n\n## Why\n\nIt is time.\n`, language).scenes.map(({ visual }) => visual.kind); // prettier-ignore
  assert.ok(kinds("- February: depot in Ankara\n- May: cold vans\n- September: opening in Izmir", "en").includes("timeline")); // prettier-ignore
  assert.ok(kinds("- Şubat: Ankara'da depo\n- Mayıs: soğuk zincir araçları\n- Eylül: İzmir'e açılış", "tr").includes("timeline")); // prettier-ignore
  assert.ok(kinds("- Март: обрезка деревьев\n- Май: посадка рассады\n- Октябрь: укрыть розы", "ru").includes("timeline")); // prettier-ignore
  assert.ok(!kinds("- January: 34 mm\n- February: 28 mm\n- March: 41 mm", "en").includes("timeline"));
});
