import { monthNames } from "../text/calendar-days.ts";
import { eventLabel, fitsLine } from "../text/event-label.ts";
import { regex, toPattern } from "../text/regex.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { withSubjectFirst } from "../text/verb-first.ts";
import { datedFragments } from "./dated-fragments.ts";
import { withYear, withoutYear } from "./later-month.ts";
import { laterSpan } from "./later-span.ts";
import { hasLeaningSubject } from "./leaning-subjects.ts";

/** A sentence that tells when something happened: the date as it stands on an axis, and what happened. */
export type DatedSentence = {
  date: string;
  text: string;
  year: number;
  /** What happened as it goes on from its date, where `text` has its subject put first. */
  unturned?: string;
};

const DIGITS = "[0-9٠-٩۰-۹०-९]";
const YEAR = `(?:1[0-9]{3}|20[0-9]{2}|[١1][٠-٩]{3}|[٢2]٠[٠-٩]{2}|[१1][०-९]{3}|२०[०-९]{2})`;
/** "138 a.C.", "44 BC": years before Christ have their mark. */
const BEFORE_CHRIST =
  "(?:[0-9]{1,4}\\s?(?:BCE?|B\\.C\\.(?:E\\.)?|a\\.\\s?C\\.|av\\.?\\s?(?:J\\.-C\\.|n\\.\\s?è\\.)|v\\.\\s?Chr\\.|v\\.\\s?u\\.\\s?Z\\.|p\\.n\\.e\\.|до н\\.\\s?э\\.|до н\\.\\s?е\\.|ق\\.?\\s?م\\.?))";
