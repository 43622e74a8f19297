import { writtenTag } from "../../language/written-tag.ts";
import { isContinent } from "../../../artifacts/places.ts";
import { countWord } from "../phrases/count-words.ts";
import { joinList, safeLocale } from "../phrases/join-list.ts";
import { findPlaces } from "./find-places.ts";
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

type Lit = { area: string; label: string };

/**
 * A heading that names all of the places, or says how many there are: what is lit and what is read agree. Null where
 * they are too many to be named and the text may visit more than are lit, or some are no countries.
 */
export function placesHeading(places: readonly Lit[], told: string, language: string): string | null {
  const base = language.split("-")[0] ?? language;
  const listed = joinList(
    places.map(({ label }) => label),
    language,
  );
  const forms = COUNTRIES[writtenTag(language)] ?? COUNTRIES[base];
  const short = places.length <= NAMED && listed.length <= LONGEST;
  if (short || forms === undefined || places.some(({ area }) => isContinent(area))) return capitalise(listed);
  if (!areAllOf(told, places, base)) return null;
  const rule = new Intl.PluralRules(safeLocale(language)).select(places.length);
  const count =
    (NUMERALS_ONLY.has(base) ? null : countWord(places.length, language)) ?? String(places.length);
  return capitalise((forms[rule] ?? forms.other ?? "{}").replace("{}", count));
}

/** Parts of the world with a code of their own that are no states. */
const TERRITORIES = new Set(
  "AI AQ AS AW AX BL BM BQ BV CC CK CW CX FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT".split(
    " ",
  ),
);
/** Languages that write the names of places, and little else within a sentence, with a capital. */
const CAPITALS = new Set(["en", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "pl", "cs", "ro", "tr", "ru", "uk", "el"]); // prettier-ignore

/** Whether a text surely visits no place beside these: a name that is not lit may be a city or an island. */
function areAllOf(told: string, places: readonly Lit[], base: string): boolean {
  if (!CAPITALS.has(base) || places.some(({ area }) => TERRITORIES.has(area))) return false;
  const lit = findPlaces(told, base).filter(({ area }) => places.some((place) => place.area === area));
  const rest = lit.reduce((text, { name }) => text.replaceAll(name, " "), told);
  return !/(?<=[\p{L}\p{N},;:)][\s(“"«]+)\p{Lu}\p{L}+/u.test(rest);
}
