import { anyOf } from "../pattern.ts";
import { shortened, type SaidNumber } from "./numbers.ts";

/**
 * How a counter's first sound and the number's last meet. k, s, p: 一 and 八 and 十 double it (k and h: 六 and 百
 * too); h: it becomes p there and b after ン (三本); f: p there and after ン (三分); g: as k, and g after 三 (三階).
 */
type Sound = "k" | "s" | "h" | "f" | "p" | "g" | "";
type Counter = { reading: string; sound: Sound };

/** Written, said, sound. */
const ROWS = `
人 ニン
名 メー
名様 メーサマ
人組 ニングミ
人前 ニンマエ
人分 ニンブン
日 ニチ
日中 ニチジュー
月 ガツ
晩 バン
皿 サラ
袋 フクロ
粒 ツブ
箱 ハコ
束 タバ
株 カブ
房 フサ
錠 ジョー
年 ネン
年中 ネンジュー
年生 ネンセー
年度 ネンド
年代 ネンダイ
年ぶり ネンブリ
時 ジ
時間 ジカン
分 フン f
分間 フンカン f
分野 ブンヤ
秒 ビョー
週 シュー s
週間 シューカン s
か月 カゲツ k
ヶ月 カゲツ k
ヵ月 カゲツ k
カ月 カゲツ k
ケ月 カゲツ k
箇月 カゲツ k
か国 カコク k
カ国 カコク k
ヵ国 カコク k
ヶ国 カコク k
か国語 カコクゴ k
カ国語 カコクゴ k
か所 カショ k
カ所 カショ k
ヵ所 カショ k
ヶ所 カショ k
箇所 カショ k
か条 カジョー k
カ条 カジョー k
世紀 セーキ s
世代 セダイ s
世帯 セタイ s
歳 サイ s
才 サイ s
つ ツ
個 コ k
ヶ コ k
本 ホン h
匹 ヒキ h
杯 ハイ h
枚 マイ
冊 サツ s
台 ダイ
回 カイ k
回戦 カイセン k
階 カイ g
階建て カイダテ g
軒 ケン g
足 ソク s
倍 バイ
度 ド
番 バン
番線 バンセン
号 ゴー
号室 ゴーシツ
号車 ゴーシャ
位 イ
円 エン
円玉 エンダマ
ドル ドル
ユーロ ユーロ
ポンド ポンド p
元 ゲン
ウォン ウォン
割 ワリ
割引 ワリビキ
点 テン s
頭 トー s
羽 ワ
件 ケン k
県 ケン k
校 コー k
曲 キョク k
局 キョク k
級 キュー k
機 キ k
基 キ k
行 ギョー
列 レツ
段 ダン
段階 ダンカイ
巻 カン k
缶 カン k
戸 コ k
社 シャ s
種 シュ s
種類 シュルイ s
周 シュー s
周年 シューネン s
章 ショー s
色 ショク s
席 セキ s
隻 セキ s
作 サク s
作品 サクヒン s
着 チャク s
通 ツー s
丁目 チョーメ s
店 テン s
店舗 テンポ s
滴 テキ s
等 トー s
都市 トシ s
都道府県 トドーフケン s
通り トーリ
泊 ハク f
発 ハツ f
票 ヒョー h
品 ヒン h
品目 ヒンモク h
百 ヒャク h
歩 ホ f
拍 ハク f
編 ヘン f
面 メン
問 モン
文字 モジ
部 ブ
部屋 ヘヤ
話 ワ
駅 エキ
語 ゴ
画 カク k
科目 カモク k
組 クミ k
口 クチ k
切れ キレ k
膳 ゼン
代 ダイ
代目 ダイメ
次 ジ
次元 ジゲン
期 キ k
期生 キセー k
式 シキ s
試合 シアイ s
対 タイ s
勝 ショー s
敗 ハイ f
体 タイ s
票差 ヒョーサ h
坪 ツボ
畳 ジョー
反 タン s
升 ショー s
合 ゴー
里 リ
両 リョー
条 ジョー
項目 コーモク k
要素 ヨーソ
万 マン
グラム グラム
キログラム キログラム
キロ キロ
キロメートル キロメートル
メートル メートル
センチ センチ s
センチメートル センチメートル s
ミリ ミリ
ミリメートル ミリメートル
リットル リットル
ミリリットル ミリリットル
トン トン s
ヘクタール ヘクタール
アール アール
ワット ワット
キロワット キロワット
ボルト ボルト
カロリー カロリー
キロカロリー キロカロリー
バイト バイト
ヘルツ ヘルツ
パーセント パーセント p
ポイント ポイント p
ページ ページ p
頁 ページ p
カップ カップ
ケース ケース k
セット セット s
チーム チーム s
クラス クラス k
パック パック p
コース コース k
シーズン シーズン s
ステップ ステップ s
タイプ タイプ s
ヶ国語 カコクゴ k
`;

