import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { landmarkNames } from "../landmarks/landmark-names.ts";
import { isFarScript } from "./town-letters.ts";
import type { Town } from "./town.ts";

/** A name as one language has it, in its first case; `label`: as a map bears it, where that is another. */
export type TownName = {
  name: string;
  words: readonly string[];
  town: Town;
  label?: string;
  /** Other things are called so too. */
  doubtful?: boolean;
};

/** The names of a language by their first two letters, longest first. */
export type TownNames = ReadonlyMap<string, readonly TownName[]>;

let lines: readonly string[] | null = null;
const read = new Map<string, TownNames>();
const towns = new Map<string, Town>();

function linesOfTable(): readonly string[] {
  lines ??= gunzipSync(readFileSync(join(import.meta.dirname, "towns.tsv.gz"))).toString("utf8").trim().split("\n"); // prettier-ignore
  return lines;
}

/** What a name is looked up by: its first two letters, without marks and in small letters. */
export function keyOf(text: string): string {
  return text.slice(0, 4).normalize("NFD").replace(/\p{M}/gu, "").slice(0, 2).toLowerCase();
}

/** All names that a text in this language may use, the best known town first to own a name. */
export function townNames(base: string): TownNames {
  const known = read.get(base);
  if (known !== undefined) return known;
  const own = new Map<string, TownName>();
  const add = (name: string, line: string): void => {
    if (name.length < (isFarScript(name) ? 2 : 3) || own.has(name)) return;
    own.set(name, { name, words: name.split(" "), town: townOf(line) });
  };
  for (const { name, label, landmark, doubtful } of landmarkNames(base))
    if (!own.has(name)) own.set(name, { name, words: name.split(" "), town: landmark, label, doubtful });
  const others = MORE_NAMES[base] ?? {};
  const table = linesOfTable();
  // Twice: what a language calls a town by is never what another language calls a lesser one.
  for (const line of table) for (const name of namesOf(line, base)) add(name, line);
  if (!FAR.has(base)) for (const line of table) for (const name of namesOf(line, "*")) add(name, line);
  for (const [name, english] of Object.entries({ ...(FAR.has(base) ? {} : MORE_NAMES["*"]), ...others })) {
    const line = table.find((one) => one.split("\t", 5)[4] === english);
    if (line !== undefined) own.set(name, { name, words: name.split(" "), town: townOf(line) });
  }
  const names = new Map<string, TownName[]>();
  for (const one of own.values()) names.set(keyOf(one.name), [...(names.get(keyOf(one.name)) ?? []), one]);
  for (const some of names.values()) some.sort((a, b) => b.name.length - a.name.length);
  read.set(base, names);
  return names;
}

/** Languages whose letters are not Latin: no Latin name of a town stands in them. */
const FAR = new Set("uk ru el ar he fa ur hi bn ta te th ko ja zh".split(" "));

/** The names that a line of the table has for a language; "*": English and the local one. */
function namesOf(line: string, language: string): string[] {
  const [, , , , base = "", ...others] = line.split("\t");
  const found = others.flatMap((other) => {
    const colon = other.indexOf(":");
    const of = other.slice(0, colon).split(",");
    return of.includes(language) || (language === "zh" && of.includes("zh-Hant"))
      ? [other.slice(colon + 1)]
      : [];
  });
  return language === "*" || (language === "en" && found.length === 0) ? [base, ...found] : found;
}

function townOf(line: string): Town {
  const known = towns.get(line);
  if (known !== undefined) return known;
  const [country = "", longitude, latitude, fame] = line.split("\t", 4);
  const made = { country, longitude: Number(longitude), latitude: Number(latitude), fame: Number(fame) };
  towns.set(line, made);
  return made;
}

/** Names of earlier times and of everyday use, by language ("*": all of Latin letters), with the table's first name. */
const MORE_NAMES: Record<string, Record<string, string>> = {
  "*": { Calicut: "Kozhikode", Saigon: "Ho Chi Minh City", Calcutta: "Kolkata", Bombay: "Mumbai", Madras: "Chennai", Constantinople: "Istanbul", Leningrad: "Saint Petersburg", Stalingrad: "Volgograd", Batavia: "Jakarta", Danzig: "Gdansk", Königsberg: "Kaliningrad", Breslau: "Wroclaw", Smyrna: "Izmir", "St. Petersburg": "Saint Petersburg", "St Petersburg": "Saint Petersburg", Christiania: "Oslo", Kristiania: "Oslo", "Washington, D.C.": "Washington D.C.", Washington: "Washington D.C.", "Washington DC": "Washington D.C.", Mecca: "Makkah al Mukarramah" },
  en: { Peking: "Beijing", Canton: "Guangzhou" },
  de: { Konstantinopel: "Istanbul", Petersburg: "Saint Petersburg", Kalkutta: "Kolkata", Lemberg: "Lviv", Posen: "Poznan", Stettin: "Szczecin", Preßburg: "Bratislava", "New York": "New York" },
  es: { Constantinopla: "Istanbul", Nápoles: "Naples" },
  it: { Costantinopoli: "Istanbul" },
  pt: { Calecute: "Kozhikode", Constantinopla: "Istanbul", Amesterdão: "Amsterdam", "Nova Iorque": "New York" },
  sv: { Konstantinopel: "Istanbul" },
  pl: { Konstantynopol: "Istanbul" },
  ru: { Константинополь: "Istanbul", Ленинград: "Saint Petersburg", Сталинград: "Volgograd", Петербург: "Saint Petersburg" },
  tr: { İstanbul: "Istanbul" },
  ar: { القسطنطينية: "Istanbul", إسطنبول: "Istanbul", "المدينة المنورة": "Medina", "مكة": "Makkah al Mukarramah" },
  fa: { استانبول: "Istanbul", قسطنطنیه: "Istanbul" },
  he: { איסטנבול: "Istanbul", קושטא: "Istanbul" },
  hi: { पोरबंदर: "Porbandar", कलकत्ता: "Kolkata", बंबई: "Mumbai", बम्बई: "Mumbai", मुंबई: "Mumbai", मद्रास: "Chennai", फिलाडेल्फिया: "Philadelphia", न्यूयार्क: "New York", न्यूयॉर्क: "New York", बगदाद: "Baghdad" },
  bn: { কলকাতা: "Kolkata", ঢাকা: "Dhaka" },
  ja: { ワシントン: "Washington D.C.", 江戸: "Tokyo", 長安: "Xi'an", コンスタンティノープル: "Istanbul" },
  zh: { 长安: "Xi'an", 長安: "Xi'an", 巴格达: "Baghdad", 伊斯坦布尔: "Istanbul", 君士坦丁堡: "Istanbul" },
  vi: { "Sài Gòn": "Ho Chi Minh City" },
  ko: { 이스탄불: "Istanbul", 한양: "Seoul" },
}; // prettier-ignore
