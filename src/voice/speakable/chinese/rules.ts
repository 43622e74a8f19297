import { anyOf } from "../pattern.ts";
import type { Rule } from "../rules.ts";
import { digitByDigit, numberWords } from "./numbers.ts";

const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const START = String.raw`(?<![A-Za-z\d_]|\d\.)`;
const MINUS = String.raw`(?:(?<![\p{L}\p{N})])[-\u2212])?`;
const END = String.raw`(?![A-Za-z\d_]|\.\d)`;

const UNITS: Readonly<Record<string, string>> = {
  "km/h": "公里每小时",
  "m/s": "米每秒",
  "km²": "平方公里",
  km2: "平方公里",
  "m²": "平方米",
  m2: "平方米",
  "m³": "立方米",
  m3: "立方米",
  "cm³": "立方厘米",
  km: "公里",
  m: "米",
  cm: "厘米",
  mm: "毫米",
  nm: "纳米",
  kg: "公斤",
  g: "克",
  mg: "毫克",
  t: "吨",
  L: "升",
  l: "升",
  mL: "毫升",
  ml: "毫升",
  ha: "公顷",
  kWh: "千瓦时",
  MWh: "兆瓦时",
  TWh: "太瓦时",
  kW: "千瓦",
  MW: "兆瓦",
  GW: "吉瓦",
  W: "瓦",
  V: "伏",
  Hz: "赫兹",
  kHz: "千赫",
  MHz: "兆赫",
  GHz: "吉赫",
  KB: "千字节",
  MB: "兆字节",
  GB: "吉字节",
  TB: "太字节",
  ms: "毫秒",
  s: "秒",
  min: "分钟",
  h: "小时",
  "°C": "摄氏度",
  "℃": "摄氏度",
  "°F": "华氏度",
  "°": "度",
};
const MONEY: Readonly<Record<string, string>> = {
  "¥": "元",
  "￥": "元",
  $: "美元",
  US$: "美元",
  "€": "欧元",
  "£": "英镑",
  HK$: "港元",
  NT$: "新台币",
  R$: "巴西雷亚尔",
  "₹": "印度卢比",
  "₩": "韩元",
  "₽": "卢布",
  CNY: "元",
  RMB: "元",
  USD: "美元",
  EUR: "欧元",
  GBP: "英镑",
  JPY: "日元",
  KRW: "韩元",
  CHF: "瑞士法郎",
  NOK: "挪威克朗",
  SEK: "瑞典克朗",
  DKK: "丹麦克朗",
  PLN: "波兰兹罗提",
  AED: "阿联酋迪拉姆",
  SGD: "新加坡元",
  HKD: "港元",
  TWD: "新台币",
  AUD: "澳元",
  CAD: "加元",
  INR: "印度卢比",
  THB: "泰铢",
};
const SIGNS: Readonly<Record<string, string>> = {
  "+": "加",
  "−": "减",
  "×": "乘以",
  "÷": "除以",
  "=": "等于",
  "≈": "约等于",
  "±": "正负",
  "≤": "小于等于",
  "≥": "大于等于",
  "<": "小于",
  ">": "大于",
  "≠": "不等于",
  "→": "到",
  "&": "和",
  "%": "百分",
  "℃": "摄氏度",
  "°": "度",
};

const rule = (name: string, pattern: string, say: Rule["say"]): Rule => ({
  name,
  pattern: new RegExp(pattern, "gu"),
  say,
});

/** "2个" is 两个; before these a lone two is 两, not 二. */
const COUNTERS =
  "个|只|位|天|次|种|倍|年(?!级)|小时|分钟|秒|周|岁|本|张|条|件|台|辆|座|家|名|人|块|片|杯|颗|棵|万|千|亿|米|公里|公斤|吨|元|美元|项|步|层|段|组|部分|个月|点(?!\\d)";

