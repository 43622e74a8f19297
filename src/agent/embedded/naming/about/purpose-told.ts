import { regex } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { greekName } from "./greek-name.ts";

const MOST_WORDS = 9;
/** Up to a mark, to what it is not for, and to those who are told. */
const WHAT = "(?<what>[^.,;:!?()–—\\n،؛؟。，；]{3,70}?)";
const OF_FILM = "(?:\\s[\\p{L}\\p{M}'’]+){0,3}?";
/** What a film is there to explain, by languages that name it in the form of a title there. */
const PURPOSE: Readonly<Record<string, string>> = {
  en: `(?:purpose|aim|goal|objective|idea|intention)${OF_FILM}\\s(?:is|was)\\s(?:only |just |simply |mainly )?to (?:explain|present|introduce|describe) ${WHAT}(?=\\s(?:and|to|so|not|without|in|before|for)\\s|[.,;:!?()–—]|$)`,
  de: `(?:ziel|zweck|sinn)${OF_FILM}\\sist(?: es)?,\\s${WHAT}\\s(?:kurz |einfach |verständlich )?(?:zu erklären|vorzustellen|zu erläutern)`,
  fr: `(?:but|objectif|objet)${OF_FILM}\\sest\\sd(?:e |['’])(?:expliquer|présenter) ${WHAT}(?=\\s(?:et|aux?|à|pour|sans)\\s|[.,;:!?()–—]|$)`,
  es: `(?:objetivo|propósito|finalidad|idea)${OF_FILM}\\ses\\s(?:explicar|presentar) ${WHAT}(?=\\s(?:y|a|para|sin)\\s|[.,;:!?()–—]|$)`,
  it: `(?:scopo|obiettivo|fine)${OF_FILM}\\sè\\s(?:di |quello di )?(?:spiegare|presentare|illustrare) ${WHAT}(?=\\s(?:e|a|ai|agli|alle|per|senza)\\s|[.,;:!?()–—]|$)`,
  pt: `(?:objetivo|propósito|finalidade|ideia)${OF_FILM}\\sé\\s(?:explicar|apresentar) ${WHAT}(?=\\s(?:e|aos?|às?|para|sem)\\s|[.,;:!?()–—]|$)`,
  nl: `(?:doel|bedoeling)${OF_FILM}\\sis\\s(?:om\\s)?${WHAT}\\s(?:uit te leggen|toe te lichten|voor te stellen)`,
  sv: `(?:syftet|målet|tanken)${OF_FILM}\\sär\\s(?:bara )?att (?:förklara|presentera) ${WHAT}(?=\\s(?:och|för|utan|inte)\\s|[.,;:!?()–—]|$)`,
  da: `(?:formålet|målet|meningen)${OF_FILM}\\ser\\s(?:kun )?at (?:forklare|præsentere) ${WHAT}(?=\\s(?:og|for|uden|ikke)\\s|[.,;:!?()–—]|$)`,
  nb: `(?:formålet|målet|hensikten|meningen)${OF_FILM}\\ser\\s(?:bare )?å (?:forklare|presentere) ${WHAT}(?=\\s(?:og|for|uten|ikke)\\s|[.,;:!?()–—]|$)`,
  ro: `(?:scopul|obiectivul)${OF_FILM}\\s(?:este|e)\\s(?:să (?:explic|prezint|prezent)\\p{L}*|de a (?:explica|prezenta)) ${WHAT}(?=\\s(?:și|pentru|fără)\\s|[.,;:!?()–—]|$)`,
  el: `(?:σκοπός|στόχος)${OF_FILM}\\sείναι\\sνα (?:εξηγ|παρουσι)\\p{L}+ ${WHAT}(?=\\s(?:και|στους|στις|χωρίς|όχι)\\s|[.,;:!?()–—]|$)`,
  ar: `(?:الهدف|الغرض|الغاية)${OF_FILM}\\s(?:هو |هي )?(?:شرح|توضيح|عرض) ${WHAT}(?=\\s(?:وليس|لا|دون|لل\\p{L}+)(?:\\s|$)|[.,;:!?()–—،؛؟]|$)`,
  he: `(?:המטרה|מטרת)${OF_FILM}\\s(?:היא )?(?:להסביר|להציג) (?:את )?${WHAT}(?=\\s(?:ולא|לא|בלי)\\s|[.,;:!?()–—]|$)`,
  id: `(?:tujuan(?:nya)?|maksud(?:nya)?)${OF_FILM}\\s(?:adalah |ialah )?(?:untuk )?(?:menjelaskan|memperkenalkan) ${WHAT}(?=\\s(?:dan|kepada|bukan|tanpa)\\s|[.,;:!?()–—]|$)`,
  vi: `mục đích${OF_FILM}\\s(?:là )?(?:để )?(?:giải thích|giới thiệu) ${WHAT}(?=\\s(?:và|cho|không)\\s|[.,;:!?()–—]|$)`,
  hi: `(?:मकसद|मक़सद|उद्देश्य)(?:\\s(?:है|यह है|सिर्फ़|केवल))?,?\\s${WHAT}\\s(?:को\\s)?(?:समझाना|बताना)`,
  zh: `目的(?:是|在于|在於)(?:为了)?(?:介绍|介紹|解释|解釋|说明|說明)${WHAT}(?=[，。；,.]|$)`,
  ja: `目的は、?${WHAT}(?:の(?:説明|紹介)|を(?:説明|紹介)する)`,
  ko: `(?:목적|취지)[은는]\\s${WHAT}[을를]\\s(?:설명|소개|알리)`,
}; // prettier-ignore
const HAS_LETTERS = /\p{L}{2}|\p{Lo}/u;

/**
 * "Purpose is to explain the rooftop solar proposal, not to force anybody": what a film is there to explain, where a sentence of its own
 * says so; null where none does. `language`: a tag's first part.
 */
export function purposeTold(wish: string, language: string): string | null {
  const pattern = PURPOSE[language === "no" || language === "nn" ? "nb" : language];
  if (pattern === undefined) return null;
  const what = regex(`(?<![\\p{L}\\p{M}])${pattern}`, "iu").exec(wish)?.groups?.["what"]?.trim() ?? "";
  if (!HAS_LETTERS.test(what) || countWords(what) > MOST_WORDS) return null;
  return language === "el" ? greekName(what) : what;
}
