import assert from "node:assert/strict";
import { test } from "node:test";
import { clockTimes } from "../text/clock-times.ts";
import { wholeMarks } from "./whole-marks.ts";

const said = (text: string, spans: readonly { start: number; end: number }[]): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

const whole = (text: string, base: string, ...parts: string[]): string[] => {
  const marked = parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length }));
  return said(text, wholeMarks(text, marked, base));
};

test("times of day are found whole as each language writes them", () => {
  for (const [base, text, ...wanted] of [
    ["fr", "au four à 6 h, les baguettes à 6 h 45, le soir 18h30", "6 h", "6 h 45", "18h30"],
    ["en", "from 9.30 pm on, and at 6:45 pm.", "9.30 pm", "6:45 pm"],
    ["de", "um 6.45 Uhr ab", "6.45 Uhr"],
    ["da", "Vi starter kl. 18.30 og slutter kl. 21", "18.30", "21"],
    ["pl", "otwieramy o 6.30, a zamykamy o 21.00", "6.30", "21.00"],
    ["it", "si parte alle 6.45 e si torna alle 19 di domenica", "6.45", "19"],
    ["ko", "오후 7시 30분에 열고 9시 반부터 밤 11시까지", "오후 7시 30분", "9시 반", "밤 11시"],
    ["ja", "午前九時半に始まり、午後5時30分に終わる", "午前九時半", "午後5時30分"],
    ["zh", "上午9点半开始，下午5点15分结束", "上午9点半", "下午5点15分"],
    ["ar", "الساعة 7:30 مساءً وينتهي الساعة 10 مساءً", "7:30 مساءً", "10 مساءً"],
    ["hi", "शाम साढ़े सात बजे शुरू", "शाम साढ़े सात बजे"],
    ["tr", "konser 21.00'de başlıyor", "21.00"],
    ["ru", "закрывается в 18 часов вечера", "18 часов вечера"],
  ] as const)
    assert.deepEqual(said(text, clockTimes(text, base)), wanted, text);
}); // prettier-ignore

test("amounts, counts and points of a list are no times", () => {
  for (const [base, text] of [
    ["de", "Die Aktie stieg um 6.45 Prozent auf 12.30 Euro"],
    ["en", "It runs at 9.81 metres, version 3.15 at 4.5%"],
    ["it", "un premio alle 19 persone"],
    ["zh", "三点建议：少吃糖"],
    ["ja", "三時間の道のり"],
    ["ko", "3시간을 걸으면"],
    ["es", "a las 30 personas"],
  ] as const)
    assert.deepEqual(said(text, clockTimes(text, base)), [], text);
});

test("of a figure all is marked: its minutes, the other end of its range, what it counts in", () => {
  assert.deepEqual(whole("Préparez-les avant 11 h 30", "fr", "11 h"), ["11 h 30"]);
  assert.deepEqual(whole("sandwichs entre 12 h et 13 h 15 dehors", "fr", "12 h"), ["12 h et 13 h 15"]);
  const pump = "It costs 11,000 to 14,000 pounds; the grant takes 7,500 off";
  assert.deepEqual(whole(pump, "en", "11,000", "7,500"), ["11,000 to 14,000 pounds", "7,500"]);
  assert.deepEqual(whole("costa dagli 11.000 ai 14.000 euro", "it", "11.000"), ["11.000 ai 14.000 euro"]);
  assert.deepEqual(whole("seit 12 Jahren vor 3.000 Zuschauern", "de", "12", "3.000"), ["12 Jahren", "3.000 Zuschauern"]); // prettier-ignore
  assert.deepEqual(whole("9:30, и закрывается в 18 часов вечера", "ru", "18 часов"), ["9:30", "18 часов вечера"]); // prettier-ignore
});

test("what is called by a number, and two amounts that are no range, stay apart", () => {
  assert.deepEqual(whole("rund 28.000 Objekte, bis zum U-Boot U 1", "de", "28.000", "1"), ["28.000 Objekte"]);
  assert.deepEqual(whole("32 Konfliktpunkte, ein Kreisel nur 8", "de", "32", "8"), ["32", "8"]);
  assert.deepEqual(whole("it had 40 seats and 60 lamps", "en", "40"), ["40"]);
  assert.deepEqual(whole("", "en"), []);
  const nasty = `${"1 h ".repeat(3000)}to 5`;
  assert.ok(wholeMarks(nasty, [{ start: 0, end: 1 }], "fr").length > 0);
});

test("an hour of two words is marked whole where its first word alone is another hour", () => {
  const text = "ورشة الخط مفتوحة كل سبت من العاشرة حتى الثانية عشرة";
  assert.deepEqual(whole(text, "ar", "الثانية"), ["العاشرة حتى الثانية عشرة"]);
});
