import { hardLabel } from "../text/shorten.ts";
import { anyOf, EAST_EDGE, EDGE, type Said } from "./explained-words.ts";
import { NAMED_IN_WORDS } from "./named-symbols-words.ts";
import type { FormulaSymbol } from "./formula-symbols.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { toPattern } from "../text/regex.ts";

const LABEL_WORDS = 6;

/**
 * "The force F acts on a mass m", 「張力 T と、1メートルあたりの質量 ρ」: what a symbol is called by the words right before it; null where they
 * are more, or less, than a name.
 */
export function nameBefore(text: string, symbol: FormulaSymbol, language: string): Said | null {
  const read = READERS[language] ?? (ARTICLES[language] === undefined ? undefined : articled);
  // "a" as a symbol cannot be told from a word of one letter.
  if (read === undefined || symbol.names.some((name) => WORDS[language]?.test(name) === true)) return null;
  const edge = isUnspaced(language) ? EAST_EDGE : EDGE;
  const pattern = toPattern(
    `${edge.before}(?:${anyOf([symbol])})${language === "ko" ? EAST_EDGE.after : edge.after}`,
    "gu",
  );
  for (const match of text.matchAll(pattern)) {
    const after = text.slice(match.index + match[0].length);
    // "C 0" is another quantity than C, and "m = 3" a value.
    if (/^\s?\p{Nd}/u.test(after)) continue;
    const name = read(text.slice(0, match.index), after, language);
    if (name !== null && name !== "")
      return { text: name, offset: Math.max(0, text.slice(0, match.index).lastIndexOf(name)) };
  }
  return null;
}

type Reader = (before: string, after: string, language: string) => string | null;

/** Words of one letter, which are no symbols. */
const WORDS: Readonly<Record<string, RegExp>> = {
  en: /^[aAI]$/u, fr: /^[ayàAY]$/u, es: /^[aeouyAEOUY]$/u, it: /^[aeioAEIO]$/u, pt: /^[aeoAEO]$/u,
}; // prettier-ignore

