import { isIllustration } from "../../../artifacts/illustrations.ts";

/** One drawing's words in a language. */
export type Entry = {
  drawing: string;
  /** Mean it wherever they are a text's subject. */
  sure: ReadonlySet<string>;
  /** Mean it beside others of the entry's words. */
  unsure: ReadonlySet<string>;
  near: ReadonlySet<string>;
  /** Where these stand it is something else. */
  not: ReadonlySet<string>;
};

export type Lexicon = { entries: readonly Entry[]; words: ReadonlySet<string>; longest: number };

/** Reads a table of `drawing | sure | unsure | near | not`, words parted by commas. */
export function readLexicon(table: string): Lexicon {
  const entries = table
    .trim()
    .split("\n")
    .map((line) => {
      const [drawing = "", ...fields] = line.split("|").map((field) => field.trim());
      if (!isIllustration(drawing) || fields.length > 4) throw new Error(`no drawing is told by "${line}"`);
      const [sure, unsure, near, not] = [0, 1, 2, 3].map((at) => wordSet(fields[at] ?? ""));
      return {
        drawing,
        sure: sure ?? new Set(),
        unsure: unsure ?? new Set(),
        near: near ?? new Set(),
        not: not ?? new Set(),
      };
    });
  const words = new Set(
    entries.flatMap(({ sure, unsure, near, not }) => [...sure, ...unsure, ...near, ...not]),
  );
  return { entries, words, longest: Math.max(1, ...[...words].map((word) => word.split(" ").length)) };
}

/** The words of one language in a table of `drawing | de words | fr words`; null where it has none. */
export function readWorldLexicon(table: string, base: string): Lexicon | null {
  const lines = table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [drawing = "", ...languages] = line.split("|").map((field) => field.trim());
      const own = languages.find((field) => field.startsWith(`${base} `));
      if (own === undefined) return [];
      const words = own
        .slice(base.length + 1)
        .split(",")
        .map((word) => word.trim());
      const sure = words.filter((word) => !word.startsWith("!"));
      const not = words.filter((word) => word.startsWith("!")).map((word) => word.slice(1));
      return [`${drawing} | ${sure.join(",")} | | | ${not.join(",")}`];
    });
  return lines.length === 0 ? null : readLexicon(lines.join("\n"));
}

function wordSet(field: string): ReadonlySet<string> {
  return new Set(
    field
      .split(",")
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ""),
  );
}
