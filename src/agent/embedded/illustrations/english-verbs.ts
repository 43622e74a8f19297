import { toPattern } from "../text/regex.ts";

/** Plural nouns of drawings that are verbs too, of another meaning ("hard water ruins kettles", "the club trains its referees"). */
const VERBS =
  "bands|banks|barks|bats|beams|bears|books|boots|bowls|boxes|branches|bridges|bugs|coins|cooks|courts|cranes|crowns|dogs|drills|drums|ducks|eyes|faces|fans|ferries|figures|files|fires|flags|flies|forks|hammers|hands|heads|hooks|houses|leaves|masks|matches|mirrors|moors|mushrooms|nails|parrots|pens|pictures|pilots|pipes|plates|pumps|rams|rings|rockets|rocks|roots|ruins|rules|saddles|saws|scales|seals|ships|shops|shoulders|sinks|snakes|spots|springs|squirrels|stamps|storms|swallows|tires|towers|tracks|trains|watches|waves|weathers|worms";
/** Begins what a verb does something to. */
const OBJECT =
  "the|an?|your|our|my|his|her|its|their|us|them|you|me|him|it|this|these|that|those|every|each|all|more|some|everything|everyone|itself|himself|herself";
/** "Trains one volunteer", "trains 40 nurses": so many of what a verb does something to, or whom. */
const COUNTED =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|a hundred|\\p{Nd}[\\p{Nd},]*)\\s(?!(?:years?|months?|weeks?|days?|hours?|minutes?|miles|times)(?!\\p{L}))\\p{L}|(?:people|children|volunteers|nurses|teachers|doctors|students|pupils|staff|families|farmers|beginners|girls|boys|women|men)(?!\\p{L})";
/** Words that stand before a subject; with "how to" or "why do" the clause is another. */
const ASKED = "how|why|when|where|what happens when|what happens if|if|because";
/** A word that is no plural: after it a plural noun is as often a verb. */
const SINGULAR =
  "(?!(?:to|do|does|did|is|are|can|many|much|few|long|not|and|or|of|two|three|four|five|six|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\\s)[\\p{L}-]*[^s\\s\\P{L}]";

/** "Rust ruins the pipes", "The club trains its referees", within a sentence after a word that is no plural. */
const BEFORE_OBJECT = toPattern(
  `(?<=(?:^|[.!?:;,]\\s+|\\b(?:${ASKED}|the|an?|this|that|our|your|my|its|each|every|it|she|he|who|which|that|and)\\s)(?:${SINGULAR}\\s){1,3})(?:${VERBS})(?=\\s(?:(?:${OBJECT})(?![\\p{L}])|${COUNTED}))`,
  "giu",
);
/** "£250 trains one volunteer": what a sum does. */
const AFTER_SUM = toPattern(
  `(?<=(?:[£$€]\\p{Nd}[\\p{Nd},.]*(?:k|m)?|\\p{Nd} (?:pounds|euros|dollars|pence|cents))\\s)(?:${VERBS})(?=\\s(?:(?:${OBJECT})(?![\\p{L}])|${COUNTED}))`,
  "giu",
);
/** "Why hard water ruins kettles", "How a bee flies": a clause of a title that would have no verb else. */
const ONLY_VERB = toPattern(
  `(?<=(?:^|[.!?:;]\\s+)(?:${ASKED})\\s(?:${SINGULAR}\\s){1,4})(?:${VERBS})(?=(?:\\s[\\p{L}-]{3,}s)?\\s*(?:[.!?:;,]|$))`,
  "giu",
);
/** After what can only be a subject: "it flies", "she trains". */
const AFTER_PRONOUN = toPattern(`(?<=(?<![\\p{L}])(?:it|she|he|who)\\s)(?:${VERBS})(?![\\p{L}])`, "giu");

/** "Her daughter rings on Sundays", "A dog barks every night": a verb by the time that follows it. */
const BEFORE_TIME = toPattern(
  `(?<=\\b(?:the|an?|this|that|our|your|my|his|her|its|their|each|every)\\s(?:${SINGULAR}\\s){1,3})(?:${VERBS})(?=\\s(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|every|whenever|once|twice|again)(?![\\p{L}]))`,
  "giu",
);
/** Nouns of things that a command means otherwise: who photographs a wound hangs no picture. */
const COMMANDS =
  "photograph|ring|watch|park|train|ship|fan|coat|duck|bear|bridge|box|crane|ram|rock|match|bug|badger|parrot|swallow|bat|saw|fly|lift|mark|sign|point|land|file|picture|bolt|hound|dog|head|face|eye|shoulder|skirt|pocket|season|spring|mine|tire|pitch|wave|mouse";
/** "Photograph any damage", "and ring the warden", "don't park your car". */
const COMMANDED = toPattern(
  `(?<=(?:^|[.!?:;,–—]\\s*|(?<!\\p{L})(?:to|and|or|then|please|don['’]t|not|never|always|can|must|should|will|may|you|we|they|i)\\s))(?:${COMMANDS})(?=\\s(?:${OBJECT}|any|no|both|up|back|out|for help)(?![\\p{L}]))`,
  "giu",
);

/** "Village hall: book a room", "you can book by phone". */
const BOOKING =
  /(?<=(?:^|[.!?:;,–—]\s*|(?<!\p{L})(?:to|can|may|must|should|please|you|we|and|or)\s))book(?=\s(?:an?|your|one|it|online|now|by|early|here|ahead|at|with|tickets?|in advance)(?!\p{L}))/giu;

/** "He taps out a message", "she taps her foot". */
const TAPPING = /(?<!\p{L})taps?(?=\s(?:out|into|away|along|his|her|my|their|its)(?!\p{L}))/giu;

/** "which suits us", "it suits a single room": what is right for somebody is no clothing. */
const SUITING =
  /(?<!\p{L})suits?(?=\s(?:us|you|me|him|her|them|it|everyone|everybody|anyone|all|both|any|most)(?!\p{L}))|(?<!\p{L})suits(?=\s(?:an?|your|our|my|his|their|every|each|people|those|families|couples|beginners|children|students|small|large|big|busy)(?!\p{L}))/giu;

/** "Twenty-odd horses wheel and rear": a plural that turns; and what a curve does, which is no high plain. */
const TURNING =
  /(?<=\p{Ll}{2}s )wheel(?= (?:and|around|about|round|over|above|away)(?!\p{L}))|(?<!\p{L})plateau(?=\s(?:between|from|in|since|after|until)\s(?:the\s)?(?:\p{Nd}{4}|\p{Nd}{2}s))/giu;

/** An English text with the verbs struck out that look like nouns of things. */
export function withoutVerbs(text: string, gone: string): string {
  return [
    BEFORE_OBJECT,
    AFTER_SUM,
    ONLY_VERB,
    AFTER_PRONOUN,
    BEFORE_TIME,
    COMMANDED,
    BOOKING,
    TAPPING,
    SUITING,
    TURNING,
  ].reduce((left, verbs) => left.replace(verbs, gone), text);
}
