import { anyOf } from "../pattern.ts";
import type { Rule } from "../rules.ts";

/** Codes of ISO 4217; as a sign each is its own code. Before and behind a number only. */
const CODES =
  "EUR USD GBP CHF JPY CNY INR RUB TRY BRL PLN SEK NOK DKK ISK KRW AUD CAD NZD SGD HKD TWD AED SAR QAR KWD BHD OMR EGP MAD ILS ZAR NGN KES GHS TZS UGX ETB MXN ARS CLP COP PEN UYU CZK HUF RON BGN UAH RSD GEL KZT THB VND IDR MYR PHP PKR BDT LKR NPR".split(
    " ",
  );
const SIGNS: Readonly<Record<string, string>> = {
  $: "USD",
  US$: "USD",
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "₹": "INR",
  "Rs.": "INR",
  Rs: "INR",
  "₽": "RUB",
  "₩": "KRW",
  "₪": "ILS",
  R$: "BRL",
  C$: "CAD",
  A$: "AUD",
  "Fr.": "CHF",
  zł: "PLN",
  Kč: "CZK",
  "₺": "TRY",
  "₴": "UAH",
  "₫": "VND",
  "฿": "THB",
  "₱": "PHP",
  "₦": "NGN",
};
/** "kr" is the crown of whoever speaks. */
const KRONER: Readonly<Record<string, string>> = { sv: "SEK", da: "DKK", is: "ISK" };

/** What money is written in, and its code: codes, signs, and "kr" as the speaker's own. */
export function currenciesOf(language: string): Readonly<Record<string, string>> {
  const crown = KRONER[language] ?? "NOK";
  return { ...Object.fromEntries(CODES.map((code) => [code, code])), ...SIGNS, kr: crown, "kr.": crown };
}

/** COP 28 and PHP 8 are no money: before a small number these name something else. */
const OTHER_NAMES = "CAD|COP|GEL|MAD|PEN|PHP|RON";

/** Of one's own money the country is not said: "kroner", "złotych", "reais". */
const OWN_COUNTRY: Readonly<Record<string, RegExp>> = {
  nb: /^norsk\p{L}*\s/iu,
  no: /^norsk\p{L}*\s/iu,
  nn: /^norsk\p{L}*\s/iu,
  sv: /^svensk\p{L}*\s/iu,
  da: /^dansk\p{L}*\s/iu,
  pl: /\spolsk\p{L}*$/iu,
  cs: /^česk\p{L}*\s/iu,
  pt: /\sbrasileir\p{L}*$/iu,
  hi: /^भारतीय\s/u,
  tr: /^türk\s/iu,
  ru: /^российск\p{L}*\s/iu,
};

const MAGNITUDES =
  "millions?|milliards?|Millionen|Million|Milliarden|Milliarde|millones|millón|mil millones|mil|milioni|milione|miliardi|miliardo|mila|milhões|milhão|mil milhões|bilhões|miljoen|miljard|miljoner|miljon|miljarder|miljard|millioner|milliarder|milionów|miliony|milion|milyon|milyar|bin|миллион(?:а|ов)?|миллиард(?:а|ов)?|тысяч[аи]?|мільйон(?:а|ів)?|мільярд(?:а|ів)?|Mio\\.?|Mrd\\.?|mln\\.?|mld\\.?|mlrd\\.?|tys\\.?|млн\\.?|млрд\\.?|тыс\\.?";
/** "8 millones de dólares": what is counted by millions in Romance languages hangs on a preposition. */
const OF: Readonly<Record<string, string>> = { fr: "de", es: "de", pt: "de", ca: "de", ro: "de", it: "di" };

/** How a language writes numbers. */
export type Written = {
  language: string;
  /** A number with its groups and decimals, as a part of a regular expression. */
  number: string;
  /** What may not stand before one. */
  start: string;
  decimal: string;
  /** Short forms of the language, "Mio." → "Millionen". */
  abbreviations: Readonly<Record<string, string>>;
};