export const CHINESE_RULES: readonly Rule[] = [
  rule(
    "web address",
    String.raw`https?:\/\/(?:www\.)?([A-Za-z\d.-]{1,253})(?::\d{1,5})?(?:[/?#][^\s，。；、）]*)?`,
    ([, host = ""]) => host.replaceAll(".", " dot "),
  ),
  rule(
    "ISO date",
    String.raw`(?<![\d-])(\d{4})-(\d{1,2})-(\d{1,2})(?![\d-])`,
    ([, year = "", month = "", day = ""]) =>
      `${digitByDigit(year)}年${numberWords(String(Number(month)))}月${numberWords(String(Number(day)))}日`,
  ),
  rule(
    "range of years",
    String.raw`(?<!\d)(\d{4})(?:年)?\s?[-–—~～至到]\s?(\d{4})(?=年)`,
    ([, from = "", to = ""]) => `${digitByDigit(from)}到${digitByDigit(to)}`,
  ),
  rule("year", String.raw`(?<![\d.])(\d{4}|\d{2})(?=\s?年(?!级|前|后|来|间|内|的|代))`, ([, year = ""]) =>
    year.length === 4 || Number(year) >= 70 ? digitByDigit(year) : null,
  ),
  rule("decade", String.raw`(?<![\d.])(\d{4})(?=年代)|(?<![\d.])(\d0)(?=年代)`, ([, long, short]) =>
    long === undefined ? numberWords(short ?? "") : digitByDigit(long),
  ),
  rule("time of day", String.raw`(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])`, ([, hour = "", minute = ""]) => {
    if (Number(hour) > 24 || Number(minute) > 59) return null;
    const minutes = minute.startsWith("0") ? `零${numberWords(minute.slice(1))}` : numberWords(minute);
    return minute === "00" ? `${numberWords(hour)}点` : `${numberWords(String(Number(hour)))}点${minutes}分`;
  }),
  rule(
    "ratio",
    String.raw`(?<![\d:])(\d{1,4}):(\d{1,4})(?![\d:])`,
    ([, a = "", b = ""]) => `${numberWords(a)}比${numberWords(b)}`,
  ),
  rule(
    "telephone number",
    String.raw`(?<![\d-])(?:1\d{10}|0\d{2,3}-\d{7,8}|400-\d{3}-\d{4})(?![\d-])`,
    ([all]) => digitByDigit(all.replaceAll("-", "，")).replaceAll("一", "幺"),
  ),
  rule(
    "amount of money",
    String.raw`(?<![A-Za-z])(${anyOf(Object.keys(MONEY))})\s?(${NUMBER})\s?([万亿千百]{0,2})`,
    ([, sign = "", amount = "", scale = ""]) => `${numberWords(amount)}${scale}${MONEY[sign] ?? ""}`,
  ),
  rule(
    "amount of money, code last",
    String.raw`${START}(${NUMBER})\s?([万亿千百]{0,2})\s?(${anyOf(Object.keys(MONEY).filter((sign) => /[A-Z€£]/u.test(sign)))})(?![A-Za-z])`,
    ([, amount = "", scale = "", sign = ""]) => `${numberWords(amount)}${scale}${MONEY[sign] ?? ""}`,
  ),
  rule(
    "range of percents",
    String.raw`${START}(${NUMBER})\s?[%％]?\s?[-–—~～至到]\s?(${NUMBER})\s?[%％]`,
    ([, from = "", to = ""]) => `百分之${numberWords(from)}到百分之${numberWords(to)}`,
  ),
  rule(
    "percent",
    String.raw`${START}(${MINUS}${NUMBER})\s?[%％]`,
    ([, amount = ""]) => `百分之${numberWords(amount)}`,
  ),
  rule(
    "range",
    String.raw`${START}(${NUMBER})\s?[-–—~～]\s?(?=${NUMBER})`,
    ([, from = ""]) => `${numberWords(from)}到`,
  ),
  rule(
    "fraction",
    String.raw`(?<![\d/.])(\d{1,3})\/(\d{1,3})(?![\d/]|\.\d)`,
    ([, over = "", under = ""]) => `${numberWords(under)}分之${numberWords(over)}`,
  ),
  rule(
    "number with unit",
    String.raw`${START}(${MINUS}${NUMBER})\s?(${anyOf(Object.keys(UNITS))})(?![A-Za-z\d/²³])`,
    ([, amount = "", unit = ""]) => `${amount === "2" ? "两" : numberWords(amount)}${UNITS[unit] ?? ""}`,
  ),
  rule("two of something", String.raw`(?<![\d.第])2(?=\s?(?:${COUNTERS}))`, () => "两"),
  rule("version", String.raw`(?<![\d.])v?(\d+(?:\.\d+){2,4})(?![\d.])`, ([, parts = ""]) =>
    parts
      .split(".")
      .map((part) => numberWords(part))
      .join("点"),
  ),
  rule("number", `${START}(${MINUS}${NUMBER})${END}`, ([, amount = ""]) => numberWords(amount)),
  rule("sign", anyOf(Object.keys(SIGNS)), ([all]) => SIGNS[all] ?? null),
];