export const COUNTERS: ReadonlyMap<string, Counter> = new Map(
  ROWS.trim()
    .split("\n")
    .map((row) => {
      const [written = "", reading = "", sound = ""] = row.split(" ");
      return [written, { reading, sound: sound as Sound }] as const;
    }),
);

/** What follows a counter and has another reading there than alone. */
const SUFFIXES: Readonly<Record<string, string>> = {
  間: "カン",
  目: "メ",
  前: "マエ",
  後: "ゴ",
  半: "ハン",
  弱: "ジャク",
  強: "キョー",
  台: "ダイ",
  余り: "アマリ",
  余: "ヨ",
  分: "ブン",
  版: "バン",
};

/** What would make another word of a suffix: 前半, 目的, 台風. */
const SUFFIX =
  "間(?![違も])|目(?![的標指立])|前(?![半後])|後(?!半)|半(?![分数])|弱(?![いく点])|強(?![いく力化])|台(?![風所])|余り?|分(?![野析以])|版";

/** A counter with its suffix, as two groups of a regular expression. */
export const COUNTED = `(${anyOf(COUNTERS.keys())})(?!曜)(${SUFFIX})?`;

/** A number and its counter that no rule makes: value → said. */
const WHOLE: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  人: { 1: "ヒトリ", 2: "フタリ" },
  人組: { 1: "ヒトリグミ", 2: "フタリグミ" },
  人分: { 1: "ヒトリブン", 2: "フタリブン" },
  日: {
    2: "フツカ",
    3: "ミッカ",
    4: "ヨッカ",
    5: "イツカ",
    6: "ムイカ",
    7: "ナノカ",
    8: "ヨーカ",
    9: "ココノカ",
    10: "トーカ",
    14: "ジューヨッカ",
    17: "ジューシチニチ",
    19: "ジュークニチ",
    20: "ハツカ",
    24: "ニジューヨッカ",
    27: "ニジューシチニチ",
    29: "ニジュークニチ",
  },
  つ: {
    1: "ヒトツ",
    2: "フタツ",
    3: "ミッツ",
    4: "ヨッツ",
    5: "イツツ",
    6: "ムッツ",
    7: "ナナツ",
    8: "ヤッツ",
    9: "ココノツ",
  },
  歳: { 20: "ハタチ" },
  才: { 20: "ハタチ" },
  組: { 1: "ヒトクミ", 2: "フタクミ" },
  口: { 1: "ヒトクチ", 2: "フタクチ" },
  切れ: { 1: "ヒトキレ", 2: "フタキレ", 3: "ミキレ" },
  部屋: { 1: "ヒトヘヤ", 2: "フタヘヤ" },
  通り: { 1: "ヒトトーリ", 2: "フタトーリ" },
  百: { 1: "ヒャク", 3: "サンビャク" },
  里: { 4: "ヨリ" },
  晩: { 1: "ヒトバン", 2: "フタバン" },
  皿: { 1: "ヒトサラ", 2: "フタサラ" },
  袋: { 1: "ヒトフクロ", 2: "フタフクロ" },
  粒: { 1: "ヒトツブ", 2: "フタツブ" },
  箱: { 1: "ヒトハコ", 2: "フタハコ" },
  束: { 1: "ヒトタバ", 2: "フタタバ" },
  株: { 1: "ヒトカブ", 2: "フタカブ" },
  房: { 1: "ヒトフサ", 2: "フタフサ" },
  度: { 0: "レイド" },
  時: { 0: "レイジ" },
  点: { 0: "レイテン" },
};

