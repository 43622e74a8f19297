import { KIND_WORDS_OF, type KindWords } from "./style-signs-words.ts";
import type { StyleName } from "../../artifacts/style.ts";

/** What speaks for a style: the words as they stand in the text, those of an opening apart, and their weight. */
export type Signs = { words: string[]; weight: number };

/** Which style each kind of words speaks for. */
const STYLE_OF = {
  staff: "professional_training",
  training: "professional_training",
  guests: "cinematic_story",
  story: "cinematic_story",
  sells: "product_showcase",
  science: "science_explainer",
  pupils: "clean_lecture",
  lecture: "clean_lecture",
} as const satisfies Record<keyof KindWords, StyleName>;

/** Who a film is for counts so much: staff are trained, but visitors may be shown anything, unless they travel. */
const FOR_WHOM = { staff: 4, guests: 2, pupils: 2 } as const;
const SURE = 4;
const STRONG = 2;

/** Who is meant beside them when volunteers or teachers are: a film for everybody trains nobody. */
const PUBLIC =
  /(?<!\p{L})(?:residents|citizens|general public|the public|everyone|anyone|neighbours|families|bürger\p{L}*|einwohner\p{L}*|anwohner\p{L}*|öffentlichkeit|habitants|citoyens|grand public|riverains|vecinos|ciudadanos|público general|cittadini|residenti|cidadãos|moradores|inwoners|bewoners|mieszkańc\p{L}*|жител\p{L}*|горожан\p{L}*|vatandaş\p{L}*|halk\p{L}*)(?!\p{L})|市民|居民|公众|公眾|大众|住民|一般の方|시민|주민|السكان|المواطنين|תושבים|नागरिक/iu;
const SPACELESS = new Set(["zh", "ja", "ko", "ar", "he", "hi"]);

type Finder = { kind: keyof KindWords; strong: readonly string[]; plain: readonly string[] };
const finders = new Map<string, readonly Finder[]>();

function findersFor(language: string): readonly Finder[] {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const made = Object.entries(KIND_WORDS_OF[language] ?? {}).map(([kind, list]): Finder => {
    const forms = [...new Set(list.split(/\s+/u).filter((form) => form !== ""))];
    const written = (form: string): string => form.replace(/^!/u, "").replaceAll("_", " ");
    return {
      kind: kind as keyof KindWords,
      strong: forms.filter((form) => form.startsWith("!")).map(written),
      plain: forms.filter((form) => !form.startsWith("!")).map(written),
    };
  });
  finders.set(language, made);
  return made;
}

/** A text in small letters, and its words. */
type Heard = { text: string; words: readonly string[]; spaceless: boolean };

function hearing(text: string, language: string): Heard {
  const small = text.toLowerCase().replaceAll("’", "'").replaceAll(/\s+/gu, " ");
  return {
    text: small,
    words: [...new Set(small.match(/[\p{L}\p{M}]+/gu))],
    spaceless: SPACELESS.has(language),
  };
}

/**
 * For each style what of a brief speaks for it. `forWhom`: who the film is for, as the brief says it; `opening`: its
 * title and first sentences, which tell more than the rest; `language`: a tag's first part.
 */
export function signsOf(
  { forWhom, opening, text }: { forWhom: string; opening: string; text: string },
  language: string,
): Partial<Record<StyleName, Signs>> {
  const signs: Partial<Record<StyleName, Signs>> = {};
  const [whom, first, all] = [forWhom, opening, text].map((part) => hearing(part, language)) as [
    Heard,
    Heard,
    Heard,
  ];
  for (const { kind, strong, plain } of findersFor(language)) {
    const found = (signs[STYLE_OF[kind]] ??= { words: [], weight: 0 });
    const add = (words: readonly string[], each: number): void => {
      found.words.push(...words.filter((word) => !found.words.includes(word)));
      found.weight += words.length * each;
    };
    if (kind === "staff" && PUBLIC.test(forWhom)) continue;
    if (kind === "staff" || kind === "guests" || kind === "pupils") {
      const [sure] = heard(whom, strong);
      const [one] = heard(whom, plain);
      if (sure !== undefined) add([sure], SURE);
      else if (one !== undefined) add([one], FOR_WHOM[kind]);
      continue;
    }
    for (const part of [first, all]) {
      add(heard(part, strong), STRONG);
      add(heard(part, plain), 1);
    }
  }
  return signs;
}

/** The words and phrases of a text that the forms mean. By plain comparison: as patterns, so many forms fill the code space. */
function heard(said: Heard, forms: readonly string[]): string[] {
  const words = [...new Set(forms.flatMap((form) => standsIn(said, form)))];
  // "Tide" and "tides" are one sign.
  return words.filter((word) => !words.some((other) => other !== word && word.startsWith(other)));
}

/** What a form stands as in a text: `*` for any letters at either end of a word, a space between the words of a phrase. */
function standsIn({ text, words, spaceless }: Heard, form: string): string[] {
  if (spaceless && !form.includes("*")) return text.includes(form) ? [form] : [];
  if (/^\*?[\p{L}\p{M}]+\*?$/u.test(form)) return words.filter((word) => isForm(word, form));
  return phraseIn(text, form);
}

function isForm(word: string, form: string): boolean {
  const [before, after] = [form.startsWith("*"), form.endsWith("*")];
  const stem = form.slice(before ? 1 : 0, after ? -1 : undefined);
  if (before) return after ? word.includes(stem) : word.endsWith(stem);
  return after ? word.startsWith(stem) : word === stem;
}

const LETTER = /[\p{L}\p{M}]/u;

/** A phrase where it stands between letters of no other word; each of its words may end in a star. */
function phraseIn(text: string, form: string): string[] {
  const parts = form.replace(/^\*/u, "").split("*");
  const [first = ""] = parts;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    if (!form.startsWith("*") && LETTER.test(text[at - 1] ?? "")) continue;
    let end = at + first.length;
    const whole = parts.slice(1).every((part) => {
      while (LETTER.test(text[end] ?? "")) end += 1;
      const stands = text.startsWith(part, end);
      end += part.length;
      return stands;
    });
    if (whole && !LETTER.test(text[end] ?? "")) return [text.slice(at, end)];
  }
  return [];
}
