import type { Rule } from "./rules.ts";

/** What musicians call ♯, ♭ and ♮ behind a note; of other languages the Italian words are understood. */
const NAMES: Readonly<Record<string, readonly [sharp: string, flat: string, natural: string]>> = {
  en: ["sharp", "flat", "natural"], de: ["Kreuz", "B", "Auflösungszeichen"], fr: ["dièse", "bémol", "bécarre"], es: ["sostenido", "bemol", "becuadro"],
  it: ["diesis", "bemolle", "bequadro"], pt: ["sustenido", "bemol", "bequadro"], nl: ["kruis", "mol", "herstel"], pl: ["krzyżyk", "bemol", "kasownik"],
  ru: ["диез", "бемоль", "бекар"], uk: ["дієз", "бемоль", "бекар"], sv: ["kors", "b", "återställning"], nb: ["kryss", "b", "oppløsning"], da: ["kryds", "b", "opløsning"],
  cs: ["křížek", "béčko", "odrážka"], tr: ["diyez", "bemol", "natürel"], ja: ["シャープ", "フラット", "ナチュラル"], zh: ["升", "降", "还原"], ko: ["샤프", "플랫", "내추럴"],
}; // prettier-ignore
const OTHERS = ["diesis", "bemolle", "bequadro"] as const;
const SIGNS = "♯♭♮";
const known = new Map<string, readonly Rule[]>();

/** "F♯" as "F sharp": one rule for a language's first part. */
export function accidentalRules(language: string): readonly Rule[] {
  const found = known.get(language);
  if (found !== undefined) return found;
  const names = NAMES[language] ?? OTHERS;
  const rules: readonly Rule[] = [
    { name: "accidental", pattern: /[♯♭♮]/gu, say: ([sign]) => ` ${names[SIGNS.indexOf(sign)] ?? ""}` },
  ];
  known.set(language, rules);
  return rules;
}
