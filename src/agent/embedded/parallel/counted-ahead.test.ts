import assert from "node:assert/strict";
import { test } from "node:test";
import { splitSentences } from "../text/sentences.ts";
import { countedAhead } from "./counted-ahead.ts";

test("a sentence that announces so many as the paragraph goes on to tell heads them", () => {
  const labels = (text: string, language: string) =>
    countedAhead(splitSentences(text, language), 0, language)?.parts.map(({ label }) => label);
  for (const [language, text, last] of [
    [
      "en",
      "Scientists watch for three signs before an eruption. The ground swells by a few centimetres. Small earthquakes come closer to the surface. And more sulphur dioxide leaves the crater.",
      "More sulphur dioxide leaves the crater",
    ],
    [
      "de",
      "Für den Ausbau sprechen drei Gründe. Die Züge sind voll. Die Strecke ist alt. Und der Bund zahlt die Hälfte.",
      "Der Bund zahlt die Hälfte",
    ],
    [
      "fr",
      "Il y a trois règles. Personne ne grimpe seul. Les chaussures restent dehors. Et le nœud est vérifié.",
      "Le nœud est vérifié",
    ],
  ] as const) {
    assert.equal(labels(text, language)?.length, 3, text); // prettier-ignore
    assert.equal(labels(text, language)?.at(-1), last); // prettier-ignore
  }
  for (const [language, text] of [
    ["en", "The firm has three offices. The first opened in 1990. Staff come by bike. And profits rose."],
    ["en", "There are three reasons. It is cheap. It is near. And it is warm."],
    ["en", "There are three reasons. Rent is low. The sea is near."],
    ["en", "There are three reasons. Rent is low. The sea is near. Winters are warm. Nobody minds."],
  ] as const)
    assert.equal(labels(text, language), undefined, text);
});

test("as many sentences as one counts are steps or reasons, in every language", () => {
  const read = (text: string, language: string) => countedAhead(splitSentences(text, language), 0, language);
  for (const [language, ordered, count, text, last] of [
    [
      "en",
      true,
      4,
      "There are four steps. Fill the kettle. Bring it to the boil. Pour everything away. Rinse it twice. The whole thing takes an hour.",
      "Rinse it twice",
    ],
    [
      "de",
      false,
      2,
      "Dafür gibt es zwei Gründe. Die Haltestelle liegt in einer engen Kurve. Außerdem stiegen dort nur noch drei Fahrgäste ein.",
      "Außerdem stiegen dort nur noch drei Fahrgäste ein",
    ],
    [
      "nl",
      true,
      3,
      "Het gaat in drie stappen. Meng het meel met water. Laat het deeg rijzen. Bak het brood veertig minuten.",
      "Bak het brood veertig minuten",
    ],
    [
      "ru",
      false,
      3,
      "Причин три. Площадь ремонтируют до августа. Половина продавцов отказалась ехать. К тому же прогноз обещает ливни.",
      "Прогноз обещает ливни",
    ],
    [
      "it",
      false,
      2,
      "I motivi sono due. Il grano costa di più. E il forno consuma molta energia.",
      "Il forno consuma molta energia",
    ],
    [
      "he",
      true,
      4,
      "יש ארבעה שלבים. כבו את המתג. חכו עד שהנורה תתקרר. הבריגו את הנורה החדשה. הדליקו ובדקו שהיא דולקת.",
      "הדליקו ובדקו שהיא דולקת",
    ],
    [
      "zh",
      true,
      4,
      "泡绿茶分四步。先用热水温一下杯子。放入三克茶叶。倒入八十度的水。等两分钟就可以喝了。",
      "等两分钟就可以喝了",
    ],
    [
      "zh",
      false,
      3,
      "取消夜市有三个原因。附近居民睡不好觉。下水道常常被油堵住。另外，消防车开不进来。",
      "消防车开不进来",
    ],
    [
      "ja",
      true,
      4,
      "手順は4つです。アプリを開いて「新規」を押します。領収書を撮影します。金額と日付が正しいか確認します。最後に「申請」を押すと、上司に通知が届きます。",
      "「申請」を押すと、上司に通知が届きます",
    ],
    [
      "ko",
      true,
      4,
      "네 단계로 담급니다. 배추를 소금물에 절입니다. 양념을 곱게 섞습니다. 배춧잎 사이에 양념을 바릅니다. 통에 담아 하루 동안 실온에 둡니다.",
      "통에 담아 하루 동안 실온에 둡니다",
    ],
  ] as const) {
    // prettier-ignore
    const found = read(text, language);
    assert.deepEqual([found?.ordered, found?.parts.length], [ordered, count], text);
    assert.equal(found?.parts.at(-1)?.label, last);
  }
  for (const [language, text] of [
    ["zh", "她问了我两个问题。我一个也没有回答。后来她走了。"],
    // A story goes on, a point is torn in two, a conclusion is drawn, what is counted is nothing of the kind.
    [
      "en",
      "There are two reasons. The bridge is closed. The hotel stands empty. Nobody knows when it opens.",
    ],
    ["en", "There are two reasons. The bridge is closed. That is why nobody comes."],
    ["de", "Zwei Brüder hatten zwei Gründe. Der eine war arm. Aber der andere war reich."],
    ["en", "We have two dogs. The brown one sleeps. The black one barks."],
    ["ja", "子どもが三人います。長男は医者です。次男は教師です。末っ子は学生です。"],
    ["ru", "У меня три сестры. Старшая живёт в Туле. Средняя учится. Младшая рисует."],
  ] as const)
    assert.equal(read(text, language), null, text);
});
