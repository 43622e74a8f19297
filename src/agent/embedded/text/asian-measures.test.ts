import assert from "node:assert/strict";
import { test } from "node:test";
import { isYear } from "../scenes/days-and-years.ts";
import { cellNumber, findFigures } from "./figures.ts";

const shown = (text: string, language: string): string[] =>
  findFigures(text, language).map(({ figure }) => figure.display);

test("a figure has its scale and its unit in Indonesian, Vietnamese, Thai, Tamil and Bengali", () => {
  for (const [text, language, ...figures] of [
    ["Sewa kios naik menjadi 3,5 juta rupiah sebulan.", "id", "3,5 juta rupiah"],
    ["Antreannya 40 menit.", "id", "40 menit"],
    ["Quỹ còn 1,2 tỷ đồng.", "vi", "1,2 tỷ đồng"],
    ["Xe chạy 3 tháng hết 40 lít.", "vi", "3 tháng", "40 lít"],
    ["ค่าเช่า 2,500 บาท", "th", "2,500 บาท"],
    ["งบ 1.2 ล้านบาท", "th", "1.2 ล้านบาท"],
    ["நிதி 4 கோடி ரூபாய்", "ta", "4 கோடி ரூபாய்"],
    ["১২০ জন এসেছিলেন", "bn", "১২০ জন"],
    ["소음 41데시벨", "ko", "41데시벨"],
  ] as const)
    assert.deepEqual(shown(text, language), figures, text);
  assert.equal(cellNumber("1.2 ล้านบาท", "th")?.value, 1_200_000);
  assert.equal(cellNumber("3 triệu đồng", "vi")?.value, 3_000_000);
});

test("a date, a number to call and a word that begins like a unit are none", () => {
  assert.deepEqual(shown("ngày 9 tháng 2 năm 2021", "vi"), ["9", "2", "2021"]);
  assert.deepEqual(shown("kelas 3 tahun 2010", "id"), ["3", "2010"]);
  assert.deepEqual(shown("ข้าว 20 พันธุ์", "th"), ["20"]);
  assert.deepEqual(shown("ফোন: ০৩৩-২৪৪৫৬৬", "bn"), []);
});

test("a year of the Buddha is when, and as many people are not", () => {
  const year = (text: string): boolean => {
    const [found] = findFigures(text, "th");
    return found !== undefined && isYear(found, text.slice(0, found.start), text.slice(found.end));
  };
  assert.ok(year("สร้างเมื่อ พ.ศ. 2489 ริมน้ำ"));
  assert.ok(year("ในปี 2561 มีน้ำท่วม"));
  assert.ok(!year("มีผู้ชม 2489 คน"));
});
