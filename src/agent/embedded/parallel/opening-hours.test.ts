import assert from "node:assert/strict";
import { test } from "node:test";
import { hoursIn } from "./opening-hours.ts";

function rows(sentence: string, language: string): string[] | null {
  return hoursIn(sentence, language)?.map(({ days, hours }) => `${days} | ${hours}`) ?? null;
}

test("opening hours are rows of days and times in many languages", () => {
  for (const [language, sentence, expected] of [
    [
      "sv",
      "Vi har öppet tisdag klockan 15 till 18 och lördag klockan 10 till 13.",
      ["Tisdag | 15 till 18", "Lördag | 10 till 13"],
    ],
    [
      "da",
      "Åbent mandag til fredag kl. 10–17 og lørdage kl. 10–14, søndag lukket.",
      ["Mandag til fredag | 10–17", "Lørdage | 10–14", "Søndag | Lukket"],
    ],
    [
      "nb",
      "Vi har åpent hverdager klokken 8 til 15, lørdag stengt.",
      ["Hverdager | 8 til 15", "Lørdag | Stengt"],
    ],
    [
      "en",
      "It is open Monday to Friday from 9 am to 6 pm, Saturday from 10 am to 2 pm.",
      ["Monday to Friday | 9 am to 6 pm", "Saturday | 10 am to 2 pm"],
    ],
    [
      "en",
      "We are open Tuesday to Saturday from 10 to 12 and 14 to 18, and closed on Mondays.",
      ["Tuesday to Saturday | 10 to 12 and 14 to 18", "Mondays | Closed"],
    ],
    [
      "de",
      "Geöffnet ist Montag bis Freitag 9–18 Uhr, Samstag 10–14 Uhr.",
      ["Montag bis Freitag | 9–18 Uhr", "Samstag | 10–14 Uhr"],
    ],
    [
      "fr",
      "Elle ouvre du mardi au vendredi de 7 h à 19 h, le samedi de 7 h à 13 h.",
      ["Du mardi au vendredi | De 7 h à 19 h", "Le samedi | De 7 h à 13 h"],
    ],
    [
      "ru",
      "Музей работает со вторника по пятницу с 10 до 18 часов, понедельник — выходной.",
      ["Со вторника по пятницу | С 10 до 18 часов", "Понедельник | Выходной"],
    ],
    [
      "ar",
      "يفتح من الأحد إلى الخميس من 9 إلى 17، ويوم السبت من 10 إلى 14.",
      ["من الأحد إلى الخميس | من 9 إلى 17", "يوم السبت | من 10 إلى 14"],
    ],
    [
      "he",
      "פתוח בימים ראשון עד חמישי 9:00–18:00, ביום שישי 9:00–13:00.",
      ["ראשון עד חמישי | 9:00–18:00", "יום שישי | 9:00–13:00"],
    ],
    [
      "hi",
      "सोमवार से शुक्रवार सुबह 9 से शाम 6 बजे तक, शनिवार को 10 से 2 बजे तक खुला रहता है।",
      ["सोमवार से शुक्रवार | सुबह 9 से शाम 6 बजे तक", "शनिवार | 10 से 2 बजे तक"],
    ],
    [
      "ja",
      "開館時間は平日が9時から18時まで、土曜日は10時から16時までです。",
      ["平日 | 9時から18時まで", "土曜日 | 10時から16時まで"],
    ],
    [
      "zh",
      "周一至周五9点到18点，周六10点到16点，周日休息。",
      ["周一至周五 | 9点到18点", "周六 | 10点到16点", "周日 | 休息"],
    ],
    [
      "ko",
      "평일은 9시부터 18시까지, 토요일은 10시부터 14시까지이고 일요일은 쉽니다.",
      ["평일 | 9시부터 18시까지", "토요일 | 10시부터 14시까지", "일요일 | 쉽니다"],
    ],
  ] as const)
    assert.deepEqual(rows(sentence, language), expected, sentence);
});

test("times of a story are no opening hours", () => {
  for (const sentence of [
    "The nurse came at 6 and left at 9.",
    "On Monday he slept from 9 to 12, on Tuesday he worked from 8 to 6.",
    "Monday to Friday from 9 to 18, and on Saturdays we bake bread together.",
    "Are you open Monday to Friday from 9 to 18?",
  ])
    assert.equal(rows(sentence, "en"), null, sentence);
});

test("for whom hours hold stands behind them, and a day that is closed goes on with the row", () => {
  const said =
    "New hours: Monday to Thursday 8.00 to 18.30, and Saturdays 9.00 to 12.00 but only for people who've booked.";
  assert.deepEqual(rows(said, "en"), [
    "Monday to Thursday | 8.00 to 18.30",
    "Saturdays | 9.00 to 12.00, only for people who've booked",
  ]);
  assert.deepEqual(rows("Montag bis Freitag 8 bis 17 Uhr, Samstag 9 bis 12 Uhr nur mit Termin.", "de"), [
    "Montag bis Freitag | 8 bis 17 Uhr",
    "Samstag | 9 bis 12 Uhr, nur mit Termin",
  ]);
  assert.deepEqual(rows("Closed Sundays.", "en"), ["Sundays | Closed"]);
  assert.equal(rows("Closed shops make Sundays quiet in a village like ours.", "en"), null);
});

test("an hour has its half of the day before it or behind, however that is written", () => {
  assert.deepEqual(rows("الحصص يوم السبت من الساعة 4 إلى الساعة 6 مساءً، ويوم الثلاثاء من 5 إلى 7 مساءً.", "ar"), ["يوم السبت | من الساعة 4 إلى الساعة 6 مساءً", "يوم الثلاثاء | من 5 إلى 7 مساءً"]);
  assert.deepEqual(rows("المكتبة مفتوحة من الأحد إلى الخميس من 9 صباحاً إلى 5 مساءً، ويوم السبت من 10 إلى 2 ظهراً.", "ar"), ["من الأحد إلى الخميس | من 9 صباحاً إلى 5 مساءً", "يوم السبت | من 10 إلى 2 ظهراً"]);
  assert.deepEqual(rows("הספרייה פתוחה בימים ראשון עד חמישי מ-9 בבוקר עד 7 בערב, וביום שישי מ-9 עד 12.", "he"), ["ראשון עד חמישי | 9 בבוקר עד 7 בערב", "יום שישי | 9 עד 12"]);
}); // prettier-ignore
