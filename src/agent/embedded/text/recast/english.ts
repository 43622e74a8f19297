import { lowerFirst } from "../../english/grammar.ts";
import { baseOfThird, isBaseVerb } from "../../english/verbs.ts";
import { countWords } from "../sentences.ts";
import { splitNoun, type Told } from "./told.ts";
import { join } from "./words.ts";

const PRONOUN =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|which|who|each|all|both|one|everyone|there)$/iu;
const EXISTS = /^(?:(?:and|but)\s)?there\s+(?:is|are|was|were|will be|have been|has been)$/iu;
const HAVE = /^(?:i|we|you|he|she|they|it|which|who|that)\s+(?:still\s|also\s)?(?:have|has|had|own|owns)$/iu;
/** When it was, before the subject: "Last year volunteers planted …". */
const TIME =
  /^(?:(?:last|this|each|every|next)\s(?:year|month|week|day|night|season|spring|summer|autumn|fall|winter|morning|evening|quarter)|in\s(?:the\s(?:first|last|past)\s\S+(?:\s\S+)?|(?:early\s|late\s)?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)(?:\s\d{4})?|\d{4}|all)|(?:within|in|after|over|during)\s(?:the\s(?:first|last|next)\s)?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}|(?:a\s)?few|several)\s(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?)|(?:that|the same)\s(?:year|month|week|day|night|morning|evening)|by\s(?:noon|midday|midnight|evening|morning|then|the end)|today|since\s\d{4}|so far|on average|every\s\p{Lu}\p{Ll}+day),?\s+(?=\S)/iu;
/** Verbs that tell how much something is, or that take no object: their figure is nothing that was done to. */
const NO_OBJECT = new Set(
  "have do get lack contain include rise fall grow drop climb last cost weigh measure be become average total equal number stand span stretch wait live stay remain happen come go work sleep swim walk travel run reach gain lose increase decrease decline shrink exceed mean want try differ depend rank arrive begin start end flow move turn amount age go".split(
    " ",
  ),
);
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  "built:built bought:bought brought:brought caught:caught chose:chosen drew:drawn drove:driven ate:eaten fed:fed felt:felt flew:flown found:found gave:given held:held hid:hidden hired:hired kept:kept laid:laid led:led left:left lent:lent made:made met:met paid:paid put:put read:read rode:ridden sang:sung saw:seen sent:sent set:set shot:shot sold:sold spent:spent swept:swept took:taken taught:taught threw:thrown told:told won:won wore:worn wrote:written showed:shown spoke:spoken broke:broken stole:stolen shook:shaken tore:torn blew:blown hung:hung sank:sunk beat:beaten bit:bitten dug:dug sowed:sown drank:drunk burnt:burnt ran:run grew:grown"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const PARTICIPLES = new Set(Object.values(IRREGULAR));
const PAST_OF_BASE: Readonly<Record<string, string>> = {
  build: "built", buy: "bought", bring: "brought", catch: "caught", choose: "chosen", draw: "drawn", drive: "driven", eat: "eaten",
  feed: "fed", find: "found", give: "given", hold: "held", hide: "hidden", keep: "kept", lay: "laid", lead: "led", leave: "left", lend: "lent",
  make: "made", meet: "met", pay: "paid", put: "put", read: "read", ride: "ridden", sing: "sung", see: "seen", send: "sent", set: "set",
  sell: "sold", spend: "spent", take: "taken", teach: "taught", throw: "thrown", win: "won", wear: "worn", write: "written", cut: "cut", drink: "drunk",
}; // prettier-ignore
const PARTICLE = /\s(?:out|up|away|back|off|in|on)$/iu;
/** "The diodes last | 40,000 hours" → "the diodes last". */
const LASTS =
  /^(.+?)\s((?:can |could |will |has |have )?(?:lasts?|lasted|lives?|lived|flies|fly|flew|travels?|travelled|walks?|walked|runs|run|ran|swims?|swam|stretch(?:es)?|stretched|waits?|waited|sleeps?|slept|spans?|reach(?:es)?|dives?|dived))$/iu;
/** "The museum has | 40 rooms" → "rooms of the museum". */
const OWNS =
  /^((?:the|an?|our|its|their|every|each|\p{Lu})\S*\s?.*?)\s(?:now\s|still\s|also\s)?(?:has|have|had)$/iu;
/** "The city will give us | $250,000" → "the city will give us". */
const MODAL =
  /^(?!(?:it|this|that|which|who)\s).+\s(?:will|can|could|would|may|might|must|should)\s\p{Ll}{3,}(?:\s(?:us|them|you|him|her))?$/iu;