const SPAN = `(?:${BEFORE_CHRIST}|${YEAR}(?:\\s?[–-]\\s?(?:${YEAR}|${DIGITS}{2}))?)`;
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?\\s)?`;
/** Stands for the months and seasons of a language. */
const MONTHS = "⟦months⟧";
const MONTH = `(?:(?:de\\s)?${MONTHS}(?![\\p{L}\\p{M}])\\.?,?\\s(?:de\\s|del\\s|of\\s)?)?`;
/** "3 May 1951" within a sentence: a day, so that no number is taken for one. */
const WHOLE_DAY = `\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?\\s(?:de\\s|of\\s)?${MONTHS}(?![\\p{L}\\p{M}])\\s(?:de\\s|del\\s|of\\s)?${YEAR}`;

/**
 * How languages say when: `opens` a sentence, the date in the group `date`; `within`, where it can be taken out of
 * the middle of one and the rest still stands.
 */
type Manner = { opens: string; within?: string };

const MANNERS: Record<string, Manner> = {
  en: {
    opens: `(?:(?:only |later |finally,? )?(?:in|by|around|about|since|after|until|from|on|during|(?:during|on|in) the (?:night|morning|evening|day|spring|summer|autumn|winter) of)\\s+)?(?:the year\\s+)?(?<date>(?:early |late |mid-?\\s?)?${DAY}${MONTH}${DAY}(?:,\\s)?${SPAN}s?),?\\s+(?!(?:and|or|to)\\s)`,
    within: `\\s+(?:(?:in|by|around)\\s+(?:the year\\s+)?(?<date>${MONTH}${SPAN})|on\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  de: {
    opens: `(?:(?:erst|schon|bereits)\\s+)?(?:(?:im|am|um|seit|ab|nach|bis|anno|gegen)\\s+)?(?:(?:im |das )?jahre?\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `\\s+(?:(?:im|um das) jahre?|im(?=\\s\\p{L})|um|seit)\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])|\\s+am\\s+(?<day>${WHOLE_DAY})(?=[\\s,.])|\\s+(?<bare>${YEAR})(?=[\\s,.])`,
  },
  fr: {
    opens: `(?:(?:en|dès|vers|depuis|après|jusqu['’]en|à partir de|le|au)\\s+|(?:pendant|durant|à)\\sl['’])?(?:l['’]an(?:née)?\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:(?:en|vers)\\s+(?<date>${MONTH}${SPAN})|le\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  es: {
    opens: `(?:(?:en|desde|hacia|tras|hasta|a partir de|el)\\s+)?(?:el año\\s+)?(?:de\\s+)?(?<date>${DAY}(?:de\\s)?${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:en\\s+(?:el año\\s+)?(?<date>${MONTH}${SPAN})|el\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  it: {
    opens: `(?:(?:nel(?:l['’]anno)?|dal|verso il|intorno al|dopo il|fino al|a partire dal|il|a|in)\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:nel(?:l['’]anno)?\\s+(?<date>${MONTH}${SPAN})|il\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  pt: {
    opens: `(?:(?:em|desde|por volta de|após|até|a partir de|no ano de|a)\\s+)?(?<date>${DAY}(?:de\\s)?${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+em\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])|,?\\s+(?:em|a)\\s+(?<day>${WHOLE_DAY})(?=[\\s,.])`,
  },
  nl: {
    opens: `(?:(?:in|sinds|rond|na|vanaf|op)\\s+)?(?:het jaar\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `\\s+(?:in\\s+(?<date>${MONTH}${SPAN})|op\\s+(?<day>${WHOLE_DAY}))(?=[\\s,.])`,
  },
  ru: {
    opens: `(?:(?:уже |лишь |только )?(?:в|к|с|около|после|до)\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s?(?:год[ауе]?|годом|годах|годы|гг?\\.))?,?\\s+`,
    within: `\\s+(?:в|около)\\s+(?<date>${MONTH}${SPAN})\\s?(?:год[ауе]|г\\.)(?=[\\s,.]|$)|\\s+(?<day>${WHOLE_DAY})\\s?(?:года|г\\.)(?=[\\s,.]|$)`,
  },
  uk: {
    opens: `(?:(?:у|в|з|близько|після)\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s?(?:роц[іу]|року|р\\.))?,?\\s+`,
    within: `\\s+(?:[ув]\\s+)?(?<date>${MONTH}${SPAN})\\s?(?:роц[іу]|року|р\\.)(?=[\\s,.]|$)`,
  },
  pl: {
    opens: `(?:w|od|po|około)\\s+(?:roku\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s(?:roku|r\\.))?,?\\s+`,
    within: `\\s+w\\s+(?:roku\\s+)?(?<date>${MONTH}${SPAN})(?:\\s(?:roku|r\\.))?(?=[\\s,.]|$)`,
  },
  cs: {
    opens: `(?:(?:v\\s+roce|roku|od\\s+roku|po\\s+roce)\\s+)(?<date>${SPAN}),?\\s+`,
    within: `\\s+(?:v\\s+roce|roku)\\s+(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  sv: {
    opens: `(?:(?:år|sedan|omkring)\\s+)?(?<date>${SPAN})\\s+`,
    within: `\\s+(?:år\\s+)?(?<date>${SPAN})(?=[,.]|$)`,
  },
  da: {
    opens: `(?:i|fra|omkring|siden)\\s+(?:året\\s+)?(?<date>${SPAN})\\s+`,
    within: `\\s+i\\s+(?:året\\s+)?(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  nb: {
    opens: `(?:i|fra|omkring|siden)\\s+(?:året\\s+)?(?<date>${SPAN})\\s+`,
    within: `\\s+i\\s+(?:året\\s+)?(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  tr: {
    opens: `(?<date>${DAY}${MONTH}${SPAN})(?:\\s+(?:yılı(?:nda|ndan|na)|senesinde)(?:\\s+itibaren)?|['’](?:[dt][ea]n?|[yn]?[ea]))\\s*,?\\s+`,
    within: `\\s+(?<date>${SPAN})(?:['’][dt][ea]|\\s+(?:yılında|senesinde))(?=\\s)`,
  },
  ar: {
    opens: `(?:و)?(?:(?:في|منذ|بعد|حوالي|بحلول)\\s+)?(?:عام|سنة|العام)?\\s*(?<date>${MONTH}${SPAN})(?:\\s?م(?:يلادية?)?\\.?)?[،,]?\\s+`,
    within: `\\s+(?:في\\s+)?(?:عام|سنة)\\s+(?<date>${SPAN})(?=[\\s،.]|$)`,
  },
  he: {
    opens: `(?:ב(?:שנת |שנות ה)?-?|מאז |בערך ב-?|לאחר )(?<date>${SPAN}),?\\s+`,
    within: `\\s+ב(?:שנת )?-?(?<date>${SPAN})(?=[\\s,.]|$)`,
  },
  hi: {
    opens: `(?:(?:सन्?|वर्ष|साल)\\s+)?(?<date>${SPAN})\\s*(?:ई\\.\\s?)?(?:में|से|के आसपास|तक),?\\s+`,
    within: `\\s+(?<date>${SPAN})\\s+में(?=\\s)`,
  },
  ja: {
    opens: `(?:西暦)?(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?:頃)?(?:に(?:は|なると)?|から|、|まで(?:に)?|の(?=\\p{Script=Han}))[、]?`,
    within: `(?<=[はが])(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)に(?=\\p{L})`,
  },
  zh: {
    opens: `(?:公元|到|至|在|自)?(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?:前后|左右|时|底|初|以后|之后|起)?[，,]?`,
    within: `(?<=[建成立办辦业業馆館通工放设設])于(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?=[，,。]|$)`,
  },
  ko: {
    opens: `(?:서기\\s)?(?<date>${SPAN}년(?:\\s?\\d{1,2}월)?(?:\\s?\\d{1,2}일)?)(?:경)?(?:에는|에|부터|까지)?,?\\s+`,
    within: `\\s+(?<date>${SPAN}년(?:\\s?\\d{1,2}월)?)에(?=\\s)`,
  },
};

/** A century before the years: "In the 9th century", "في القرن التاسع". */
const CENTURIES: Record<string, string> = {
  en: "in the (?<date>(?:early |late )?\\S{3,12} century),?\\s+",
  de: "im (?<date>(?:frühen |späten )?\\d{1,2}\\. Jahrhundert),?\\s+",
  fr: "au (?<date>[IVXLC]+e siècle),?\\s+",
  es: "en el (?<date>siglo [IVXLC]+),?\\s+",
  it: "nel (?<date>[IVXLC]+ secolo|\\p{Lu}\\p{Ll}+cento),?\\s+",
  pt: "no (?<date>século [IVXLC]+),?\\s+",
  ru: "в (?<date>[IVXLC]+ век)е,?\\s+",
  ar: "في (?<date>القرن \\S+(?: عشر)?)[،,]?\\s+",
  tr: "(?<date>\\d{1,2}\\. yüzyıl)da,?\\s+",
  ja: "(?<date>\\d{1,2}世紀)(?:に(?:は)?|、)",
  zh: "(?<date>\\d{1,2}世纪|十[一二三四五六七八九]世纪)[，,]?",
  ko: "(?<date>\\d{1,2}세기)(?:에는|에)?,?\\s+",
};

/** Seasons, and months in the case that a preposition gives them. */
const MORE_MONTHS: Readonly<Record<string, string>> = {
  en: "spring|summer|autumn|fall|winter",
  de: "Frühjahr|Frühling|Frühsommer|Spätsommer|Sommer|Spätherbst|Herbst|Winter",
  fr: "printemps|été|automne|hiver",
  es: "primavera|verano|otoño|invierno",
  it: "primavera|estate|autunno|inverno",
  pt: "primavera|verão|outono|inverno",
  nl: "voorjaar|lente|zomer|herfst|najaar|winter",
  ru: "январе|феврале|марте|апреле|мае|июне|июле|августе|сентябре|октябре|ноябре|декабре|весной|летом|осенью|зимой",
  uk: "січні|лютому|березні|квітні|травні|червні|липні|серпні|вересні|жовтні|листопаді|грудні|навесні|влітку|восени|взимку",
};

type Reader = { opens: RegExp; century: RegExp | null; within: RegExp | null };
const readers = new Map<string, Reader>();

function readerFor(base: string): Reader | null {
  const manner = MANNERS[base];
  if (manner === undefined) return null;
  const found = readers.get(base);
  if (found !== undefined) return found;
  const century = CENTURIES[base];
  const months = [...monthNames(base).keys(), ...(MORE_MONTHS[base]?.split("|") ?? [])].toSorted(
    (a, b) => b.length - a.length,
  );
  const named = (pattern: string): string => pattern.replaceAll(MONTHS, `(?:${months.join("|") || "(?!)"})`);
  const made = {
    opens: toPattern(`^${named(manner.opens)}(?=\\S)`, "iu"),
    century: century === undefined ? null : toPattern(`^${century}(?=\\S)`, "iu"),
    within: manner.within === undefined ? null : toPattern(named(manner.within), "giu"),
  };
  readers.set(base, made);
  return made;
}

const AFTER =
  /^(?:after|by|until|nach|bis|après|jusqu['’]en|tras|hasta|dopo|fino al|após|até|na|tot|после|до|к|після|до|بعد|بحلول|לאחר)\s|(?:以后|之后)[，,]?$/iu;

/** Verbs stand second: "1905 gründete Karl Benz …" goes on from its date. */
const VERB_SECOND = new Set(["de", "nl", "sv", "da", "nb"]);
const FEWEST = 3;
const MOST = 8;

/**
 * The dated sentences of a passage that follow one another, by the index of the sentence: the longest row of at least
 * three, in the order of time. Null where prose does not tell a history.
 */
export function datedSentences(
  sentences: readonly string[],
  base: string,
): Map<number, DatedSentence> | null {
  const reader = readerFor(base);
  if (reader === null) return null;
  const rows: [number, DatedSentence][][] = [];
  let last = Number.NaN;
  const headed = datedLines(sentences, base);
  const isEarly = sentences.some((sentence) => toPattern(BEFORE_CHRIST, "u").test(sentence)) || sentences.filter((sentence) => reader.opens.test(sentence)).length >= FEWEST - 1; // prettier-ignore
  const fragments = datedFragments(sentences, base);
  sentences.forEach((sentence, at) => {
    const row = rows.at(-1);
    const goesOn = row !== undefined && row.length < MOST && row.at(-1)?.[0] === at - 1;
    const dated =
      headed[at] ??
      fragments[at] ??
      readSentence(sentence, reader, base) ??
      (isEarly ? earlySentence(sentence, base) : null) ??
      (goesOn ? laterMonth(sentence, row.at(-1)?.[1], reader, base) : null) ??
      (goesOn ? laterYears(sentence, base) : null);
    if (dated === null) return;
    // "It was installed in 61 ports": on the axis only one thing may have been named before, or the one told of last.
    const leans = ({ text }: DatedSentence): boolean => hasLeaningSubject(text, base);
    const known =
      goesOn && (row.slice(1).every(([, event]) => leans(event)) || speaksOf(row.at(-1)?.[1], dated));
    if (leans(dated) && !known) return;
    if (goesOn && !(dated.year < last)) row.push([at, dated]);
    else rows.push([[at, dated]]);
    last = Number.isNaN(dated.year) ? last : dated.year;
  });
  const longest = rows.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const years = new Set(
    longest
      .filter(([, { year }]) => !Number.isNaN(year))
      .map(([, { date, year }]) => (HAS_YEAR.test(date) ? String(year) : date)),
  );
  return longest.length < FEWEST || years.size < FEWEST - 1 ? null : new Map(told(longest));
}

/** The day or year that a sentence opens with or tells of, as it stands on an axis; null where it tells none, or two. */
export function dateTold(sentence: string, base: string): string | null {
  const reader = readerFor(base);
  if (reader === null) return null;
  const opened = reader.opens.exec(sentence)?.groups?.["date"];
  if (opened !== undefined) return opened.trim();
  const inside = reader.within === null ? [] : [...sentence.matchAll(reader.within)].filter(isDate);
  const { date, day, bare } = inside[0]?.groups ?? {};
  return inside.length === 1 ? (date ?? day ?? bare ?? null) : null;
}

/** "Man goss einen Urmeter" beside "unterzeichneten siebzehn Staaten …": all have their subject first, or none. */
function told(row: readonly [number, DatedSentence][]): [number, DatedSentence][] {
  const all = row.every(([, { text, unturned }]) => unturned !== undefined || !/^\p{Ll}/u.test(text));
  return row.map(([at, { unturned, ...event }]) => [
    at,
    { ...event, text: all ? event.text : (unturned ?? event.text) },
  ]);
}

/** "In 552 two monks …": three digits are a year where a history has others, and a preposition stands before them. */
const EARLY: Readonly<Record<string, RegExp>> = {
  en: /^(?:in|by|around|since|from)\s(?:AD\s|the year\s)?(?<date>[1-9][0-9]{2}(?:\sAD)?),?\s(?=\S)/iu,
  de: /^(?:im jahr(?:e)?|um|seit|anno)\s(?<date>[1-9][0-9]{2}(?:\sn\. Chr\.)?)\s(?=\S)/iu,
  fr: /^(?:en|vers|dès)\s(?<date>[1-9][0-9]{2}),?\s(?=\S)/iu,
  es: /^(?:en|hacia)\s(?:el año\s)?(?<date>[1-9][0-9]{2}),?\s(?=\S)/iu,
  it: /^(?:nel(?:l['’]anno)?|verso il|dal)\s(?<date>[1-9][0-9]{2})(?:\sd\.C\.)?,?\s(?=\S)/iu,
  pt: /^(?:em|por volta de)\s(?<date>[1-9][0-9]{2}),?\s(?=\S)/iu,
  nl: /^(?:in|rond)\s(?:het jaar\s)?(?<date>[1-9][0-9]{2})\s(?=\S)/iu,
  ru: /^(?:в|около)\s(?<date>[1-9][0-9]{2})\sгоду,?\s(?=\S)/iu,
};

function earlySentence(sentence: string, base: string): DatedSentence | null {
  const opened = EARLY[base]?.exec(sentence);
  if (opened === null || opened === undefined) return null;
  return made(opened.groups?.["date"], sentence.slice(opened[0].length), base, !VERB_SECOND.has(base));
}

/** "In March 2026 … In June …": a month of the year that was told before. */
function laterMonth(
  sentence: string,
  before: DatedSentence | undefined,
  reader: Reader,
  base: string,
): DatedSentence | null {
  if (before === undefined || Number.isNaN(before.year) || !/\p{L}/u.test(before.date)) return null;
  const whole = withYear(sentence, before.year, base);
  const dated = whole === null ? null : readSentence(whole, reader, base);
  return dated === null ? null : { ...dated, date: withoutYear(dated.date, before.year, base) };
}

/** "Three years later it was rebuilt": so long after the year that was told before. */
function laterYears(sentence: string, base: string): DatedSentence | null {
  const later = laterSpan(sentence, base);
  if (later === null || regex(YEAR, "u").test(sentence)) return null;
  const event = made(later.date, later.rest, base, !VERB_SECOND.has(base));
  return event === null ? null : { ...event, date: capitalise(event.date, base), year: Number.NaN };
}

/** "The war closed it", and "It opened again". */
function speaksOf(before: DatedSentence | undefined, { text }: DatedSentence): boolean {
  const pronoun = (text.split(" ")[0] ?? "").toLowerCase();
  return before !== undefined && before.text.toLowerCase().split(/\s/u).includes(pronoun);
}

/**
 * "605年：建成。唐代：…。1933年：…", "1891: the first rails are laid.": a short date and a colon, by the index of the
 * sentence. An age without a year counts between two sentences that have one.
 */
function datedLines(sentences: readonly string[], base: string): (DatedSentence | null)[] {
  const lines = sentences.map((sentence) => HEADED.exec(sentence)?.groups ?? null);
  const hasYear = (at: number): boolean => HAS_YEAR.test(lines[at]?.["date"] ?? "");
  return lines.map((groups, at) => {
    const { date, told = "" } = groups ?? {};
    if (date === undefined || !(hasYear(at) || (hasYear(at - 1) && hasYear(at + 1)))) return null;
    if (!hasYear(at) && countWords(date) > MOST_AGE_WORDS) return null;
    const whole = withoutStop(told);
    const text = eventLabel(whole, base) ?? (fitsLine(whole, base) ? whole : null);
    return text === null ? null : { date, text: capitalise(text, base), year: yearOf(date) };
  });
}

const HEADED = /^(?<date>[^:：,，;；.。!?！？"“”«»„]{2,24}?)\s?[:：]\s*(?<told>\p{L}.*)$/su;
/** A year of four digits, or of three with its word or by itself. */
const HAS_YEAR = /(?<!\p{Nd})(?:\p{Nd}{4}|\p{Nd}{3,4}\s?[年년])(?!\p{Nd})|^\p{Nd}{3}$/u;
const MOST_AGE_WORDS = 3;

/** "From 1792 to 1798 they measured", "С 1792 по 1798 год …": a span of years in words. */
const SPANS: Readonly<Record<string, string>> = {
  en: "(?:from|between) @ (?:to|and|until|till) @",
  de: "(?:von|zwischen) @ (?:bis|und) @",
  fr: "(?:de|entre) @ (?:à|et) @",
  es: "(?:de|desde|entre) @ (?:a|hasta|y) @",
  it: "(?:dal|tra(?: il)?|fra(?: il)?) @ (?:al|e(?: il)?) @",
  pt: "(?:de|entre) @ (?:a|até|e) @",
  nl: "(?:van|tussen) @ (?:tot|en) @",
  ru: "(?:с|между) @ (?:по|до|и) @",
  uk: "(?:з|із|від|між) @ (?:по|до|і|та) @",
};

/** The sentence with such a span as it stands on an axis: "1792–1798 they measured". */
function withSpanInFigures(sentence: string, base: string): string {
  const words = SPANS[base];
  if (words === undefined) return sentence;
  const span = toPattern(`^${words.replaceAll("@", `(${YEAR})`)}(?!${DIGITS})`, "iu");
  return sentence.replace(span, (whole: string, from: string, to: string) =>
    Number(from) < Number(to) ? `${from}–${to}` : whole,
  );
}

function readSentence(written: string, reader: Reader, base: string): DatedSentence | null {
  const sentence = withSpanInFigures(written, base);
  const opened = reader.opens.exec(sentence) ?? reader.century?.exec(sentence) ?? null;
  if (opened !== null) {
    const date = opened.groups?.["date"];
    // "After 1950" is not in 1950, and "by 1891" not only then.
    const shown = AFTER.test(opened[0]) ? capitalise(opened[0].replace(/[\s,،，]+$/u, ""), base) : date;
    return made(shown, sentence.slice(opened[0].length), base, !VERB_SECOND.has(base));
  }
  const inside = reader.within === null ? [] : [...sentence.matchAll(reader.within)].filter(isDate);
  const [only] = inside;
  // With two dates it is not clear which of them it is told for.
  if (only === undefined || inside.length > 1 || (sentence.match(toPattern(YEAR, "gu"))?.length ?? 0) > 1)
    return null;
  const rest = wholeVerb(sentence.slice(0, only.index), base) + sentence.slice(only.index + only[0].length);
  const { date, day, bare } = only.groups ?? {};
  return made(date ?? day ?? bare, rest, base, true);
}

/** 邮局建于1909年: without its year the verb needs what says that it was done. */
function wholeVerb(before: string, base: string): string {
  return base === "zh" ? before.replace(/(?<![创創始修重兴興扩擴])建$/u, "建成") : before;
}

/** "mischte 1875 nach": a bare year is followed by a small word; "1500 Menschen" are counted. */
function isDate({ groups, index, 0: whole, input }: RegExpExecArray): boolean {
  if (groups?.["bare"] !== undefined && OF_ANOTHER.test(input.slice(0, index))) return false;
  return groups?.["bare"] === undefined || /^\s\p{Ll}|^[,.]/u.test(input.slice(index + whole.length));
}

/** "nach dem Luftangriff vom Februar | 1945", "bis | 1951": the year of something else. */
const OF_ANOTHER =
  /(?:^|\s)(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Frühjahr|Sommer|Herbst|Winter|von|vom|bis|vor|nach|ab|seit|Jahre?[ns]?|zwischen|und|oder|als)$/u;

function made(date: string | undefined, rest: string, base: string, capital: boolean): DatedSentence | null {
  const whole = withoutStop(rest.replace(/^[\s,،、，]+/u, ""));
  // "Cerró": a verb alone is a sentence where a language leaves out who.
  const fewest = WITHOUT_SUBJECT.test(base) && Array.from(whole).length >= SHORTEST_VERB ? 1 : 2;
  if (date === undefined || countWords(whole) < fewest || CLITIC[base]?.test(whole) === true) return null;
  const first = capital ? null : withSubjectFirst(whole, base);
  const text = eventLabel(first ?? whole, base);
  if (text === null) return null;
  const shown = capital || first !== null ? capitalise(text, base) : lowerUnlessName(text, whole);
  const event = { date: date.trim(), text: shown, year: yearOf(date) };
  const plain = first === null ? null : eventLabel(whole, base);
  return plain === null ? event : { ...event, unturned: lowerUnlessName(plain, whole) };
}

/** "Roku 1911 | ho obnovili": words without a stress of their own open no sentence. */
const CLITIC: Readonly<Record<string, RegExp>> = {
  pl: /^(?:go|mu|je|jej|im|ich|się|ją)\s/iu,
  cs: /^(?:ho|mu|ji|je|jí|jej|se|si|jim)\s/iu,
};
const WITHOUT_SUBJECT = /^(?:es|it|pt|pl|cs|tr|ar|he)$/u;
const SHORTEST_VERB = 4;

function lowerUnlessName(text: string, whole: string): string {
  return whole.startsWith(text.slice(0, 1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const ZEROS = ["٠", "۰", "०"].map((zero) => zero.charCodeAt(0));

function yearOf(date: string): number {
  const western = date.replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const zero = ZEROS.findLast((one) => one <= digit.charCodeAt(0)) ?? 0;
    return String(digit.charCodeAt(0) - zero);
  });
  const before = toPattern(BEFORE_CHRIST, "u").exec(western)?.[0];
  if (before !== undefined) return -Number.parseInt(before, 10);
  return Number(/\d{3,4}/u.exec(western)?.[0] ?? Number.NaN);
}
