import { capitalise, countWords } from "../text/sentences.ts";
import { regex } from "../text/regex.ts";
import { withOwnArticle } from "../naming/about/joined-articles.ts";

/** What a sentence orders that says how long a work is to be, what of, and for whom. */
export type TimedWork = { subject: string; audience: string | null };

const NUMBER = "\\p{Nd}{1,3}";
const WORKS: Readonly<Record<string, { work: string; for: string }>> = {
  en: {
    work: `(?:an? )?(?:short |quick |little )?(?:${NUMBER}|half[- ]a|one|two|three|four|five|ten|thirty|forty[- ]five|sixty|ninety)[- ](?:and[- ]a[- ]half[- ])?(?:minute|second|min|sec)s?(?:[- ]long)? (?:[\\p{L}-]+ ){0,2}?(?:film|video|clip|animation|documentary|biography|bio|history|portrait|profile|guide|introduction|intro|explainer|overview|story|life|tour|lesson|account|tribute)(?: of| on| about| to)`,
    for: "for",
  },
  de: {
    work: `(?:ein(?:e|en)? )?(?:(?:${NUMBER}|ein|zwei|drei|anderthalb)-?(?:minütige|sekündige)[rsn]?|${NUMBER}[- ](?:Sekunden|Minuten)[- ]?) ?-?(?:\\p{L}+ )?(?:Kurz)?(?:film|video|clip|biogra(?:f|ph)ie|porträt|portrait|geschichte|einführung|überblick|lebensbild)(?: von| über| zu| zur| zum| des| der)`,
    for: "für",
  },
  fr: {
    work: `(?:une? )?(?:courte? |petite? )?(?:film|vidéo|biographie|portrait|histoire|présentation|introduction|vie|récit) (?:de |en |d['’])(?:${NUMBER}|une?|deux|trois|trente|soixante|quarante-cinq) (?:minutes?|secondes?)(?= (?:de |du |des |d['’]|sur |à )) ?(?:sur)?`,
    for: "pour",
  },
  es: {
    work: `(?:una? )?(?:breve |pequeñ[oa] )?(?:v[ií]deo|biografía|retrato|historia|introducción|presentación|semblanza|guía) de (?:${NUMBER}|une?|un|dos|tres|treinta|sesenta) (?:minutos?|segundos?)(?= (?:de|del|sobre) ) ?(?:sobre)?`,
    for: "para",
  },
  it: {
    work: `(?:una?|un['’])? ?(?:breve )?(?:video|filmato|biografia|ritratto|storia|introduzione|presentazione|guida) di (?:${NUMBER}|un|due|tre|trenta|sessanta) (?:minut[oi]|secondi)(?= (?:di|d['’]|del|dello|della|dei|degli|delle|dell['’]|su|sul|sullo|sulla|sui|sugli|sulle|sull['’]))`,
    for: "per",
  },
  pt: {
    work: `(?:uma? )?(?:breve |pequen[oa] )?(?:v[ií]deo|filme|biografia|retrato|história|introdução|apresentação|guia) de (?:${NUMBER}|um|dois|duas|três|trinta|sessenta) (?:minutos?|segundos?)(?= (?:de|do|da|dos|das|sobre) ) ?(?:sobre)?`,
    for: "para",
  },
  nl: {
    work: `(?:een )?(?:kort |korte )?(?:film|filmpje|video|biografie|portret|geschiedenis|inleiding|verhaal) van (?:${NUMBER}|één|een|twee|drie|dertig|zestig) (?:minuut|minuten|seconden)(?: van| over)`,
    for: "voor",
  },
}; // prettier-ignore
const MOST_WORDS = 12;
const ARTICLE = /^(?:the|an?) (?=\p{Lu})/u;

/**
 * "One-minute biography of Mary Anning for museum visitors aged 8 and up": whoever says how long something is to be orders it, without any
 * verb. Null for what says more, or nothing of the kind.
 */
export function timedWork(sentence: string): TimedWork | null {
  const said = sentence.trim().replace(/[\s.!:]+$/u, "");
  if (/[,;!?]\s/u.test(said)) return null;
  for (const [language, words] of Object.entries(WORKS)) {
    const found = regex(`^(?:${words.work})\\s+(?<rest>.+)$`, "iu").exec(said)?.groups?.["rest"]?.trim();
    if (found === undefined || countWords(found) > MOST_WORDS * 2) continue;
    const at = found.toLowerCase().lastIndexOf(` ${words.for} `);
    const named = at < 0 ? found : found.slice(0, at);
    const subject = (withOwnArticle(named, language) ?? named).replace(ARTICLE, "");
    if (countWords(subject) > MOST_WORDS) return null;
    return { subject: capitalise(subject), audience: at < 0 ? null : found.slice(at + words.for.length + 2) };
  }
  return null;
}
