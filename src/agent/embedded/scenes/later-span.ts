import { regex } from "../text/regex.ts";
import { countWords } from "../text/sentences.ts";

/**
 * How a sentence of a history opens that says how long after the one before it something happened, by language: "Ten years later",
 * "Через три года", 翌年. The axis shows these words: a year that is only reckoned is none that was told.
 */
const LATER: Readonly<Record<string, string>> = {
  en: "(?:only |just )?(?:\\p{L}+|\\p{Nd}{1,3}) (?:years?|decades?) later|the (?:following|next) year|the year after",
  de: "(?:nur |erst |schon )?(?:\\p{L}+|\\p{Nd}{1,3}) Jahr(?:e|zehnte)? (?:später|danach|darauf)|im (?:folgenden Jahr|Jahr darauf|Folgejahr)",
  fr: "(?:\\p{L}+|\\p{Nd}{1,3}) ans (?:plus tard|après)|l['’]année suivante|un an (?:plus tard|après)",
  es: "(?:\\p{L}+|\\p{Nd}{1,3}) años? (?:después|más tarde)|(?:al|el) año siguiente",
  it: "(?:\\p{L}+|\\p{Nd}{1,3}) ann[io] (?:dopo|più tardi)|l['’]anno (?:dopo|seguente|successivo)",
  pt: "(?:\\p{L}+|\\p{Nd}{1,3}) anos? (?:depois|mais tarde)|no ano seguinte",
  nl: "(?:\\p{L}+|\\p{Nd}{1,3}) jaar later|(?:een|het) jaar (?:later|erop|daarop)",
  sv: "(?:\\p{L}+|\\p{Nd}{1,3}) år senare|året (?:efter|därpå)",
  da: "(?:\\p{L}+|\\p{Nd}{1,3}) år senere|året efter",
  nb: "(?:\\p{L}+|\\p{Nd}{1,3}) år senere|året etter",
  pl: "(?:\\p{L}+|\\p{Nd}{1,3}) (?:lata|lat) później|rok później|w następnym roku",
  cs: "(?:za|o) (?:\\p{L}+|\\p{Nd}{1,3}) (?:roky|let)(?: později)?|o rok později|za rok",
  ru: "через (?:\\p{L}+|\\p{Nd}{1,3}) (?:года|лет)|(?:\\p{L}+|\\p{Nd}{1,3}) (?:года|лет) спустя|через год|годом позже|на следующий год",
  uk: "через (?:\\p{L}+|\\p{Nd}{1,3}) (?:роки|років)|(?:\\p{L}+|\\p{Nd}{1,3}) (?:роки|років) потому|через рік|наступного року",
  tr: "(?:\\p{L}+|\\p{Nd}{1,3}) yıl sonra|ertesi yıl",
  ar: "وبعد (?:\\p{L}+ (?:سنوات|أعوام)|عام|عامين|سنة|سنتين)|بعد (?:\\p{L}+ (?:سنوات|أعوام)|عام|عامين|سنة|سنتين)|في العام التالي",
  ja: "(?:その)?翌年|(?:その)?(?:[一二三四五六七八九十]+|\\p{Nd}{1,3})年後",
  zh: "(?:[一二两三四五六七八九十]+|\\p{Nd}{1,3})年[之以]?[后後]|次年|第二年",
  ko: "이듬해|다음 해|(?:\\p{L}{1,2}|\\p{Nd}{1,3})\\s?년 (?:뒤|후)",
}; // prettier-ignore

const MOST_VALUE_WORDS = 4;
/** Signs that fit below a point of an axis. */
const MOST_SIGNS = 24;

/** The words that say how long after, as they stand, and what the sentence goes on with; null for every other sentence. */
export function laterSpan(sentence: string, base: string): { date: string; rest: string } | null {
  const words = LATER[base];
  if (words === undefined) return null;
  const found = regex(`^(?<date>${words})(?:(?:에는?|に(?:は)?)(?![\\p{L}])|に(?:は)?)?[,，、،]?\\s*(?=\\S)`, "iu").exec(sentence); // prettier-ignore
  const date = found?.groups?.["date"] ?? "";
  if (found === null || date.length > MOST_SIGNS) return null;
  const rest = sentence.slice(found[0].length);
  // "Ten years later there were 21": a value of a series, which columns show.
  if (/\p{Nd}/u.test(rest) && countWords(rest) <= MOST_VALUE_WORDS) return null;
  return { date: date.replace(/^و(?=بعد)/u, ""), rest };
}
