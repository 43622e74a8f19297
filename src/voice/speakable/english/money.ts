import type { Rule } from "../rules.ts";
import { isOne, NUMBER, numberWords } from "./numbers.ts";

type Currency = { one: string; many: string; cent?: string; cents?: string };

const DOLLAR = { one: "dollar", many: "dollars", cent: "cent", cents: "cents" };
const CURRENCIES: Readonly<Record<string, Currency>> = {
  $: DOLLAR,
  "£": { one: "pound", many: "pounds", cent: "penny", cents: "pence" },
  "€": { one: "euro", many: "euros", cent: "cent", cents: "cents" },
  "¥": { one: "yen", many: "yen" },
  "₹": { one: "rupee", many: "rupees", cent: "paisa", cents: "paise" },
  "₽": { one: "rouble", many: "roubles", cent: "kopeck", cents: "kopecks" },
  "₩": { one: "won", many: "won" },
  "₿": { one: "bitcoin", many: "bitcoins" },
  US$: { ...DOLLAR, one: "U.S dollar", many: "U.S dollars" },
  C$: { ...DOLLAR, one: "Canadian dollar", many: "Canadian dollars" },
  A$: { ...DOLLAR, one: "Australian dollar", many: "Australian dollars" },
};
const CODES: Readonly<Record<string, string>> = {
  USD: "$",
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  INR: "₹",
  CHF: "CHF",
};
const FRANC: Currency = { one: "Swiss franc", many: "Swiss francs", cent: "centime", cents: "centimes" };
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
const SYMBOL = String.raw`(?:US\$|C\$|A\$|[$£€¥₹₽₩₿])`;
const MAGNITUDE = String.raw`(?:\s?(thousand|million|billion|trillion|mio|mn|bn|tn|[kKmMbBtT])(?![\p{L}\p{N}]))?`;

function currencyOf(sign: string): Currency {
  return CURRENCIES[sign] ?? CURRENCIES[CODES[sign] ?? ""] ?? FRANC;
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
    String.raw`(?<![\p{L}\p{N}.,])(${NUMBER})${MAGNITUDE}\s?(US\$|[$£€¥₹₽₩₿]|(?:USD|EUR|GBP|JPY|INR|CHF)(?!\p{L}))(?![\d])`,
    "gu",
  ),
  say: ([, amount = "", magnitude, sign = ""]) => amountWords(amount, magnitude, sign),
};

const codeFirst: Rule = {
  name: "amount of money, code first",
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(USD|EUR|GBP|JPY|INR|CHF)\s?(${NUMBER})${MAGNITUDE}`, "gu"),
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
