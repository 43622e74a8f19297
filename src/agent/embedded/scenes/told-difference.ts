import { regex } from "../text/regex.ts";
import type { Striking } from "./striking.ts";

/** How a sentence opens that speaks of the amount before it, and what behind an amount makes it a difference, by language. */
const WORDS: Readonly<Record<string, { opens: string; more: string }>> = {
  en: { opens: "that|this|it|those|which", more: "(?:more|fewer|less|better|higher|lower|longer|faster|up|down)\\s(?:than|on)" },
  de: { opens: "das|dies|es|damit", more: "(?:mehr|weniger|höher|besser|länger|schneller)\\sals" },
  fr: { opens: "c['’]est|c['’]était|ce\\ssont|cela|ça|soit", more: "de\\s(?:plus|moins)|(?:plus|moins)\\sque?" },
  es: { opens: "(?:eso|esto)?\\s?(?:son|es|fueron|era|suponen)", more: "(?:más|menos)\\s(?:que|de)" },
  it: { opens: "(?:questo|ciò)?\\s?(?:sono|è|fanno|erano)", more: "in\\s(?:più|meno)|(?:più|meno)\\s(?:del|di|che|rispetto)" },
  pt: { opens: "(?:isso|isto)?\\s?(?:são|é|foram|eram)", more: "a\\s(?:mais|menos)|(?:mais|menos)\\s(?:do\\s)?que" },
  nl: { opens: "dat|dit|het", more: "(?:meer|minder|hoger|lager|beter)\\sdan" },
  sv: { opens: "det|detta", more: "(?:fler|mer|färre|mindre|högre|lägre)\\sän" },
  da: { opens: "det|dette", more: "(?:flere|mere|færre|mindre|højere|lavere)\\send" },
  nb: { opens: "det|dette", more: "(?:flere|mer|færre|mindre|høyere|lavere)\\senn" },
  fi: { opens: "se|tämä", more: "(?:enemmän|vähemmän|parempi|korkeampi)\\skuin" },
  pl: { opens: "to|jest\\sto", more: "(?:więcej|mniej|wyżej|niżej)\\sniż" },
  cs: { opens: "to|je\\sto", more: "(?:více|víc|méně|míň)\\snež" },
  ru: { opens: "это", more: "(?:больше|меньше|выше|ниже)" },
  uk: { opens: "це", more: "(?:більше|менше|вище|нижче)" },
  ro: { opens: "(?:asta|aceasta|acesta)?\\s?(?:sunt|este|e|înseamnă)", more: "(?:mai\\s(?:mult|mulți|multe|puțin|puțini|puține)|în\\splus)" },
  hu: { opens: "ez", more: "(?:több|kevesebb),?\\smint" },
  tr: { opens: "bu", more: "(?:daha\\s)?(?:fazla|az)" },
  el: { opens: "αυτό|είναι", more: "(?:περισσότερ\\p{L}+|λιγότερ\\p{L}+)" },
  ar: { opens: "هذا|هذه|أي|وهو|وهي|وهذا", more: "(?:أكثر|أقل|زيادة)" },
  he: { opens: "זה|זו|אלה|אלו|וזה", more: "(?:יותר|פחות)" },
  hi: { opens: "यह|ये", more: "(?:अधिक|ज़्यादा|ज्यादा|कम)" },
}; // prettier-ignore

/** "That beats last year by | 1,450", 这比去年多 | 1450本: what stands before the amount makes it a difference. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  en: /^(?:that|this|it|which)\s(?:beats|tops|exceeds|outdoes|(?:is|was)\s(?:up|down|ahead|more|better)|improves\son)\s.*\sby\s(?:about\s|almost\s|over\s)?$/iu,
  zh: /^(?:这|這|比).*[多少高低](?:了|出)?$/u,
  ja: /^(?:これは|前年より|昨年より|前回より)/u,
  ko: /^(?:이는|작년보다|지난해보다)\s/u,
};

/**
 * "That beats last year by 1,450.", "Det är 280 fler än i fjol.": by how much the amount told before it differs. It is no second
 * amount beside that one, and alone it says nothing.
 */
export function isDifference({ start, end, from, figure }: Striking, text: string, base: string): boolean {
  if (from !== undefined || /^[+−]/u.test(figure.display)) return false;
  if (BEFORE[base]?.test(text.slice(0, start)) === true) return true;
  const words = WORDS[base];
  if (words === undefined) return false;
  const opens = regex(`^(?:${words.opens})(?![\\p{L}\\p{M}])`, "iu").test(text);
  return opens && regex(`^(?:\\s\\p{L}[\\p{L}\\p{M}]*){0,2}\\s(?:${words.more})(?![\\p{L}\\p{M}])`, "iu").test(text.slice(end)); // prettier-ignore
}
