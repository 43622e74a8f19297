import { NAMES_FILM } from "../../brief/request-words.ts";
import { toPattern } from "../../text/regex.ts";
import { capitalise, countWords } from "../../text/sentences.ts";

const WHAT = "(?<what>[^.,;:!?()\\n]{3,70}?)";
/** "From 1 March", "ab dem 1. Juni": when it begins is no part of what is offered. */
const DAY =
  "(?:\\p{Nd}[^\\s,;:!?]*(?:\\s(?:de\\s|of\\s)?\\p{L}+)?(?:\\s\\p{Nd}{4})?|\\p{L}+(?:\\s\\p{Nd}{4})?)";
/** What somebody begins to offer, and that they need a film for it, by languages that name it in the form of a title there. */
const OFFERS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: `(?:want to|would like to|['’]d like to|plan to|(?:are|['’]re) (?:going|about) to|will) (?:start |begin )?(?:offer(?:ing)?|introduc(?:e|ing)|launch(?:ing)?|roll(?:ing)? out|bring(?:ing)? in|set(?:ting)? up) ${WHAT}(?:\\s(?:from|as of|starting|beginning|on|in|next|this|for|to)\\s[^.,;:]{2,40}?)?,? (?:and|so) (?:we |i )?(?:need|want|would like|are looking for)\\s`,
    de: `(?:möchten?|wollen|werden|will|werde) (?:(?:ab|zum|seit|im|am)(?: dem)? ${DAY} |ab sofort |demnächst |bald |künftig )?(?:(?:unseren|unserem|allen|den) \\p{Lu}\\p{L}+ )?${WHAT} (?:anbieten|einführen|starten|ausrollen|einrichten),? und (?:wir |ich )?(?:brauchen?|benötigen?|suchen?|hätten?) (?:dafür|dazu|hierfür|hierzu|deshalb|daher)\\s`,
    fr: `(?:souhaitons|voulons|allons|aimerions|voudrions) (?:proposer|lancer|introduire|mettre en place) ${WHAT}(?:\\s(?:à partir|dès|à nos|aux?|en|pour)\\s[^.,;:]{2,40}?)?,? et (?:nous )?(?:avons|aurions|cherchons|voudrions|souhaitons)\\s`,
    es: `(?:queremos|vamos a|quisiéramos|nos gustaría) (?:ofrecer|lanzar|introducir|implantar|poner en marcha) ${WHAT}(?:\\s(?:a partir|desde|a nuestros|a los|en|para)\\s[^.,;:]{2,40}?)?,? y (?:para ello |para eso )?(?:necesitamos|nos hace falta|buscamos)\\s`,
    it: `(?:vogliamo|vorremmo|stiamo per) (?:offrire|lanciare|introdurre|avviare) ${WHAT}(?:\\s(?:dal|da|a partire|ai|in|per)\\s[^.,;:]{2,40}?)?,? e (?:per questo )?(?:ci serve|abbiamo bisogno|cerchiamo)\\s`,
    pt: `(?:queremos|vamos|gostaríamos de) (?:oferecer|lançar|introduzir|implementar) ${WHAT}(?:\\s(?:a partir|desde|aos|em|para)\\s[^.,;:]{2,40}?)?,? e (?:para isso )?(?:precisamos|queremos|procuramos)\\s`,
    nl: `(?:willen|gaan) (?:vanaf ${DAY} |binnenkort )?(?:(?:onze|alle) \\p{L}+ )?${WHAT} (?:aanbieden|invoeren|lanceren|starten),? en (?:we |wij )?(?:hebben|zoeken|willen) (?:daarvoor|hiervoor|daarbij)\\s`,
    sv: `(?:vill|ska|kommer att) (?:börja )?(?:erbjuda|införa|lansera|starta) ${WHAT}(?:\\s(?:från|till|den|i|för)\\s[^.,;:]{2,40}?)?,? och (?:vi )?(?:behöver|söker|önskar)\\s`,
    da: `(?:vil|skal) (?:gerne )?(?:begynde at )?(?:tilbyde|indføre|lancere|starte) ${WHAT}(?:\\s(?:fra|til|den|i|for)\\s[^.,;:]{2,40}?)?,? og (?:vi )?(?:har brug|mangler|ønsker|søger)\\s`,
    nb: `(?:vil|skal) (?:gjerne )?(?:begynne å )?(?:tilby|innføre|lansere|starte) ${WHAT}(?:\\s(?:fra|til|den|i|for)\\s[^.,;:]{2,40}?)?,? og (?:vi )?(?:trenger|ønsker|søker)\\s`,
  }).map(([language, source]) => [language, toPattern(`(?<!\\p{L})${source}`, "iu")]),
); // prettier-ignore
const ARTICLE = /^(?:an?|eine?n?|une?|una|uma?|een|en|ett?|et|ei|our|unser(?:e|en)?)\s(?=\p{L})/iu;
const MOST_WORDS = 7;

/**
 * "Wir möchten ab 1. März Dienstradleasing anbieten und brauchen dafür ein Erklärvideo": what a film is needed for. `asked`: the
 * sentences of the request; `language`: a tag's first part.
 */
export function offeredIn(asked: readonly string[], language: string): string | null {
  const pattern = OFFERS[language === "no" || language === "nn" ? "nb" : language];
  if (pattern === undefined) return null;
  for (const sentence of asked) {
    const said = sentence.replaceAll(/\s+/gu, " ").trim();
    const found = pattern.exec(said);
    // What is needed is the film.
    if (found === null || !NAMES_FILM.test(said.slice(found.index + found[0].length))) continue;
    const what = (found.groups?.["what"] ?? "").trim().replace(ARTICLE, "");
    if (
      countWords(what) > MOST_WORDS ||
      !/\p{L}{3}/u.test(what) ||
      POINTS.test(what) ||
      NAMES_FILM.test(what)
    )
      continue;
    if (language === "de" && !/\p{Lu}/u.test(what)) continue;
    return capitalise(what, language);
  }
  return null;
}

const POINTS =
  /^(?:it|this|that|them|something|es|das|dies\p{L}*|etwas|ça|cela|esto|eso|algo|questo|ciò|qualcosa|isto|isso|dit|dat|iets|det|detta|dette|något|noget|noe)(?:\s|$)/iu;
