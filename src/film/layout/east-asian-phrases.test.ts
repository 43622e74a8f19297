import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { themeFor } from "../components/testing/theme-for.ts";
import { partsOfPhrase, phraseLanguage, phrasesOf } from "./east-asian-phrases.ts";
import { wordsOf } from "./east-asian-words.ts";
import { fitText, textBlock } from "./text-block.ts";

const phrases = (text: string, language = "en"): string => {
  const found = phraseLanguage(text, language);
  assert.ok(found !== null);
  return phrasesOf(text, found).join("|");
};

test("Japanese: particles, endings and counters stay with their word", () => {
  assert.equal(phrases("最初の一か月は無料です"), "最初の|一か月は|無料です");
  assert.equal(
    phrases("太陽光発電は私たちの暮らしを支えています。"),
    "太陽光発電は|私たちの|暮らしを|支えています。",
  );
  assert.equal(
    phrases("コーヒーの美味しい淹れ方を学びましょう"),
    "コーヒーの|美味しい|淹れ方を|学びましょう",
  );
  assert.equal(
    phrases("火曜日と木曜日は午後8時まで開いています"),
    "火曜日と|木曜日は|午後8時まで|開いています",
  );
  assert.equal(
    phrases("ご予約は前日までにお電話でお願いいたします"),
    "ご予約は|前日までに|お電話で|お願いいたします",
  );
  assert.equal(
    phrases("駅前の商店街に小さなパン屋が生まれました"),
    "駅前の|商店街に|小さな|パン屋が|生まれました",
  );
  assert.equal(phrases("雨の場合は翌週の23日(日)に延期します"), "雨の|場合は|翌週の|23日(日)に|延期します");
  assert.equal(phrases("屋台では…を売ります"), "屋台では…を|売ります");
  assert.equal(phrases("「もったいない」という言葉"), "「もったいない」|という|言葉");
  assert.equal(phrases("0000-12-3456へうまくまとめて"), "0000-12-3456へ|うまく|まとめて");
  assert.equal(phrases("駅前の「こもれび文庫」は土曜日も"), "駅前の|「こもれび文庫」は|土曜日も");
  assert.equal(
    phrases("「灯りを消したら、海は黙ってしまう」と父は言いました"),
    "「灯りを|消したら、|海は|黙ってしまう」と|父は|言いました",
  );
});

test("Japanese: what is allowed begins with its verb, and hours stay with the hours until when", () => {
  const phrases = (text: string) => phrasesOf(text, "ja");
  assert.deepEqual(phrases("役場の返却ポストでもかまいません"), ["役場の", "返却ポストでも", "かまいません"]);
  assert.deepEqual(phrases("靴のままでもかまわない"), ["靴のままでも", "かまわない"]);
  assert.ok(phrases("第2土曜日 10時から12時 道の駅みどり").some((phrase) => phrase.includes("10時から12時")));
  const narrow = (part: string) => part.length <= 8;
  assert.deepEqual(partsOfPhrase("13時30分から15時", "ja", narrow), ["13時30分から", "15時"]);
});

test("Chinese: a particle stays with the word before, a preposition with the word behind it", () => {
  assert.ok(phrases("街边最多时有四十七家铺子，卖盐、卖茶", "zh").includes("铺子，"));
  assert.equal(
    phrases("我们的城市图书馆将于明年春天重新开放，欢迎参观。", "zh"),
    "我们的|城市|图书馆|将于明年|春天|重新|开放，|欢迎|参观。",
  );
  assert.equal(phrases("在家也能做出好吃的红烧肉", "zh"), "在家|也能|做出|好吃的|红烧肉");
  assert.equal(phrases("茶叶已经有两千多年的历史了", "zh"), "茶叶|已经有|两千多年的|历史了");
});

test("Chinese: a foreign name stays whole, and no line begins with 的", () => {
  assert.equal(
    phrases("美国地震学家查尔斯·里克特在1935年提出", "zh"),
    "美国|地震|学家|查尔斯·里克特|在1935年|提出",
  );
  assert.ok(phrases("烈度说的是你那里有多晃", "zh").startsWith("烈度说的是"));
});

test("Chinese: names by sound and doubled measures are whole though no dictionary knows them", () => {
  assert.equal(
    phrases("约翰内斯古腾堡出生在德国美因茨的一个金匠家庭", "zh"),
    "约翰内斯古腾堡|出生|在德国|美因茨的|一个|金匠|家庭",
  );
  assert.equal(phrases("从巴塞罗那到马德里", "zh"), "从巴塞罗那到|马德里");
  assert.equal(phrases("靠的是一代又一代人的手", "zh"), "靠的是|一代又一代|人的手");
  assert.equal(phrases("面对的是一页一页的纸", "zh"), "面对的是|一页一页的纸");
  // Words that names are written with as well.
  assert.equal(phrases("他拉小提琴很多年", "zh"), "他拉小提琴|很多年");
  assert.equal(phrases("因为那里的山多", "zh").includes("那里的"), true);
});

test("kana make a text Japanese in any film; what has neither kana nor Han is left alone", () => {
  assert.equal(phraseLanguage("日本語の文章", "en"), "ja");
  assert.equal(phraseLanguage("日本", "ja-JP"), "ja");
  assert.equal(phraseLanguage("日本", "zh-Hant"), "zh");
  assert.equal(phraseLanguage("Solar power", "ja"), null);
});

const theme = themeFor("clean_lecture", { width: 1920, height: 1080, fps: 30 });
const piece = fc.constantFrom(
  "太陽光", "発電", "は", "図書館", "を", "、", "。", "「", "」", "コーヒー", "まった", "学び", "ます", "8", "時", "の", "GPT-4", " ", "的", "在",
); // prettier-ignore
const NEVER_FIRST = /^[、。」]/u;

