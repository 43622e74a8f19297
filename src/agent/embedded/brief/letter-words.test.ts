import assert from "node:assert/strict";
import { test } from "node:test";
import { film } from "../plan.fixture.ts";
import { withoutFrame } from "./letter.ts";
import { withoutOrder } from "./order.ts";

const told = (source: string): string =>
  withoutOrder(source)
    .text.replace(/[\s\u00A0]+/gu, " ")
    .trim();

/** Greetings and sign-offs, each pair around the same text. */
const FRAMES: readonly (readonly [greeting: string, end: string])[] = [
  ["Hi Jonas,", "Thanks a million\nIngrid\n\nIngrid Solheim | Head of Operations | Fjordline Ferries | +47 555 01 22"],
  ["Hi Jonas,", "Best regards\n\nIngrid Solheim · Fjordline Ferries · ingrid@fjordline.example · www.fjordline.example"],
  ["Hi Jonas,", "Ingrid Solheim | Head of Operations | +47 555 01 22"],
  ["市场部各位同事：", "谢谢！\n环保科 林静 敬上"],
  ["王经理，您好！", "此致\n敬礼！\n李明"],
  ["各位老师：", "教务处 陈芳 谨上"],
  ["営業部の皆様", "佐藤 拝"],
  ["関係者各位", "敬具\n山田"],
  ["마케팅팀 여러분,", "박지은 드림"],
  ["김 과장님께,", "감사합니다.\n이수진 올림"],
  ["Witam,", "Z wyrazami szacunku\nAnna Nowak"],
  ["Drodzy,", "Serdecznie pozdrawiam, Ola"],
  ["Коллеги,", "С благодарностью,\nИрина"],
  ["Шановні колеги!", "З найкращими побажаннями,\nОлена"],
  ["Dobrý den,", "S pozdravem\nJana Nová"],
  ["Arkadaşlar,", "Saygılar\nElif"],
  ["مرحبا جميعا،", "فائق الاحترام\nسلمى"],
  ["नमस्कार,", "भवदीय\nराहुल"],
]; // prettier-ignore

test("greetings and sign-offs frame a letter, in every language", () => {
  for (const [greeting, end] of FRAMES) {
    const letter = `${greeting}\n\n8 of 9 ferries were on time.\n\n${end}`;
    const { text } = withoutFrame(letter, true);
    assert.equal(text.trim(), "8 of 9 ferries were on time.", greeting);
    assert.equal(text.length, letter.length);
    assert.equal(withoutFrame(letter).text, text, `${greeting} needs no request`);
  }
});

test("lines that look like them stay where they tell", () => {
  for (const text of [
    "# Ferries\n\nThe ferry runs hourly.\n\nHarbour Square | Pier 4 | Open daily | +47 555 01 22",
    "The ferry runs hourly.\n\nIngrid Solheim | Head of Operations | +47 555 01 22",
    "优秀老师\n\n她教了四十年书。\n\n学生们都记得她。",
    "神社への参拝\n\n朝は静かです。",
    "Thanks a million people saw it.\n\nIt ran for a year.",
    "Коллеги помогли ему.\n\nОн победил.",
  ])
    assert.equal(withoutFrame(text).text, text, text);
  for (const title of ["裸の王様", "해님과 달님", "感谢各位医生", "优秀老师", "Merhamet"])
    assert.ok(withoutFrame(`${title}\n\n8 of 9.`, true).text.startsWith(title), title);
  const tours = "Hi Jonas,\n\nThe ferry runs hourly.\n\nBook at the pier | Harbour Square | +47 555 01 22\n\nThe last one leaves at nine."; // prettier-ignore
  assert.match(withoutFrame(tours, true).text, /Book at the pier/u);
});

test("what is said to a colleague is not told", () => {
  const ask = "Could you turn this into a short film for the all-hands?";
  for (const aside of [
    "Call me if the numbers look odd, Petra has the spreadsheet.",
    "Petra has the spreadsheet.",
    "The photos are in the shared drive.",
    "Ruf mich an, wenn etwas unklar ist.",
    "Appelle-moi si les chiffres sont bizarres.",
    "Llámame si algo no cuadra.",
    "Zadzwoń, gdyby coś się nie zgadzało.",
    "Звоните, если что-то не так.",
    "有问题随时联系我。",
  ])
    assert.equal(told(`${ask}\n\nThe ferry runs hourly.\n\n${aside}`), "The ferry runs hourly.", aside);
  for (const content of [
    "Every captain has the numbers.",
    "The museum has the photos.",
    "Calls went up by 9%.",
    "Call us on 0161 496 0999 or write to hello@ferry.example.",
    "Call us if you are late.",
    "Zadzwoń pod numer 555 01 22.",
  ])
    assert.match(told(`${ask}\n\nThe ferry runs hourly.\n\n${content}`), new RegExp(content, "u"));
  // Without a request there is nobody to call.
  assert.match(told("# Alarm\n\nThe bell rings.\n\nCall me if the bell is broken."), /Call me/u);
});

test("a mail from the office is a film of its figures, under its quarter", () => {
  const { scenes, title } = film("Hi Jonas,\n\nhope you had a good weekend. Could you turn this into a short film for the all-hands on Thursday? Two minutes max please, nothing fancy.\n\nRidership: we carried 412,000 passengers in Q3, up from 365,000 in Q2.\n\nPeople: we hired 14 deckhands and two captains.\n\nSafety: no injuries for the third quarter in a row.\n\nCall me if the numbers look odd, Petra has the spreadsheet.\n\nThanks a million\nIngrid\n\nIngrid Solheim | Head of Operations | Fjordline Ferries | +47 555 01 22"); // prettier-ignore
  assert.equal(title, "Q3 all-hands");
  assert.doesNotMatch(JSON.stringify(scenes), /Solheim|Petra|555/u);
});
