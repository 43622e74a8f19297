import { capitalise } from "../text/sentences.ts";
import type { Spot } from "./spot.ts";
import { toPattern } from "../text/regex.ts";

/** By language: ordinals in their order, the year behind them, what names years from today, and a year with its number. */
type YearWords = { ordinals: string; noun: string; now: string; named: (at: number) => string };

const YEARS: Readonly<Record<string, YearWords>> = {
  en: { ordinals: "first|second|third|fourth|fifth|sixth", noun: "year", now: "this year|last year", named: (at) => `Year ${at}` },
  de: { ordinals: "ersten|zweiten|dritten|vierten|fünften|sechsten", noun: "Jahr", now: "(?:dieses|letztes|voriges) Jahr|im (?:letzten|vorigen) Jahr|heuer", named: (at) => `Jahr ${at}` },
  fr: { ordinals: "première|deuxième|troisième|quatrième|cinquième|sixième", noun: "année", now: "cette année|l['’](?:an dernier|année dernière)", named: (at) => `Année ${at}` },
  es: { ordinals: "primer|segundo|tercer(?:o)?|cuarto|quinto|sexto", noun: "año", now: "este año|(?:el )?año pasado", named: (at) => `Año ${at}` },
  it: { ordinals: "primo|secondo|terzo|quarto|quinto|sesto", noun: "anno", now: "quest['’]anno|l['’]anno scorso", named: (at) => `Anno ${at}` },
  pt: { ordinals: "primeiro|segundo|terceiro|quarto|quinto|sexto", noun: "ano", now: "este ano|(?:o )?ano passado", named: (at) => `Ano ${at}` },
  nl: { ordinals: "eerste|tweede|derde|vierde|vijfde|zesde", noun: "jaar", now: "dit jaar|vorig jaar", named: (at) => `Jaar ${at}` },
  sv: { ordinals: "första|andra|tredje|fjärde|femte|sjätte", noun: "året", now: "i år|i fjol|förra året", named: (at) => `År ${at}` },
  nb: { ordinals: "første|andre|tredje|fjerde|femte|sjette", noun: "året", now: "i år|i fjor", named: (at) => `År ${at}` },
  da: { ordinals: "første|andet|tredje|fjerde|femte|sjette", noun: "år", now: "i år|sidste år", named: (at) => `År ${at}` },
  pl: { ordinals: "pierwszym|drugim|trzecim|czwartym|piątym|szóstym", noun: "roku", now: "w (?:tym|zeszłym|ubiegłym) roku", named: (at) => `Rok ${at}` },
  ru: { ordinals: "первый|второй|третий|четв[её]ртый|пятый|шестой", noun: "год", now: "в (?:этом|прошлом) году", named: (at) => `${at}-й год` },
  uk: { ordinals: "перший|другий|третій|четвертий|п['’]ятий|шостий", noun: "рік", now: "цього року|торік|минулого року", named: (at) => `${at}-й рік` },
}; // prettier-ignore

/**
 * "In the first year 214, in the second 367 and this year 502": where years are named by their order or from today. An
 * ordinal without its year counts only right before a number, as one of a row.
 */
export function orderedYears(language: string): (text: string) => Spot[] {
  const known = FINDERS.get(language) ?? finder(language);
  FINDERS.set(language, known);
  return known;
}

/** By language: rows are looked for in every sentence, and the patterns are costly to compile. */
const FINDERS = new Map<string, (text: string) => Spot[]>();

function finder(language: string): (text: string) => Spot[] {
  const words = YEARS[language];
  if (words === undefined) return () => [];
  const { ordinals, noun, now, named } = words;
  const pattern = toPattern(
    `(?<![\\p{L}\\p{M}])(?:(?<order>${ordinals})(?:\\s${noun}(?![\\p{L}\\p{M}])|(?=,?\\s+\\p{Nd}))|(?<today>${now})(?![\\p{L}\\p{M}]))`,
    "giu",
  );
  const order = ordinals.split("|").map((one) => toPattern(`^(?:${one})$`, "iu"));
  return (text) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole, groups }) => {
      const at = order.findIndex((one) => one.test(groups?.["order"] ?? ""));
      const label = at < 0 ? capitalise(whole.replace(/^(?:el|o)\s/iu, ""), language) : named(at + 1);
      return { label, start: index, end: index + whole.length };
    });
}
