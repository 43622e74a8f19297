import { formsOf } from "./noun-forms.ts";
import { isIllustration } from "../../../artifacts/illustrations.ts";
import { caseEndings, unstressed } from "./case-endings.ts";
import { ITEM_NOUNS } from "./item-nouns.ts";

/** A noun that an item may be named by. */
export type ItemName = {
  /** Null: what it names looks like none of the drawings that its last word has. */
  drawing: string | null;
  words: readonly string[];
  /** Whether an ending may follow its last word. */
  open: boolean;
  /** Whether it means the thing as a whole label only: "glass" is one among bottles, and a material with other words. */
  alone: boolean;
};

const ENDING = 4;
const NOTHING = "-";
const known = new Map<string, readonly ItemName[]>();
/** What an ending may be: a word with more behind it is another. */
const byPhrase = new Map<string, Map<string, ItemName>>();

/** A language's nouns of `item-nouns.ts` in their forms. */
export function itemNamesOf(base: string): readonly ItemName[] {
  const before = known.get(base);
  if (before !== undefined) return before;
  const names = ITEM_NOUNS.flatMap((table) => table.trim().split("\n"))
    .flatMap((line) => {
      const [drawing = "", ...languages] = line.split("|").map((field) => field.trim());
      if (drawing !== NOTHING && !isIllustration(drawing))
        throw new Error(`no drawing is named by "${line}"`);
      const own = languages.find((field) => field.startsWith(`${base} `));
      const nouns = own?.slice(base.length + 1).split(",") ?? [];
      return nouns.map((noun) => ({ drawing: drawing === NOTHING ? null : drawing, noun: noun.trim() }));
    })
    .flatMap(({ drawing, noun }) => namesOf(drawing, noun, base));
  known.set(base, names);
  byPhrase.set(
    base,
    new Map(names.toReversed().flatMap((name) => (name.open ? [] : [[name.words.join(" "), name]]))),
  );
  return names;
}

function namesOf(drawing: string | null, written: string, base: string): ItemName[] {
  const alone = written.startsWith("=");
  const noun = plain(written.replace(/^[=~]/u, ""), base);
  const forms =
    noun.includes("*") || written.startsWith("~")
      ? [noun]
      : [noun, ...formsOf(noun, base), ...accusativeOf(noun, base)];
  return [...new Set(forms)].map((form) => ({
    drawing,
    words: plain(form, base).replace(/\*+$/u, "").split(" "),
    open: form.endsWith("*"),
    alone,
  }));
}

/** What is brought ends otherwise in Arabic where it is not told which: "مطرقة وسلما". */
function accusativeOf(noun: string, base: string): string[] {
  const [first = "", ...rest] = noun.split(" ");
  if (base !== "ar" || /[ةاىء]$/u.test(first)) return [];
  return [[`${first}ا`, ...rest.map((word) => (/[ةاىء]$/u.test(word) ? word : `${word}ا`))].join(" ")];
}

/** The noun that a phrase is, in one of its forms: as it is written, else the longest that it begins with. */
export function nameAt(names: readonly ItemName[], phrase: string, base: string): ItemName | undefined {
  const written = plain(phrase, base);
  const exact = byPhrase.get(base)?.get(written);
  if (exact !== undefined && names.includes(exact)) return exact;
  const words = written.split(" ");
  return names
    .filter((name) => name.open && name.words.length === words.length && isIn(name, words, base))
    .toSorted((a, b) => b.words.join(" ").length - a.words.join(" ").length)[0];
}

function isIn({ words }: ItemName, written: readonly string[], base: string): boolean {
  const endings = caseEndings(base);
  return words.every((word, at) => {
    const own = written[at] ?? "";
    const stem = word.replace(/\*+$/u, "");
    if (own === stem) return true;
    const mayEnd = at === words.length - 1 || stem !== word;
    const rest = own.slice(stem.length);
    return mayEnd && own.startsWith(stem) && rest.length <= ENDING && endings?.test(rest) !== false;
  });
}

/** In small letters, without the article that Arabic and Hebrew write with the word and the stress that Greek moves. */
function plain(text: string, base: string): string {
  const small = text.normalize("NFC").toLocaleLowerCase(base);
  if (base === "el") return unstressed(small, base);
  if (base === "ar") return small.replaceAll(/(?<=^|\s)(?:و?ال)(?=\p{L}{2})|[\u064b-\u0652]/gu, "");
  if (base === "he") return small.replaceAll(/(?<=^|\s)ה(?=\p{L}{3})/gu, "");
  return small.replaceAll("’", "'");
}
