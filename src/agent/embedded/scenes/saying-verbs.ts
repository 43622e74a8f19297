import { SAYING_VERBS } from "../text/saying-verb-words.ts";
import { toPattern } from "../text/regex.ts";

/** What stands between the subject and its verb of saying, or behind it: "always says", "zei het al", "puts it this way". */
const ADVERB =
  "always|often|once|still|later|also|likes to|used to|has|have|had|immer|einst|einmal|gern|oft|stets|hat|toujours|souvent|un jour|siempre|a menudo|solía|suele|una vez|sempre|spesso|una volta|costuma|costumava|muitas vezes|altijd|ooit|vaak|graag|alltid|brukar|ofta|altid|ofte|pleier å|zawsze|często|kiedyś|всегда|часто|любит|однажды|как-то|завжди|часто|якось|lo|le|les|l['’]a|pflegt zu|pflegte zu|hep|her zaman|sık sık|şöyle";
const AFTERWORD =
  "po latach|po letech|vuosia myöhemmin|évekkel később|jahre später|years later|des années plus tard|años después|anni dopo|anos depois|jaren later|många år senare|mange år senere|годы спустя|sich|zich|sig|seg|się|it|this|this way|like this|so|it best|it well|it this way|it like this|later|once|often|always|to (?:me|us|them|reporters|journalists)|es|so|immer|sagen|gern|einmal|oft|es so|dazu|ihm|ihr|uns|het|het al|het zo|ooit|altijd|al|daarover|dazu|ainsi|toujours|souvent|un jour|lo|así|siempre|una vez|a menudo|sempre|così|una volta|spesso|assim|uma vez|det|så|alltid|altid|en gång|en gang|to|zawsze|tak|kiedyś|так|это|об этом|всегда|однажды|це|про це|завжди|якось";

const NAMED_FIRST = toPattern(
  `^(?<who>\\S.{1,80}?)[,]?\\s(?:(?:${ADVERB})\\s){0,2}(?:${SAYING_VERBS})(?:\\s(?:${AFTERWORD})){0,2}$`,
  "iu",
);
/** "Legt monteur Kees Bol uit", "fügt Anna Roth hinzu": a verb that stands around the name. */
const AROUND =
  /^(?:legt|legde|vult|vulde|raadt|raadde|fügte?|fasste?|führte?|gibt|gab|lägger|lade|legger|la)\s(?<who>\S.{1,80}?)\s(?:uit|aan|hinzu|zusammen|aus|zu|till?)$/iu;
const VERB_FIRST = toPattern(`^(?:(?:${SAYING_VERBS})(?:\\s(?:${AFTERWORD}))?)\\s(?<who>\\S.{1,80})$`, "iu");
/** "Wie Tom immer sagt", "As Ana puts it", "In the words of Rosa". */
const OPENS =
  /^(?:as|like|in the words of|wie|so|in den worten von|mit den worten von|comme|selon|pour|come|secondo|como|según|segundo|nas palavras de|en palabras de|zoals|som|jak|как|як|according to|laut|aldus|volgens|enligt|ifølge|według|по словам|за словами)\s+/iu;
/** "In 1968", "Later", "After the first year,": when it was said. */
const WHEN =
  /^(?:(?:in|im|en|nel|em|w|в|у|i)\s(?:jahr\s)?\p{Nd}{4}(?:\s(?:roku|rok|roce|году|року|г\.))?,?|later,?|afterwards,?|today,?|später|heute|hier|aujourd['’]hui,?|hoy,?|oggi,?|hoje,?|vandaag)\s+/iu;

/** "said in 1896", "sagte 1896", «сказал в 1961 году»: the year stands with the name. */
const IN_YEAR =
  /,?\s(?:(?:in|im|en|nel|em|w|v|в|у|i|år|back in)\s(?:(?:the year|jahr|jahre|año|anno|ano|roku|året)\s)?)?(?:1[0-9]|20)\p{Nd}{2}(?:\s(?:году|року|г\.|roku))?$/iu;

/** ", as old Mr Lisle used to say" without its ", as". */
export function withoutOpener(after: string): string {
  const clause = after.replace(/^[\s,，–—-]+/u, "");
  return OPENS.test(clause) && toPattern(`\\s(?:${SAYING_VERBS})(?!\\p{L})|^\\S+\\s(?:${SAYING_VERBS})\\s`, "iu").test(clause) ? clause.replace(OPENS, "") : after; // prettier-ignore
}

/** "As old Mr Lisle used to" → "old Mr Lisle": who speaks, without what opens the clause and what stands before its verb. */
export function speakerAlone(who: string): string {
  return who.replace(OPENS, "").replace(HABIT, "");
}

const HABIT = toPattern(
  `(?:,?\\s(?:${ADVERB}|liked to|would|loved to|never tired of|was fond of|aimait(?: à)?|aime(?: à)?))+$`,
  "iu",
);

/** Who a clause says spoke, as it is written, "One of our members, Tom, always says" → "One of our members, Tom"; null for none. */
export function whoSays(clause: string): string | null {
  const told = clause.replace(WHEN, "").replace(IN_YEAR, "");
  const bare = told.replace(OPENS, "");
  const named =
    AROUND.exec(bare)?.groups?.["who"] ??
    NAMED_FIRST.exec(bare)?.groups?.["who"] ??
    VERB_FIRST.exec(bare)?.groups?.["who"];
  // "Selon Marc Vidal, boulanger": no verb of saying is needed.
  const opened = bare !== told && /^\p{Lu}/u.test(bare) ? bare : undefined;
  return (named ?? opened)?.replace(/[\s,;–—-]+$/u, "") ?? null;
}
