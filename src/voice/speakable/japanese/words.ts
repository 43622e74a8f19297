import type { Rule } from "../rules.ts";

/**
 * Words that the dictionary does not have or reads otherwise than a narrator, as regular expressions: only where
 * the letters around them leave no doubt.
 */
const WORDS: readonly (readonly [written: string, reading: string])[] = [
  ["ぬか床", "ヌカドコ"],
  ["外葉", "ソトバ"],
  ["鶏肉", "トリニク"],
  ["一つまみ|ひとつまみ", "ヒトツマミ"],
  ["角(?=を曲が)|(?<=曲がり)角", "カド"],
  ["昔々", "ムカシムカシ"],
  ["他(?=[にのはもと])", "ホカ"],
  ["(?<=(?<!床)[のる])間(?=[にはもで、])", "アイダ"],
  ["(?<!\\p{Script=Han})土(?=[のにをがはや])", "ツチ"],
  ["辛い(?=カレー|ラーメン|スープ|味|料理|もの|食べ物)", "カライ"],
  ["瞬(?=[いきく])", "マタタ"],
  ["源頼朝", "ミナモトノヨリトモ"],
  ["人気(?=のない|がない)", "ヒトケ"],
  ["予熱", "ヨネツ"],
  ["焼き鮭", "ヤキザケ"],
  ["夜(?=が明け)", "ヨ"],
  ["(?<!\\p{Script=Han})都(?=[はをの])", "ミヤコ"],
  ["(?<![\\d\\p{Script=Han}])年(?=\\d)", "ネン"],
  ["町工場", "マチコーバ"],
  ["怒り(?=っぽ)", "オコリ"],
];

export const WORD_RULES: readonly Rule[] = WORDS.map(([written, reading]) => ({
  name: written,
  pattern: new RegExp(written, "gu"),
  say: () => reading,
}));

/** Small vowels that make one sound with the sign before them; after any other sign they are said by themselves. */
const JOINED =
  "(?<![フヴツクグふゔつくぐ])[ァぁ]|(?<![フヴテデツスズウクグふゔてでつすずうくぐ])[ィぃ]|(?<![トドとど])[ゥぅ]|(?<![フヴツウシジチイクグふゔつうしじちいくぐ])[ェぇ]|(?<![フヴツウクグふゔつうくぐ])[ォぉ]|(?<![クグくぐ])[ヮゎ]";
const FULL: Readonly<Record<string, string>> = {
  ァ: "ア",
  ぁ: "あ",
  ィ: "イ",
  ぃ: "い",
  ゥ: "ウ",
  ぅ: "う",
  ェ: "エ",
  ぇ: "え",
  ォ: "オ",
  ぉ: "お",
  ヮ: "ワ",
  ゎ: "わ",
  ヵ: "カ",
  ゕ: "か",
  ヶ: "カ",
  ゖ: "か",
  ヷ: "ヴァ",
};

/** Kana that the voice would tell the name of ("Japanese letter"). */
export const KANA_RULES: readonly Rule[] = [
  {
    name: "small vowel",
    pattern: new RegExp(`${JOINED}|[ヵゕヶゖヷ]`, "gu"),
    say: ([all]) => FULL[all] ?? null,
  },
  {
    name: "said once more",
    pattern: /(?<=([ぁ-ゖァ-ヺ]))[ゝヽゞヾ]/gu,
    say: ([, kana = ""]) => kana,
  },
  { name: "no sound", pattern: /[\u3097-\u309c\u30a0ゝヽゞヾ]/gu, say: () => "" },
  { name: "sealed", pattern: /〆/gu, say: () => "シメ" },
];
