import type { ToldSides } from "../brief/brief.ts";
import { breathsOf } from "../text/breaths.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { opensComparing, opensRelative } from "./relative-words.ts";
import { EAST } from "./side-finder.ts";
import type { Finder } from "./side-finder.ts";
import { ARTICLES, COPULA, IN_CONTRAST, WHILE } from "./side-words.ts";

export type Side = ToldSides["sides"][number];
/** `count`: how many sentences of the text they take. */
export type TwoSides = Pick<ToldSides, "sides" | "verdict"> & { count: number };

export const MOST_POINTS = 4;
export const MOST_POINT_WORDS = 24;

/** What opens a clause that sets one thing against another. */
export function linkOf(language: string): RegExp {
  const words = WHILE[language];
  const end = EAST.test(language) ? "[，、,]?\\s*" : "(?![\\p{L}\\p{M}])[,،]?\\s*";
  return words === undefined ? /^(?!)/u : regex(`^(?:${words})${end}`, "iu");
}

/** What a clause says of its side: without the name where it begins with it, parted where it is long. */
export function pointsOf(
  text: string,
  place: number,
  find: Finder | undefined,
  language: string,
): Side["points"] {
  return breathsOf(text, language).map((breath, at) => ({
    at: place * MOST_BREATHS + at,
    text: at === 0 ? saidOf(breath.text, find, language) : capitalise(withoutStop(breath.text), language),
    said: text.slice(breath.offset, breath.offset + SAID),
  }));
}

/** So many letters find a part in what is said. */
export const SAID = 12;
/** A clause has fewer stretches. */
const MOST_BREATHS = 20;

function saidOf(clause: string, find: Finder | undefined, language: string): string {
  const whole = withoutStop(clause.replace(linkOf(language), ""));
  const span = find?.(whole) ?? null;
  const opens = span !== null && `${whole.slice(0, span.start)}x`.replace(ARTICLES, "") === "x";
  if (span === null || !opens) return capitalise(withoutContrast(whole, language), language);
  const particle = PARTICLE[language] ?? /^/u;
  const rest = withoutContrast(whole.slice(span.end).replace(particle, "").replace(/^\s*,/u, ","), language);
  const told = rest.replace(/^[\s,，、،]+/u, "").replace(/^ف(?=[يت]\p{L}{2})/u, "");
  // "A family that dries three times a week pays 60 euros": what describes the side is no value without it.
  const behind = whole.slice(span.end);
  const isDescribed = opensRelative(behind, language) || opensComparing(behind, language);
  if (countWords(told) < 2 || isDescribed) return capitalise(whole, language);
  const bare = language === "en" && !/\b(?:and|but)\b|,/iu.test(told) ? told.replace(COPULA, "") : told;
  return capitalise(bare, language);
}

/** What marks a topic. */
const PARTICLE: Readonly<Record<string, RegExp>> = {
  ja: /^(?:は|が|も|では|なら)、?/u,
  ko: /^(?:은|는|이|가|도)(?=\s)/u,
  tr: /^\s+ise(?=\s)/iu,
};

function withoutContrast(text: string, language: string): string {
  const words = IN_CONTRAST[language];
  return words === undefined
    ? text
    : text.replace(regex(`^\\s*[,،]?\\s*(?:${words})(?![\\p{L}\\p{M}])\\s*[,،]?\\s*`, "iu"), " ").trim();
}
