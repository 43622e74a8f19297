import { hardLabel } from "../text/shorten.ts";
import { nameBefore } from "./named-symbols.ts";
import { symbolsOf } from "./formula-symbols.ts";
import type { FormulaSymbol } from "./formula-symbols.ts";
import { anyOf, EAST, EAST_EDGE, EDGE, LATIN } from "./explained-words.ts";
import type { Grammar, Said } from "./explained-words.ts";
import { amountIn } from "./explained-amounts.ts";
import { toPattern } from "../text/regex.ts";

/** What a sentence says that a symbol stands for; `offset`: of the words, in the sentence. */
export type ExplainedSymbol = { tex: string; text: string; sentence: number; offset: number };

const MOST_SYMBOLS = 24;
/** More words than this are a story, not a name. */
const MOST_WORDS = 8;
const LABEL_WORDS = 6;

/** The sentence of what was said before the formula's own sentences. */
export const EARLIER = -1;

/** So many symbols have a name at least where words right before them name them, or "a mass m" would be a legend. */
const FEWEST_NAMED = 2;

/**
 * What the sentences say that the symbols of a formula stand for, each symbol once, in the formula's order:
 * "where m is the mass and c the speed of light", "m: mass", "the force F"; what they do not say, the sentences `earlier` may have said,
 * of which the last counts. Empty where nothing is explained; nothing is added that the sentences do not have.
 */
export function explainedSymbols(
  tex: string,
  sentences: readonly string[],
  language: string,
  earlier: readonly string[] = [],
): ExplainedSymbol[] {
  const latest = earlier.slice(-MOST_EARLIER).toReversed();
  const own = explainedHere(tex, sentences, language);
  const told = explainedHere(tex, latest, language).filter(({ isAmount }) => !isAmount);
  const known = [...own, ...told.filter((one) => own.every((other) => other.tex !== one.tex)).map((one) => ({ ...one, sentence: EARLIER, offset: 0 }))]; // prettier-ignore
  if (known.length < FEWEST_NAMED) return known.flatMap((one) => (one.isNamed ? [] : [asExplained(one)]));
  const order = symbolsOf(tex, language).map((symbol) => symbol.tex);
  return known.toSorted((a, b) => order.indexOf(a.tex) - order.indexOf(b.tex)).map(asExplained);
}

/** What is said longer ago is forgotten. */
const MOST_EARLIER = 60;

type Found = ExplainedSymbol & { isNamed: boolean; isAmount: boolean };

function asExplained({ tex, text, sentence, offset }: Found): ExplainedSymbol {
  return { tex, text, sentence, offset };
}

function explainedHere(tex: string, sentences: readonly string[], language: string): Found[] {
  // A formula of more quantities is not explained in a sentence.
  const symbols = symbolsOf(tex, language).slice(0, MOST_SYMBOLS);
  const east = EAST[language];
  const grammar = LATIN[language] ?? LATIN["en"];
  const leads = sentences.map((text) => (grammar === undefined ? null : leadOf(text, symbols, grammar)));
  return symbols.flatMap((symbol): Found[] => {
    const behind = firstOf(sentences, (text, sentence) =>
      east !== undefined
        ? explainedEast(text, symbol, east)
        : grammar === undefined
          ? null
          : explainedIn(text, symbol, symbols, grammar, leads[sentence] ?? null),
    );
    const named = behind === null ? firstOf(sentences, (text) => nameBefore(text, symbol, language)) : null;
    // What a symbol is tells more than how much it is.
    const said =
      behind ??
      named ??
      firstOf(sentences, (text, at) =>
        amountIn(text, symbol, symbols, east === undefined ? grammar : undefined, leads[at] ?? null),
      );
    if (said === null) return [];
    return [
      { tex: symbol.tex, ...said, isNamed: said === named, isAmount: said !== named && said !== behind },
    ];
  });
}

