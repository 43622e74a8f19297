import { AMBIGUOUS_CODES, CODE_OF_SIGN, CURRENCY_CODES } from "../../../kernel/currencies.ts";
import { anyOf } from "../pattern.ts";
import type { Rule } from "../rules.ts";
import { isOne, NUMBER, numberWords } from "./numbers.ts";

type Currency = { one: string; many: string; cent?: string; cents?: string };

const DOLLAR = { one: "dollar", many: "dollars", cent: "cent", cents: "cents" };
/** What currencies are called, by their codes; "kr" alone does not say whose crown it is. */
const NAMED: Readonly<Record<string, Currency>> = {
  USD: DOLLAR,
  US: { ...DOLLAR, one: "U.S dollar", many: "U.S dollars" },
  GBP: { one: "pound", many: "pounds", cent: "penny", cents: "pence" },
  EUR: { one: "euro", many: "euros", cent: "cent", cents: "cents" },
  JPY: { one: "yen", many: "yen" },
  INR: { one: "rupee", many: "rupees", cent: "paisa", cents: "paise" },
  BTC: { one: "bitcoin", many: "bitcoins" },
  CHF: { one: "Swiss franc", many: "Swiss francs", cent: "centime", cents: "centimes" },
  NOK: { one: "Norwegian krone", many: "Norwegian kroner", cent: "øre", cents: "øre" },
  DKK: { one: "Danish krone", many: "Danish kroner", cent: "øre", cents: "øre" },
  SEK: { one: "Swedish krona", many: "Swedish kronor", cent: "öre", cents: "öre" },
  ISK: { one: "Icelandic krona", many: "Icelandic kronur" },
  kr: { one: "krone", many: "kroner" },
  PLN: { one: "zloty", many: "zloty", cent: "grosz", cents: "groszy" },
  CZK: { one: "Czech koruna", many: "Czech korunas" },
  HUF: { one: "forint", many: "forints" },
  RON: { one: "leu", many: "lei" },
  BGN: { one: "lev", many: "leva" },
  UAH: { one: "hryvnia", many: "hryvnias" },
  RSD: { one: "Serbian dinar", many: "Serbian dinars" },
  GEL: { one: "lari", many: "lari" },
  KZT: { one: "tenge", many: "tenge" },
  TRY: { one: "lira", many: "lira" },
  RUB: { one: "rouble", many: "roubles", cent: "kopeck", cents: "kopecks" },
  ILS: { one: "shekel", many: "shekels" },
  AED: { one: "dirham", many: "dirhams", cent: "fils", cents: "fils" },
  SAR: { one: "Saudi riyal", many: "Saudi riyals" },
  QAR: { one: "Qatari riyal", many: "Qatari riyals" },
  KWD: { one: "Kuwaiti dinar", many: "Kuwaiti dinars" },
  BHD: { one: "Bahraini dinar", many: "Bahraini dinars" },
  OMR: { one: "Omani rial", many: "Omani rials" },
  EGP: { one: "Egyptian pound", many: "Egyptian pounds" },
  MAD: { one: "Moroccan dirham", many: "Moroccan dirhams" },
  ZAR: { one: "rand", many: "rand", cent: "cent", cents: "cents" },
  NGN: { one: "naira", many: "naira" },
  KES: { one: "Kenyan shilling", many: "Kenyan shillings" },
  TZS: { one: "Tanzanian shilling", many: "Tanzanian shillings" },
  UGX: { one: "Ugandan shilling", many: "Ugandan shillings" },
  GHS: { one: "cedi", many: "cedis" },
  ETB: { one: "birr", many: "birr" },
  CRC: { one: "Costa Rican colón", many: "Costa Rican colones" },
  PYG: { one: "guaraní", many: "guaraníes" },
  CNY: { one: "yuan", many: "yuan" },
  RMB: { one: "yuan", many: "yuan" },
  KRW: { one: "won", many: "won" },
  TWD: { ...DOLLAR, one: "Taiwan dollar", many: "Taiwan dollars" },
  HKD: { ...DOLLAR, one: "Hong Kong dollar", many: "Hong Kong dollars" },
  SGD: { ...DOLLAR, one: "Singapore dollar", many: "Singapore dollars" },
  AUD: { ...DOLLAR, one: "Australian dollar", many: "Australian dollars" },
  NZD: { ...DOLLAR, one: "New Zealand dollar", many: "New Zealand dollars" },
  CAD: { ...DOLLAR, one: "Canadian dollar", many: "Canadian dollars" },
  THB: { one: "baht", many: "baht" },
  VND: { one: "dong", many: "dong" },
  IDR: { one: "rupiah", many: "rupiah" },
  MYR: { one: "ringgit", many: "ringgit" },
  PHP: { one: "Philippine peso", many: "Philippine pesos" },
  PKR: { one: "Pakistani rupee", many: "Pakistani rupees" },
  LKR: { one: "Sri Lankan rupee", many: "Sri Lankan rupees" },
  NPR: { one: "Nepalese rupee", many: "Nepalese rupees" },
  BDT: { one: "taka", many: "taka" },
  MXN: { one: "Mexican peso", many: "Mexican pesos" },
  ARS: { one: "Argentine peso", many: "Argentine pesos" },
  CLP: { one: "Chilean peso", many: "Chilean pesos" },
  COP: { one: "Colombian peso", many: "Colombian pesos" },
  UYU: { one: "Uruguayan peso", many: "Uruguayan pesos" },
  PEN: { one: "sol", many: "soles" },
  BRL: { one: "Brazilian real", many: "Brazilian reais", cent: "centavo", cents: "centavos" },
};
/** Signs that say more than their code, and English short forms. */
const OWN_SIGNS: Readonly<Record<string, string>> = { US$: "US", "₿": "BTC", "kr.": "kr", Kr: "kr" };
const SIGNS: Readonly<Record<string, string>> = { ...CODE_OF_SIGN, ...OWN_SIGNS };
const isSymbol = (sign: string): boolean => /\p{Sc}/u.test(sign);
/** Codes and short forms, as a part of a regular expression. */
export const WRITTEN = anyOf([
  ...CURRENCY_CODES,
  "kr",
  ...Object.keys(SIGNS).filter((sign) => !isSymbol(sign)),
]);
const MAGNITUDES: Readonly<Record<string, string>> = {
  k: "thousand",
  thousand: "thousand",
  m: "million",
  mn: "million",
  mio: "million",
  million: "million",
  b: "billion",
  bn: "billion",
  billion: "billion",
  t: "trillion",
  tn: "trillion",
  trillion: "trillion",
};
const SYMBOL = `(?:${anyOf(Object.keys(SIGNS).filter(isSymbol))})`;
const MAGNITUDE = String.raw`(?:\s?(thousand|million|billion|trillion|mio|mn|bn|tn|[kKmMbBtT])(?![\p{L}\p{N}]))?`;

