import { toPattern } from "../text/regex.ts";

/** Where a text names the name at `at` of a list; `offset`: UTF-16. */
export type NamePlace = { at: number; offset: number };

/** Letters that a language may put behind a name: "Spielen" of "Spiele". A short name takes but one. */
const MOST_ENDING = 3;
const LONG_NAME = 5;
/** What is written as a name: three letters, a year, "7B", a sign of Chinese or Japanese. */
const TELLING =
  /(?:\p{L}\p{M}*){3}|^\p{Nd}{1,2}\p{Lu}$|(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)|\p{Script=Han}{2}|\p{Script=Katakana}{2}|\p{Script=Hangul}{2}/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/u;

/** The names that a text says, by their places in it; a name within a longer one is not said by it. */
export function namesIn(text: string, names: readonly string[]): NamePlace[] {
  const found = names.flatMap((name, at): (NamePlace & { end: number })[] => {
    const bare = name.replace(/\s*[([（].*$/u, "").trim();
    const match = TELLING.test(bare) ? nameRule(bare).exec(text) : null;
    return match === null ? [] : [{ at, offset: match.index, end: match.index + match[0].length }];
  });
  const within = (one: (typeof found)[number]): boolean =>
    found.some((other) => other !== one && other.offset <= one.offset && other.end >= one.end && other.end - other.offset > one.end - one.offset); // prettier-ignore
  return found
    .filter((one) => !within(one))
    .map(({ at, offset }) => ({ at, offset }))
    .toSorted((a, b) => a.offset - b.offset);
}

function nameRule(name: string): RegExp {
  const escaped = name
    .replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
  if (UNSPACED.test(name)) return toPattern(escaped, "iu");
  const ending = /[\p{L}\p{M}]$/u.test(name)
    ? `[\\p{L}\\p{M}]{0,${Array.from(name).length < LONG_NAME ? 1 : MOST_ENDING}}`
    : "";
  // "2020年", "2020-ban": a year is a name whatever is written to it.
  if (/^\p{Nd}{4}$/u.test(name)) return toPattern(`(?<![\\p{N}.,])${escaped}(?!\\p{N}|[.,]\\p{N})`, "u");
  return toPattern(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}${ending}(?![\\p{L}\\p{M}\\p{N}])`, "iu");
}
