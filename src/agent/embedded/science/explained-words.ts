import type { FormulaSymbol } from "./formula-symbols.ts";

/** How a language leads into explanations, what it puts between a symbol and its meaning, and its articles. */
export type Grammar = {
  lead: string;
  is: string;
  article: string;
  and: string;
  /** What ends a clause and belongs to no name. */
  tail?: string;
  /** After "where" a name follows its symbol with nothing between. */
  verbless?: true;
};

export const LATIN: Record<string, Grammar> = {
  en: {
    lead: "where|with|here|in which|wherein|given|let",
    is: "is|are|counts?|measures?|denotes?|stands for|represents?|means|being|be|=",
    article: "the|an?|its|our",
    and: "and|or",
  },
  de: {
    lead: "wobei|dabei|hierbei|hier|darin|mit|worin|es gilt|es bedeuten|in der formel",
    is: "ist|sind|zählt|misst|steht für|stehen für|bezeichnet|bedeutet|meint|=",
    article: "der|die|das|den|dem|ein|eine|einen|einem|einer",
    and: "und|sowie",
    tail: "\\s+(?:ist|sind|bezeichnet|bedeutet|darstellt|steht)",
  },
  fr: {
    lead: "où|avec|ici|soit|dans laquelle|si l['’]on note|on note",
    is: "est|sont|compte|mesure|désigne|désignent|représente|représentent|correspond à|signifie|étant|=",
    article: "la |le |les |l['’]|un |une |du |des |de la |de l['’]",
    and: "et",
  },
  es: {
    lead: "donde|siendo|aquí|con|en la que|en el que",
    is: "es|son|cuenta|mide|representa|representan|denota|designa|significa|equivale a|=",
    article: "el|la|los|las|un|una|al",
    and: "y|e",
  },
  it: {
    lead: "dove|con|qui|essendo|in cui",
    is: "è|sono|conta|misura|indica|indicano|rappresenta|rappresentano|sta per|=",
    article: "il |lo |la |i |gli |le |l['’]|un |uno |una |un['’]",
    and: "e|ed",
  },
  pt: {
    lead: "onde|em que|com|aqui|sendo|na qual|no qual",
    is: "é|são|conta|mede|representa|representam|indica|denota|significa|=",
    article: "o|a|os|as|um|uma",
    and: "e",
  },
  ca: {
    lead: "on|amb|aquí|en què|en la qual",
    is: "és|són|compta|mesura|representa|representen|indica|significa|=",
    article: "el |la |els |les |l['’]|un |una ",
    and: "i",
  },
  ro: {
    lead: "unde|aici|în care|cu",
    is: "este|e|sunt|măsoară|reprezintă|înseamnă|=",
    article: "o|un",
    and: "și|iar",
    verbless: true,
  },
  nl: {
    lead: "waarbij|waarin|hierbij|hier|met",
    is: "is|zijn|telt|meet|staat voor|stelt|betekent|=",
    article: "de|het|een",
    and: "en",
    tail: "\\s+(?:is|zijn)",
  },
  ru: {
    lead: "где|здесь|при этом|в которой|причём|причем",
    is: "это|—|–|-|означает|есть|=",
    article: "",
    and: "и|а",
  },
  pl: {
    lead: "gdzie|tutaj|przy czym|w którym",
    is: "to|jest|oznacza|—|–|=",
    article: "",
    and: "i|oraz|a",
  },
  sv: {
    lead: "där|här|med",
    is: "är|räknar|mäter|betecknar|betyder|står för|=",
    article: "en|ett|den|det",
    and: "och",
    tail: "är",
  },
  da: {
    lead: "hvor|her|med|idet",
    is: "er|tæller|måler|betegner|betyder|står for|=",
    article: "en|et|den|det",
    and: "og",
    tail: "er",
  },
  nb: {
    lead: "hvor|der|her|med",
    is: "er|teller|måler|betegner|betyr|står for|=",
    article: "en|ei|et|den|det",
    and: "og",
    tail: "er",
  },
  fi: {
    lead: "missä|jossa|tässä|kun",
    is: "on|ovat|tarkoittaa|merkitsee|kuvaa|=",
    article: "",
    and: "ja|sekä",
    verbless: true,
  },
  cs: {
    lead: "kde|zde|přičemž|v němž",
    is: "je|jsou|značí|označuje|znamená|představuje|—|–|=",
    article: "",
    and: "a|i",
    verbless: true,
  },
  hu: {
    lead: "ahol|itt|amelyben|melyben",
    is: "jelenti|jelöli|jelöl|jelent|—|–|=",
    article: "az?|egy",
    and: "és|pedig|meg",
    tail: "\\s+(?:jelenti|jelöli)",
  },
  tr: {
    lead: "burada|burda",
    is: "=|:",
    article: "",
    and: "ve",
    tail: "(?<=\\p{L}{2})[dt][iıuü]r",
    verbless: true,
  },
  hi: { lead: "जहाँ|जहां|यहाँ|यहां", is: "=|:", article: "", and: "और|तथा", tail: "\\s+हैं?", verbless: true },
  ar: { lead: "حيث|هنا", is: "هي|هو|تمثل|يمثل|تعني|=", article: "", and: "و" },
  he: { lead: "כאשר|כש|כאן|שבה|שבו", is: "היא|הוא|מסמן|מסמנת|מייצג|מייצגת|=", article: "", and: "ו" },
};

/** Chinese and Japanese set no spaces: what follows a verb up to the next comma is the name. */
export const EAST: Record<string, { is: string; tail: string; ends?: string }> = {
  zh: { is: "是|为|為|表示|代表|指的是|指|即|：|:|=", tail: "" },
  // "T는 주기이고 L은 길이입니다": without the end of a clause that names, what follows is what it does.
  ko: {
    is: "은|는|이|가|:|=",
    tail: "",
    ends: "(?:이고|이며|입니다|이다|이에요|예요|(?:을|를)\\s(?:나타|뜻|의미|말)\\p{L}*)",
  },
  ja: { is: "は|が|：|:|=", tail: "(?:です|である|を表す|を表します|を示す|とする|とします|だ)" },
};

/** Words of a sentence, and where in it. */
export type Said = { text: string; offset: number };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
/** The ways to write any of the symbols, as an alternation. */
export const anyOf = (symbols: readonly FormulaSymbol[]): string =>
  symbols
    .flatMap(({ names }) => names)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

/** Between letters there is no symbol: "a" of "mass" is none. */
export const EDGE = { before: "(?<![\\p{L}\\p{N}_^\\\\])", after: "(?![\\p{L}\\p{N}_^])" };

export const EAST_EDGE = { before: "(?<![A-Za-z0-9_^\\\\])", after: "(?![A-Za-z0-9_^])" };
