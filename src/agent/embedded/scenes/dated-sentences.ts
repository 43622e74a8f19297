import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { mainClause } from "../text/main-clause.ts";

/** A sentence that tells when something happened: the date as it stands on an axis, and what happened. */
export type DatedSentence = { date: string; text: string; year: number };

const DIGITS = "[0-9٠-٩۰-۹०-९]";
const YEAR = `(?:1[0-9]{3}|20[0-9]{2}|[١1][٠-٩]{3}|[٢2]٠[٠-٩]{2}|[१1][०-९]{3}|२०[०-९]{2})`;
const SPAN = `${YEAR}(?:\\s?[–-]\\s?(?:${YEAR}|${DIGITS}{2}))?`;
const DAY = `(?:\\d{1,2}(?:st|nd|rd|th|er|º|°|\\.)?\\s)?`;
const MONTH = "(?:\\p{L}[\\p{L}\\p{M}]{2,11}\\.?\\s(?:de\\s|del\\s|of\\s)?)?";

/**
 * How languages say when: `opens` a sentence, the date in the group `date`; `within`, where it can be taken out of
 * the middle of one and the rest still stands.
 */
type Manner = { opens: string; within?: string };

const MANNERS: Record<string, Manner> = {
  en: {
    opens: `(?:(?:only |later )?(?:in|by|around|about|since|after|until|from|on|during)\\s+)?(?:the year\\s+)?(?<date>(?:early |late |mid-?\\s?)?${DAY}${MONTH}${DAY}(?:,\\s)?${SPAN}s?),?\\s+(?!(?:and|or|to)\\s)`,
    within: `\\s+(?:in|by|around)\\s+(?:the year\\s+)?(?<date>${MONTH}${SPAN})(?=[\\s,.])`,
  },
  de: {
    opens: `(?:(?:erst |schon |bereits )?(?:im|am|um|seit|ab|nach|bis|anno|gegen)\\s+)?(?:(?:im |das )?jahre?\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `\\s+(?:(?:im|um das) jahre?|im(?=\\s\\p{L})|um|seit)\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])`,
  },
  fr: {
    opens: `(?:(?:en|dès|vers|depuis|après|jusqu['’]en|à partir de|le|au)\\s+)?(?:l['’]an(?:née)?\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:en|vers)\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])`,
  },
  es: {
    opens: `(?:(?:en|desde|hacia|tras|hasta|a partir de|el)\\s+)?(?:el año\\s+)?(?:de\\s+)?(?<date>${DAY}(?:de\\s)?${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+en\\s+(?:el año\\s+)?(?<date>${MONTH}${SPAN})(?=[\\s,.])`,
  },
  it: {
    opens: `(?:(?:nel(?:l['’]anno)?|dal|verso il|intorno al|dopo il|fino al|a partire dal|il|a|in)\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+(?:nel(?:l['’]anno)?)\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])`,
  },
  pt: {
    opens: `(?:(?:em|desde|por volta de|após|até|a partir de|no ano de|a)\\s+)?(?<date>${DAY}(?:de\\s)?${MONTH}${SPAN}),?\\s+`,
    within: `,?\\s+em\\s+(?<date>${MONTH}${SPAN})(?=[\\s,.])`,
  },
  nl: {
    opens: `(?:(?:in|sinds|rond|na|vanaf|op)\\s+)?(?:het jaar\\s+)?(?<date>${DAY}${MONTH}${SPAN}),?\\s+`,
  },
  ru: {
    opens: `(?:(?:уже |лишь |только )?(?:в|к|с|около|после|до)\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s?(?:год[ауе]?|годом|годах|годы|гг?\\.))?,?\\s+`,
    within: `\\s+(?:в|около)\\s+(?<date>${MONTH}${SPAN})\\s?(?:год[ауе]|г\\.)(?=[\\s,.])`,
  },
  uk: {
    opens: `(?:(?:у|в|з|близько|після)\\s+)?(?<date>${DAY}${MONTH}${SPAN})(?:\\s?(?:роц[іу]|року|р\\.))?,?\\s+`,
  },
  tr: {
    opens: `(?<date>${DAY}${MONTH}${SPAN})(?:\\s+(?:yılı(?:nda|ndan|na)|senesinde)(?:\\s+itibaren)?|['’](?:[dt][ea]n?|[yn]?[ea]))\\s*,?\\s+`,
  },
  ar: {
    opens: `(?:و)?(?:(?:في|منذ|بعد|حوالي|بحلول)\\s+)?(?:عام|سنة|العام)?\\s*(?<date>${MONTH}${SPAN})(?:\\s?م(?:يلادية?)?\\.?)?[،,]?\\s+`,
  },
  he: {
    opens: `(?:ב(?:שנת |שנות ה)?-?|מאז |בערך ב-?|לאחר )(?<date>${SPAN}),?\\s+`,
  },
  hi: {
    opens: `(?:(?:सन्?|वर्ष|साल)\\s+)?(?<date>${SPAN})\\s*(?:ई\\.\\s?)?(?:में|से|के आसपास|तक),?\\s+`,
  },
  ja: {
    opens: `(?:西暦)?(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?:頃)?(?:に(?:は|なると)?|から|、|まで(?:に)?)[、]?`,
  },
  zh: {
    opens: `(?:公元|到|至|在|自)?(?<date>${SPAN}年(?:\\d{1,2}月)?(?:\\d{1,2}日)?)(?:前后|左右|时|底|初)?[，,]?`,
  },
  ko: {
    opens: `(?:서기\\s)?(?<date>${SPAN}년(?:\\s?\\d{1,2}월)?(?:\\s?\\d{1,2}일)?)(?:경)?(?:에는|에|부터|까지)?,?\\s+`,
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

type Reader = { opens: RegExp; century: RegExp | null; within: RegExp | null };
const readers = new Map<string, Reader>();

function readerFor(base: string): Reader | null {
  const manner = MANNERS[base];
  if (manner === undefined) return null;
  const found = readers.get(base);
  if (found !== undefined) return found;
  const century = CENTURIES[base];
  const made = {
    opens: new RegExp(`^${manner.opens}(?=\\S)`, "iu"),
    century: century === undefined ? null : new RegExp(`^${century}(?=\\S)`, "iu"),
    within: manner.within === undefined ? null : new RegExp(manner.within, "giu"),
  };
  readers.set(base, made);
  return made;
}

/** Verbs stand second: "1905 gründete Karl Benz …" goes on from its date. */
const VERB_SECOND = new Set(["de", "nl"]);
const FEWEST = 3;
const MOST = 8;
/** Of the sentences of a passage. */
const SHARE = 0.7;
const WISHED_WORDS = 9;
const MOST_WORDS = 15;

/**
 * The dated sentences of a passage, by the index of the sentence: at least three, in the order of time, and most
 * of the passage. Null where prose does not tell a history.
 */
export function datedSentences(
  sentences: readonly string[],
  base: string,
): Map<number, DatedSentence> | null {
  const reader = readerFor(base);
  if (reader === null) return null;
  const found = new Map<number, DatedSentence>();
  sentences.forEach((sentence, at) => {
    const dated = readSentence(sentence, reader, base);
    if (dated !== null) found.set(at, dated);
  });
  const years = [...found.values()].map(({ year }) => year).filter((year) => !Number.isNaN(year));
  if (found.size < FEWEST || found.size > MOST || years.length < FEWEST - 1) return null;
  if (found.size < sentences.length * SHARE || !found.has(0)) return null;
  return years.every((year, at) => at === 0 || year >= (years[at - 1] ?? 0)) ? found : null;
}

function readSentence(sentence: string, reader: Reader, base: string): DatedSentence | null {
  const opened = reader.opens.exec(sentence) ?? reader.century?.exec(sentence) ?? null;
  if (opened !== null)
    return made(opened.groups?.["date"], sentence.slice(opened[0].length), base, !VERB_SECOND.has(base));
  const inside = reader.within === null ? [] : [...sentence.matchAll(reader.within)];
  const [only] = inside;
  // With two dates it is not clear which of them it is told for.
  if (only === undefined || inside.length > 1 || (sentence.match(new RegExp(YEAR, "gu"))?.length ?? 0) > 1)
    return null;
  const rest = sentence.slice(0, only.index) + sentence.slice(only.index + only[0].length);
  return made(only.groups?.["date"], rest, base, true);
}

function made(date: string | undefined, rest: string, base: string, capital: boolean): DatedSentence | null {
  const whole = withoutStop(rest.replace(/^[\s,،、，]+/u, ""));
  if (date === undefined || countWords(whole) < 2) return null;
  const text = shown(whole, base);
  return {
    date: date.trim(),
    text: capital ? capitalise(text, base) : lowerUnlessName(text, whole),
    year: yearOf(date),
  };
}

/** What happened, as short as it can be cut; whole where it cannot. */
function shown(whole: string, base: string): string {
  return countWords(whole) <= WISHED_WORDS
    ? whole
    : (mainClause(whole, WISHED_WORDS, MOST_WORDS, base) ?? whole);
}

function lowerUnlessName(text: string, whole: string): string {
  return whole.startsWith(text.slice(0, 1)) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const ZEROS = ["٠", "۰", "०"].map((zero) => zero.charCodeAt(0));

function yearOf(date: string): number {
  const western = date.replaceAll(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const zero = ZEROS.findLast((one) => one <= digit.charCodeAt(0)) ?? 0;
    return String(digit.charCodeAt(0) - zero);
  });
  return Number(/\d{4}/u.exec(western)?.[0] ?? Number.NaN);
}