function currencyOf(sign: string): Currency {
  return NAMED[SIGNS[sign] ?? sign] ?? DOLLAR;
}

function amountWords(amount: string, magnitude: string | undefined, sign: string): string {
  const currency = currencyOf(sign);
  if (magnitude !== undefined) {
    const word = MAGNITUDES[magnitude.toLowerCase()] ?? magnitude;
    return `${numberWords(amount)} ${word} ${currency.many}`;
  }
  const [whole = "0", decimals] = amount.replaceAll(",", "").split(".");
  if (decimals?.length === 2 && currency.cents !== undefined) {
    const cents = Number(decimals);
    const small =
      cents === 0 ? "" : `${numberWords(String(cents))} ${cents === 1 ? currency.cent : currency.cents}`;
    if (whole === "0" && cents > 0) return small;
    const large = `${numberWords(whole)} ${isOne(whole) ? currency.one : currency.many}`;
    return small === "" ? large : `${large} and ${small}`;
  }
  return `${numberWords(amount)} ${isOne(amount) ? currency.one : currency.many}`;
}

const perUnit = (per: string | undefined): string => (per === undefined ? "" : ` per ${per}`);

const symbolFirst: Rule = {
  name: "amount of money",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])([-\u2212])?(${SYMBOL})\s?(${NUMBER})${MAGNITUDE}(\+)?(?:/(\p{L}{3,12}))?`,
    "gu",
  ),
  say: ([, minus, sign = "", amount = "", magnitude, more, per]) =>
    `${more === undefined ? "" : "more than "}${minus === undefined ? "" : "minus "}${amountWords(amount, magnitude, sign)}${perUnit(per)}`,
};

/** "$5–10 million": the sign is said once, after the second amount. */
const symbolRange: Rule = {
  name: "range of money",
  pattern: new RegExp(
    String.raw`(${SYMBOL})\s?(${NUMBER})\s?[-–—]\s?(?:${SYMBOL})?(${NUMBER})${MAGNITUDE}(?![\p{L}\p{N}])`,
    "gu",
  ),
  say: ([, sign = "", from = "", to = "", magnitude]) =>
    `${numberWords(from)} to ${amountWords(to, magnitude, sign)}`,
};

const symbolLast: Rule = {
  name: "amount of money, sign last",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])(${NUMBER})${MAGNITUDE}\s?(${SYMBOL}|(?:${WRITTEN})(?!\p{L}))(?![\d])`,
    "gu",
  ),
  say: ([, amount = "", magnitude, sign = ""]) => amountWords(amount, magnitude, sign),
};

const codeFirst: Rule = {
  name: "amount of money, code first",
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?!(?:${AMBIGUOUS_CODES.join("|")})\s?\d{1,2}(?![\d,]))(${WRITTEN})\s?(${NUMBER})${MAGNITUDE}`,
    "gu",
  ),
  say: ([, sign = "", amount = "", magnitude]) => amountWords(amount, magnitude, sign),
};

/** Fewer than a hundred: "1080p" is a picture. */
const pence: Rule = {
  name: "pence",
  pattern: /(?<![\p{L}\p{N}.,])(\d{1,2})p(?![\p{L}\p{N}])/gu,
  say: ([, amount = ""]) => `${numberWords(amount)} ${isOne(amount) ? "penny" : "pence"}`,
};

const cents: Rule = {
  name: "cents",
  pattern: /(?<![\p{L}\p{N}.,])(\d{1,3})\s?¢/gu,
  say: ([, amount = ""]) => `${numberWords(amount)} ${isOne(amount) ? "cent" : "cents"}`,
};

export const MONEY_RULES: readonly Rule[] = [symbolRange, symbolFirst, codeFirst, symbolLast, cents, pence];