function firstOf(
  sentences: readonly string[],
  explain: (text: string, at: number) => Said | null,
): (Said & { sentence: number }) | null {
  for (const [sentence, text] of sentences.entries()) {
    const said = explain(text, sentence);
    if (said !== null) return { ...said, sentence };
  }
  return null;
}

type Patterns = { linked: RegExp; bare: RegExp };

function patternsOf(symbol: FormulaSymbol, grammar: Grammar): Patterns {
  const name = `${EDGE.before}(?:${anyOf([symbol])})${EDGE.after}`;
  const is = `(?:\\s*:\\s*|\\s+(?:${grammar.is})\\s+|\\s*=\\s*)`;
  const glued = grammar.article.includes(" ");
  const article =
    grammar.article === "" ? "" : glued ? `(?:${grammar.article})` : `(?:${grammar.article})\\s+`;
  const maybe = article === "" ? "" : `(?:${article})?`;
  return {
    linked: toPattern(`${name}${is}(?<article>${maybe})`, "gu"),
    // "m the mass", "m for mass".
    bare: toPattern(
      `${name}\\s+(?:(?:for|für|pour|para|per)\\s+${maybe}|${grammar.verbless === true ? "" : article === "" ? "(?!)" : article})`,
      "gu",
    ),
  };
}

/** Nothing but a conjunction or a bullet before a symbol: it opens its sentence. */
const OPENING = /^(?:[^\p{L}]|\p{L}{1,4}\s)*$/u;

/** "F is …" may say how it is; "F stands for …", "F désigne …" say what it is. */
const COPULA =
  /[:=—–-]|\s(?:is|are|be|being|ist|sind|est|sont|étant|es|son|è|sono|é|são|zijn|jest|to|это|есть|är|هي|هو|היא|הוא)\s/u;

/** Without a lead, so many symbols that "are" something explain each other. */
const MANY = 3;

/** From where on a sentence explains: its "where", or the first symbol of which it surely says what it is. */
function leadOf(text: string, symbols: readonly FormulaSymbol[], grammar: Grammar): number | null {
  const word = toPattern(`(?:^|[\\s,;(])(?:${grammar.lead})(?![\\p{L}])`, "iu").exec(text);
  const sure: number[] = [];
  const likely: number[] = [];
  for (const symbol of symbols)
    for (const match of text.matchAll(patternsOf(symbol, grammar).linked)) {
      if (nameAt(text, match.index + match[0].length, symbols, grammar) === null) continue;
      likely.push(match.index);
      // "E is constant" explains nothing: a name has its article, or its place in a list.
      const named = (match.groups?.["article"] ?? "") !== "" || grammar.article === "";
      if (!COPULA.test(match[0])) sure.push(match.index);
      else if (OPENING.test(text.slice(0, match.index)) && (named || /[:=—–]\s*$/u.test(match[0])))
        sure.push(match.index);
    }
  const starts = [...(word === null ? [] : [word.index]), ...sure, ...(likely.length >= MANY ? likely : [])];
  return starts.length === 0 ? null : Math.min(...starts);
}

function explainedIn(
  text: string,
  symbol: FormulaSymbol,
  all: readonly FormulaSymbol[],
  grammar: Grammar,
  lead: number | null,
): Said | null {
  if (lead === null) return null;
  const { linked, bare } = patternsOf(symbol, grammar);
  for (const match of [...text.matchAll(linked), ...text.matchAll(bare)]) {
    if (match.index < lead || isSmallWord(text, match, symbol, all)) continue;
    const said = nameAt(text, match.index + match[0].length, all, grammar);
    if (said !== null) return said;
  }
  return null;
}

/**
 * "m a tömeg", "m hmotnost a a zrychlení": an article or an "and" that looks like the symbol of acceleration, right behind
 * another symbol or right before its own.
 */
