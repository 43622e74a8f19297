import type { ExplainedSymbol } from "./explained-symbols.ts";
import { LATIN } from "./explained-words.ts";
import { symbolsOf } from "./formula-symbols.ts";

/** A formula that says what one quantity is: `p = …`, `p \\approx …`. */
const DEFINES = /^\s*(?:[A-Za-z]|\\[A-Za-z]+)(?:_(?:\{[^}]*\}|.))?\s*(?:=|\\approx|\\equiv|:=|\\propto)/u;
const MOST_WORDS = 5;

/**
 * "After n insertions the false positive rate is about" before "p ≈ …": the quantity on the left is what the sentence
 * begins to define. Null where no sentence runs on into the formula.
 */
export function ledSymbol(
  tex: string,
  sentences: readonly string[],
  language: string,
): ExplainedSymbol | null {
  const grammar = LATIN[language];
  const [symbol] = symbolsOf(tex, language);
  if (grammar === undefined || grammar.article === "" || symbol === undefined || !DEFINES.test(tex))
    return null;
  const article = grammar.article.includes(" ") ? grammar.article : `(?:${grammar.article})\\s+`;
  // "The probability of a false yes": an article within the name stands behind "of".
  const leads = new RegExp(
    `(?:^|[\\s,])(?:${article})(?<name>(?:(?!(?<!\\s(?:${OF})\\s)(?:${article}))[^,;:.])+?)\\s+(?:${grammar.is})(?:\\s+[\\p{L}]+){0,2}\\s*:$`,
    "iu",
  );
  for (const [sentence, text] of sentences.entries()) {
    const found = leads.exec(text);
    const name = found?.groups?.["name"]?.trim() ?? "";
    if (WITHIN.test(text.slice(0, found?.index ?? 0))) continue;
    if (name === "" || name.split(/\s+/u).length > MOST_WORDS || WITHIN.test(name)) continue;
    return { tex: symbol.tex, text: name, sentence, offset: text.indexOf(name) };
  }
  return null;
}

const OF = "of|von|de|di|van";

/** "The speed of the car is": the car is not what is defined. */
const WITHIN = /(?:^|\s)(?:of|in|for|to|with|von|für|mit|zu|de|du|des|del|en|para|pour|di|da|van|voor)$/iu;
