import { createRequire } from "node:module";
import countries from "i18n-iso-countries";
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
  /** As written, longest first. */
  names: readonly { name: string; area: string }[];
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
  const made: Gazetteer = { areas, names: names.toSorted((a, b) => b.name.length - a.name.length) };
  read.set(base, made);
  return made;
}

function namesIn(language: string): { name: string; area: string }[] {
  const others = Object.entries(OTHER_NAMES[language] ?? {});
  const continents = Object.entries(CONTINENT_NAMES[language] ?? {});
  const written = [...others, ...continents].map(([name, area]) => ({ name, area }));
  if (!countries.getSupportedLanguages().includes(language)) return written;
  countries.registerLocale(
    require(`i18n-iso-countries/langs/${language}.json`) as Parameters<typeof countries.registerLocale>[0],
  );
  const official = Object.entries(countries.getNames(language, { select: "all" })).flatMap(([area, names]) =>
    names.map((name) => ({ name, area })),
  );
  return [...official, ...written];
}

/** What a cell or a list's item names, all of it: a country's code, a continent, or nothing. */
export function placeNamed(text: string, language: string): string | null {
  const bare = text.replace(/\p{Regional_Indicator}{2}|[*†‡¹²³]+$/gu, "").trim();
  return gazetteerOf(language).areas.get(plainName(bare)) ?? null;
}