/** Last digits that are said otherwise before a counter. */
const LAST: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  ニン: { 4: "ヨ" },
  ニンブン: { 4: "ヨ" },
  ニングミ: { 4: "ヨ" },
  ニンマエ: { 4: "ヨ" },
  ガツ: { 4: "シ", 7: "シチ", 9: "ク" },
  ネン: { 4: "ヨ" },
  ネンセー: { 4: "ヨ" },
  ネンド: { 4: "ヨ" },
  ネンブリ: { 4: "ヨ" },
  ジ: { 4: "ヨ", 7: "シチ", 9: "ク" },
  ジカン: { 4: "ヨ", 7: "シチ", 9: "ク" },
  エン: { 4: "ヨ" },
  エンダマ: { 4: "ヨ" },
};
const ONES = ["", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ", "ハチ", "キュー"];

const B: Readonly<Record<string, string>> = { ハ: "バ", ヒ: "ビ", フ: "ブ", ヘ: "ベ", ホ: "ボ" };
const P: Readonly<Record<string, string>> = { ハ: "パ", ヒ: "ピ", フ: "プ", ヘ: "ペ", ホ: "ポ" };
const G: Readonly<Record<string, string>> = { カ: "ガ", ケ: "ゲ" };

const DOUBLED: Readonly<Record<Sound, readonly number[]>> = {
  k: [1, 6, 8, 10, 100],
  g: [1, 6, 8, 10, 100],
  h: [1, 6, 8, 10, 100],
  f: [1, 6, 8, 10, 100],
  s: [1, 8, 10],
  p: [1, 10],
  "": [],
};

const turned = (reading: string, sounds: Readonly<Record<string, string>>): string =>
  (sounds[reading.charAt(0)] ?? reading.charAt(0)) + reading.slice(1);

/** The counter as it sounds after ン: 三本, 何本, 三階. */
function afterN(reading: string, sound: Sound, end: number): string {
  if (sound === "h" && end !== 4) return turned(reading, B);
  // フン becomes プン after four too; 四泊 has both.
  if (sound === "f") return turned(reading, P);
  if (sound === "g" && end !== 4) return turned(reading, G);
  return reading;
}

/** 何 and 何百, 何千, 何万, to be counted with. */
export const HOW_MANY: Readonly<Record<string, SaidNumber>> = {
  何: { reading: "ナン", end: 0, value: NaN },
  何十: { reading: "ナンジュー", end: 10, value: NaN },
  何百: { reading: "ナンビャク", end: 100, value: NaN },
  何千: { reading: "ナンゼン", end: 1e3, value: NaN },
  何万: { reading: "ナンマン", end: 1e4, value: NaN },
  何億: { reading: "ナンオク", end: 1e4, value: NaN },
};

function joined({ reading, end }: SaidNumber, { reading: counter, sound }: Counter): string {
  if (DOUBLED[sound].includes(end))
    return shortened(reading) + (sound === "h" || sound === "f" ? turned(counter, P) : counter);
  const other = LAST[counter]?.[end];
  if (other !== undefined) return reading.slice(0, -(ONES[end]?.length ?? 0)) + other + counter;
  if (reading.endsWith("ン")) return reading + afterN(counter, sound, end);
  return reading + counter;
}

/**
 * A number with its counter and what follows that. `before`: the text in front, by which the first of a month is
 * told from one day.
 */
export function counted(number: SaidNumber, written: string, suffix: string, before: string): string {
  const counter = COUNTERS.get(written);
  if (counter === undefined) return number.reading;
  const end = SUFFIXES[suffix] ?? "";
  if (written === "日" && number.value === 1 && /月\s?$/u.test(before)) return `ツイタチ${end}`;
  return (WHOLE[written]?.[number.value] ?? joined(number, counter)) + end;
}
