import { SAYING_VERBS } from "../text/saying-verb-words.ts";
import { capitalise, countWords } from "../text/sentences.ts";

/** Words that name who speaks. */
const MOST_WORDS = 8;

const WITHIN = new RegExp(
  `^(?<first>[^,;:]{2,160}),\\s(?:${SAYING_VERBS})(?:[- ]t)?\\s(?<who>[^,;:!?]{2,70}),\\s(?<rest>\\P{Lu}.+)$`,
  "isu",
);
/** What goes on with a clause of its own, so that the comma before it stays; before a verb it would part that from its subject. */
const OWN_CLAUSE =
  /^(?:on|ils?|elles?|je|tu|nous|vous|c['’]|ce|ça|cela|mais|et|puis|car|alors|donc|parce|pero|y|sino|porque|que|se|él|ella|yo|nosotros|uno|hay|ma|e|perché|si|io|noi|lui|lei|c['’]è|mas|ele|ela|eu|nós|a gente|é|dar|și|el|ea)(?![\p{L}])/iu;
/** A pronoun names nobody, nor does whom it was said to. */
const NOBODY =
  /^(?:il|elle|ils|elles|on|je|lui|él|ella|ellos|yo|lui|lei|io|ele|ela|eu|he|she|they|er|sie|hij|zij|à|a|al|ao|to|zu)(?:\s|$)/iu;

/**
 * « On ne répare pas le temps, disait le dernier maître horloger, on l'écoute. »: whoever speaks stands between commas within the marks,
 * as languages of Latin origin and others print it. The words without that, and who it is; null where nobody is named so.
 */
export function saidWithin(quoted: string): { words: string; speaker: string } | null {
  const { first = "", who = "", rest = "" } = WITHIN.exec(quoted.trim())?.groups ?? {};
  if (who === "" || !OWN_CLAUSE.test(rest) || countWords(who) > MOST_WORDS || NOBODY.test(who)) return null;
  return { words: `${first}, ${rest}`, speaker: capitalise(who.trim()) };
}
