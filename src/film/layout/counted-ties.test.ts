import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { themeFor } from "../components/testing/theme-for.ts";
import { textBlock } from "./text-block.ts";
import { directionOf } from "./text-context.ts";
import { lineWidth } from "./text-measure.ts";
import { TIE, tied } from "./ties.ts";

const theme = themeFor("clean_lecture", { width: 1080, height: 1920, fps: 30 });
const style = { face: "heading" as const, size: 80, color: "#000000" };

/** Between the bars: what one line holds wherever it is wide enough for that. */
const AMOUNTS: [string, string][] = [
  ["ru", "Добавьте |3 кг| муки и |200 мл| воды в миску"],
  ["ru", "Дорога длиной |20 000 км| через всю страну"],
  ["ru", "Население около |1,4 млн человек| и растёт"],
  ["ru", "Вес |5 килограммов| нетто"],
  ["uk", "Додайте |3 кг| борошна"],
  ["el", "Προσθέστε |3 κιλά| αλεύρι"],
  ["hi", "इसमें |5 किलो| चावल डालें"],
  ["hi", "पानी |400 मिलीलीटर| उबालें"],
  ["ar", "أضف |٣ كجم| من الدقيق"],
  ["ar", "حوالي |100 مليون نسمة| في مصر"],
  ["fa", "جمعیت |۱۰ میلیون نفر| است"],
  ["he", "מוסיפים |3 ק״ג| קמח לקערה"],
  ["he", "מרתיחים |400 מיליליטר| מים"],
  ["ko", "인구는 |100만 명을| 넘었습니다"],
  ["ko", "예산은 |1억 2천만 원| 입니다"],
  ["ko", "전체의 |15 퍼센트가| 늘었다"],
  ["ta", "தண்ணீர் |400 மில்லிலிட்டர்| கொதிக்க வைக்கவும்"],
  ["te", "నీరు |400 మిల్లీలీటర్లు| మరిగించండి"],
  ["th", "ต้มน้ำ |400 มิลลิลิตร| ให้เดือด"],
  ["th", "ออมเงินวันละ |20 บาท| ทุกวัน"],
  ["km", "ដាំទឹក |៤០០ មីលីលីត្រ| ឱ្យពុះ"],
  ["en", "A population of |4.5 million people| today"],
  ["de", "rund |2,5 Milliarden Euro| im Jahr"],
  ["tr", "Yaklaşık |400 mililitre| su"],
  ["ja", "水|400ミリリットル|を沸かします"],
  ["ja", "水|400 ミリリットル|を沸かします"],
  ["ja", "予算は|2千万円|です"],
  ["ja", "重さは|3 kg|です"],
  ["zh", "水温控制在|85摄氏度|左右"],
  ["zh-Hant", "加入|400 毫升|清水"],
];

describe("a number and what it counts stand on one line", () => {
  for (const [language, marked] of AMOUNTS)
    it(marked, () => {
      const text = marked.replaceAll("|", "");
      const amounts = marked.split("|").filter((_, at) => at % 2 === 1);
      for (let width = 420; width <= 1000; width += 20) {
        const block = textBlock(
          text,
          style,
          { width },
          { theme, language, direction: directionOf(language) },
        );
        const lines = block.lines.map((line) => line.text);
        for (const amount of amounts)
          if (lineWidth(amount, block.font) < width - 4)
            assert.ok(
              lines.some((line) => line.includes(amount)),
              `${width}: ${lines.join(" / ")}`,
            );
      }
    });

  it("unless a line is narrower than both", () => {
    const { lines } = textBlock("Вес 5 килограммов", style, { width: 560 }, { theme, language: "ru", direction: "ltr" }); // prettier-ignore
    assert.deepEqual(
      lines.map((line) => line.text),
      ["Вес 5", "килограммов"],
    );
  });

  it("but a year, a name and a number before a small word are none", () => {
    for (const text of [
      "В 1905 город вырос",
      "in 2026 people will",
      "ปี 2569 มีคน",
      "Raum 12 und 14",
      "20 of them",
    ])
      assert.ok(!/\d\uE000(?!Uhr)/u.test(tied(text)), tied(text).replaceAll(TIE, "_"));
    assert.match(tied("£1.84 million between July and September"), /million between/u);
  });
});