function isSmallWord(
  text: string,
  match: RegExpExecArray,
  symbol: FormulaSymbol,
  all: readonly FormulaSymbol[],
): boolean {
  const others = all.filter((other) => other !== symbol);
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  const behind = toPattern(`(?:${anyOf([symbol])})\\s+(?=\\S)`, "uy");
  behind.lastIndex = match.index + match[0].length;
  return (
    behind.test(text) ||
    (others.length > 0 && toPattern(`${EDGE.before}(?:${anyOf(others)})\\s$`, "u").test(before))
  );
}

/** The words from `from` to where the next explanation, or something else, begins. */
function nameAt(text: string, from: number, all: readonly FormulaSymbol[], grammar: Grammar): Said | null {
  const rest = text.slice(from);
  const next = `(?:${anyOf(all)})${EDGE.after}`;
  const end = toPattern(
    `[,;:，；。।!?]|\\.(?=\\s|$)|\\s[—–-]\\s|\\s\\(|\\s+(?:${grammar.and})[-־]?\\s*(?=${next})`,
    "u",
  ).exec(rest);
  let words = rest.slice(0, end?.index ?? rest.length).trim();
  if (grammar.tail !== undefined) words = words.replace(toPattern(`(?:${grammar.tail})$`, "iu"), "");
  const count = words.split(/\s+/u).length;
  const named = /\p{L}[\p{L}\p{M}]/u.test(words) && count <= MOST_WORDS;
  // "m equals 3", "F is greater": what follows is no thing's name.
  if (!named || /^(?:\d|[=<>])/u.test(words) || NO_NAME.test(words)) return null;
  return { text: hardLabel(words, LABEL_WORDS), offset: from + (rest.length - rest.trimStart().length) };
}

/** Words that tell how something is, not what it is; the languages whose names have no article apart. */
const NO_NAME =
  /^(?:how|what(?! (?:you|we|they|one|he|she|it|is|comes|goes|remains|is left)(?!\p{L}))|why|wie|was(?! (?:man|du|ihr|wir|sie|er|es|am|übrig)(?!\p{L}))|warum|comment|pourquoi|cómo|как|constant|zero|given|known|unknown|small|large|larger|smaller|greater|less|equal|positive|negative|fixed|always|never|not|only|measured|called|also|very|je|jsou|on|ovat|konstant|konstantní|stálý|stálá|daný|daná|větší|menší|vakio|annettu|suurempi|pienempi|állandó|adott|nagyobb|kisebb|null|gegeben|bekannt|klein|groß|größer|kleiner|gleich|immer|nie|nicht|nur|auch|constante?|nulle?|donnée?|connue?|petite?|grande?|toujours|égale?|conocid[oa]|siempre|igual|cero|постоянн\p{L}*|известн\p{L}*|равн\p{L}*)(?![\p{L}])/iu;

const DOES = /(?:ます|ません|でした|ました|[うくぐすつぬぶむるたてとば])$/u;

function explainedEast(
  text: string,
  symbol: FormulaSymbol,
  { is, tail, ends }: { is: string; tail: string; ends?: string },
): Said | null {
  const name = `${EAST_EDGE.before}(?:${anyOf([symbol])})${EAST_EDGE.after}`;
  for (const match of text.matchAll(
    toPattern(`${name}\\s*(?:${is})\\s*(?<words>[^，。；、,;.（(]{1,24})`, "gu"),
  )) {
    const said = (match.groups?.["words"] ?? "").trim();
    const words = ends === undefined ? said : (toPattern(`^(?<name>.+?)${ends}(?!\\p{L})`, "u").exec(said)?.groups?.["name"] ?? ""); // prettier-ignore
    if (words === "") continue;
    const bare = tail === "" ? words : words.replace(toPattern(`${tail}$`, "u"), "");
    // 「L がちょうど波長の半分になります」: what something does is no name of it.
    if (DOES.test(bare)) continue;
    const offset = match.index + match[0].lastIndexOf(words);
    if (
      /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}A-Za-z· ー]{1,20}$/u.test(
        bare,
      ) &&
      !/^(?:常数|常量|固定|零|已知|一定)$/u.test(bare)
    )
      return { text: bare, offset };
  }
  return null;
}
