import { FILM, NAMES_FILM } from "../../brief/request-words.ts";
import { regex } from "../../text/regex.ts";
import { countWords } from "../../text/sentences.ts";
import { withOwnArticle } from "./joined-articles.ts";

/** How a film opens or goes with something that has a topic: `opens` up to it, `kinds` of it, `on` before the topic, `it` where it was named before. */
type LessonWords = { opens: string; kinds: string; on: string; ends: string; it: string };

const WORDS: Readonly<Record<string, LessonWords>> = {
  en: {
    opens: "(?:to (?:open|start|begin|introduce|launch|kick off|go with|accompany|support|round off)|for|as (?:an?|the) (?:starter|opener|introduction) (?:for|to)) (?:an?|the|my|our|their|this|his|her)",
    kinds: "(?:lesson|unit|class|course|talk|lecture|workshop|seminar|module|project|session|display|exhibition|exhibit|assembly|topic|stand)s?",
    on: "(?:on|about)",
    ends: "for|and|next|this|that|which|with|in (?:an?|the|my|our)|at|to|so|because|when",
    it: "(?:to (?:go with|open|introduce|accompany|start|support) it|for it)",
  },
  de: {
    opens: "(?:zum (?:einstieg|auftakt|beginn|start) (?:in|für)?|für|als einstieg in|zu) ?(?:eine|einen|ein|meine|meinen|unsere|unseren|die|den|das|einer|einem|meiner|unserer|unserem)",
    kinds: "(?:\\p{L}*stunde|unterrichtseinheit|einheit|\\p{L}*kurs|vortrag|workshop|seminar|\\p{L}*ausstellung|projekttag|projektwoche|lektion|vorlesung)",
    on: "(?:über|zum thema|zu)",
    ends: "für|und|an|in|mit|im|am|die|der|das|der|wo",
    it: "(?:dazu|dafür)",
  },
  fr: {
    opens: "(?:pour (?:ouvrir|introduire|commencer|lancer|accompagner)|pour) (?:une?|mon|ma|notre|la|le|l['’])",
    kinds: "(?:cours|leçon|séance|séquence|conférence|atelier|exposition|exposé|chapitre|unité)",
    on: "(?:sur)",
    ends: "pour|et|avec|en|au|dans|qui|à",
    it: "(?:pour l['’]accompagner)",
  },
  es: {
    opens: "(?:para (?:abrir|empezar|comenzar|introducir|iniciar|acompañar)|para) (?:una?|mi|nuestr[oa]|la|el)",
    kinds: "(?:clase|lección|unidad|charla|conferencia|taller|exposición|curso|sesión)",
    on: "(?:sobre)",
    ends: "para|y|con|en|que|a",
    it: "(?:para acompañarla?)",
  },
  it: {
    opens: "(?:per (?:aprire|iniziare|introdurre|cominciare|accompagnare)|per) (?:una?|la mia|la nostra|la|il|un['’])",
    kinds: "(?:lezione|unità|conferenza|laboratorio|mostra|corso|incontro)",
    on: "(?=su)",
    ends: "per|e|con|in|che|a",
    it: "(?:per accompagnarl[ao])",
  },
  pt: {
    opens: "(?:para (?:abrir|começar|iniciar|introduzir|acompanhar)|para) (?:uma?|a minha|a nossa|minha|nossa|a|o)",
    kinds: "(?:aula|lição|unidade|palestra|oficina|exposição|curso|sessão)",
    on: "(?:sobre)",
    ends: "para|e|com|em|que|no|na",
    it: "(?:para acompanhá-l[ao])",
  },
  nl: {
    opens: "(?:om|voor|bij|als (?:begin|start|inleiding) van) (?:een|mijn|onze|de)",
    kinds: "(?:\\p{L}*les|lessenreeks|lezing|workshop|tentoonstelling|cursus|project|module)",
    on: "(?:over)",
    ends: "voor|en|met|in|die|te|op",
    it: "(?:erbij)",
  },
}; // prettier-ignore
const MOST_WORDS = 7;
/** "A lesson on Friday 5 May" is held then. */
const DAY = /^(?:\p{Nd}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L}))/iu;

/**
 * "I need a film to open a lesson on plate tectonics": what a film opens or goes with names it by its topic. Null where a request says nothing
 * so; `language`: a tag's first part.
 */
export function lessonOn(wish: string, language: string): string | null {
  const words = WORDS[language];
  if (words === undefined || !NAMES_FILM.test(wish)) return null;
  const { opens, kinds, on, ends, it } = words;
  const topic = `(?:[\\p{L}\\d-]+ ){0,2}?${kinds} ${on} ?(?<what>[^.,;:!?()]{3,60}?)(?=\\s(?:${ends})(?!\\p{L})|[.,;:!?()]|$)`;
  const found =
    regex(`${FILM}[^.,;:!?]{0,40}?\\s${opens} ?${topic}`, "iu").exec(wish) ??
    regex(`(?<!\\p{L})${topic}[^.!?]{0,90}${FILM}[^.!?]{0,30}${it}(?!\\p{L})`, "iu").exec(wish);
  const what = found?.groups?.["what"]?.trim() ?? "";
  if (what === "" || countWords(what) > MOST_WORDS || DAY.test(what)) return null;
  if (language === "it") return withOwnArticle(what, language) ?? what;
  return language === "de" ? what.replace(/^(?:den|dem) /u, "der ").replace(/^(?:der) (?=\p{Lu}\p{L}*(?:ung|heit|keit|ion|tät|ik)(?!\p{L}))/u, "die ") : what; // prettier-ignore
}
