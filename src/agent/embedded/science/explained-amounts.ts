import { anyOf, EAST_EDGE, EDGE } from "./explained-words.ts";
import type { Grammar, Said } from "./explained-words.ts";
import type { FormulaSymbol } from "./formula-symbols.ts";

const EAST_LEAD = /其中|式中|这里|這裡|ここで|ただし/u;
/** Nothing but a conjunction before a symbol: it opens its sentence. */
const ALONE = /^(?:[^\p{L}]|(?:and|und|et|y|e|en|och|и|а|i|ve|و|ו)\s)*$/iu;
/** Verbs that give a quantity its amount, beside those of names. */
const AMOUNTS_TO =
  "equals|beträgt|vaut|vale|valgono|bedraagt|uppgår till|wynosi|равн[оаы]|равен|eşittir|बराबर|تساوي|يساوي|שווה ל|是|为|為|等于|等於|约为|約為|は|：|≈|≃|~";
/** "about", before an amount. */
const ABOUT =
  "about|approximately|roughly|around|nearly|etwa|rund|ungefähr|ca\\.?|circa|environ|à peu près|aproximadamente|cerca de|unos|ongeveer|ungefär|około|около|примерно|приблизительно|yaklaşık|約|约|大约|≈|~";
const MOST_AMOUNT_WORDS = 5;

/**
 * "g is 9.81 m/s²", "where g = 9.81 m/s²": a symbol that is explained by its amount. What only calculates ("F = 6 N")
 * has no lead and explains nothing.
 */
export function amountIn(
  text: string,
  symbol: FormulaSymbol,
  all: readonly FormulaSymbol[],
  grammar: Grammar | undefined,
  lead: number | null,
): Said | null {
  const is = grammar === undefined ? AMOUNTS_TO : `${grammar.is}|${AMOUNTS_TO}`;
  const edge = grammar === undefined ? EAST_EDGE : EDGE;
  const pattern = new RegExp(
    `${edge.before}(?:${anyOf([symbol])})${edge.after}(?:\\s*(?<sign>[=≈：:])\\s*|\\s*(?:${is})\\s*)(?<amount>(?:(?:${ABOUT})\\s*)?[+−-]?\\d[^;:，；。、!?()（）]*)`,
    "u",
  );
  const match = pattern.exec(text);
  if (match === null) return null;
  const opens = ALONE.test(text.slice(0, match.index)) && match.groups?.["sign"] === undefined;
  const eastern = grammar === undefined && EAST_LEAD.test(text.slice(0, match.index));
  const led = eastern || (lead !== null && match.index >= lead);
  if (!opens && !led) return null;
  const whole = match.groups?.["amount"] ?? "";
  const next = `(?:${anyOf(all)})${EDGE.after}`;
  const end = new RegExp(
    `,(?!\\d)|\\.(?!\\d)|\\s[—–]\\s|\\s+(?:${grammar?.and ?? "和"})[-־]?\\s*(?=${next})`,
    "u",
  ).exec(whole);
  let words = whole.slice(0, end?.index ?? whole.length).trim();
  if (grammar?.tail !== undefined) words = words.replace(new RegExp(`(?:${grammar.tail})$`, "iu"), "");
  if (words.split(/\s+/u).length > MOST_AMOUNT_WORDS) return null;
  // "n is 3 or more" is a condition.
  if (/\s(?:or|oder|ou|o|of|lub|или|and|und|et|y|e|en|i|и)\s/u.test(words)) return null;
  return { text: words, offset: match.index + match[0].length - whole.length };
}
