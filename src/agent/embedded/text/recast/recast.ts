import { isClause } from "../../english/grammar.ts";
import { capitalise, countWords } from "../sentences.ts";
import { withoutVerb } from "../without-verb.ts";
import { boundOf } from "./bounds.ts";
import { isCompared } from "./comparatives.ts";
import { recastEnglish } from "./english.ts";
import { isPeriod, measuredSubject } from "./measured.ts";
import { recastOther } from "./other-families.ts";
import { recastRomance } from "./romance.ts";
import { recastSlavic } from "./slavic.ts";
import { standingOf } from "./standing.ts";
import { isWhole, within, withoutOpenEnd, withoutRounding, type Told } from "./told.ts";
import { recastVerbSecond } from "./verb-second.ts";
import { isPercentUnit } from "./words.ts";

export type Recast = {
  /** What stands below the figure: its subject with a capital, or words that go on from the figure. */
  label: string;
  /** The figure tells a change by so much. */
  sign: "" | "+" | "−";
};

/** What is said around a figure: its sentence up to it and after it. `clause` is the part before it that is its own. */
export type Around = {
  sentence: string;
  clause: string;
  start: number;
  end: number;
  unit: string;
  language: string;
  names: ReadonlySet<string>;
};

/**
 * A sentence around its figure as a newspaper would set it: the subject that the figure measures, or the clause turned
 * so that it goes on from its figure. Null where no form is sure. The figure itself never stands in it.
 */
export function recast(around: Around): Recast | null {
  const { sentence, clause, start, end, unit, language, names } = around;
  const standing = standingOf(sentence, start, end, language);
  if (standing === "denied" || standing === "doubted") return null;
  const tail = sentence.slice(end);
  const after =
    /^[\s-]*((?:[^,.;:!?()，。；：！？।،؛—–]|(?<=\p{Nd})[,.](?=\p{Nd})|(?<=\p{L})\.(?=\p{L}))*)/u
      .exec(tail)?.[1]
      ?.trim() ?? "";
  const bare =
    isPercentUnit(unit) && ROMANCE.test(language) ? clause.trim().replace(ARTICLE_OF_SHARE, "") : clause;
  const own = ownPart(withoutRounding(bare, language));
  // "6% more than a year ago" reads on from its figure; what stands before it would take the place of its measure.
  if (own === null || (own !== "" && isCompared(tail, unit, language))) return null;
  const next = beforeNextFigure(after, language);
  const told: Told = {
    before: own,
    // "athlètes ont participé à | 329 épreuves": up to the next figure the clause is half.
    after: own === "" && next !== after ? withoutVerb(next, language) : next,
    unit,
    language,
    names,
    possible: standing === "possible",
    named: BEHIND_SIGN.test(
      sentence
        .slice(0, start)
        .trimEnd()
        .slice(0, -clause.trim().length || undefined),
    ),
  };
  const compared = comparison(tail.slice(tail.indexOf(after) + after.length), language);
  const finish = (label: string, sign: Recast["sign"] = "", said = ""): Recast | null =>
    isWhole(label, language) ? { label: `${label}${said}${compared}`, sign } : null;
  const bound = boundOf(own, unit, language);
  // "kostet das Hafenrad" goes on from its figure, where the subject alone would stand bare.
  if (bound === null && HOW_MUCH.test(own) && VERB_SECOND.test(language)) {
    const turned = family(told);
    if (turned !== null && isWhole(turned, language)) return finish(turned);
  }
  const dashed = (one: Told): Told => ({
    ...one,
    before: one.before.replace(/\s[—–]$/u, ` ${IS[language] ?? "—"}`),
  });
  // "stieg bis auf", "subió hasta": the verb takes the word, and nothing is bounded.
  const measured = measuredSubject(dashed(told));
  if (measured !== null) return finish(capitalise(measured.label, language), measured.sign);
  if (bound !== null && bound.said === null) return null;
  const said = bound?.said ?? "";
  const unbound: Told =
    bound === null
      ? told
      : { ...told, before: withoutRounding(bound.before, language), bounded: { fell: bound.fell } };
  const named = beforeColon(sentence.slice(0, start));
  // "Norway is ahead: 88 percent | of new cars": a share of another thing is not what stands before the colon.
  if (
    named !== null &&
    unbound.before === "" &&
    isPercentUnit(unit) &&
    unbound.after !== "" &&
    !isPeriod(unbound.after)
  )
    return null;
  if (named !== null && unbound.before === "")
    return finish(
      capitalise(unbound.after === "" ? named : `${named}, ${unbound.after}`, language),
      "",
      said,
    );
  const bounded = bound === null ? null : measuredSubject(dashed(unbound));
  if (bounded !== null) return finish(capitalise(bounded.label, language), "", said);
  if (bound?.fell === true) return null;
  const of = ofWhole(sentence.slice(0, start), told);
  if (of !== null) return finish(`${of} ${told.after}`, "", said);
  // "Cada habitante produziu, em média, | 1,31 kg | por dia": how often is no name of it.
  if (unbound.before === "" && isPeriod(unbound.after)) return null;
  if (unbound.before === "") return countWords(unbound.after) < 2 ? null : finish(unbound.after, "", said);
  const when = unbound.before.replace(/,$/u, "");
  if (TIME[language]?.test(when) === true) {
    const time = within(when, told);
    return time === null || countWords(told.after) < 2 ? null : finish(`${told.after} ${time}`, "", said);
  }
  const turned = family(unbound);
  // "wartet man in Spitzenzeiten höchstens": behind its verb a bound needs no comma.
  // A bound at the end of many words is read as of the last of them: "nach Schätzungen der WHO höchstens".
  if (turned !== null && said !== "" && countWords(turned) > MOST_BEFORE_BOUND) return null;
  if (turned !== null) return finish(turned, "", VERB_SECOND.test(language) ? said.replace(/^,/u, "") : said);
  const noun = NOUN_OF[language]?.exec(unbound.before)?.[1];
  const ends = /^[\s.!。]*$/u.test(tail);
  return noun === undefined || !ends || /(?:^|\s)ones?$/u.test(noun) || /\p{Nd}/u.test(clause)
    ? null
    : finish(capitalise(noun, language), "", said);
}

