import { isIllustration } from "../../../artifacts/illustrations.ts";
import { formsOf } from "./noun-forms.ts";

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

/**
 * The words of one language: those of a table of `drawing | de words | fr words`, with those of a list of more
 * (`de: drawing=word,word; …`) of kinds and of everyday nouns, and for drawings that the first two have none for the forms of nouns of a
 * list like it. `rows` is a table like the first whose words are nouns, `rest` one of nouns that are taken where no other table has them.
 * Null where it has none of them.
 */
export function readWorldLexicon(
  tables: {
    words: string;
    more: string;
    kinds: string;
    everyday: string;
    nouns: string;
    outlines?: string;
    rows?: string;
    rest?: string;
  },
  base: string,
): Lexicon | null {
  const found = new Map<string, string[]>();
  const outlines = fieldsOf(tables.outlines ?? "", base).map(
    ([drawing, nouns]) => [drawing, nouns.flatMap((noun) => formsOf(noun, base))] as const,
  );
  // What has a drawing of its own is shown as nothing else: a kettle as no teapot.
  const owned = new Set(outlines.flatMap(([, words]) => words));
  const put = (drawing: string, words: readonly string[]) =>
    found.set(drawing, [...(found.get(drawing) ?? []), ...words]);
  const add = (drawing: string, words: readonly string[]) =>
    put(
      drawing,
      words.filter((word) => !owned.has(word)),
    );
  for (const [drawing, words] of rowsOf(tables.words, base)) add(drawing, words);
  for (const [drawing, words] of fieldsOf(tables.more, base)) add(drawing, words);
  const written = new Set(found.keys());
  for (const [drawing, words] of fieldsOf(tables.kinds, base)) add(drawing, words);
  for (const [drawing, nouns] of [...fieldsOf(tables.everyday, base), ...rowsOf(tables.rows ?? "", base)])
    add(
      drawing,
      nouns.flatMap((noun) => formsOf(noun, base)),
    );
  for (const [drawing, nouns] of fieldsOf(tables.nouns, base)) {
    if (!written.has(drawing))
      add(
        drawing,
        nouns.flatMap((noun) => formsOf(noun, base)),
      );
  }
  for (const [drawing, words] of outlines) put(drawing, words);
  const known = new Set([...found.values()].flat());
  for (const [drawing, nouns] of rowsOf(tables.rest ?? "", base))
    add(
      drawing,
      nouns
        .filter((noun) => !known.has(noun))
        .flatMap((noun) => formsOf(noun, base).filter((form) => !known.has(form))),
    );
  const lines = [...found]
    .filter(([, words]) => words.length > 0)
    .map(([drawing, words]) => {
      const sure = words.filter((word) => !word.startsWith("!"));
      const not = words.filter((word) => word.startsWith("!")).map((word) => word.slice(1));
      return `${drawing} | ${sure.join(",")} | | | ${not.join(",")}`;
    });
  return lines.length === 0 ? null : readLexicon(lines.join("\n"));
}

/** The drawings and words of a language in a table of `drawing | de words | fr words`. */
function rowsOf(table: string, base: string): [drawing: string, words: string[]][] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [drawing = "", ...languages] = line.split("|").map((field) => field.trim());
      const own = languages.find((field) => field.startsWith(`${base} `));
      return own === undefined ? [] : [[drawing, wordsOf(own.slice(base.length + 1))]];
    });
}

/** The drawings and words of a language in a list of `de: drawing=word,word; …`. */
function fieldsOf(list: string, base: string): [drawing: string, words: string[]][] {
  return list
    .split("\n")
    .filter((line) => line.startsWith(`${base}: `))
    .flatMap((line) => line.slice(base.length + 2).split("; "))
    .filter((field) => field !== "")
    .map((field) => {
      const [drawing = "", words = ""] = field.split("=");
      return [drawing, wordsOf(words)];
    });
}

const wordsOf = (field: string): string[] => field.split(",").map((word) => word.trim());

function wordSet(field: string): ReadonlySet<string> {
  return new Set(
    field
      .split(",")
      .map((word) => word.trim().toLowerCase())
      .filter((word) => word !== ""),
  );
}
