/** Unicode scripts and the language that each most likely stands for where a script alone decides. */
const SCRIPT_LANGUAGES: readonly (readonly [script: string, language: string])[] = [
  ["Hangul", "ko"],
  ["Thai", "th"],
  ["Hebrew", "he"],
  ["Greek", "el"],
  ["Georgian", "ka"],
  ["Armenian", "hy"],
  ["Ethiopic", "am"],
  ["Khmer", "km"],
  ["Lao", "lo"],
  ["Myanmar", "my"],
  ["Bengali", "bn"],
  ["Tamil", "ta"],
  ["Telugu", "te"],
  ["Gujarati", "gu"],
  ["Gurmukhi", "pa"],
  ["Kannada", "kn"],
  ["Malayalam", "ml"],
  ["Sinhala", "si"],
];

/** Scripts that several languages share; the words decide. */
const SHARED_SCRIPTS = ["Latin", "Cyrillic", "Arabic", "Devanagari", "Han", "Hiragana", "Katakana"] as const;

const ALL = [...SHARED_SCRIPTS, ...SCRIPT_LANGUAGES.map(([script]) => script)];
const MATCHERS = new Map(ALL.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")]));

/** A syllable or ideograph carries more of a word than a letter does. */
const WEIGHT: Record<string, number> = { Han: 3, Hiragana: 2, Katakana: 2, Hangul: 2.5, Ethiopic: 1.5 };

/** How much of the text is written in each script, by weight; letters only. */
export function scriptWeights(text: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const character of text) {
    if (character.charCodeAt(0) < 128) {
      if (/[a-z]/i.test(character)) weights.set("Latin", (weights.get("Latin") ?? 0) + 1);
      continue;
    }
    for (const [script, matcher] of MATCHERS) {
      if (!matcher.test(character)) continue;
      weights.set(script, (weights.get(script) ?? 0) + (WEIGHT[script] ?? 1));
      break;
    }
  }
  return weights;
}

/** The language of a script that only one widely written language uses. */
export function languageOfScript(script: string): string | null {
  return SCRIPT_LANGUAGES.find(([name]) => name === script)?.[1] ?? null;
}
