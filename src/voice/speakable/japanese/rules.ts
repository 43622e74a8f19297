import { anyOf } from "../pattern.ts";
import type { Rule } from "../rules.ts";
import { COUNTED, counted } from "./counters.ts";
import { WORD_RULES } from "./words.ts";
import { digitByDigit, kanjiNumber, saidNumber, type SaidNumber } from "./numbers.ts";

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?`;
/** "3万5000", "1億2,000万", "2.5億"; 千 and 百 also begin names (千葉). */
const NUMBER = String.raw`${DIGITS}(?:(?:[万億兆]|[千百](?:[万億兆]|(?=[円人本個年回件台枚])))(?:${DIGITS})?){0,5}`;
const START = String.raw`(?<![\d_]|\d[.,])`;
const MINUS = String.raw`(?:(?<![\p{L}\p{N}])[-\u2212])?`;

const UNITS: Readonly<Record<string, string>> = {
  "g/L": "グラムパーリットル",
  "mg/L": "ミリグラムパーリットル",
  "km²": "ヘーホーキロメートル",
  km2: "ヘーホーキロメートル",
  "m²": "ヘーホーメートル",
  m2: "ヘーホーメートル",
  "㎡": "ヘーホーメートル",
  "m³": "リッポーメートル",
  m3: "リッポーメートル",
  "cm²": "ヘーホーセンチメートル",
  "cm³": "リッポーセンチメートル",
  "m/s²": "メートルマイビョーマイビョー",
  km: "キロメートル",
  m: "メートル",
  cm: "センチメートル",
  mm: "ミリメートル",
  nm: "ナノメートル",
  kg: "キログラム",
  g: "グラム",
  mg: "ミリグラム",
  t: "トン",
  L: "リットル",
  l: "リットル",
  dL: "デシリットル",
  mL: "ミリリットル",
  ml: "ミリリットル",
  cc: "シーシー",
  ha: "ヘクタール",
  kcal: "キロカロリー",
  cal: "カロリー",
  kWh: "キロワットジ",
  MWh: "メガワットジ",
  TWh: "テラワットジ",
  kW: "キロワット",
  MW: "メガワット",
  GW: "ギガワット",
  W: "ワット",
  V: "ボルト",
  Hz: "ヘルツ",
  kHz: "キロヘルツ",
  MHz: "メガヘルツ",
  GHz: "ギガヘルツ",
  hPa: "ヘクトパスカル",
  dB: "デシベル",
  KB: "キロバイト",
  kB: "キロバイト",
  MB: "メガバイト",
  GB: "ギガバイト",
  TB: "テラバイト",
  ms: "ミリビョー",
  s: "ビョー",
  min: "フン",
  h: "ジカン",
  "°C": "ド",
  "℃": "ド",
  "°F": "ド",
  "°": "ド",
  "%": "パーセント",
  "‰": "パーミル",
};
/** Units that have a counter's sound. */
const AS_COUNTER: Readonly<Record<string, string>> = {
  "%": "パーセント",
  cm: "センチメートル",
  t: "トン",
  min: "分",
  h: "時間",
  "°C": "度",
  "℃": "度",
};
const MONEY: Readonly<Record<string, string>> = {
  "¥": "円",
  "￥": "円",
  JPY: "円",
  $: "ドル",
  US$: "ドル",
  USD: "ドル",
  "€": "ユーロ",
  EUR: "ユーロ",
  "£": "ポンド",
  GBP: "ポンド",
  "₩": "ウォン",
  KRW: "ウォン",
  CNY: "元",
  RMB: "元",
  CHF: "スイスフラン",
  "₹": "インドルピー",
  INR: "インドルピー",
  AUD: "オーストラリアドル",
  CAD: "カナダドル",
  HKD: "ホンコンドル",
  TWD: "タイワンドル",
};
const SIGNS: Readonly<Record<string, string>> = {
  "+": "プラス",
  "\u2212": "マイナス",
  "×": "カケル",
  "÷": "ワル",
  "=": "イコール",
  "≈": "ヤク",
  "≒": "ヤク",
  "±": "プラスマイナス",
  "≤": "イカ",
  "≦": "イカ",
  "≥": "イジョー",
  "≧": "イジョー",
  "&": "アンド",
  "%": "パーセント",
  "℃": "ド",
  "°": "ド",
  "㎡": "ヘーホーメートル",
  "→": "、",
  "⇒": "、",
  "・": " ",
  "／": "、",
  "※": " ",
  "〒": "ユービンバンゴー",
};

const rule = (name: string, pattern: string, say: Rule["say"]): Rule => ({
  name,
  pattern: new RegExp(pattern, "gu"),
  say,
});

function withMinus(written: string, say: (number: SaidNumber) => string): string {
  const negative = /^[-\u2212]/u.test(written);
  return (negative ? "マイナス" : "") + say(saidNumber(negative ? written.slice(1) : written));
}

const withCounter = (written: string, counter: string): string =>
  withMinus(written, (number) => counted(number, counter, "", ""));
const plain = (written: string): string => withMinus(written, ({ reading }) => reading);

function money(amount: string, sign: string): string {
  const name = MONEY[sign] ?? "";
  return withMinus(amount, (number) =>
    /^(?:円|ドル|ユーロ|ポンド|元|ウォン)$/u.test(name)
      ? counted(number, name, "", "")
      : number.reading + name,
  );
}

function date(year: string, month: string, day: string): string | null {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  const said = (part: string, counter: string, before = ""): string =>
    counted(saidNumber(String(Number(part))), counter, "", before);
  return said(year, "年") + said(month, "月") + said(day, "日", "月");
}

/** Numbers and signs as katakana. Kanji numerals are read with the words: 一人 is two signs of which 一般 has one. */
export const JAPANESE_RULES: readonly Rule[] = [
  ...WORD_RULES,
  // 十分 is "enough" and 二分 "in two" beside any other word.
  rule(
    "minutes in kanji",
    "(?<![〇一二三四五六七八九十百千万])([一二三四五六七八九十]{1,3})(?:分(間|前(?!半)|後(?!半)|半)|分(?=ほど|おき|ごと|待|煮|焼|蒸|ゆで|茹で))",
    ([, numerals = "", suffix = ""]) => {
      const digits = kanjiNumber(numerals);
      return digits === null ? null : counted(saidNumber(digits), "分", suffix, "");
    },
  ),
  rule(
    "web address",
    String.raw`https?:\/\/(?:www\.)?([A-Za-z\d.-]{1,253})(?::\d{1,5})?(?:[/?#][^\s、。）]*)?`,
    ([, host = ""]) => host.replaceAll(".", " ドット "),
  ),
  rule(
    "date in figures",
    String.raw`(?<![\d/-])(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?![\d/-])`,
    ([, year = "", , month = "", day = ""]) => date(year, month, day),
  ),
  rule("time of day", String.raw`(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])`, ([, hour = "", minute = ""]) => {
    if (Number(hour) > 24 || Number(minute) > 59) return null;
    const hours = withCounter(String(Number(hour)), "時");
    return minute === "00" ? hours : `${hours}${withCounter(String(Number(minute)), "分")}`;
  }),
  rule(
    "ratio",
    String.raw`(?<![\d:])(\d{1,4}):(\d{1,4})(?![\d:])`,
    ([, a = "", b = ""]) => `${withCounter(a, "対")}${plain(b)}`,
  ),
  rule("telephone number", String.raw`(?<![\d-])0\d{1,4}-\d{1,4}-\d{3,4}(?![\d-])`, ([all]) =>
    all.split("-").map(digitByDigit).join("、"),
  ),
  rule(
    "amount of money",
    String.raw`(?<![A-Za-z])(${anyOf(Object.keys(MONEY))})\s?(${NUMBER})`,
    ([, sign = "", amount = ""]) => money(amount, sign),
  ),
  rule(
    "amount of money, sign last",
    String.raw`${START}(${NUMBER})\s?(${anyOf(Object.keys(MONEY))})(?![A-Za-z\d])`,
    ([, amount = "", sign = ""]) => money(amount, sign),
  ),
  rule(
    "fraction",
    String.raw`${START}(\d{1,4})分の(\d{1,4})(?![\d.]|[年月日時分人])`,
    ([, under = "", over = ""]) => `${plain(under)}ブンノ${plain(over)}`,
  ),
  rule(
    "fraction with a stroke",
    String.raw`(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/]|\.\d)`,
    ([, over = "", under = ""]) => `${plain(under)}ブンノ${plain(over)}`,
  ),
  rule(
    "range",
    String.raw`${START}(${MINUS}${NUMBER})\s?[-–—~〜～]\s?(?=\d)`,
    ([, from = ""]) => `${plain(from)}カラ`,
  ),
  rule(
    "speed",
    String.raw`${START}(${NUMBER})\s?(km\/h|m\/s)(?![A-Za-z\d/²³])`,
    ([, amount = "", unit = ""]) =>
      unit === "km/h" ? `ジソク${plain(amount)}キロ` : `ビョーソク${plain(amount)}メートル`,
  ),
  rule(
    "number with unit",
    String.raw`${START}(${MINUS}${NUMBER})\s?(${anyOf(Object.keys(UNITS))})(?![A-Za-z\d/²³])`,
    ([, amount = "", unit = ""]) => {
      const counter = AS_COUNTER[unit];
      return counter === undefined ? plain(amount) + (UNITS[unit] ?? "") : withCounter(amount, counter);
    },
  ),
  rule(
    "number with counter",
    String.raw`${START}(${MINUS}${NUMBER})\s?${COUNTED}`,
    ([, amount = "", counter = "", suffix = ""], { before }) =>
      withMinus(amount, (number) => counted(number, counter, suffix, before)),
  ),
  rule("number of something", String.raw`\bNo\.\s?(?=\d)|#(?=\d)`, () => "ナンバー"),
  rule("two of a molecule", String.raw`(?<=(?<![A-Za-z])(?:CO|H|O|N|SiO|SO|NO))2(?!\d)`, () => "ツー"),
  rule("version", String.raw`(?<![\d.])(\d+(?:\.\d+){2,4})(?![\d.])`, ([, parts = ""]) =>
    parts.split(".").map(plain).join("テン"),
  ),
  rule("number", String.raw`${START}(${MINUS}${NUMBER})`, ([, amount = ""]) => plain(amount)),
  rule("from one to another", String.raw`(?<=[\p{L}\p{N}])[〜～](?=[\p{L}\p{N}])`, () => "カラ"),
  rule("wave", "[〜～]", () => "、"),
  rule("sign", anyOf(Object.keys(SIGNS)), ([all]) => SIGNS[all] ?? null),
];
