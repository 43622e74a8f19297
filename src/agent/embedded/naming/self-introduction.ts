import { capitalise, countWords } from "../text/sentences.ts";

/** A title is read at a glance. */
const MOST_WORDS = 9;

/** Who makers say they are: the noun phrase behind the verb, up to the next clause. */
const INTRODUCES: Readonly<Record<string, RegExp>> = {
  en: /^(?:we(?: are|['’]re)|i(?: am|['’]m))\s(?:just\s)?(?<who>(?:an?|the|two|three|four|five|six|seven)\s.+?)(?=,|\.|;|:|\s[–—-]\s|\s(?:and|but|so)\s(?:(?:on|in|since|for|from)\s.*?\s)?(?:we|i|have|has|are|make|sell|run|build|brew|bake|grow|offer|started|start|opened|now|just|would)(?!\p{L})|$)/iu,
  de: /^(?:[Ww]ir sind|[Ii]ch bin)\s(?<who>(?:(?:ein\p{L}*|die|der|das|zwei|drei|vier|fünf)\s.+?|\p{Lu}\p{L}+\s(?:in|aus|auf|an|am|im|bei)\s.+?))(?=,|\.|;|:|\s[–—-]\s|\s(?:und|aber)\s\p{Ll}|$)/u,
  fr: /^(?:nous sommes|je suis)\s(?<who>(?:une?|le|la|les|deux|trois|quatre|des)\s.+?)(?=,|\.|;|:|\s[–—-]\s|\s(?:et|mais)\s(?:nous|je|j['’])|\squi\s|$)/iu,
  es: /^(?:somos|soy)\s(?<who>(?:una?|el|la|los|las|dos|tres|cuatro)\s.+?)(?=,|\.|;|:|\s(?:y|pero)\s\p{L}+(?:amos|emos|imos)(?!\p{L})|\sque\s|$)/iu,
  it: /^(?:siamo|sono)\s(?<who>(?:una?|un['’]|il|la|i|le|gli|due|tre|quattro)\s?.+?)(?=,|\.|;|:|\s(?:e|ma)\s(?:dal?\s.*?\s)?\p{L}+(?:iamo)(?!\p{L})|\sche\s|$)/iu,
  pt: /^(?:somos|sou)\s(?<who>(?:uma?|o|a|os|as|dois|duas|três|quatro)\s.+?)(?=,|\.|;|:|\s(?:e|mas)\s\p{L}+(?:amos|emos|imos)(?!\p{L})|\sque\s|$)/iu,
  nl: /^(?:(?:wij|we) zijn|ik ben)\s(?<who>(?:een|de|het|twee|drie|vier)\s.+?)(?=,|\.|;|:|\s(?:en|maar)\s(?:we|wij|ik|maken|verkopen|brengen)|$)/iu,
  sv: /^(?:vi är|jag är)\s(?<who>(?:en|ett|två|tre|fyra)\s.+?)(?=,|\.|;|:|\s(?:och|men)\s|$)/iu,
  nb: /^(?:vi er|jeg er)\s(?<who>(?:en|et|ei|to|tre|fire)\s.+?)(?=,|\.|;|:|\s(?:og|men)\s|$)/iu,
  da: /^(?:vi er|jeg er)\s(?<who>(?:en|et|to|tre|fire)\s.+?)(?=,|\.|;|:|\s(?:og|men)\s|$)/iu,
  ru: /^мы\s?[—–-]\s(?<who>.+?)(?=,|\.|;|:|$)/iu,
  uk: /^ми\s?[—–-]\s(?<who>.+?)(?=,|\.|;|:|$)/iu,
  ja: /^(?:私たち|私ども|当店|弊社|僕たち)は、?(?<who>[^、。]{4,24}?)です。?$/u,
  zh: /^(?:我们|我們|本店)是(?<who>[^，。]{4,20})[，。]?/u,
  ko: /^(?:저희는|우리는)\s(?<who>[^,.]{4,28}?)입니다/u,
};

/** "We're a family bakery in Truro and …" → "A family bakery in Truro"; null where a sentence introduces nobody so. */
export function selfIntroduction(sentence: string, base: string): string | null {
  const who = INTRODUCES[base]?.exec(sentence.trim())?.groups?.["who"]?.trim();
  if (who === undefined || countWords(who) < 2) return null;
  return countWords(who) <= MOST_WORDS ? capitalise(who) : null;
}