const MOST_BEFORE_BOUND = 7;

function family(told: Told): string | null {
  switch (told.language) {
    case "en":
      return recastEnglish(told);
    case "de":
    case "nl":
    case "sv":
    case "nb":
    case "da":
      return recastVerbSecond(told);
    case "fr":
    case "es":
    case "it":
    case "pt":
      return recastRomance(told);
    case "ru":
    case "uk":
    case "pl":
      return recastSlavic(told);
    default:
      return recastOther(told);
  }
}

const BEHIND_SIGN = /[:：(–—]\s*$/u;
/** "Solo el | 15 % del agua". */
const ARTICLE_OF_SHARE =
  /(?:(?:^|\s)(?:solo|soltanto|appena|seulement|apenas|só))?(?:^|\s)(?:el|un|il|o|le|les)$/iu;
const ROMANCE = /^(?:fr|es|it|pt)$/;
const VERB_SECOND = /^(?:de|nl|sv|nb|da)$/;
const HOW_MUCH =
  /\s(?:kostet|kosteten|kostete|kosten|wiegt|wiegen|wog|dauert|dauern|dauerte|misst|kost|kostte|weegt|duurt|duurde|kostar|kostade|väger|vägde|varar|tar|koster|kostet|kostede|veier|vejer|varer)$/u;

const JOINS = /\s(?:and|but|und|et|y|e|en|og|och|i|и|та)\s([^\p{Nd}]*)$/u;

/** "lasted 85 days and destroyed | 1,600 buildings": what stands before the other figure is its own. */
function ownPart(before: string): string | null {
  if (!/\p{Nd}/u.test(before.replaceAll(/(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})/gu, ""))) return before;
  return JOINS.exec(before)?.[1]?.trim() ?? null;
}

/** The dash of Slavic sentences stands for "is". */
const IS: Readonly<Record<string, string>> = { ru: "составляет", uk: "становить", pl: "to" };

/** "340 were terns and 95 were oystercatchers": the next figure has its own words. */
function beforeNextFigure(after: string, language: string): string {
  const cut = after.replace(
    /\s+(?:(?:and|or|und|et|y|e|en|og|och|i|и|та|oraz|ve|或|和)\s+)?(?=[\p{Sc}]?\p{Nd})(?!(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})).*$/su,
    "",
  );
  // "48 million and saves | 900 tonnes": what is joined on is told of the other figure.
  const own = cut.replace(/(?:^|\s)(?:and|but|or|und|et|y|e|en|og|och|i|и|та|oraz|ve)\s[^]*$/u, "");
  return cut === after ? after : withoutOpenEnd(own, language);
}

/** "Monthly pass: 110 zł". */
function beforeColon(before: string): string | null {
  const label = /(?:^|[.;]\s)([^.;:：]{2,60})[:：]\s*$/u.exec(before)?.[1]?.trim();
  // "Staff turnover is our biggest worry: 31 percent left": a sentence names nothing.
  return label === undefined || countWords(label) > 7 || TELLS.test(label) || isClause(label) ? null : label;
}

const TELLS =
  /(?<!\p{L})(?:is|are|was|were|has|have|ist|sind|war|waren|hat|haben|bleibt|macht|est|sont|était|a|ont|reste|es|son|era|hay|tiene|tienen|è|sono|era|ha|hanno|é|são|foi|tem|têm|is|zijn|heeft|hebben|jest|są|ma|är|har|er|остаётся|это)(?!\p{L})(?=\s)/iu;

/** "Of its heating, 60 percent comes from seawater" → "of its heating". */
function ofWhole(before: string, { language, unit }: Told): string | null {
  if (!isPercentUnit(unit)) return null;
  const of = OF_WHOLE[language]?.exec(before)?.[1];
  return of === undefined ? null : of.charAt(0).toLowerCase() + of.slice(1);
}

