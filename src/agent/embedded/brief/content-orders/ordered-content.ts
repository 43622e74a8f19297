import { capitalise, countWords } from "../../text/sentences.ts";
import { regex } from "../../text/regex.ts";
import { askedQuestion } from "./asked-question.ts";
import { listedContent } from "./listed-order.ts";
import type { Level, Ordered, OrderWords } from "./order-form.ts";
import { ORDER_WORDS } from "./order-words.ts";
import { hasVerbLast, verbSecond, withVerbFirst } from "./verb-second.ts";

const FEWEST_LETTERS = 8;
const MOST_HEAD_WORDS = 9;

/** What a sentence without its stop orders the film to tell, in languages whose verbs stand among other words; null where it orders nothing so. */
export function orderedContent(given: string, language: string): Ordered | null {
  const words = ORDER_WORDS[language];
  if (words === undefined || /["“”„«»]/u.test(given)) return null;
  // "Could you start with …?" asks nothing.
  const said = ASKS_KINDLY.test(given) ? given.replace(/\s?[?？]$/u, "") : given;
  return (
    throughSomebody(said, words) ??
    ofSomebody(said, words, language) ??
    clausesSaid(said, words, language) ??
    askedAtEnd(said, words, language) ??
    toldBehind(said, words, language) ??
    partAnnounced(said, words, language) ??
    listedContent(said, language)
  );
}

const ASKS_KINDLY = /^(?:(?:and|then|also|please|und|et|y|e) )?(?:could|can|would) you |^(?:könnten|könntet|können) (?:sie|ihr) |^(?:pouvez|pourriez|peux|pourrais)-(?:vous|tu) |^¿?(?:pueden?|podrían?|podéis|podríais) |^(?:potete|potreste|puoi) |^(?:podem|poderiam|pode) |^(?:kunt|zou) u |^kun je /iu; // prettier-ignore

function groupsIn(said: string, patterns: readonly string[]): Record<string, string | undefined> | null {
  for (const pattern of patterns) {
    const groups = regex(`^(?:${pattern})$`, "iu").exec(said)?.groups;
    if (groups !== undefined) return groups;
  }
  return null;
}

/** "Tell it through Darren, who has agreed to be named": what follows tells of him. */
function throughSomebody(said: string, words: OrderWords): Ordered | null {
  const groups = groupsIn(said, words.through);
  const who = groups?.["who"] ?? "";
  if (!isName(who)) return null;
  const aside = groups?.["aside"] ?? "";
  // What tells something of them that nobody says to a maker alone is left to others.
  if (aside !== "" && !OF_CONSENT.test(aside)) return null;
  return { told: `${words.story.replace("$<who>", who)}.`, level: "sure", through: who };
}

/** That somebody may be named, or is not called so. */
const OF_CONSENT = regex(
  "(?<!\\p{L})(?:agree|allow|happy|consen[st]|permission|named|name|pseudonym|real name|einverstanden|zugestimmt|erlaubt|heißt|namen|d['’]accord|accepté|accord|autoris|prénom|permiso|acuerdo|autoriz|aceptad|nombre|permesso|accordo|acconsentit|nome|concord|autorizou|aceitou|permiss|goed vindt|toestemming|akkoord|heet|godkänt|går med|indforstået|samtykk|zgod|imię|imieni|souhlas|jmen|соглас|разреш|имя|згод|дозвол|ім['’]я)",
  "iu",
);

const isName = (who: string): boolean => who.split(" ").every((word) => /^\p{Lu}/u.test(word));

/** "Start with Alfred Wegener, who suggested …": "Alfred Wegener suggested …". */
function ofSomebody(said: string, words: OrderWords, language: string): Ordered | null {
  const groups = groupsIn(said, words.people);
  const who = groups?.["who"]?.trim() ?? "";
  const does = groups?.["does"] ?? "";
  if (who !== "" && /\p{Lu}/u.test(who) && !SUBJECT_BEHIND.test(does) && countWords(who) <= MOST_HEAD_WORDS) {
    // "Mit der Biene": of names alone the case is no other.
    const cased = language === "de" && !isName(who);
    const turned = cased ? null : hasVerbLast(language) ? withVerbFirst(does, language) : does;
    const whose = groups?.["whose"];
    const subject = whose === undefined ? capitalise(who) : `The ${whose} of ${who}`;
    if (turned !== null) return { told: `${subject} ${turned}.`, level: "sure" };
  }
  for (const [pattern, told] of words.begins ?? []) {
    const whole = regex(`^(?:${pattern})$`, "iu");
    const what = whole.exec(said)?.groups?.["what"] ?? "";
    if (/\s\p{Lu}/u.test(what)) return { told: `${said.replace(whole, told)}.`, level: "sure" };
  }
  return null;
}

/** "…, who we met in May", "…, que todos conocen": somebody else does something. */
const SUBJECT_BEHIND =
  /^(?:we|i|you|they|he|she|it|the|our|my|everyone|everybody|nobody|most|few|el|los|las|todos|todas|muchos|muchas|nadie|nosotros|tutti|gli|il|i|noi|todo|vi|jeg|jag|man|alla|alle|os|nós)(?!\p{L})/iu;

/** "It should say that A, that B and that C": each is a sentence. */
function clausesSaid(said: string, words: OrderWords, language: string): Ordered | null {
  for (const lead of words.says) {
    const found = regex(`^(?:${lead})(?:\\s+|(?<=['’]))(?=\\p{L}|\\p{Nd}|["“«¿])`, "iu").exec(said)?.[0];
    if (found === undefined) continue;
    const rest = said.slice(found.length);
    // "Show that you care", "Say that you are busy": whoever watches is told so.
    if (rest.length < FEWEST_LETTERS || OF_VIEWERS.test(rest)) return null;
    const clauses = rest.split(regex(`${words.again}\\s*`, "iu"));
    const sentences = clauses.map((clause) => sentenceOf(clause.trim(), found, language));
    return { told: sentences.map((one) => `${capitalise(one)}.`).join(" "), level: levelOf(found) };
  }
  return null;
}

const OF_VIEWERS = /^(?:you|your|du|dein\p{L}*|ihr|je|jouw|u|tu|vous|votre|usted|tú|tuo|você)(?!\p{L})/iu;
/** The film itself or whoever watches it, in the words of the order. */
const OF_FILM = regex(
  "(?<!\\p{L})(?:film\\p{L}*|video|vídeo|vidéo|clip|ролик\\p{L}*|viewers?|audience|zuschauer\\p{L}*|spectateurs|público|spettatori|kijkers|widz\\p{L}+|divák\\p{L}+|зрител\\p{L}+|глядач\\p{L}+)(?!\\p{L})",
  "iu",
);
/** A courtesy, anybody, or what a film ends with. */
const OF_ANYBODY = regex(
  "(?<!\\p{L})(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|alstublieft|proszę|prosím|пожалуйста|будь ласка|people|everyone|everybody|leuten?|menschen|alle|gens|gente|pessoas|todos|tutti|mensen|iedereen|ludzi\\p{L}*|wszystkich|lidem|všechny|людям|всех|усіх|(?:the|a|an) (?:\\p{L}+ )?(?:thought|message|reminder|invitation|appeal)|gedanken|botschaft|einladung|invitación|invito|convite|uitnodiging|oproep|zaproszeniem|приглашением|напоминанием)(?!\\p{L})",
  "iu",
);
const levelOf = (order: string): Level => (OF_FILM.test(order) ? "sure" : OF_ANYBODY.test(order) ? "likely" : "maybe"); // prettier-ignore

function sentenceOf(clause: string, lead: string, language: string): string {
  if (!hasVerbLast(language)) return clause;
  const turned = verbSecond(clause, language);
  if (turned !== null) return turned;
  const [stressed, added] = AS_CLAUSE[language] ?? [];
  return `${(STRESSES.test(lead) ? stressed : added) ?? ""} ${clause}`.trim();
}

/** How a clause is told whose verb cannot be moved. */
const AS_CLAUSE: Readonly<Record<string, readonly [stressed: string, added: string]>> = {
  de: ["Wichtig ist, dass", "Dazu kommt, dass"],
  nl: ["Belangrijk is dat", "Daar komt bij dat"],
};
const STRESSES = /wichtig|beton|deutlich|klar|unterstr|belangrijk|benadruk|duidelijk/iu;

/** "… asking viewers what they would pack" asks them what you would. */
const toTheirFace = (asks: string): string =>
  OF_THEM.test(asks) ? asks.replace(OF_THEM, "$<wh> you ").replaceAll(/\btheir\b/gu, "your") : asks;

const OF_THEM = /^(?<wh>what|where|how|when|why|which \p{L}+) they /iu;
const ASKS_SOMEBODY =
  /\bask(?:ing)? (?:people|viewers|everyone|everybody|them|the (?:audience|viewers?|class|children|pupils)|pupils|visitors|children|students) /iu;

/** "End by asking people to give £28": "Give £28"; "End with the question what …": a question. */
function askedAtEnd(said: string, words: OrderWords, language: string): Ordered | null {
  const asks = groupsIn(said, words.questions)?.["asks"];
  if (asks !== undefined) {
    const order = said.slice(0, said.length - asks.length);
    return { told: askedQuestion(ASKS_SOMEBODY.test(order) ? toTheirFace(asks) : asks, language), level: levelOf(order) }; // prettier-ignore
  }
  for (const [pattern, told] of words.ends) {
    const whole = regex(`^(?:${pattern})$`, "iu");
    const doing = whole.exec(said)?.groups?.["do"] ?? "";
    if (doing === "") continue;
    const comes = language === "en" && told === "$<do>" && /^(?:(?:the|our|an?|this|their|my)\s|\p{Lu})/u.test(doing); // prettier-ignore
    return { told: `${capitalise(comes ? `Come to ${doing}` : said.replace(whole, told))}.`, level: levelOf(said.slice(0, said.length - doing.length)) }; // prettier-ignore
  }
  return null;
}

/** "Begin with a real case: in March …", "Finish on what computers made of it: …". */
function toldBehind(said: string, words: OrderWords, language: string): Ordered | null {
  const told = groupsIn(said, words.behind)?.["told"] ?? "";
  return countWords(told) < FEWEST_TOLD ? null : { told: `${capitalise(told, language)}.`, level: "maybe" };
}

const FEWEST_TOLD = 4;

/** "Then show the three kinds of boundary", "Finish with why it matters": what follows is headed so. */
function partAnnounced(said: string, words: OrderWords, language: string): Ordered | null {
  const groups = groupsIn(said, words.parts);
  const named = (groups?.["wh"] ?? groups?.["np"] ?? "").replace(/[\s.,;:?]+$/u, "");
  if (named === "" || /\p{Nd}{2}|[;:]/u.test(named) || countWords(named) > MOST_PART_WORDS) return null;
  const level = levelOf(said.slice(0, said.length - named.length));
  // "Explain why you are calling" is said to whoever calls.
  if (level === "maybe" && OF_VIEWERS_WITHIN.test(named)) return { told: "", level };
  return countWords(named) > MOST_HEAD_WORDS || named.includes(",")
    ? { told: "", level }
    : { told: "", level, head: capitalise(named, language) };
}

const MOST_PART_WORDS = 14;
const OF_VIEWERS_WITHIN = /(?<!\p{L})(?:you|your|du|ihr|sie|vous|votre|usted|tu|je|jij|u)(?!\p{L})/iu;
