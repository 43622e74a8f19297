import { toPattern } from "../text/regex.ts";

/**
 * How one of two things is named: where in a clause, and up to where. `within`: a clause within a sentence names it by
 * the first of its words ("louer sa voiture" is not named by "mais la voiture …").
 */
export type Finder = (clause: string, within?: boolean) => { start: number; end: number } | null;

/** Words, and letters of writing without spaces, before the name of what a clause is about. */
const BEFORE = { words: 2, letters: 4 };
export const EAST = /^(?:ja|zh)$/u;

/** "Electric or petrol mower?": the noun is of both, where the text says so. */
export function withSharedNoun(names: readonly string[], text: string): string[] {
  const [one = "", two = ""] = names.map((name) => name.trim());
  const noun = /\s(\S+)$/u.exec(two)?.[1];
  const shared = noun !== undefined && !/\s/u.test(one) && text.toLowerCase().includes(`${one} ${noun}`.toLowerCase()); // prettier-ignore
  return shared ? [`${one} ${noun}`, two] : [one, two];
}

/** Words of each name that the other has not, found at the beginning of a clause in any of their forms. */
export function findersOf(names: readonly string[], language: string): Finder[] | null {
  const words = names.map((name) => name.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []);
  const finders = words.map((own, side): Finder | null => {
    const other = words[1 - side] ?? [];
    const whole = EAST.test(language) ? [names[side]?.trim() ?? ""] : own;
    const telling = whole.filter(
      (word) => !(other as readonly string[]).includes(word) && word.length > 1 && !SMALL.test(word),
    );
    if (telling.length === 0) return null;
    const [first, ...more] = telling.map((word) => stemOf(word, language));
    const [left, prefix] = [
      EAST.test(language) ? "" : "(?<![\\p{L}\\p{M}])",
      /^(?:ar|he)$/u.test(language) ? "[وفבלה]?(?:ال|لل|ה)?" : "",
    ];
    const named = (stems: string): RegExp => toPattern(`${left}${prefix}(?:${stems})`, "iu");
    const [any, strict] = [named([first, ...more].join("|")), named(first ?? "")];
    return (clause, within) => spanOf(clause, within === true ? strict : any, language);
  });
  const found = finders.filter((finder) => finder !== null);
  return found.length === 2 ? found : null;
}

/** "Lenti a contatto": a name of several words ends with its last, where all of them stand there. */
export function throughName(find: Finder, name: string): Finder {
  return (clause) => {
    const span = find(clause);
    if (span === null) return null;
    const at = clause.toLowerCase().indexOf(name.toLowerCase());
    const within = at >= 0 && at <= span.start && at + name.length >= span.end;
    if (within) return { start: at, end: at + name.length };
    // "Walking in" is "Walk in", all of it.
    const rest = name.replace(/^\S+/u, "").toLowerCase();
    const goesOn = rest !== "" && `${clause.slice(span.end).toLowerCase()} `.startsWith(`${rest} `);
    return goesOn ? { start: span.start, end: span.end + rest.length } : span;
  };
}

const SMALL = /^(?:the|an?|mit|dem|der|die|das|par|en|le|la|les|del?|in|im|of|to|zu|con|per|für|by)$/u;

/** A word without what its forms differ in. */
function stemOf(word: string, language: string): string {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  if (EAST.test(language) || language === "ko") return plain;
  const letters = Array.from(word);
  if (letters.length <= 4) return `${plain}(?:s|e|n|en|es|er|ing|ів|а|у|ы|и|е|ом|ой)?(?![\\p{L}\\p{M}])`;
  return letters.slice(0, letters.length < 6 ? 4 : -2).join("");
}

/** The name as it stands, up to the end of its last word, where it is near the beginning. */
function spanOf(clause: string, pattern: RegExp, language: string): { start: number; end: number } | null {
  const found = pattern.exec(clause);
  if (found === null) return null;
  const before = clause.slice(0, found.index);
  const near = EAST.test(language)
    ? Array.from(before).length <= BEFORE.letters
    : (before.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0) <= BEFORE.words;
  if (!near) return null;
  let end = found.index + found[0].length;
  if (EAST.test(language)) return { start: found.index, end };
  const rest = (): string => clause.slice(end);
  end += /^[\p{L}\p{M}-]*/u.exec(rest())?.[0].length ?? 0;
  // "Gas boiler": a name of two words ends with the second.
  for (;;) {
    const next = /^\s+[\p{L}\p{M}-]+/u.exec(rest())?.[0] ?? "";
    if (next === "" || pattern.exec(next.trim())?.index !== 0) break;
    end += next.length;
  }
  return { start: found.index, end };
}
