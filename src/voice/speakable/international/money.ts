import { AMBIGUOUS_CODES, CODE_OF_SIGN, CURRENCY_CODES } from "../../../kernel/currencies.ts";
import { anyOf } from "../pattern.ts";
import type { Rule } from "../rules.ts";

/** "kr" is the crown of whoever speaks. */
const KRONER: Readonly<Record<string, string>> = { sv: "SEK", da: "DKK", is: "ISK" };

/** What money is written in, and its code: codes, signs, and "kr" as the speaker's own. */
export function currenciesOf(language: string): Readonly<Record<string, string>> {
  const crown = KRONER[language] ?? "NOK";
  return {
    ...Object.fromEntries(CURRENCY_CODES.map((code) => [code, code])),
    ...CODE_OF_SIGN,
    Ft: "HUF",
    kr: crown,
    "kr.": crown,
    Kr: crown,
  };
}

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

/** A "$" alone is said as "dollars": whose they are the text tells, or nobody asks. */
const DOLLAR =
  /d[oó]lar(?=ı)|(?:doll|d[oó]l)\p{L}*|доллар\p{L}*|долар\p{L}*|δολάρι\p{L}*|دولار|דולר|डॉलर|ドル|달러|đô la|ดอลลาร์/iu;

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
  const before = String.raw`(?<![\p{L}\p{N}])(?!(?:${AMBIGUOUS_CODES.join("|")})\s?\d{1,2}(?![\d.,]))(${signs})[ \u00a0\u202f]?`;
  // Prices of two decimals are written with a point beside a code also where a comma is usual: CHF 4.60.
  const amount = String.raw`(\d+[.,]\d{2}(?![.,]?\d)|${number})`;
  const blank = String.raw`[ \u00a0\u202f]`;
  const nameOf = (sign: string, value: number): string => {
    const currency = currencies[sign] ?? "EUR";
    const options = {
      style: "currency",
      currency,
      currencyDisplay: "name",
      minimumFractionDigits: 0,
    } as const;
    const parts = new Intl.NumberFormat(language, { ...options, numberingSystem: "latn" }).formatToParts(
      value,
    );
    // Turkish has the sign and the name.
    const names = parts.filter(({ type }) => type === "currency").map(({ value: part }) => part);
    const name = names.findLast((part) => /\p{L}/u.test(part)) ?? currency;
    const dollar = sign === "$" ? DOLLAR.exec(name)?.[0] : undefined;
    if (dollar !== undefined) return language === "de" ? dollar : dollar.toLowerCase();
    const own = OWN_COUNTRY[language];
    const bare = own === undefined ? name : name.replace(own, "");
    // "Türk lirası" without its country stands alone.
    return bare === name ? name : bare.toLowerCase().replace(/^lirası$/u, "lira");
  };
  const magnitude = (written: string, scale: string, sign: string): string => {
    const said = abbreviations[scale] ?? abbreviations[`${scale}.`] ?? scale;
    const name = nameOf(sign, 5_000_000);
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
        const written = first ?? second ?? "";
        const value = valueOf(written, decimal);
        const whole = Math.trunc(value);
        const cents = Math.round((value - whole) * 100);
        // "0,2987 €" for a kilowatt-hour has more places than cents have.
        if (/[.,]\d{3,}$/u.test(written) && !Number.isInteger(value))
          return `${written} ${nameOf(sign ?? behind ?? "€", value)}`;
        const said = `${whole} ${nameOf(sign ?? behind ?? "€", whole)}`;
        // "kr." at the end of its sentence ends that too.
        const stop = behind?.endsWith(".") === true && /^(?:$|\s+\p{Lu})/u.test(after) ? "." : "";
        return `${said}${cents === 0 ? "" : ` ${cents}`}${stop}`;
      },
    },
    {
      name: "sign of a currency",
      pattern: new RegExp(String.raw`(?<=\p{L}[.]? ?)(?:[€£₽]|US\$|(?<= )\$)(?![\p{L}\p{N}])`, "gu"),
      say: ([all]) => nameOf(all, 5),
    },
  ];
}

function valueOf(written: string, decimal: string): number {
  const price = /^(\d+)[.,](\d{2})$/u.exec(written);
  if (price !== null) return Number(`${price[1]}.${price[2]}`);
  const [whole = "", fraction] = written.split(decimal);
  return Number(`${whole.replaceAll(/[^\d]/gu, "")}${fraction === undefined ? "" : `.${fraction}`}`);
}
