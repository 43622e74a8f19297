import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { rowHours } from "./row-hours.ts";

const told = (text: string, language: string): string[] | undefined =>
  rowHours(splitSentences(text, language), 0, language)?.days.map(
    ({ date, text: what }) => `${date}: ${what}`,
  );

test("clauses that tell an hour each are a programme of the day", () => {
  for (const [language, text, days] of [
    [
      "en",
      "Last entry is at 20:15, the slides stop at 20:30, everyone is out of the water by 20:45 and we lock the doors at 21:00.",
      [
        "20:15: Last entry",
        "20:30: The slides stop",
        "By 20:45: Everyone is out of the water",
        "21:00: We lock the doors",
      ],
    ],
    [
      "en",
      "Doors open at 6 pm. The first band plays at 7 pm. The bar closes at midnight.",
      ["6 pm: Doors open", "7 pm: The first band plays", "Midnight: The bar closes"],
    ],
    [
      "pt",
      "As portas abrem às 17h00, o concurso de assadores começa às 18h30 e o baile vai até à meia-noite.",
      ["17h00: As portas abrem", "18h30: O concurso de assadores começa", "Até à meia-noite: O baile vai"],
    ],
    [
      "de",
      "Einlass ist um 18.30 Uhr, das Konzert beginnt um 19.30 Uhr, die Bar schließt um 23 Uhr.",
      ["18.30 Uhr: Einlass", "19.30 Uhr: Das Konzert beginnt", "23 Uhr: Die Bar schließt"],
    ],
    [
      "fr",
      "Les portes ouvrent à 14 h, le spectacle commence à 15 h 30 et le goûter est servi à 17 h.",
      ["14 h: Les portes ouvrent", "15 h 30: Le spectacle commence", "17 h: Le goûter est servi"],
    ],
    [
      "es",
      "El autobús sale a las 8:15, la visita empieza a las 10:00 y la comida es a las 14:00.",
      ["8:15: El autobús sale", "10:00: La visita empieza", "14:00: La comida"],
    ],
    [
      "ru",
      "Автобус отходит в 8:15, экскурсия начинается в 10:00, обед в 13:30.",
      ["8:15: Автобус отходит", "10:00: Экскурсия начинается", "13:30: Обед"],
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(told(text, language), days);
});

test("hours told in words, and a day that begins with the first of them", () => {
  for (const [language, text, days] of [
    [
      "en",
      "The day begins at three, when the ovens are lit. At half past four the first loaves go in. At six the shop opens. At one we count what is left, and at two everybody goes home.",
      ["Three: The ovens are lit", "Half past four: The first loaves go in", "Six: The shop opens", "One: We count what is left", "Two: Everybody goes home"],
    ],
    [
      "es",
      "A las tres encendemos los hornos. A las cuatro y media entran los primeros panes. A las seis abre la tienda y a la una contamos lo que queda.",
      ["Tres: Encendemos los hornos", "Cuatro y media: Entran los primeros panes", "Seis: Abre la tienda", "Una: Contamos lo que queda"],
    ],
    [
      "ar",
      "يبدأ اليوم في السادسة صباحًا حين يصل الخضار. في الثامنة يبدأ التقطيع، وفي العاشرة توضع القدور على النار. عند الثانية عشرة والنصف تخرج أول سيارة.",
      ["السادسة صباحًا: يصل الخضار", "الثامنة: يبدأ التقطيع", "العاشرة: توضع القدور على النار", "الثانية عشرة والنصف: تخرج أول سيارة"],
    ],
  ] as const)
    assert.deepEqual(told(text, language), days);
  for (const text of [
    "At one time there were three bakers. At two of the tables people sat. At three we gave up.",
    "At six sites we found glass. At eight sites we found bone. At ten we found nothing.",
    "At six we eat. At five we eat. At four we eat.",
  ])
    assert.equal(told(text, "en"), undefined, text);
}); // prettier-ignore

test("hours before what happens", () => {
  assert.deepEqual(told("At 9:00 the gates open, at 11:30 the parade starts and at 13:00 we eat together.", "en"), [
    "9:00: The gates open",
    "11:30: The parade starts",
    "13:00: We eat together",
  ]); // prettier-ignore
});

test("hours in words, with a comma behind them, and those that leave out which half of the day it is", () => {
  for (const [language, text, days] of [
    [
      "en",
      "At 7 pm we meet the author, at 8.30 there is a treasure hunt, and from 9.30 we read quietly.",
      ["7 pm: We meet the author", "8.30: There is a treasure hunt", "From 9.30: We read quietly"],
    ],
    [
      "en",
      "Dough is shaped at 3:15. By 4:30 the first loaves are out. The shop opens at 6:30.",
      ["3:15: Dough is shaped", "By 4:30: The first loaves are out", "6:30: The shop opens"],
    ],
    [
      "fr",
      "À 19 h, nous rencontrons l'autrice, à 20 h 30 commence la chasse au trésor et à partir de 21 h 30 on lit en silence.",
      [
        "19 h: Nous rencontrons l'autrice",
        "20 h 30: Commence la chasse au trésor",
        "À partir de 21 h 30: On lit en silence",
      ],
    ],
    [
      "ko",
      "7시에는 작가와 만나고, 8시 반에는 보물찾기를 하고, 9시 반부터는 조용히 책을 읽습니다.",
      ["7시: 작가와 만남", "8시 반: 보물찾기", "9시 반부터: 조용히 책을 읽음"],
    ],
    [
      "ja",
      "午後七時に作家と会い、八時半に宝探しをし、九時半から静かに本を読みます。",
      ["午後七時: 作家と会う", "八時半: 宝探し", "九時半から: 静かに本を読む"],
    ],
    [
      "ja",
      "十時に準備体操をし、十時十五分から一回目、十時四十五分から二回目を行います。",
      ["十時: 準備体操", "十時十五分から: 一回目", "十時四十五分から: 二回目"],
    ],
    [
      "zh",
      "晚上七点和作家见面，八点半玩寻宝游戏，九点半开始安静地读书。",
      ["晚上七点: 和作家见面", "八点半: 玩寻宝游戏", "九点半: 开始安静地读书"],
    ],
    [
      "hi",
      "सुबह 6 बजे प्रार्थना होती है, 7 बजे नाश्ता मिलता है, 8 बजे कक्षा शुरू होती है।",
      ["सुबह 6 बजे: प्रार्थना होती है", "7 बजे: नाश्ता मिलता है", "8 बजे: कक्षा शुरू होती है"],
    ],
    [
      "he",
      "בשעה 19:00 נפגשים עם הסופרת, בשעה 20:30 מתחיל חיפוש המטמון ומשעה 21:30 קוראים בשקט.",
      ["19:00: נפגשים עם הסופרת", "20:30: מתחיל חיפוש המטמון", "21:30: קוראים בשקט"],
    ],
    [
      "pl",
      "O 19.00 spotykamy się z autorką, o 20.30 zaczyna się poszukiwanie skarbu, a od 21.30 cicho czytamy.",
      [
        "O 19.00: Spotykamy się z autorką",
        "O 20.30: Zaczyna się poszukiwanie skarbu",
        "Od 21.30: Cicho czytamy",
      ],
    ],
  ] as const)
    // prettier-ignore
    assert.deepEqual(told(text, language), days);
});

test("what tells no programme stays a sentence", () => {
  for (const [language, text] of [
    ["en", "Water boils at 100 degrees, tin melts at 232, lead at 327."],
    ["en", "The pool is open from 9 to 21, the hall from 10 to 22, and the café from 8 to 20."],
    ["en", "It opens at 9:00, closes at 17:00 and opens again at 19:00."],
    ["en", "The train leaves at 9:40, the next at 8:10, the last at 7:00."],
    ["en", "At 12 she left school, at 16 she married, at 20 she was a widow."],
    ["en", "Is the doctor there at 9:00, the nurse at 10:00 and the porter at 11:00?"],
    ["zh", "他提出三点建议，四点要求，五点希望。"],
    ["ja", "三時間歩き、四時間眠り、五時間働きました。"],
    ["ko", "3시간 동안 걷고, 4시간 동안 자고, 5시간 동안 일했습니다."],
    ["ko", "9시에 열고, 8시에 모이고, 7시에 닫습니다."],
    ["en", "At 7 pm we meet, at 6 pm we had met, at 5 pm nobody was there."],
    ["de", "Er aß um 12 Uhr, schlief bis 15 Uhr und las dann lange."],
  ] as const)
    // prettier-ignore
    assert.equal(told(text, language), undefined, text);
});
