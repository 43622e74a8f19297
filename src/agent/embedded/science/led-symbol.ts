import type { ExplainedSymbol } from "./explained-symbols.ts";
import { LATIN } from "./explained-words.ts";
import { symbolsOf } from "./formula-symbols.ts";
import { toPattern } from "../text/regex.ts";

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
  if (EASTERN[language] !== undefined) return symbol === undefined || !DEFINES.test(tex) ? null : ledInEast(symbol.tex, sentences, EASTERN[language]); // prettier-ignore
  if (grammar === undefined || grammar.article === "" || symbol === undefined || !DEFINES.test(tex))
    return null;
  const article = grammar.article.includes(" ") ? grammar.article : `(?:${grammar.article})\\s+`;
  // "The probability of a false yes": an article within the name stands behind "of".
  const leads = toPattern(
    `(?:^|[\\s,])(?:${article})(?<name>(?:(?!(?<!\\s(?:${OF})\\s)(?:${article}))[^,;:.])+?)\\s+(?:${grammar.is})(?:\\s+[\\p{L}]+){0,2}\\s*:$`,
    "iu",
  );
  // "Since the frequency is the speed over the wavelength, …": a formula that is said in one with its sentence stands there as blanks.
  const opens = toPattern(`^(?:\\p{L}+\\s)?(?:${article})(?<name>[\\p{L}-]+(?:\\s[\\p{L}-]+){0,2}?)\\s+(?:${grammar.is})\\s.*,\\s{3}`, "iu"); // prettier-ignore
  for (const [sentence, text] of sentences.entries()) {
    const found = leads.exec(text) ?? opens.exec(text);
    const name = found?.groups?.["name"]?.trim() ?? "";
    if (WITHIN.test(text.slice(0, found?.index ?? 0))) continue;
    if (name === "" || name.split(/\s+/u).length > MOST_WORDS || WITHIN.test(name)) continue;
    return { tex: symbol.tex, text: name, sentence, offset: text.indexOf(name) };
  }
  return null;
}

/** What the sentence that runs on into the formula is about: 「振動数は速さを波長で割ったものなので、」. */
const EASTERN: Readonly<Record<string, RegExp>> = {
  ja: /^(?:ここで|すると|よって|したがって|つまり|また|そして|この|その)*(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{1,10}(?:さ|[のな][\p{Script=Han}\p{Script=Katakana}ー]{1,8}さ?)?)(?:の公式|の式)?は(?:.*[、:：]\s*(?:\s{3}.*)?|\s{3,}.*)$/u,
  zh: /^(?:因为|由于|所以|因此|于是|而|那么)?(?<name>\p{Script=Han}{1,8}?)(?:的公式)?(?:是|等于|为)(?:.*[，,])?(?:所以|因此|于是)?[，,:：\s]*(?:\s{3}.*)?$/u,
  ko: /^(?:따라서|그러므로|여기서|그래서)?\s?(?<name>\p{Script=Hangul}{2,8})(?:은|는)(?:\s.*[,:])?\s*(?:\s{3}.*)?$/u,
};

function ledInEast(
  tex: string,
  sentences: readonly string[],
  topic: RegExp | undefined,
): ExplainedSymbol | null {
  for (const [sentence, text] of sentences.entries()) {
    // Only a sentence that goes on in the formula, whose reading stands as blanks.
    if (!/[:：、，,]\s*$|\s{3}/u.test(text)) continue;
    const name = topic?.exec(text)?.groups?.["name"] ?? "";
    if (name !== "" && !NO_TOPIC.test(name)) return { tex, text: name, sentence, offset: text.indexOf(name) };
  }
  return null;
}

const NO_TOPIC =
  /^(?:式|公式|これ|それ|関係|次|こと|结果|結果|答案|答え|公式|它|这|关系|이것|그것|공식|식|관계|다음)$/u;

const OF = "of|von|de|di|van";

/** "The speed of the car is": the car is not what is defined. */
const WITHIN = /(?:^|\s)(?:of|in|for|to|with|von|für|mit|zu|de|du|des|del|en|para|pour|di|da|van|voor)$/iu;