/** "We've counted | 212": who speaks, and the verb that helps. */
const SHORT_HAVE = /^(i|we|you|they)['’]ve\s/iu;
/** Words that may go from before a verb: nothing is told less. */
const NEUTRAL =
  /\s(?:now|already|also|still|currently|together|then|even|alone|just|only|recently|finally|quickly|usually|typically|normally)(?=\s)/giu;
/**
 * A subject does not end so. "The workers were paid | $3,000": who stands before a passive did not do it, and the
 * figure is told of somebody else.
 */
const ENDS_OPEN =
  /(?:^|\s)(?:be|been|being|am|is|are|was|were|get|gets|got|getting|to|will|would|can|could|may|might|must|should|do|does|did|if|when|and|or|by|with|of)$/iu;
/** Nouns among the words in -ly. */
const NOUN_LY =
  /^(?:family|assembly|supply|rally|ally|butterfly|dragonfly|firefly|fly|jelly|monopoly|anomaly|reply|lily|bully|belly|italy|july|sicily|emily|sally|kelly|molly|billy|willy)$/iu;

/** "hardly sold", "allegedly paid": how it was done changes what is told. */
function isAdverb(word: string): boolean {
  return /^\p{L}{2,}ly$/u.test(word)
    ? !NOUN_LY.test(word)
    : /^(?:often|always|sometimes|once|almost|soon)$/iu.test(word);
}

/** Of time, way and share nothing is "carried by" anybody. */
const MEASURES =
  /^(?:%|per ?cent|percentage points?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times|°.?|m|km|met(?:er|re)s?|kilomet(?:er|re)s?)$/iu;

/** Behind these stands a noun or what describes one: "a watch", "its plants", "a reported | 3,000 jobs". */
const DETERMINER =
  /^(?:an?|the|this|that|these|those|its|their|his|her|our|my|your|every|each|another|some|any|no|one|two|three|four|five|six|seven|eight|nine|ten|first|second|third|only|new|old|own|same|other|such|whose|of)$/iu;
/** What surely is more than one, or speaks of itself and takes the bare form: "we watch", "volunteers plant". */
const TAKES_BARE =
  /(?:^|\s)(?:i|we|you|they|who|people|men|women|children|police|staff|both|all|most|many|some)$|\sand\s|[^s'’]s$/iu;
/** "He built a model": such a subject is a clause of its own. */
const CLAUSE_BEFORE = /^(?:i|we|you|he|she|it|they)\s(?!(?:all|both|each)$)/iu;
/** "13 centimetres across": the measure says how its thing is, and nothing was done to it. */
const DIMENSION =
  /^(?:across|wide|long|tall|high|deep|thick|broad|old|away|apart|large|big|heavy|bright|strong|in\s(?:length|width|height|depth|diameter|size|area|weight))(?!\p{L})/iu;

/** Whether the word behind a subject may be a noun as well as a verb, and cannot be told to be the verb. */
function mayBeNoun(subject: string, verb: string): boolean {
  const [last = ""] = subject.split(/\s+/u).slice(-1);
  // "A family of four uses": behind "of" a number is no article.
  if (DETERMINER.test(last) && !/\sof\s(?:two|three|four|five|six|seven|eight|nine|ten)$/iu.test(subject))
    return true;
  return isBaseVerb(verb) && subject !== "" && !TAKES_BARE.test(subject);
}

/** The past participle of a finite verb that takes an object; null where it is not surely one. */
function participleOf(token: string): string | null {
  const lower = token.toLowerCase();
  if (!/^\p{Ll}+$/u.test(token)) return null;
  if (IRREGULAR[lower] !== undefined) return IRREGULAR[lower];
  if (/\p{Ll}{2}ed$/u.test(lower)) return NO_OBJECT.has(baseOfPast(lower)) ? null : lower;
  const base = baseOfThird(lower) ?? MORE_THIRD[lower] ?? (isBaseVerb(lower) ? lower : null);
  if (base === null || NO_OBJECT.has(base)) return null;
  if (PAST_OF_BASE[base] !== undefined) return PAST_OF_BASE[base];
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith("e")) return `${base}d`;
  return /^[^aeiou]*[aeiou][bdgmnpt]$|^(?:e|o|ad|per|sub|trans|com)mit$/u.test(base)
    ? `${base}${base.slice(-1)}ed`
    : `${base}ed`;
}

/** "employs", "houses": verbs of the third person that the list does not have. */
const MORE_THIRD: Readonly<Record<string, string>> = Object.fromEntries(
  "employ house host recycle treat store attract welcome educate power ship export import plant lend fund finance train serve supply protect rescue print roast brew bake process feed heat cover publish film record gather collect handle manage clean consume absorb produce generate use need require receive support earn donate raise pump filter burn emit save store transport deliver sell"
    .split(" ")
    .map((base) => [`${base}${/(?:s|sh|ch)$/u.test(base) ? "es" : "s"}`, base] as const),
);

function baseOfPast(past: string): string {
  const stem = past.slice(0, -2);
  return (
    [stem, `${stem}e`, stem.slice(0, -1), `${past.slice(0, -3)}y`].find((one) => NO_OBJECT.has(one)) ?? stem
  );
}

/** "The company now employs | 84 people" → "employed by the company"; null where no such form is sure. */
export function recastEnglish(told: Told): string | null {
  const { before, after, names } = told;
  if (EXISTS.test(before) || HAVE.test(before)) return after === "" ? null : after;
  const split = splitNoun(told);
  const noun = split.noun;
  const rest = split.rest.replace(/^an?\s(?=(?:second|minute|hour|day|night|week|month|year)$)/iu, "per ");
  const purpose = /(?:^|\s)to\s(\p{Ll}{3,})$/u.exec(before)?.[1];
  if (purpose !== undefined && isBaseVerb(purpose) && !NO_OBJECT.has(purpose))
    return join(noun, `to ${purpose}`, rest);
  const when = TIME.exec(before)?.[0] ?? "";
  const clause = before.slice(when.length).replace(NEUTRAL, "").replace(SHORT_HAVE, "$1 have ");
  const long = LASTS.exec(clause);
  if (long !== null && MEASURES.test(told.unit)) {
    const [, who = "", verb = ""] = long;
    if (mayBeNoun(who, verb) || CLAUSE_BEFORE.test(who) || DIMENSION.test(after)) return null;
    return countWords(who) > 6 ? null : join(`${lowerFirst(who, names)} ${verb}`, after, timeOf(when, names));
  }
  const owner = OWNS.exec(clause)?.[1];
  if (owner !== undefined && noun !== "" && countWords(owner) <= 5 && told.unit === "")
    return join(noun, `of ${lowerFirst(owner, names)}`, rest);
  const particle = PARTICLE.exec(clause)?.[0] ?? "";
  const words = clause.slice(0, clause.length - particle.length).split(/\s+/u);
  const verb = words.at(-1) ?? "";
  const perfect = /^(?:has|have|had)$/iu.test(words.at(-2) ?? "");
  const done = perfect ? perfectOf(verb) : participleOf(verb);
  const subject = words.slice(0, perfect ? -2 : -1).join(" ");
  if (done === null && MODAL.test(clause) && countWords(clause) <= 7)
    return join(noun, lowerFirst(clause, names), rest);
  if (done !== null && !perfect && (mayBeNoun(subject, verb) || CLAUSE_BEFORE.test(subject))) return null;
  if (DIMENSION.test(after) || isDoing(noun)) return null;
  // "hopes that the city sold": the participle alone would be a deed.
  if (told.possible === true) return null;
  // "covers | 85% of our demand": a part of something can be covered by somebody.
  const part = /^of\s/iu.test(noun) && /^%|cent/iu.test(told.unit);
  if (
    done === null ||
    (MEASURES.test(told.unit) && !part) ||
    (noun === "" && told.unit === "" && after !== "")
  )
    return null;
  if (particle !== "" && /^\s(?:in|on)$/iu.test(particle) && !/^(?:taken|brought|put)$/u.test(done))
    return null;
  if (countWords(subject) > 5 || ENDS_OPEN.test(subject) || isAdverb(words.at(perfect ? -3 : -2) ?? ""))
    return null;
  if (
    /(?:^|\s)(?:in|on|at|for|from|with|if|when|while|because|since|after|before|although|that|who|which|whom|there)\s/iu.test(
      ` ${subject} `,
    )
  )
    return null;
  // "Together you read | 9,312 books": nothing is read "by together you".
  if (/\s(?:i|you|we|they|he|she|it)$/iu.test(subject)) return null;
  // "saved £2.6m of water | and treatment": what is joined on would be told of nothing.
  if (/^(?:and|or)\s/iu.test(rest) && noun.startsWith("of ")) return null;
  const by = subject === "" || PRONOUN.test(subject) ? "" : `by ${lowerFirst(subject, names)}`;
  // "It held 8.7 million litres of molasses": nobody is told to have held them.
  if (by === "" && (part || (/^of\s/iu.test(noun) && /^(?:held|contained|stored)$/u.test(done))))
    return join(noun, rest);
  // "Americans | how they would vote": what they were asked stands behind who asked.
  const [whom = noun, asked = ""] = noun.split(ASKED);
  // "170,000 litres | downhill": where to is no name of what is counted.
  if (WHERE_TO.test(whom)) return join(done + particle, whom, by, rest, timeOf(when, names));
  return join(whom, done + particle, by, rest, timeOf(when, names), asked);
}

/** "212 coming out of the roof" tells what they do, and names nothing that is counted. */
function isDoing(noun: string): boolean {
  const stem = /^(\p{Ll}{2,})ing$/u.exec(noun.split(/\s/u, 1)[0] ?? "")?.[1];
  return stem !== undefined && (isBaseVerb(stem) || isBaseVerb(`${stem}e`));
}

const WHERE_TO =
  /^(?:downhill|uphill|upstream|downstream|abroad|overseas|away|home|ashore|inland|underground|(?:north|south|east|west)(?:wards?)?)$/iu;

const ASKED = /\s(?=(?:how|whether|what|why|where|who|which)\s)/iu;

function timeOf(when: string, names: ReadonlySet<string>): string {
  return when === "" ? "" : lowerFirst(when.replace(/,?\s+$/u, ""), names);
}

function perfectOf(verb: string): string | null {
  const lower = verb.toLowerCase();
  if (PARTICIPLES.has(lower)) return lower;
  return /\p{Ll}{2}ed$/u.test(lower) && !NO_OBJECT.has(baseOfPast(lower)) ? lower : null;
}
