import { regex } from "../text/regex.ts";
import type { Block, ParagraphBlock, Prose, TableBlock } from "./brief.ts";

/** Words between a column's name and what it counts in: "altura en metros", "alle Angaben in kg". */
const IN =
  "in|en|em|w|v|ve|i|в|у|på|σε|in the unit|expressed in|given in|angegeben in|exprimées? en|expresad[oa]s? en|espress[aie] in|expressos? em|uttryckt i";
const ALL =
  "(?:all )?(?:figures|values|numbers|amounts|data|sums|prices)|(?:alle )?(?:angaben|werte|zahlen|beträge|preise)|(?:tous les |toutes les )?(?:chiffres|valeurs|données|montants|prix)|(?:todos los |todas las )?(?:cifras|valores|datos|importes|precios)|(?:tutti i )?(?:valori|dati|importi|prezzi)|(?:todos os )?(?:valores|dados|preços)|(?:alle )?(?:cijfers|waarden|bedragen|prijzen)|(?:alla )?(?:siffror|värden)|(?:alle )?(?:tall|verdier|værdier)|(?:wszystkie )?(?:dane|wartości|kwoty)|(?:все )?(?:данные|значения|цифры|суммы|цены)";
const UNIT = "(?:\\p{L}[\\p{L}\\p{M}./²³]*(?:\\s\\p{L}[\\p{L}\\p{M}./²³]*){0,2}|[$€£¥%°]\\p{L}?)";
const MOST_LETTERS = 160;

/**
 * "(altura en metros, agua en litros)", "Alle Angaben in Tonnen": a line beside a table that says what its columns count
 * in is no caption of it. It goes to the heads of the columns, which say it in brackets.
 */
export function readUnitsNotes(blocks: readonly Block[]): Block[] {
  const found: Block[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    const told = last?.kind === "paragraph" && block.kind === "table" ? unitsOfHead(last.text, block) : null;
    if (last?.kind === "paragraph" && told !== null) {
      found.splice(-1, 1, { ...last, text: told.head, lines: [told.head.shown] }, told.table);
      continue;
    }
    const table = last === undefined ? null : tableOfTwo(last, block);
    if (table === null) found.push(block);
    else found.splice(-1, 1, table);
  }
  return found;
}

/** Signs of money and of shares, and the words that scale them: what a heading may say of every figure below it. */
const OF_FIGURES =
  /^(?:(?:in |en |em |w |в )?(?:[$€£¥₪₹₩₺]|%|(?:US|AU|CA|NZ|HK)\$)(?:\s?(?:m|bn|k|thousand|million|tausend|millionen|milliers|miles))?)$/iu;
const YEAR = /^(?:1[5-9]|20)\p{Nd}{2}(?:[/–-]\p{Nd}{2,4})?$/u;

/**
 * "Where the money came from (£, 2024):" above a column of bare amounts: the sign goes to the column's head, the year stays
 * to be read, and none of it is heard. Null where the brackets hold anything else, or no column takes the sign.
 */
export function unitsOfHead(head: Prose, table: TableBlock): { head: Prose; table: TableBlock } | null {
  const found = /^(?<before>.*\S)\s*[(（](?<inner>[^()（）]{1,24})[)）](?<after>\s*[:：]?)\s*$/su.exec(
    head.shown,
  );
  const { before = "", inner = "", after = "" } = found?.groups ?? {};
  const parts = inner.split(/[,，、;]/u).map((part) => part.trim());
  const signs = parts.filter((part) => OF_FIGURES.test(part));
  const years = parts.filter((part) => YEAR.test(part));
  const sign = signs[0]?.replace(/^\p{L}+\s/u, "");
  if (sign === undefined || signs.length > 1 || signs.length + years.length < parts.length) return null;
  const headed = withHeads(table, () => sign);
  if (headed === null) return null;
  const shown = years.length === 0 ? before : `${before} (${years.join(", ")})`;
  return { head: { shown: shown + after.trim(), spoken: before + after.trim() }, table: headed };
}

function tableOfTwo(one: Block, other: Block): TableBlock | null {
  if (one.kind === "table" && other.kind === "paragraph") return withUnits(one, other);
  return one.kind === "paragraph" && other.kind === "table" ? withUnits(other, one) : null;
}

/** The table with the units of the note in its heads; null where the paragraph is none, or speaks of other columns. */
function withUnits(table: TableBlock, { text }: ParagraphBlock): TableBlock | null {
  const said = text.shown.trim();
  if (said.length > MOST_LETTERS || /\p{Nd}/u.test(said)) return null;
  const bracketed = /^[([（]\s*(.+?)\s*[)\]）][.。]?$/u.exec(said)?.[1];
  const note = (bracketed ?? said).replace(/[.。]$/u, "");
  const one = regex(`^(?:(?:${ALL})\\s(?:(?:are|sind|sont|son|sono|são|zijn|är|er|są)\\s)?|)(?:${IN})\\s(?<unit>${UNIT})$`, "iu").exec(note)?.groups?.["unit"]; // prettier-ignore
  if (one !== undefined) return withHeads(table, () => one);
  // Only in brackets, for "life in cities, life in villages" may be told.
  if (bracketed === undefined) return null;
  // Dutch "en" is "and", the Spanish and the French one is "in".
  const units = namedUnits(bracketed.split(AND)) ?? namedUnits(bracketed.split(DUTCH_AND));
  if (units === null) return null;
  const of = (head: string): string | undefined =>
    units.find(({ name }) => head.toLowerCase().split(/[^\p{L}\p{M}]+/u).some((word) => stemOf(word) === name))?.unit; // prettier-ignore
  const named = table.header.filter(({ shown }) => of(shown) !== undefined);
  return named.length < units.length ? null : withHeads(table, of);
}

const AND = /[,،;]\s*|\s(?:and|und|et|y|och|og|и|та)\s/iu;
const DUTCH_AND = /[,;]\s*|\s(?:en|e|i|a)\s/iu;

type NamedUnit = { name: string; unit: string };

function namedUnits(parts: readonly string[]): NamedUnit[] | null {
  const units = parts.map((part): NamedUnit | null => {
    const { name = "", unit = "" } = regex(`^(?<name>.+?)\\s(?:${IN})\\s(?<unit>${UNIT})$`, "iu").exec(part.trim())?.groups ?? {}; // prettier-ignore
    return name === "" || unit === "" ? null : { name: stemOf(name), unit };
  });
  const known = units.filter((unit) => unit !== null);
  return known.length === units.length ? known : null;
}

const STEM = 5;

function stemOf(word: string): string {
  return word.trim().toLowerCase().slice(0, STEM);
}

/** Columns of bare numbers get the unit behind their head, unless it has one. */
function withHeads(table: TableBlock, unitFor: (head: string) => string | undefined): TableBlock | null {
  const header = table.header.map((head, column): Prose => {
    const unit = unitFor(head.shown);
    const bare = table.rows.every((row) => /^[\p{Nd}.,\s+−–-]*$/u.test(row[column]?.shown ?? ""));
    if (unit === undefined || column === 0 || !bare || /[)\]）]\s*$/u.test(head.shown)) return head;
    return { shown: `${head.shown} (${unit})`, spoken: `${head.spoken} (${unit})` };
  });
  return header.every((head, at) => head === table.header[at]) ? null : { ...table, header };
}
