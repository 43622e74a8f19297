import { safeLocale } from "../phrases/join-list.ts";
import { cellNumber } from "../text/figures.ts";

/** What a head counts in, as `Intl` names it, and the values below it in the form that their number asks for. */
type Known = { unit: string; forms: readonly string[] };

const SAMPLES = [1, 2, 5, 1.5];
/** What is counted by the time, or by the hundred, is named in other ways. */
const NO_UNIT = /^(?:percent|degree|year|month|week|day)$/u;
const PER = ["second", "minute", "hour", "day", "week", "month", "year"];

/**
 * "−7" below "Microseconds per day" as "−7 microseconds per day", "1436" below "Километр" as "1436 километров"; null where
 * the head is no unit of the language or the value no bare number.
 */
export function inHeadUnit(value: string, head: string, language: string): string | null {
  if (!/^[+−-]?\p{Nd}[\p{Nd}.,\s]*$/u.test(value.trim())) return null;
  const number = cellNumber(value, language.split("-")[0] ?? language)?.value;
  const unit = unitNamed(head, language);
  if (number === undefined || unit === null) return null;
  const spelled = /(?:met|lit)res?(?!\p{L})/iu.test(head) ? "en-GB" : language;
  const parts = long(unit, language === "en" ? spelled : language).formatToParts(Math.abs(number));
  const first = parts.findIndex(({ type }) => NUMERIC.test(type));
  const said = parts.map(({ type, value: text }, at) => (NUMERIC.test(type) ? (at === first ? value.trim() : "") : text)); // prettier-ignore
  const whole = said.join("").trim();
  return /^(?:ja|zh)/u.test(language) ? whole.replace(/\s/gu, "") : whole;
}

const NUMERIC = /^(?:integer|group|decimal|fraction)$/u;

/** The unit that a head is by itself: "Kilometres", "litres per hour". */
export function unitNamed(head: string, language: string): string | null {
  const name = head.trim().toLowerCase();
  const key = `${language} ${name}`;
  const found = named.get(key);
  if (found !== undefined) return found;
  const unit = /\p{Nd}/u.test(name) || name.length > LONGEST ? null : find(name, language);
  named.set(key, unit);
  return unit;
}

const LONGEST = 40;
const named = new Map<string, string | null>();
const unitsOf = new Map<string, readonly Known[]>();

function find(name: string, language: string): string | null {
  const units = unitsOf.get(language) ?? Intl.supportedValuesOf("unit").map((unit) => ({ unit, forms: formsOf(unit, written(language)) })); // prettier-ignore
  unitsOf.set(language, units);
  const whole = units.find(({ unit, forms }) => !NO_UNIT.test(unit) && forms.includes(name));
  if (whole !== undefined) return whole.unit;
  const begun = units.filter(({ forms }) => forms.some((form) => form !== "" && name.startsWith(`${form} `)));
  return (
    begun
      .flatMap(({ unit }) => PER.map((per) => `${unit}-per-${per}`))
      .find((unit) => formsOf(unit, written(language)).includes(name)) ?? null
  );
}

/** "Kilometres" and "kilometers". */
function written(language: string): readonly string[] {
  return /^en(?:-|$)/u.test(language) ? ["en-US", "en-GB"] : [language];
}

function formsOf(unit: string, languages: readonly string[]): string[] {
  return languages.flatMap((language) => formsIn(long(unit, language)));
}

function formsIn(form: Intl.NumberFormat): string[] {
  return SAMPLES.map((sample) => form.formatToParts(sample).flatMap(({ type, value }) => (NUMERIC.test(type) ? [] : [value])).join("").trim().toLowerCase()); // prettier-ignore
}

function long(unit: string, language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(safeLocale(language), { style: "unit", unit, unitDisplay: "long" });
}
