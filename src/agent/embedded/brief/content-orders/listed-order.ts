import { regex } from "../../text/regex.ts";
import { capitalise, countWords } from "../../text/sentences.ts";
import type { Ordered } from "./order-form.ts";

/** What shows things, each thing's first word, what stands before the last one, and how they are shown, by language. */
type ListWords = { show: string; first: string; and: string; manner: string };

const LISTS: Readonly<Record<string, ListWords>> = {
  en: {
    show: "(?:(?:please|then|also|and) )*(?:show|explain|describe|introduce|present)",
    first: "(?:the|an?)",
    and: "and",
    manner: "step by step|one by one|one after (?:the other|another)|in (?:that|this) order|one at a time",
  },
  de: {
    show: "(?:(?:bitte|dann|auch|und) )*(?:zeigen sie|zeigt|zeig|zeige|erklären sie|erklärt|erkläre|beschreiben sie|beschreibt)(?: bitte| dann| auch)*",
    first: "(?:der|die|das|den|eine?|einen)",
    and: "und",
    manner: "schritt für schritt|nacheinander|der reihe nach|eins nach dem anderen",
  },
  fr: {
    show: "(?:(?:puis|ensuite|et|aussi|merci de|veuillez),? )*(?:montrez|montre|montrer|expliquez|explique|expliquer|décrivez|présentez|présente)",
    first: "(?:les?|la|l['’]|une?|des)",
    and: "et",
    manner: "étape par étape|pas à pas|l['’]une? après l['’]autre|dans cet ordre",
  },
  es: {
    show: "(?:(?:por favor|luego|después|también|y),? )*(?:muestre|muestren|muestra|mostrad|mostrar|explique|expliquen|explica|explicad|presenten?|enseñen?)",
    first: "(?:el|la|los|las|una?)",
    and: "[ye]",
    manner: "paso a paso|un[oa] (?:por|a) un[oa]|un[oa] tras otr[oa]|en (?:ese|este) orden",
  },
  it: {
    show: "(?:(?:per favore|poi|anche|e),? )*(?:mostrate|mostra|mostrare|spiegate|spiega|descrivete|presentate|fate vedere|fai vedere)",
    first: "(?:il|lo|la|i|gli|le|l['’]|una?|uno|un['’])",
    and: "ed?",
    manner: "passo (?:dopo|per) passo|passo passo|un[oa] (?:per|alla|dopo l['’]altr[oa]) ?(?:volta|un[oa])?|in quest['’]ordine",
  },
  pt: {
    show: "(?:(?:por favor|depois|também|e),? )*(?:mostrem|mostre|mostra|mostrar|expliquem|explique|apresentem|apresente)",
    first: "(?:[oa]s?|uma?)",
    and: "e",
    manner: "passo a passo|um[a]? (?:por|a) um[a]?|um[a]? após [oa] outr[oa]|por esta ordem|nesta ordem",
  },
  nl: {
    show: "(?:(?:graag|dan|daarna|ook|en) )*(?:toon|toont|laat|leg|beschrijf)(?: graag| dan| ook)*",
    first: "(?:de|het|een)",
    and: "en",
    manner: "stap voor stap|een voor een|één voor één|na elkaar|in die volgorde",
  },
}; // prettier-ignore

const MOST_WORDS = 22;
/** Clauses, and what belongs to whoever watches, are no things that a film shows. */
const NO_THING =
  /(?<!\p{L})(?:who|which|that|how|why|where|when|what|you|your|wer|wie|warum|wo|dass|ihr\p{L}*|dein\p{L}*|qui|que|comment|pourquoi|votre|vos|cómo|quien|su|sus|tu|tus|che|come|tuo|tua|vostr[oaie]|como|seu|sua|seus|suas|die (?:je|u|we)|dat|hoe|waarom|uw|jouw|at the (?:door|entrance|desk|till|gate))(?!\p{L})/iu;

/**
 * "Show the needle, the loop and the bobbin, step by step": the things are told. Three of them at least; of which the manner says that they are
 * to be shown in turn, hardly anybody but the maker is bidden.
 */
export function listedContent(said: string, language: string): Ordered | null {
  const words = LISTS[language];
  if (words === undefined) return null;
  const found = regex(
    `^${words.show} (?<things>${words.first}(?:\\s|(?<=['’]))[^,.:;!?]{2,50}(?:, [^,.:;!?]{2,50})+,? ${words.and} [^,.:;!?]{2,50}?)(?<way>,? (?:${words.manner}))?(?: zien| uit| vor)?(?<late>,? (?:${words.manner}))?$`,
    "iu",
  ).exec(said)?.groups;
  const things = found?.["things"] ?? "";
  // What "die" stands before is no clause in German.
  if (things === "" || countWords(things) > MOST_WORDS || NO_THING.test(things) || /\p{Nd}/u.test(things))
    return null;
  const named = language === "de" ? asSubjects(things) : things;
  if (named === null) return null;
  const inTurn = (found?.["way"] ?? found?.["late"]) !== undefined;
  return { told: `${capitalise(named)}.`, level: inTurn ? "likely" : "maybe" };
}

/** "Den rotierenden Greifer" → "der rotierende Greifer"; null for a noun that may be of another form then. */
function asSubjects(things: string): string | null {
  if (/(?<!\p{L})(?:den|einen) (?:\p{Ll}+ )*\p{Lu}\p{L}*n(?!\p{L})/u.test(things)) return null;
  return things.replaceAll(
    /(?<!\p{L})(?<article>den|einen) (?<kinds>(?:\p{Ll}+en )*)(?=\p{Lu})/giu,
    (_found, article: string, kinds: string) =>
      /^d/iu.test(article) ? `der ${kinds.replaceAll("en ", "e ")}` : `ein ${kinds.replaceAll("en ", "er ")}`,
  );
}
