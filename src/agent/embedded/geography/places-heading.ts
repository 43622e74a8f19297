import { isContinent } from "../../../artifacts/places.ts";
import { countWord } from "../phrases/count-words.ts";
import { joinList, safeLocale } from "../phrases/join-list.ts";
import { capitalise } from "../text/sentences.ts";

/** So many names make a heading; of more only the number does. */
const NAMED = 4;
/** Signs of a heading that still stands in two lines. */
const LONGEST = 56;

/** "{} countries" by the language's plural of the number; `other` where a language has one form. */
const COUNTRIES: Record<string, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  en: { other: "{} countries" },
  de: { other: "{} Länder" },
  fr: { other: "{} pays" },
  es: { other: "{} países" },
  it: { other: "{} paesi" },
  pt: { other: "{} países" },
  nl: { other: "{} landen" },
  sv: { other: "{} länder" },
  pl: { few: "{} kraje", other: "{} krajów" },
  ru: { few: "{} страны", other: "{} стран" },
  uk: { few: "{} країни", other: "{} країн" },
  cs: { few: "{} země", other: "{} zemí" },
  tr: { other: "{} ülke" },
  ar: { few: "{} دول", other: "{} دولة" },
  he: { other: "{} מדינות" },
  fa: { other: "{} کشور" },
  hi: { other: "{} देश" },
  zh: { other: "{}个国家" },
  "zh-Hant": { other: "{}個國家" },
  ja: { other: "{}か国" },
  ko: { other: "{}개국" },
};
const NUMERALS_ONLY = new Set(["ja", "ko", "ru", "uk", "cs", "pl", "tr", "ar", "he", "fa"]);

/** A heading that names all of the places, or says how many there are: what is lit and what is read agree. */
export function placesHeading(places: readonly { area: string; label: string }[], language: string): string {
  const base = language.split("-")[0] ?? language;
  const listed = joinList(
    places.map(({ label }) => label),
    language,
  );
  const forms = COUNTRIES[language] ?? COUNTRIES[base];
  const short = places.length <= NAMED && listed.length <= LONGEST;
  if (short || forms === undefined || places.some(({ area }) => isContinent(area))) return capitalise(listed);
  const rule = new Intl.PluralRules(safeLocale(language)).select(places.length);
  const count =
    (NUMERALS_ONLY.has(base) ? null : countWord(places.length, language)) ?? String(places.length);
  return capitalise((forms[rule] ?? forms.other ?? "{}").replace("{}", count));
}
