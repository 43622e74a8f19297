import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { beforeAndAfter } from "./before-and-after.ts";

const read = (text: string, language: string) =>
  beforeAndAfter(splitSentences(text, language), 0, language)?.shows ?? null;

test("one measure before and after in two sentences is a figure with what it was", () => {
  for (const [language, text, from, to, label] of [
    [
      "ja",
      "昨年、精算にかかった時間は1件あたり平均22分でした。試験運用では6分まで短縮できました。",
      "22分",
      "6分",
      "精算にかかった時間、1件あたり平均",
    ],
    [
      "en",
      "Last year a tenant waited 19 days on average for a plumber. Since we hired our own, it has been 4 days.",
      "19 days",
      "4 days",
      "A tenant waited on average for a plumber",
    ],
    [
      "es",
      "El año pasado gastamos 240 cajas de papel. Este año han sido 85.",
      "240",
      "85",
      "Cajas de papel que gastamos",
    ],
    ["ru", "Раньше посылка шла 12 дней. Теперь она доходит за 4 дня.", "12 дней", "4 дня", "Посылка шла"],
    [
      "ar",
      "في العام الماضي كان المراجع ينتظر 50 دقيقة. أما هذا العام فينتظر 12 دقيقة فقط.",
      "50 دقيقة",
      "12 دقيقة",
      "كان المراجع ينتظر",
    ],
    [
      "it",
      "L'anno scorso la bolletta era di 4.100 euro. Quest'anno è di 2.300 euro.",
      "4.100 euro",
      "2.300 euro",
      "La bolletta",
    ],
  ] as const) {
    // prettier-ignore
    const found = read(text, language);
    assert.equal(found?.form, "figures", text);
    const [part] = found?.form === "figures" ? found.parts : [];
    assert.deepEqual([part?.from?.figure.display, part?.figure.display, part?.label], [from, to, label]);
  }
});

test("where what is measured has no name the two stand beside each other", () => {
  for (const [language, text, one, other] of [
    ["ko", "작년에는 평균 38분을 기다렸습니다. 올해는 11분으로 줄었습니다.", "작년", "올해"],
    [
      "de",
      "Früher brauchte ein Brief durch das Haus zwei Tage. Mit der Rohrpost dauert es vier Minuten.",
      "Früher",
      "Mit der Rohrpost",
    ],
    ["sv", "Förra året tog ett svar i snitt 11 dagar. I år tar det 3 dagar.", "Förra året", "I år"],
    [
      "hi",
      "पिछले साल स्कूल का बिल 14,000 रुपये महीना था। सोलर पैनल लगने के बाद यह 5,200 रुपये रह गया।",
      "पिछले साल",
      "सोलर पैनल लगने के बाद",
    ],
  ] as const) {
    // prettier-ignore
    const found = read(text, language);
    assert.deepEqual(found?.form === "sides" ? found.sides.map(({ title }) => title) : null, [one, other]);
  }
});

test("other measures, a third value, what may be and what only rose by so much are left as they are", () => {
  for (const [language, text] of [
    ["en", "Last year we planted 40 trees. This year it took 3 days."],
    ["en", "Last year it cost £30. This year it may cost £40."],
    ["en", "In 2021 people borrowed 310 bicycles. In 2022 it was 540. In 2023 it was 890."],
    ["en", "Last year it was 40 degrees. This year it rose by 3 degrees."],
    ["en", "Last year she had 2 dogs and 3 cats. Now she has 4 dogs."],
    ["de", "Früher hatte ich zwei Hunde. Heute habe ich drei Katzen."],
    ["fr", "Avant, il fallait attendre 35 minutes. Le guichet est fermé."],
    [
      "it",
      "Nel 2020 i visitatori erano 1.900. Nel 2021 sono saliti a 4.300. Nel 2022 abbiamo superato i 9.000.",
    ],
  ] as const)
    // prettier-ignore
    assert.equal(read(text, language), null, text);
});