/** Amounts as the currency's name in the language, by its sign, its code or its short form, before or behind. */
export function moneyRules({ language, number, start, decimal, abbreviations }: Written): Rule[] {
  const currencies = currenciesOf(language);
  const signs = anyOf(Object.keys(currencies));
  const before = String.raw`(?<![\p{L}\p{N}])(?!(?:${OTHER_NAMES})\s?\d{1,2}(?![\d.,]))(${signs})[ \u00a0\u202f]?`;
  // Prices of two decimals are written with a point beside a code also where a comma is usual: CHF 4.60.
  const amount = String.raw`(\d+[.,]\d{2}(?!\d)|${number})`;
  const blank = String.raw`[ \u00a0\u202f]`;
  const nameOf = (currency: string, value: number): string => {
    const options = {
      style: "currency",
      currency,
      currencyDisplay: "name",
      minimumFractionDigits: 0,
    } as const;
    const parts = new Intl.NumberFormat(language, { ...options, numberingSystem: "latn" }).formatToParts(
      value,
    );
    const name = parts.find(({ type }) => type === "currency")?.value ?? currency;
    const own = OWN_COUNTRY[language];
    const bare = own === undefined ? name : name.replace(own, "");
    return bare === name ? name : bare.toLowerCase();
  };
  const magnitude = (written: string, scale: string, sign: string): string => {
    const said = abbreviations[scale] ?? abbreviations[`${scale}.`] ?? scale;
    const name = nameOf(currencies[sign] ?? "EUR", 5_000_000);
    const of = /^(?:mil|mila|bin)$/u.test(said) ? "" : (OF[language] ?? "");
    const joined =
      of === "" ? name : language === "fr" && /^[aeiouhé]/iu.test(name) ? `d'${name}` : `${of} ${name}`;
    const digits = written.replaceAll(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3})/gu, "");
    return `${digits} ${said} ${joined}`;
  };
  return [
    {
      name: "millions of money",
      pattern: new RegExp(
        String.raw`${before}(${number})${blank}?(${MAGNITUDES})(?![\p{L}\p{N}])|${start}(${number})${blank}?(${MAGNITUDES})${blank}(${signs})(?![\p{L}\p{N}])`,
        "gu",
      ),
      say: ([, first = "", amountBehind, scaleBehind, amountBefore = "", scale = "", last = ""]) =>
        magnitude(
          amountBehind ?? amountBefore,
          scaleBehind ?? scale,
          amountBehind === undefined ? last : first,
        ),
    },
    {
      name: "amount of money",
      pattern: new RegExp(
        String.raw`${before}${amount}(?![\d%])|${start}${amount}${blank}?(${signs})(?![\p{L}\p{N}])`,
        "gu",
      ),
      say: ([, sign, first, second, behind], { after }) => {
        const currency = currencies[sign ?? behind ?? ""] ?? "EUR";
        const value = valueOf(first ?? second ?? "", decimal);
        const whole = Math.trunc(value);
        const cents = Math.round((value - whole) * 100);
        const said = `${whole} ${nameOf(currency, whole)}`;
        // "kr." at the end of its sentence ends that too.
        const stop = behind?.endsWith(".") === true && /^(?:$|\s+\p{Lu})/u.test(after) ? "." : "";
        return `${said}${cents === 0 ? "" : ` ${cents}`}${stop}`;
      },
    },
    {
      name: "sign of a currency",
      pattern: new RegExp(String.raw`(?<=\p{L}[.]? ?)(?:[€£₽]|US\$)(?![\p{L}\p{N}])`, "gu"),
      say: ([all]) => nameOf(currencies[all] ?? "EUR", 5),
    },
  ];
}

function valueOf(written: string, decimal: string): number {
  const price = /^(\d+)[.,](\d{2})$/u.exec(written);
  if (price !== null) return Number(`${price[1]}.${price[2]}`);
  const [whole = "", fraction] = written.split(decimal);
  return Number(`${whole.replaceAll(/[^\d]/gu, "")}${fraction === undefined ? "" : `.${fraction}`}`);
}
