import { countWords } from "../sentences.ts";
import { splitNoun, type Told } from "./told.ts";
import { DOWN, FELL, LEVEL, UP } from "./verbs-of-level.ts";
import { toPattern } from "../regex.ts";

const made = new Map<string, RegExp>();

function ending(verbs: string | undefined): RegExp | null {
  if (verbs === undefined) return null;
  const found = made.get(verbs) ?? toPattern(`^(?<subject>.+?)\\s(?<verb>${verbs})$`, "iu");
  made.set(verbs, found);
  return found;
}

/** Pronouns name nothing; those that also stand before a noun ("this lamp") only where they are alone. */
const NO_NAME: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:it|they|he|she|we|you|i|there|which|who)(?:\s|['’]|$)|(?:this|that|these|those|each|all|both|one|most|some|others?|half|(?:this|that) one)$)/iu,
  de: /^(?:(?:es|sie|er|wir|ich|man|ihr)(?:\s|$)|(?:das|dies|diese|der|die|alle|viele|beide|manche)$)/iu,
  fr: /^(?:(?:il|elle|on|nous|vous|ils|elles|je|cela|ça)(?:\s|$)|c['’]|ce$)/iu,
  es: /^(?:(?:yo|él|ella|ellos|ellas|nosotros|ello|esto|eso)(?:\s|$))/iu,
  it: /^(?:(?:ciò|esso|essa|loro|noi|lui|lei|io|essi)(?:\s|$)|(?:questo|questa|quello)$)/iu,
  pt: /^(?:(?:ele|ela|eles|elas|isso|isto|nós|eu|você|vocês)(?:\s|$))/iu,
  nl: /^(?:(?:ze|hij|zij|we|wij|ik|er|je)(?:\s|$)|(?:het|dit|dat|die|deze|alle)$)/iu,
  sv: /^(?:(?:vi|han|hon|jag|man)(?:\s|$)|(?:den|det|de|detta|alla)$)/iu,
  nb: /^(?:(?:vi|han|hun|jeg|man)(?:\s|$)|(?:den|det|de|dette|alle)$)/iu,
  da: /^(?:(?:vi|han|hun|jeg|man)(?:\s|$)|(?:den|det|de|dette|alle)$)/iu,
  pl: /^(?:(?:on|ona|ono|oni|my|ja|wy)(?:\s|$)|(?:to|ten|ta|te|wszyscy)$)/iu,
  ru: /^(?:(?:он|она|оно|они|мы|я|вы)(?:\s|$)|(?:это|этот|эта|все)$)/iu,
  uk: /^(?:(?:він|вона|воно|вони|ми|я|ви)(?:\s|$)|(?:це|цей|ця|усі)$)/iu,
};
/** Subjects do not begin so. */
const OPENS_ASIDE: Readonly<Record<string, RegExp>> = {
  en: /^(?:in|on|at|by|for|from|with|after|before|when|if|since|while|of|among|during|as|under|over|because|although|than|here|how|what|where|why)\s/iu,
  de: /^(?:im|in|am|an|auf|bei|beim|nach|seit|vor|unter|mit|ohne|während|von|vom|für|wenn|als|weil|ob|dass|insgesamt|heute|hier|dort|jeden|letztes|letzten|jedes)\s/iu,
  fr: /^(?:en|dans|sur|pour|avec|sans|depuis|pendant|chaque année|si|quand|lorsque|parmi|à|au|aux|d['’]ici|selon|après|avant)\s/iu,
  es: /^(?:en|con|sin|por|para|desde|durante|si|cuando|entre|según|tras|al|a|hoy)\s/iu,
  it: /^(?:in|nel|nella|nei|con|per|da|dal|durante|se|quando|tra|fra|secondo|a|al|oggi|dopo)\s/iu,
  pt: /^(?:em|no|na|nos|nas|com|por|para|desde|durante|se|quando|entre|segundo|ao|hoje|após)\s/iu,
  nl: /^(?:in|op|aan|bij|na|sinds|met|van|voor|uit|tijdens|als|toen|volgens|elke|vorig|afgelopen|per)\s/iu,
  sv: /^(?:i|på|av|under|sedan|med|för|från|om|när|vid|varje|förra|enligt)\s/iu,
  nb: /^(?:i|på|av|under|siden|med|for|fra|om|når|ved|hver|forrige|ifølge)\s/iu,
  da: /^(?:i|på|af|under|siden|med|for|fra|om|når|ved|hver|forrige|ifølge)\s/iu,
  pl: /^(?:w|we|na|z|ze|do|od|dla|za|przy|po|gdy|jeśli|każdego|co|według)\s/iu,
  ru: /^(?:в|во|на|с|со|из|к|по|от|до|для|за|при|у|если|когда|каждый|каждую|согласно)\s/iu,
  uk: /^(?:в|у|на|з|із|до|для|за|при|якщо|коли|кожен|щороку|згідно)\s/iu,
};
const ARTICLE: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|an?)\s(?=\S)/iu,
  de: /^(?:[Dd]er|[Dd]ie|[Dd]as)\s(?=\p{Lu})/u,
  nl: /^(?:de|het)\s(?=\S)/iu,
};
const TIME_BEFORE: Readonly<Record<string, RegExp>> = {
  // "In May", and not "In the": a pattern that knows no capitals would take either.
  en: /^(?:(?:[Ll]ast|[Tt]his|[Ee]ach|[Ee]very)\s(?:year|month|week|season|quarter|spring|summer|autumn|winter)|[Ii]n\s(?:\d{4}|(?:early\s|late\s)?\p{Lu}\p{Ll}+(?:\s\d{4})?)|[Tt]oday|[Oo]n average),?\s+(?=\S)/u,
};
const MOST_SUBJECT_WORDS = 8;
/** "Sick leave averaged", "the diodes last": verbs that say more than "is". */
const ON_AVERAGE = /^average[sd]?$/iu;
const TIME_UNIT = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/iu;

/** `sign` where the figure says how much more or less its subject became. */
export type Measured = { label: string; sign: "" | "+" | "−" };

/** The subject that a figure measures, of a cost (not where `bareCost`) with its verb; null where the clause has no such form. */
export function measuredSubject(told: Told, bareCost = false): Measured | null {
  const { language, after, unit } = told;
  // The subject alone would drop what says that it can or will be so.
  if (told.possible === true) return null;
  const split = splitNoun(told);
  const often = OFTEN.test(split.noun);
  const { noun, rest: all } = often && split.rest === "" ? { noun: "", rest: split.noun } : split;
  // "cost £2.3 million and was paid for by the county": the second half is told of its own.
  const rest = SECOND_HALF.test(all) ? "" : all;
  // "12 percent of sales", "84 people on two ships": something counted, and no measure.
  const counts = unit === "" ? after !== "" : noun !== "" && !/^(?:of\s)?(?:a|per|pro)\s/iu.test(noun);
  if (counts || !isAddition(rest)) return null;
  const time = TIME_BEFORE[language]?.exec(told.before)?.[0] ?? "";
  const before = told.before.slice(time.length);
  const [up, down, level] = [UP, DOWN, told.bounded?.fell === true ? FELL : LEVEL].map(
    (table) => ending(table[language])?.exec(before) ?? null,
  );
  // "Rose by less than 3%" would be +3% at most: a bound and a sign are one too many.
  if (told.bounded !== undefined && level === null) return null;
  const cut = language === "en" ? CUTS.exec(before) : null;
  if (cut !== null && rest === "" && told.bounded === undefined) {
    const thing = cut.groups?.["thing"] ?? "";
    if (!/^(?:it|them|this|that)$/iu.test(thing) && countWords(thing) <= 6)
      return {
        label: thing.replace(/^(?:the|our|its|their|his|her|an?)\s/iu, ""),
        sign: RAISES.test(cut[0]) ? "+" : "−",
      };
  }
  const change = told.bounded === undefined ? (up ?? down) : null;
  const match = change ?? level;
  const subject = match?.groups?.["subject"]?.trim() ?? "";
  const verb = match?.groups?.["verb"] ?? "";
  if (!isSubject(subject, language)) return null;
  if (/^ha[sd]$|^have$/iu.test(verb) && /^\p{Sc}|^(?:people|users)$/iu.test(unit)) return null;
  if (/^takes?$|^took$/iu.test(verb) && !TIME_UNIT.test(unit)) return null;
  const article = ARTICLE[language];
  const bare = article === undefined ? subject : subject.replace(article, "");
  const average = language === "en" && ON_AVERAGE.test(verb) ? ", on average" : "";
  const when =
    time === ""
      ? ""
      : ` ${time.replace(/,?\s+$/u, "").replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`;
  const period = language === "en" ? rest.replace(/^an?\s/iu, "per ") : rest;
  const added =
    rest === "" ? "" : `${(PERIOD.test(rest) || OFTEN.test(rest)) && average === "" ? "," : ""} ${period}`;
  // "Programme" below £4.1m is no cost: what a thing did cost is told by its verb, a price list names what is sold.
  const cost =
    !bareCost &&
    added === "" &&
    average === "" &&
    COST[language]?.test(verb) === true &&
    !isSold(subject, verb);
  const label = cost ? `${subject} ${verb}${when}` : `${bare}${when}${added}${average}`;
  return { label, sign: change === null ? "" : change === up ? "+" : "−" };
}

const COST: Readonly<Record<string, RegExp>> = {
  en: /^cost$/iu,
  fr: /^(?:(?:a|ont|avait|avaient) coûté|coûtait|coûtaient|coûta)$/iu,
  es: /^(?:costó|costaron|costaba|costaban)$/iu,
  it: /^(?:è costat[oa]|costò|costava|costavano|sono costat[ie])$/iu,
  pt: /^(?:custou|custaram|custava|custavam)$/iu,
  nl: /^(?:kostte|kostten)$/iu,
  sv: /^kostade$/iu,
  nb: /^kostet$/iu,
  da: /^kostede$/iu,
  pl: /^kosztował[aoy]?$/iu,
  ru: /^стоил[аои]?$/iu,
  uk: /^(?:коштував|коштувал[аои])$/iu,
};

/** "Day tickets cost": English has one word for what they cost and did cost. */
function isSold(subject: string, verb: string): boolean {
  return (
    /^cost$/iu.test(verb) &&
    /^(?!(?:the|our|its|their|his|her|these|those|this|that|an?)\s).*[^s]s$/iu.test(subject)
  );
}

/** Whether words that stand before a verb surely are its subject, and name something. */
export function isSubject(subject: string, language: string): boolean {
  return (
    subject !== "" &&
    NO_NAME[language]?.test(subject) !== true &&
    OPENS_ASIDE[language]?.test(subject) !== true &&
    HAS_CLAUSE[language]?.test(` ${subject} `) !== true &&
    countWords(subject) <= MOST_SUBJECT_WORDS &&
    !/\p{Nd}/u.test(subject.replaceAll(/\b(?:19|20)\d{2}\b/gu, ""))
  );
}

/** "A new pump cut the bill by | $48,000" → the bill, less by so much. */
const CUTS =
  /\s(?:cut|cuts|reduced|reduces|lowered|lowers|trimmed|slashed|raised|raises|increased|increases|boosted|boosts)\s(?<thing>[^,]{3,50}?)\sby$/iu;
const RAISES = /\s(?:rais|increas|boost)\S+\s[^]*$/iu;
/** A subject has no verb of its own, nor is it two things. */
const HAS_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /\s(?:is|are|was|were|has|have|had|who|which|that|if|when|because|and then|will|can|may|not)\s/iu,
  de: /\s(?:ist|sind|war|waren|hat|haben|nicht|dass|weil|wenn|sich)\s/iu,
  fr: /\s(?:est|sont|était|ont|ne|qui|que|quand)\s/iu,
  es: /\s(?:es|son|fue|han|no|que|cuando)\s/iu,
  it: /\s(?:è|sono|era|hanno|non|che|quando)\s/iu,
  pt: /\s(?:é|são|foi|não|que|quando)\s/iu,
};

/** "1 200 zł rocznie": how often, in one word. */
const OFTEN =
  /^(?:annually|yearly|monthly|weekly|daily|hourly|jährlich|monatlich|täglich|wöchentlich|rocznie|miesięcznie|dziennie|tygodniowo|ежегодно|ежемесячно|ежедневно|щороку|щомісяця|jaarlijks|maandelijks|dagelijks|årligen|årligt|årlig|månatligen|anuales|mensuales|anuais|mensais|annui|mensili)$/iu;
const PERIOD =
  /^(?:an?|per|each|every|pro|im|par|al|a la|por|all['’]|ao|om|i|в|w|på)\s(?:second|minute|hour|day|night|week|month|year|person|head|jahr|monat|tag|woche|stunde|mois|jour|semaine|personne|an|año|mes|día|semana|persona|anno|mese|giorno|settimana|mês|dia|ano|jaar|maand|dag|uur|året|måneden|månaden|год|месяц|день|час|неделю|miesiącu|rok|roku)(?!\p{L})/iu;
const PERIOD_ALONE = toPattern(`${PERIOD.source}$`, "iu");

/** Whether words tell no more than how often or for whom: "por dia". */
export function isPeriod(text: string): boolean {
  return OFTEN.test(text) || PERIOD_ALONE.test(text);
}

const SECOND_HALF =
  /^(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men|og|i|ale|и|но)\s(?:is|was|were|has|had|will|wurde|wird|ist|war|hat|a|est|fue|es|ha|è|foi|é|werd|is|был[аои]?)\s[^\p{Nd}]*$/iu;

/** What may follow a measure without being what it measures: "in 2025", "a year", "per person". */
function isAddition(rest: string): boolean {
  return (
    rest === "" ||
    (PERIOD.test(rest) && countWords(rest) <= 5 && !/\sto\s/u.test(rest)) ||
    OFTEN.test(rest) ||
    IN_YEAR.test(rest)
  );
}

const IN_YEAR =
  /^(?:in|im jahr|en|nel|em|i|w|в|у)\s(?:(?:the\s)?\p{L}+\s)?(?:19|20)\p{Nd}{2}(?:\s(?:roku|году|році))?$/iu;
