import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { alignWords } from "../../align.ts";
import { writtenWords } from "../../words.ts";
import { makeSpeakable } from "../speakable.ts";
import { startAnalyser } from "./analyser.ts";

const analyse = startAnalyser();
const say = (text: string) => makeSpeakable(text, "ja", "ja", analyse);

const ROWS: readonly (readonly [written: string, spoken: string])[] = [
  ["ツバメは日本へ帰ってきました。", "ツバメワ ニホンエ カエッテキマシタ。"],
  ["3月3日に、三月三日に", "サンガツ ミッカニ、 サンガツ ミッカニ"],
  ["7月1日、一日二回", "シチガツ ツイタチ、 イチニチ ニカイ"],
  ["十日ほどで、三日ごとに", "トーカホドデ、 ミッカゴトニ"],
  ["8時間、24時間、4時、9時半", "ハチジカン、 ニジューヨジカン、 ヨジ、 クジハン"],
  ["10分、3分、7時15分、十分待つ", "ジュップン、 サンプン、 シチジ ジューゴフン、 ジュップン マツ"],
  ["三十分ほど、二分半ゆでる、十分な水", "サンジュップンホド、 ニフンハン ユデル、 ジューブンナ ミズ"],
  ["20℃、−5℃、13パーセント", "ニジュード、 マイナスゴド、 ジューサンパーセント"],
  ["130グラム、1キログラム、４リットル", "ヒャクサンジューグラム、 イチキログラム、 ヨンリットル"],
  ["200g、150ml、8%、5cm", "ニヒャクグラム、 ヒャクゴジューミリリットル、 ハチパーセント、 ゴセンチメートル"],
  ["2024年、二〇二四年", "ニセンニジューヨネン、 ニセンニジューヨネン"],
  ["一人、二人、4人、一人前", "ヒトリ、 フタリ、 ヨニン、 イチニンマエ"],
  ["1本、3本、何本、6匹、8杯、100本", "イッポン、 サンボン、 ナンボン、 ロッピキ、 ハッパイ、 ヒャッポン"],
  ["3階、8歳、20歳、一晩、2つ目", "サンガイ、 ハッサイ、 ハタチ、 ヒトバン、 フタツメ"],
  ["3万5000人、2.5億、1,234円", "サンマンゴセンニン、 ニテンゴオク、 センニヒャクサンジューヨエン"],
  ["1/2、3分の1、三分の二", "ニブンノイチ、 サンブンノイチ、 サンブンノニ"],
  ["5〜10分、10:30", "ゴカラ ジュップン、 ジュージサンジュップン"],
  ["二倍、1.5倍、何千キロ", "ニバイ、 イッテンゴバイ、 ナンゼンキロ"],
  ["第二日曜日、二人三脚、三日月、千葉", "ダイニ ニチヨービ、 ニニンサンキャク、 ミカズキ、 チバ"],
  ["AIは便利だ。", "AIワ ベンリダ。"],
  ["ねえ、ねぇ、ティー・パーティー", "ネー、 ネー、 ティー パーティー"],
  ["各々と人々", "オノオノト ヒトビト"],
];

for (const [written, spoken] of ROWS) {
  test(`"${written}" is said "${spoken}"`, () => {
    assert.equal(say(written).spoken, spoken);
  });
}

test("what is said of a word belongs to its letters", () => {
  const text = "ツバメは３月３日に、日本へ「帰って」きた。";
  const { spoken, from, to } = say(text);
  const writtenFor = (said: string): string => {
    const at = spoken.indexOf(said);
    assert.ok(at >= 0, `${said} in ${spoken}`);
    return text.slice(from[at], to[at + said.length - 1]);
  };
  assert.equal(writtenFor("ツバメワ"), "ツバメは");
  assert.equal(writtenFor("サンガツ"), "３月");
  assert.equal(writtenFor("ミッカ"), "３日");
  assert.equal(writtenFor("ニホンエ"), "日本へ");
  assert.equal(writtenFor("カエッテ"), "帰って");
});

const pieces = fc.constantFrom(
  ..."日本 三月三日 十分 12,345人 3万 -5℃ 何千 分の 日曜 々 〇 ヶ月 ｶﾞ ァ ゝ は AI 1/2 10:30 \u{20bb7} \ud842 😀 \0 https://a.b/c 2024-03-04 ・〜".split(
    " ",
  ),
);

test("in any text the way back only goes forward, and every word has its time", () => {
  const texts = fc
    .array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, (text) => {
      const said = say(text);
      assert.equal(said.from.length, said.spoken.length);
      for (const [unit, start] of said.from.entries()) {
        const end = said.to[unit] ?? -1;
        assert.ok(start >= 0 && start <= end && end <= text.length);
        if (unit > 0) assert.ok(start >= (said.from[unit - 1] ?? 0) && end >= (said.to[unit - 1] ?? 0));
      }
      assert.doesNotMatch(said.spoken, /\p{Script=Han}|[ヵヶゝ]/u);
      const words = writtenWords(text, "ja");
      assert.equal(alignWords(words, said, [], 1).length, words.length);
    }),
    { numRuns: 300 },
  );
});

test("hostile texts of 20,000 characters take no longer than others", () => {
  for (const unit of ["年", "三", "1万"]) {
    const began = performance.now();
    say(unit.repeat(20_000 / unit.length));
    const took = performance.now() - began;
    assert.ok(took < 4_000, `${unit} took ${took.toFixed(0)} ms`);
  }
});
