import { anyOf } from "../pattern.ts";
import type { Rule } from "../rules.ts";
import { GERMANIC_RULES } from "./germanic.ts";
import { moneyRules } from "./money.ts";
import { LANGUAGE_WORDS } from "./words.ts";

/** Unit sign → name in the units of ECMA-402. */
const UNITS: Readonly<Record<string, string>> = {
  "%": "percent",
  "km/h": "kilometer-per-hour",
  "m/s": "meter-per-second",
  km: "kilometer",
  m: "meter",
  cm: "centimeter",
  mm: "millimeter",
  kg: "kilogram",
  g: "gram",
  l: "liter",
  L: "liter",
  ml: "milliliter",
  mL: "milliliter",
  ha: "hectare",
  "°C": "celsius",
  "℃": "celsius",
  "°F": "fahrenheit",
  KB: "kilobyte",
  kB: "kilobyte",
  MB: "megabyte",
  GB: "gigabyte",
  TB: "terabyte",
  ms: "millisecond",
  s: "second",
  min: "minute",
  h: "hour",
};
type Separators = { group: string; decimal: string };

function separators(language: string): Separators {
  const parts = new Intl.NumberFormat(language, {
    numberingSystem: "latn",
  }).formatToParts(1_234_567.8);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { group: find("group"), decimal: find("decimal") };
}

/** Formats in the language's words with Latin digits, which every voice reads in its own language. */
function formatter(language: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    ...options,
    useGrouping: false,
    maximumFractionDigits: 6,
    numberingSystem: "latn",
  });
  return (value) =>
    format
      .format(value)
      .replaceAll(/[\u200e\u200f\u00a0\u202f]/gu, " ")
      .trim();
}

/** Rules for any language that `Intl` knows, made once per language. */
function makeRules(language: string): readonly Rule[] {
  const { group, decimal } = separators(language);
  const words = LANGUAGE_WORDS[language] ?? {};
  const groupSign = /\s/u.test(group)
    ? String.raw`[ \u00a0\u202f'’]`
    : `(?:${anyOf([group])}|[\\u00a0\\u202f'’])`;
  // "1,54,000" is how lakhs are written.
  const grouped = String.raw`(?:\d{1,3}(?:${groupSign}\d{3})+(?!\d)${group === "," ? "|\\d{1,2}(?:,\\d{2})+,\\d{3}(?!\\d)" : ""})`;
  const number = String.raw`(?:${grouped}|\d+)(?:${anyOf([decimal])}\d+)?`;
  const start = String.raw`(?<![\p{L}\p{N}_]|\d[.,])`;
  const valueOf = (written: string): number => {
    const [whole = "", fraction] = written.split(decimal);
    return Number(`${whole.replaceAll(/[^\d]/gu, "")}${fraction === undefined ? "" : `.${fraction}`}`);
  };

  const rules: Rule[] = [];
  if (words.abbreviations !== undefined) {
    const table = words.abbreviations;
    rules.push({
      name: "abbreviation",
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}.])(?:${anyOf(Object.keys(table))})(?![\p{L}\p{N}])`,
        "gu",
      ),
      say: ([all], { after }) => `${table[all] ?? all}${all.endsWith(".") && after === "" ? "." : ""}`,
    });
  }
  rules.push(
    {
      name: "web address",
      pattern:
        /\bhttps?:\/\/(?:www\.)?([\p{L}\p{N}.-]{1,253})(?::\d{1,5})?(?:[/?#][^\s<>)]*[\p{L}\p{N}/])?/giu,
      say: ([, host = ""]) => host,
    },
    {
      name: "ISO date",
      pattern: /(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?![\w-])/gu,
      say: ([all]) => {
        const date = new Date(`${all}T00:00:00Z`);
        if (Number.isNaN(date.getTime())) return null;
        const options = {
          dateStyle: "long",
          timeZone: "UTC",
          calendar: "gregory",
          numberingSystem: "latn",
        } as const;
        return new Intl.DateTimeFormat(language, options).format(date);
      },
    },
    ...(GERMANIC_RULES[language] ?? []),
  );
  if (words.to !== undefined) {
    const to = words.to;
    rules.push({
      name: "range",
      pattern: new RegExp(String.raw`${start}(${number})( ?%)? ?[–—] ?(?=\d)`, "gu"),
      say: ([, from = "", percent = ""]) => `${plainDigits(from, decimal)}${percent} ${to} `,
    });
  }
  const ownUnits = words.units ?? {};
  const unitSigns = [...Object.keys(UNITS), ...Object.keys(ownUnits)];
  rules.push(
    {
      name: "number with unit",
      pattern: new RegExp(
        String.raw`${start}(${number})[ \u00a0\u202f]?(${anyOf(unitSigns)})(?![\p{L}\p{N}/²³])`,
        "gu",
      ),
      say: ([, amount = "", sign = ""]) => {
        const unit = UNITS[ownUnits[sign] ?? sign] ?? "percent";
        const said = formatter(language, { style: "unit", unit, unitDisplay: "long" })(valueOf(amount));
        // Where Intl has no words for it either, espeak's own reading is as good.
        return /[%٪/]/u.test(said) ? null : said;
      },
    },
    ...moneyRules({ language, number, start, decimal, abbreviations: words.abbreviations ?? {} }),
    {
      name: "grouped number",
      pattern: new RegExp(String.raw`${start}${grouped}(?![\p{L}\p{N}])`, "gu"),
      say: ([all]) => plainDigits(all, decimal),
    },
    { name: "minus", pattern: /(?<![\p{L}\p{N}])\u2212(?=\d)/gu, say: () => "-" },
    { name: "arrow", pattern: /\s*[→⟶⇒←↔⇌]\s*/gu, say: () => ", " },
  );
  return rules;
}

function plainDigits(written: string, decimal: string): string {
  const [whole = "", fraction] = written.split(decimal);
  return whole.replaceAll(/[^\d]/gu, "") + (fraction === undefined ? "" : decimal + fraction);
}

const made = new Map<string, readonly Rule[]>();

export function internationalRules(language: string): readonly Rule[] {
  const known = made.get(language) ?? makeRules(language);
  made.set(language, known);
  return known;
}
