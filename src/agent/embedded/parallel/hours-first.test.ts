import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { daysAt } from "./days-at.ts";
import { withHourFirst } from "./hours-first.ts";

const rows = (text: string, language: string): string[] => {
  const found = daysAt({ sentences: splitSentences(text, language), language, headings: [] }, 0);
  return found?.shows.form === "days"
    ? found.shows.days.map(({ date, text: what }) => `${date} ${what}`)
    : [];
};

test("a day in prose is a timetable, with its hours behind their clauses and an aside between them", () => {
  const day =
    "当日は午前8時45分までに受付へお越しください。9時から入社式、正午から昼食会です。昼食代は会社が負担します。午後は1時から研修、終業は午後5時30分です。";
  assert.deepEqual(rows(day, "ja"), [
    "午前8時45分まで 受付へお越しください",
    "9時から 入社式",
    "正午から 昼食会。昼食代は会社が負担します",
    "午後1時から 研修",
    "午後5時30分 終業",
  ]);
  assert.deepEqual(rows("早上5点，厨师开始和面。6点半供应早餐，下午2点打扫。", "zh"), ["早上5点 厨师开始和面", "6点半 供应早餐", "下午2点 打扫"]); // prettier-ignore
});

test("hours of the clock's face go past noon, and none stands as a bare number", () => {
  assert.deepEqual(
    rows("A las 7:30 sale el autobús. A las 9 abren los remontes. A la 1 y media se come arriba. A las 16:45 cierran las pistas y a las 18 vuelve el autobús.", "es"),
    ["7:30 Sale el autobús", "9:00 Abren los remontes", "1 y media Se come arriba", "16:45 Cierran las pistas", "18:00 Vuelve el autobús"],
  ); // prettier-ignore
  assert.deepEqual(rows("في الساعة ٧ صباحًا تبدأ الوردية. في الساعة ١٠ تُفتح البوابات. في الساعة ٥ مساءً تنتهي الوردية.", "ar")[1], "الساعة ١٠ تُفتح البوابات"); // prettier-ignore
});

test("two hours are no timetable", () => {
  assert.deepEqual(rows("9時から入社式、10時から研修です。", "ja"), []);
});

test("a clause without an hour stays as it is", () => {
  assert.equal(withHourFirst("昼食代は会社が負担します", "ja"), "昼食代は会社が負担します");
  assert.equal(withHourFirst("We close at five", "en"), "We close at five");
});
