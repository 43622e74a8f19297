import { GOVERNING } from "./governing-words.ts";

const UNSPACED = /^(?:zh|ja|ko)$/;
const patterns = new Map<string, RegExp>();

/** Whether what leads into a list decides what is true of it: that none of it is wanted, that it is needed, or when it holds. */
export function governsList(lead: string, base: string): boolean {
  return patternOf(base, "denies|asks|depends")?.test(lead) === true;
}

/** Whether what leads into a list says that none of it is so, or none of it wanted. */
export function deniesList(lead: string, base: string): boolean {
  return patternOf(base, "denies")?.test(lead) === true;
}

/** Whether a clause is a condition: without it what follows would be told as a fact. */
export function isCondition(clause: string, base: string): boolean {
  const words = GOVERNING[keyOf(base)]?.depends;
  if (words === undefined) return false;
  if (UNSPACED.test(base)) return new RegExp(words, "u").test(clause);
  return new RegExp(`^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|og|i|a|и|а|но)\\s)?(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(clause.trim()); // prettier-ignore
}

function patternOf(base: string, kinds: string): RegExp | null {
  const words = GOVERNING[keyOf(base)];
  if (words === undefined) return null;
  const key = `${base}:${kinds}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const all = kinds === "denies" ? words.denies : `${words.denies}|${words.asks}|${words.depends}`;
  const pattern = UNSPACED.test(base)
    ? new RegExp(`(?:${all})`, "u")
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})(?![\\p{L}\\p{M}])`, "iu");
  patterns.set(key, pattern);
  return pattern;
}

function keyOf(base: string): string {
  return base === "no" || base === "nn" ? "nb" : base;
}
