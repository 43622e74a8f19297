/**
 * Makes any string safe to parse without moving a single UTF-16 offset: what is taken out leaves
 * spaces of the same length, so that positions keep pointing into the caller's prompt.
 */
const INVISIBLE = /[[\p{Cc}--[\t\n\r]]\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD\uFFFE\uFFFF]/gv;
/** Containers nested deeper than any reader follows; parsers recurse on them. */
const DEEP_CONTAINERS = /^[ \t]*(?:(?:[-*+>]|\d{1,9}[.)])[ \t]*){8,}/gm;
/** Long runs of one mark make inline parsing quadratic and mean nothing. */
const MARK_RUNS = /([*_~[\]()<>!#\\|&$])\1{15,}/g;
/** Many openers that alternate, e.g. `[a[a[a`, are as slow. */
const MAX_OPENERS = 400;

const blank = (found: string): string => " ".repeat(found.length);

export function cleanPrompt(prompt: string): string {
  const text = prompt
    .toWellFormed()
    .replace(INVISIBLE, " ")
    .replace(/\u2028|\u2029/g, "\n")
    .replace(DEEP_CONTAINERS, blank)
    .replace(MARK_RUNS, blank);
  return tameOpeners(text);
}

function tameOpeners(text: string): string {
  let seen = 0;
  return text.replace(/[[<]/g, (mark) => {
    seen += 1;
    return seen > MAX_OPENERS ? " " : mark;
  });
}