test("no text loses a character, and no line of it begins with a closing mark", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 24 }),
      fc.constantFrom("ja", "zh"),
      (parts, language) => {
        const text = parts.join("");
        for (const cut of [wordsOf(text, language), phrasesOf(text, language)])
          assert.equal(cut.join(""), text);
        const block = textBlock(
          text,
          { face: "heading", size: 60, color: "#000000" },
          { width: 700 },
          { theme, language, direction: "ltr" },
        );
        const said = (all: string): string => all.replaceAll(/\s/gu, "");
        assert.equal(said(block.lines.map((line) => line.text).join("")), said(text));
        // A run of marks alone has no other place to break.
        if (!/[、。「」]\s?[、。「」]/u.test(text))
          for (const { text: line } of block.lines.slice(1)) assert.doesNotMatch(line, NEVER_FIRST, text);
      },
    ),
    { numRuns: 150 },
  );
});

test("a number stays with its counter also behind letters, and a verb with what forbids or asks", () => {
  assert.equal(
    phrases("対象は、WBGT28度以上または気温31度以上の環境"),
    "対象は、|WBGT28度以上または|気温31度以上の|環境",
  );
  assert.equal(phrases("HbA1c6.5%以上なら受診"), "HbA1c6.5%以上なら|受診");
  assert.equal(phrases("WBGT28度以上停止作业", "zh"), "WBGT28度以上|停止|作业");
  assert.equal(phrases("第3季度收入，血压140/90", "zh"), "第3季度|收入，|血压|140/90");
  const tight = (text: string, most = 8): string =>
    partsOfPhrase(text, "ja", ({ length }) => length <= most).join("|");
  assert.equal(tight("見逃してはいけないサイン"), "見逃しては|いけない|サイン");
  assert.equal(tight("ひとつしかありません"), "ひとつしか|ありません");
  assert.equal(tight("炭酸水素塩泉で、"), "炭酸水素塩泉で、");
  assert.equal(tight("守らなければならない"), "守らなければ|ならない");
  assert.equal(tight("WBGT28度以上", 9), "WBGT28度以上");
});

test("a word is set smaller sooner than parted", () => {
  for (const text of [
    "長くても10分で一度上がりましょう",
    "当館の泉質は炭酸水素塩泉で、肌がなめらかになります",
  ]) {
    const { lines } = fitText(
      text,
      { face: "heading", size: 160, color: "#000000" },
      { width: 856, height: 1000, maxLines: 8 },
      { theme, language: "ja", direction: "ltr" },
    );
    assert.match(lines.map((line) => line.text).join("|"), /上がりましょう|炭酸水素塩泉で、.*なめらかに/u);
  }
});

test("a dash of two signs is one mark", () => {
  for (const [text, language] of [
    ["千年もつ紙――和紙の秘密", "ja"],
    ["用更少的石头——造更稳的桥", "zh"],
  ] as const)
    assert.match(wordsOf(text, language).join("|"), /――|——/u);
});

test("an amount is one word, and is parted only where it is wider than its line", () => {
  assert.equal(phrases("水400ミリリットルを沸かします"), "水400ミリリットルを|沸かします");
  assert.equal(phrases("予算は2千万円です"), "予算は|2千万円です");
  assert.equal(phrases("水温控制在85摄氏度", "zh"), "水温|控制|在85摄氏度");
  assert.equal(phrases("全国共有3200万名志愿者", "zh"), "全国|共有|3200万名|志愿者");
  assert.equal(phrases("每天走路30分鐘就夠了", "zh-Hant"), "每天|走路|30分鐘|就夠了");
  const parts = (text: string, most: number): string =>
    partsOfPhrase(text, "ja", ({ length }) => length <= most).join("|");
  assert.equal(parts("水400ミリリットルを", 10), "水|400ミリリットルを");
  assert.equal(parts("400ミリリットルを", 6), "400|ミリリットル|を");
  // No amounts: a year's book, a model of the firm.
  assert.equal(phrases("2026人工智能大会", "zh"), "2026人工智能|大会");
});

test("a wide phrase is parted where a word ends, not wherever a line is full", () => {
  const parts = (text: string): string => partsOfPhrase(text, "ja", ({ length }) => length <= 7).join("|");
  assert.equal(parts("ヘルメットをかぶらずに"), "ヘルメットを|かぶらずに");
  assert.equal(parts("オンラインミーティングの"), "オンライン|ミーティングの");
  assert.equal(parts("一滴までしぼりきりましょう").split("|")[0], "一滴まで");
});

test("Chinese: do not, and what not to do, stay together", () => {
  assert.equal(phrases("请您千万别做这件事", "zh-Hans").includes("别|"), false);
  assert.equal(phrases("这个特别的菜别人不会做", "zh-Hans").includes("特|"), false);
});

test("a space that somebody wrote parts phrases", () => {
  assert.deepEqual(phrasesOf("新入社員向け 社食とゴミ分別", "ja"), ["新入社員向け ", "社食と", "ゴミ分別"]);
});

test("no hour is parted at its colon", () => {
  for (const [text, language, whole] of [
    ["每天8:30—18:00，中午12:00到14:00不做有噪音的活", "zh-Hans", ["8:30", "18:00", "12:00", "14:00"]],
    ["朝9:30から18:00まで開いています", "ja", ["9:30", "18:00"]],
  ] as const) {
    const phrases = phrasesOf(text, language);
    for (const time of whole) assert.ok(phrases.some((one) => one.includes(time)), `${time}: ${phrases.join("|")}`);
  }
}); // prettier-ignore
