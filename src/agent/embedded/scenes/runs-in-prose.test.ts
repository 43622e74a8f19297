import assert from "node:assert/strict";
import test from "node:test";
import { numberedRun } from "./numbered-run.ts";
import { rowOfValues } from "./row-of-values.ts";
import { sharedOut } from "./shared-out.ts";

test("a sentence of months or weekdays and their values is a row, in the words of its language", () => {
  for (const [language, sentence, labels, last] of [
    ["ko", "1월 120kg, 2월 145kg, 3월 190kg, 4월 260kg, 5월 310kg.", "1월 2월 3월 4월 5월", "310kg"],
    ["ja", "1月1200冊、2月1350冊、3月1800冊、4月2100冊。", "1月 2月 3月 4月", "2100冊"],
    [
      "de",
      "Im April kamen 120 Gäste, im Mai 180, im Juni 260 und im August 390.",
      "April Mai Juni August",
      "390",
    ],
    [
      "pl",
      "W styczniu wypożyczono 310 książek, w lutym 340 i w kwietniu 480.",
      "Styczeń Luty Kwiecień",
      "480",
    ],
    ["ru", "Осадки: март 32 мм, апрель 41 мм, май 55 мм.", "Март Апрель Май", "55 мм"],
    ["en", "Passengers: Monday 410, Tuesday 432, Friday 502.", "Monday Tuesday Friday", "502"],
  ] as const) {
    const points = rowOfValues(sentence, language)?.points ?? [];
    assert.deepEqual(
      [points.map(({ label }) => label).join(" "), points.at(-1)?.display.replace("\u00A0", " ")],
      [labels, last],
    );
  }
  for (const [language, sentence] of [
    ["en", "The fair begins on 3 May, the concert is on 12 June and the parade on 20 July."],
    ["en", "They march on Sundays, and in May 12 of them left."],
    ["de", "Montag 8 bis 12 Uhr, Dienstag 14 bis 18 Uhr, Mittwoch geschlossen."],
  ] as const)
    assert.equal(rowOfValues(sentence, language, true), null, sentence);
});

test("what every coin goes into is a whole where it comes to one, each part by what is said of it", () => {
  for (const [sentence, labels] of [
    [
      "Of every pound we took in, 34p paid wages, 27p bought fuel, 33p kept ships and 6p was left.",
      "Paid wages|Bought fuel|Kept ships|Was left",
    ],
    [
      "Sur chaque euro, 54 centimes paient le lait, 40 centimes l'énergie et 6 centimes restent.",
      "Le lait|L'énergie|Restent",
    ],
    [
      "Из каждого рубля 46 копеек идут на муку, 42 копейки на зарплату и 12 копеек на налоги.",
      "На муку|На зарплату|На налоги",
    ],
    [
      "Of every pound we spent: 46 pence on staff, 27 on books and media, 18 on the building, 9 on events.",
      "Staff|Books and media|The building|Events",
    ],
    [
      "Of every hundred pounds we receive, 72 go to food, 20 to transport and 8 to gas.",
      "Food|Transport|Gas",
    ],
    [
      "Von je hundert Euro fließen 72 in Lebensmittel, 20 in den Transport und 8 in Gas.",
      "Lebensmittel|Transport|Gas",
    ],
    ["من كل مئة ريال تصلنا، تذهب 72 إلى الطعام، و20 إلى النقل، و8 إلى الغاز.", "الطعام|النقل|الغاز"],
    ["寄付百円のうち、62円が苗木に、33円が輸送に、5円が事務に使われます。", "苗木|輸送|事務"],
    ["每一元捐款中，7角用于学校，2角用于老师，1角用于管理。", "学校|老师|管理"],
  ] as const)
    assert.equal(
      sharedOut(sentence)
        ?.points.map(({ label }) => label)
        .join("|"),
      labels,
      sentence,
    );
  for (const sentence of [
    "Of every pound, 34p paid wages, 27p bought fuel and 18p kept the ships.",
    "Mix 50 g of flour, 30 g of sugar and 20 g of butter.",
    "Of every ten visitors, three come by train, and 40% of them stay the night.",
  ])
    assert.equal(sharedOut(sentence), null, sentence);
});

test("as many numbers as steps were counted are one for each", () => {
  const tide =
    "The rule says how fast the water rises in the six hours after low tide: 1, 2, 3, 3, 2, 1 twelfths.";
  const { step, unit, values } = numberedRun(tide, "en") ?? {};
  assert.deepEqual([step, unit, values], ["Hours", "twelfths", [1, 2, 3, 3, 2, 1]]);
  assert.equal(numberedRun("The winning numbers of the draw: 4, 8, 15, 16, 23, 42.", "en"), null);
});
