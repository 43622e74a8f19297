import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
import { safeLocale } from "../phrases/join-list.ts";
import { formsOf } from "./name-forms.ts";
import { CONTINENT_NAMES, OTHER_NAMES } from "./other-names.ts";

/** A name as it is compared: one kind of apostrophe and hyphen, no article, small letters. */
export function plainName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[-‐‑–]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
    .replace(/^(?:the|la|le|les|l'|der|die|das|el|los|las|il|lo|gli|o|os|a|as|de|het)\s+|^l'/u, "");
}

/** Names of one language (and English, which many briefs mix in), as written, with what they name. */
export type Gazetteer = {
  /** By plain name. */
  areas: ReadonlyMap<string, string>;
  /** In every form in which they stand in a text, longest first; `label`: as they stand alone. */
  names: readonly { name: string; area: string; label: string }[];
};

const require = createRequire(import.meta.url);
const read = new Map<string, Gazetteer>();

export function gazetteerOf(language: string): Gazetteer {
  const base = language.split("-")[0] ?? "en";
  const known = read.get(base);
  if (known !== undefined) return known;
  const names = [...namesIn("en"), ...(base === "en" ? [] : namesIn(base))];
  const areas = new Map<string, string>();
  // The language's own names come last and win: "Kongo" is what Germans mean by it.
  for (const { name, area } of names) areas.set(plainName(name), area);
  const forms = new Map<string, { name: string; area: string; label: string }>();
  for (const { name: label, area } of names)
    for (const name of formsOf(label, base)) {
      const known = forms.get(name);
      // What is a name by itself is not another's case.
      if (known === undefined || known.label !== name || label === name)
        forms.set(name, { name, area, label });
    }
  const sorted = [...forms.values()].toSorted((a, b) => b.name.length - a.name.length);
  const made: Gazetteer = { areas, names: sorted };
  read.set(base, made);
  return made;
}

/** Whether a name is one of English: its second meanings are English too. */
export function isEnglishName(name: string): boolean {
  return gazetteerOf("en").areas.has(plainName(name));
}

function namesIn(language: string): { name: string; area: string }[] {
  const others = Object.entries(OTHER_NAMES[language] ?? {});
  const continents = Object.entries(CONTINENT_NAMES[language] ?? {});
  const written = [...others, ...continents].map(([name, area]) => ({ name, area }));
  // The names of Unicode's CLDR first: every language has them, the lists of ISO 3166 are nearer to everyday use.
  written.unshift(...namesOfUnicode(language));
  if (!countries.getSupportedLanguages().includes(language)) return written;
  countries.registerLocale(
    require(`i18n-iso-countries/langs/${language}.json`) as Parameters<typeof countries.registerLocale>[0],
  );
  const official = Object.entries(countries.getNames(language, { select: "all" })).flatMap(([area, names]) =>
    names.map((name) => ({ name, area })),
  );
  return [...official, ...written];
}

function namesOfUnicode(language: string): { name: string; area: string }[] {
  const known = new Intl.DisplayNames([safeLocale(language)], { type: "region", fallback: "none" });
  return Object.keys(countries.getAlpha2Codes()).flatMap((area) => {
    const name = known.of(area);
    // "Hongkong SAR, China" names two.
    return name === undefined || /[,()（）-] /u.test(name) ? [] : [{ name, area }];
  });
}

/** What a cell or a list's item names, all of it: a country's code, a continent, or nothing. */
export function placeNamed(text: string, language: string): string | null {
  const bare = text.replace(/\p{Regional_Indicator}{2}|[*†‡¹²³]+$/gu, "").trim();
  return gazetteerOf(language).areas.get(plainName(bare)) ?? null;
}