/** Articles before what a symbol is the name of, and words that stand for them. */
const ARTICLES: Readonly<Record<string, string>> = {
  en: "an?|the|its|their|this",
  de: "eine[rnms]?|ein|der|die|das|dem|den|des|ihre[rnms]?|ihr|seine[rnms]?|zur|zum|vom|beim|im",
  fr: "une?|le|la|l['’]|du|au|sa|son|cette|cet|ce|d['’]une?",
  es: "una?|el|la|del|al|su|esta|este",
  it: "un[ao]?|un['’]|il|lo|la|l['’]|dell['’]|dell[ao]|del|dal|dalla|nel|nella|al|alla|allo|sul|sulla",
  pt: "uma?|o|a|do|da|ao|à|no|na|pelo|pela|sua|seu",
  nl: "een|de|het|zijn|haar|deze|dit",
  sv: "en|ett|den|det",
};
/** What ties a name to another: "the length of the string L". */
const OF: Readonly<Record<string, string>> = {
  en: "of|per", de: "von|pro|je", fr: "de|par", es: "de|por", it: "di|per", pt: "de|por", nl: "van|per", sv: "på|per",
}; // prettier-ignore
/** Articles that say "of" themselves: "la longueur du fil L", "die Länge der Saite L". */
const OF_THE: Readonly<Record<string, RegExp>> = {
  fr: /^(?:du|d['’]une?)$/u, es: /^del$/u, it: /^del|^dell/u, pt: /^d[oa]$/u, de: /^(?:der|des|eine[rs])$/u,
}; // prettier-ignore
/** What has a symbol in any text, and says nothing of this one. */
const NO_THING = /^(?:formula|equation|function|letter|symbol|value|number|point|line|figure|case|factor|constant|Formel|Gleichung|Funktion|Buchstabe|Wert|Zahl|Punkt|Fall|formule|équation|fonction|lettre|nombre|point|cas|fórmula|ecuación|función|letra|número|punto|caso|equazione|funzione|lettera|numero|equação|função|ponto|vergelijking|functie|getal|punt|geval|bokstaven|punkten|formeln)$/iu; // prettier-ignore
/** Words that join two things: what stands before a symbol is then more than its name. */
const JOINS =
  /(?:^|\s)(?:of|on|in|at|to|for|with|and|or|by|from|is|are|de|du|des|en|et|ou|à|au|dans|sur|del|y|con|por|e|di|da|in|su|do|em|van|op|met|och|med)(?:\s|$)/iu;

/** Right before the symbol an article and at most three words; behind "of" the whole name: "length of the string". */
function articled(before: string, _after: string, language: string): string | null {
  const articles = ARTICLES[language] ?? "";
  const noun =
    language === "de"
      ? "(?:\\p{Ll}{3,}e[nrms]?\\s)?\\p{Lu}[\\p{L}-]+"
      : "(?:\\p{Ll}[\\p{L}-]+\\s+){0,2}?\\p{Ll}[\\p{L}-]+";
  const name = `(?<![\\p{L}\\p{M}])(?<article>${articles}|${capital(articles)})(?:\\s+|(?<=['’]))(?<words>${noun})`;
  const found = toPattern(`${name}\\s+$`, "u").exec(before)?.groups;
  const [article = "", words = ""] = [found?.["article"], found?.["words"]];
  if (words === "" || NO_THING.test(words)) return null;
  if (JOINS.test(words)) return withOf(words, language);
  const head = before.slice(0, toPattern(`${name}\\s+$`, "u").exec(before)?.index ?? 0);
  const tied = toPattern(`(?:^|\\s)(?:${OF[language] ?? "(?!)"})\\s+$`, "u").exec(head);
  const bare = tied !== null || (OF_THE[language]?.test(article) === true && isNoun(head, language));
  if (!bare) return hardLabel(words, LABEL_WORDS);
  const whole = tied === null ? head : head.slice(0, tied.index + 1);
  const governed = toPattern(`${name}\\s+$`, "u").exec(`${whole.trimEnd()} `)?.groups?.["words"];
  // "On a string of the length L": what is before "of" has no article, and may be anything.
  if (governed === undefined || JOINS.test(governed))
    return tied === null ? null : hardLabel(words, LABEL_WORDS);
  return hardLabel(`${governed} ${before.slice(whole.trimEnd().length).trim()}`, LABEL_WORDS);
}

/** "mass per metre", "longueur de corde" with no article within. */
function withOf(words: string, language: string): string | null {
  const whole = toPattern(`^[\\p{Ll}\\p{Lu}][\\p{L}-]+\\s(?:${OF[language] ?? "(?!)"})\\s[\\p{L}-]+$`, "u");
  return whole.test(words) ? hardLabel(words, LABEL_WORDS) : null;
}

function capital(articles: string): string {
  return articles.replaceAll(/(?<=^|\|)\p{Ll}/gu, (first) => first.toUpperCase());
}

function isNoun(head: string, language: string): boolean {
  // German writes nouns large: "mit der Kraft F" has none before its article.
  if (language === "de") return /\p{Lu}[\p{L}-]+\s+$/u.test(head);
  return /\p{Ll}{3,}\s+$/u.test(head) && !GOVERNS.test(head);
}

/** "Depende da tensão T": a verb with "of" is no thing. */
const GOVERNS =
  /(?:^|\s)(?:d[eé]p[ea]nd\p{L}*|dipend\p{L}*|depend\p{L}*|vari\p{L}*|result\p{L}*|résult\p{L}*|vien\p{L}*|provien\p{L}*|vem|vêm|nac\p{L}+|nasc\p{L}+|part\p{L}*|tratta|trata|diverso|diferente|lontano|longe|lejos|près|loin|est|è|é|es)\s+$/iu;

const READERS: Readonly<Record<string, Reader>> = {
  ja: (before, after) => {
    const { follows, opener, behindSymbol, ends, none, most } = NAMED_IN_WORDS.ja;
    const defined = /^\s?(?:と(?:し|す|お|置|書|呼|表)|で表)/u.test(after);
    const bare = defined ? before.replace(/を\s?$/u, "") : before;
    if (bare === before && (/を\s?$/u.test(before) || !follows.test(after))) return null;
    const run = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・々〇\p{Nd}]+\s?$/u.exec(bare);
    if (run === null) return null;
    const head = bare.slice(0, run.index);
    let name = run[0].trim();
    if (/[\p{Script=Latin}\p{Script=Greek}]\s?$/u.test(head)) name = name.replace(behindSymbol, "");
    // "1 メートルあたりの": its number stands before a blank.
    else if (/\p{Nd}\s$/u.test(head)) name = (/\p{Nd}+\s$/u.exec(head)?.[0] ?? "") + name;
    name = name.replace(opener, "");
    const topic = [
      ...name.matchAll(/(?<=[\p{Script=Han}\p{Script=Katakana}ーさ])(?:は|が(?![るりっ]))/gu),
    ].at(-1);
    if (topic !== undefined) name = name.slice(topic.index + 1);
    if (name.length > most) name = name.replace(/^.*[をにで](?=.)/u, "");
    return name.length <= most && ends.test(name) && !none.test(name) ? name : null;
  },
  zh: (before, after) => {
    const { connectors, opener, none, most } = NAMED_IN_WORDS.zh;
    if (/^\s?[=＝≈]/u.test(after)) return null;
    const bare = before.replace(/(?:记为|記為|记作|設為|设为|为|為|用)\s?$/u, "");
    const run = /\p{Script=Han}+\s?$/u.exec(bare)?.[0].trim() ?? "";
    const name = (run.split(connectors).at(-1) ?? "").replace(opener, "");
    return name !== "" && name.length <= most && !none.test(name) ? name : null;
  },
  ko: (before) => {
    const { none, ends, tied } = NAMED_IN_WORDS.ko;
    const words = before.trimEnd().split(/\s+/u);
    const name = words.pop() ?? "";
    if (!/^\p{Script=Hangul}+$/u.test(name) || none.test(name) || ends.test(name) || !/\s$/u.test(before)) return null; // prettier-ignore
    return withTied([name], words, tied, 3);
  },
  hi: (before) => {
    const { none, tied } = NAMED_IN_WORDS.hi;
    const words = before.trimEnd().split(/\s+/u);
    const name = words.pop() ?? "";
    if (!/^[\p{Script=Devanagari}\p{M}]{2,}$/u.test(name) || none.test(name)) return null;
    const of = words.at(-1);
    const owner = words.at(-2);
    if (of === undefined || owner === undefined || !tied.test(of)) return name;
    return /^[\p{Script=Devanagari}\p{M}]+$/u.test(owner) && !none.test(owner)
      ? `${owner} ${of} ${name}`
      : name;
  },
  ar: (before) => semitic(before, NAMED_IN_WORDS.ar),
  he: (before) => semitic(before, NAMED_IN_WORDS.he),
  ru: (before) => opening(before, NAMED_IN_WORDS.ru),
  uk: (before) => opening(before, NAMED_IN_WORDS.ru),
  pl: (before) => opening(before, NAMED_IN_WORDS.pl),
};

/** With the words before it that are tied to it. */
function withTied(name: readonly string[], words: readonly string[], tied: RegExp, most: number): string {
  const all = [...name];
  for (const word of words.toReversed()) {
    if (all.length >= most || !tied.test(word)) break;
    all.unshift(word);
  }
  return all.join(" ");
}

/** A noun with its article, and what it is a length or a mass of: "القوة", "طول الوتر". */
function semitic(before: string, { article, heads }: { article: RegExp; heads: RegExp }): string | null {
  const words = before.trimEnd().split(/\s+/u);
  const last = words.pop() ?? "";
  const noun = article.exec(last)?.groups?.["noun"];
  const head = heads.exec(words.at(-1) ?? "")?.groups?.["noun"];
  if (noun === undefined) return heads.exec(last)?.groups?.["noun"] ?? null;
  return head === undefined ? noun : `${head} ${noun}`;
}

/** Where nouns bend, only one that opens its sentence surely stands as a dictionary has it: "Сила F", "Масса тела m". */
function opening(before: string, { none }: { none: RegExp }): string | null {
  const words = before.trim().split(/\s+/u);
  const [first = "", ...more] = words;
  if (words.length > 2 || !/^\p{Lu}\p{Ll}{2,}$/u.test(first) || words.some((word) => none.test(word)))
    return null;
  if (more.some((word) => !/^\p{Ll}{3,}$/u.test(word))) return null;
  return words.join(" ").toLowerCase();
}
