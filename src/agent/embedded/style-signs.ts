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

const SPACELESS = new Set(["zh", "ja", "ko", "ar", "he", "hi"]);

type Finder = { kind: keyof KindWords; strong: RegExp | null; plain: RegExp | null };
const finders = new Map<string, readonly Finder[]>();

function findersFor(language: string): readonly Finder[] {
  const known = finders.get(language);
  if (known !== undefined) return known;
  const words = KIND_WORDS_OF[language];
  const made = Object.entries(words ?? {}).map(([kind, list]): Finder => {
    const forms = list.split(/\s+/u).filter((form) => form !== "");
    return {
      kind: kind as keyof KindWords,
      strong: patternOf(
        forms.filter((form) => form.startsWith("!")).map((form) => form.slice(1)),
        language,
      ),
      plain: patternOf(
        forms.filter((form) => !form.startsWith("!")),
        language,
      ),
    };
  });
  finders.set(language, made);
  return made;
}

function patternOf(forms: readonly string[], language: string): RegExp | null {
  if (forms.length === 0) return null;
  const one = (form: string): string => {
    const text = form.replaceAll("_", " ").replaceAll("*", "[\\p{L}\\p{M}]*").replaceAll("'", "['’]");
    return SPACELESS.has(language) ? text : `(?<![\\p{L}\\p{M}])${text}(?![\\p{L}\\p{M}])`;
  };
  return new RegExp(forms.map(one).join("|"), "giu");
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
  for (const { kind, strong, plain } of findersFor(language)) {
    const found = (signs[STYLE_OF[kind]] ??= { words: [], weight: 0 });
    const add = (words: readonly string[], each: number): void => {
      found.words.push(...words.filter((word) => !found.words.includes(word)));
      found.weight += words.length * each;
    };
    if (kind === "staff" || kind === "guests" || kind === "pupils") {
      const [sure] = heard(forWhom, strong);
      const [first] = heard(forWhom, plain);
      if (sure !== undefined) add([sure], SURE);
      else if (first !== undefined) add([first], FOR_WHOM[kind]);
      continue;
    }
    for (const part of [opening, text]) {
      add(heard(part, strong), STRONG);
      add(heard(part, plain), 1);
    }
  }
  return signs;
}

function heard(text: string, pattern: RegExp | null): string[] {
  if (pattern === null) return [];
  const words = [...new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase()))];
  // "Tide" and "tides" are one sign.
  return words.filter((word) => !words.some((other) => other !== word && word.startsWith(other)));
}