const OF_WHOLE: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[.;]\s)(of\s(?:(?:the|its|our|their|all|these|those|his|her)\s)[^,]{2,40}),\s*(?:about\s|around\s|nearly\s|almost\s|some\s|over\s|more than\s)?$/iu,
};

/** Words with a number in them, up to the next sign. */
const FIGURE_AND_MORE = String.raw`(?:[^,;]|(?<=\p{Nd}),(?=\p{Nd}))*?\p{Nd}(?:[^,;]|(?<=\p{Nd}),(?=\p{Nd}))*?(?=[.!]?$|[,;]\s)`;
/** "…, up from 275,000 a year earlier": what it was stays with what it is. */
const COMPARED: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries({
    en: ",\\s(?:up|down)\\s(?:from|on|by)",
    de: ",?\\s(?:gegenüber|nach|statt)",
    fr: ",?\\scontre",
    es: ",?\\sfrente a",
    it: ",?\\scontro",
    pt: ",?\\s(?:contra|face a)",
    nl: ",?\\s(?:tegen|tegenover)",
  }).map(([language, words]) => [language, new RegExp(`^${words}\\s${FIGURE_AND_MORE}`, "iu")]),
);
const MOST_COMPARED_WORDS = 8;

function comparison(tail: string, language: string): string {
  const found = COMPARED[language]?.exec(tail)?.[0] ?? "";
  return countWords(found) > MOST_COMPARED_WORDS ? "" : found;
}

/** When it was, before the figure that opens the clause: "Every day | 70,000 people cross the bridge". */
const TIME: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:after|within)\s(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+)\s(?:\p{Ll}+\s)?[\p{Ll}-]{3,}|(?:each|every|last|this)\s(?:single\s)?(?:second|minute|hour|day|night|morning|evening|afternoon|week|weekend|month|quarter|season|spring|summer|autumn|fall|winter|year|decade|\p{Lu}\p{Ll}+day)|in\s(?:the\s)?(?:\d{4}|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|today|on average|worldwide|since \d{4})$/iu,
  fr: /^(?:(?:après|en)\s(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+)\s[\p{Ll}-]{3,}|chaque\s\p{L}+|tous les\s\p{L}+|l['’](?:an dernier|année dernière)|cette année|en \d{4}|aujourd['’]hui|en moyenne)$/iu,
  es: /^(?:(?:tras|después de|en)\s(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+)\s[\p{Ll}-]{3,}|cada\s\p{L}+|todos los\s\p{L}+|el (?:año|mes) pasado|este año|en \d{4}|hoy|de media)$/iu,
  it: /^(?:(?:dopo|in)\s(?:una?|un|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+)\s[\p{Ll}-]{3,}|ogni\s\p{L}+|tutti i giorni|l['’]anno scorso|quest['’]anno|nel \d{4}|oggi|in media)$/iu,
  pt: /^(?:(?:após|depois de|em)\s(?:uma?|um|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|\d+)\s[\p{Ll}-]{3,}|(?:cada|todos os|todas as)\s\p{L}+|no ano passado|este ano|em \d{4}|hoje|em média)$/iu,
  ru: /^(?:кажд\p{L}+\s\p{L}+|в \d{4} году|сегодня|ежедневно|ежегодно|в среднем)$/iu,
  uk: /^(?:кож\p{L}+\s\p{L}+|у \d{4} році|сьогодні|щодня|щороку|в середньому)$/iu,
  pl: /^(?:każd\p{L}+\s\p{L}+|w \d{4} roku|dziś|codziennie|co roku|średnio)$/iu,
};

/** "with a period of about | 2.0 seconds" → "period". */
const NOUN_OF: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\s)(?:a|an|the|its|their)\s((?:\p{Ll}+\s){0,2}(?!total|number|lot|sum|distance|rate|fine|cost|price|fee)\p{Ll}{3,})\sof$/iu,
  de: /(?:^|\s)(?:einer|eine|einem|der|dem)\s(\p{Lu}\p{Ll}{2,})\s(?:von)$/u,
  fr: /(?:^|\s)(?:une?|le|la)\s((?!somme|total|nombre)\p{Ll}{3,}(?:\s\p{Ll}+)?)\sde$/iu,
  es: /(?:^|\s)(?:una?|el|la)\s((?!suma|total|número)\p{Ll}{3,}(?:\s\p{Ll}+)?)\sde$/iu,
  it: /(?:^|\s)(?:una?|il|la)\s((?!somma|totale|numero)\p{Ll}{3,}(?:\s\p{Ll}+)?)\sdi$/iu,
  pt: /(?:^|\s)(?:uma?|o|a)\s((?!soma|total|número)\p{Ll}{3,}(?:\s\p{Ll}+)?)\sde$/iu,
  nl: /(?:^|\s)(?:een|de|het)\s((?!totaal|aantal|bedrag)\p{Ll}{3,})\svan$/iu,
};
