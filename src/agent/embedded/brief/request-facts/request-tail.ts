import { MONTH_NAMES, WEEKDAYS } from "../../text/day-names.ts";
import { toPattern } from "../../text/regex.ts";

/**
 * What a request says behind an event or a stand of where and when that is: its number, hall, fair, days and hours, and no more.
 * "By" and "before" are of the film, and end it.
 */
const MONTH = `(?:${MONTH_NAMES.join("|")})(?![\\p{L}\\p{M}])`;
const WEEKDAY = `(?:${WEEKDAYS.long.join("|")})(?![\\p{L}\\p{M}])`;
const ORDINAL = "(?:st|nd|rd|th|er|\\.|º|ª|°)?";
const DAY = `(?<![\\p{Nd}.,:])(?:[12]?\\p{Nd}|3[01])(?!\\p{Nd})${ORDINAL}`;
const TO =
  "\\s?(?:[–—-]|to|and|bis|und|au|et|al|y|all['’]|a|e|ao|tot(?: en met)?|t/m|en|till|til|och|og|do|i|по|и|до|та|і)\\s?";
const DATE = `(?:${DAY}(?:(?:${TO})${DAY})?\\s?(?:(?:of|de|den)\\s)?${MONTH}|${MONTH}\\s${DAY}(?:${TO}${DAY})?)(?:,?\\s(?:de\\s)?20\\p{Nd}{2}(?!\\p{Nd}))?`;
const HOUR =
  "(?:[01]?\\p{Nd}|2[0-4])(?:(?:[.:][0-5]\\p{Nd}|\\s?h(?:\\s?[0-5]\\p{Nd})?(?![\\p{L}\\p{Nd}])|\\s?(?:Uhr|uur|h(?:oras|eures)?|ore|hodin|год|час\\p{L}*|o['’]clock|[ap]\\.?m)(?!\\p{L}))+|(?=[\\s,.?!]|$))|noon|midday";
const CODE =
  "(?:(?:no\\.?|n[.º°]|nr\\.?|№|n\\.)\\s?)?(?:\\p{Lu}{1,2}[\\s.-]?\\p{Nd}{1,4}(?:[.-]?\\p{Nd}{1,3})?\\p{Lu}?|\\p{Nd}{1,3}[.-]?\\p{Lu}?[.-]?\\p{Nd}{0,4})(?![\\p{L}\\p{Nd}])";
const HALL =
  "(?:hall|halle|pavillon|pavilion|pabellón|padiglione|pavilhão|hal|hala|hali|halle|зал\\p{L}*|павильон\\p{L}*)";
const FAIR =
  "(?:salon|foire|fair|show|expo|trade fair|messe|feria|fiera|feira|beurs|targ(?:i|ach|ów)|veletrh\\p{L}*|выставк\\p{L}+|виставк\\p{L}+|mässan?|messen?)";
const NAME =
  '\\p{Lu}[\\p{L}\\p{M}\\p{N}\'’&-]+(?:\\s(?:(?:de|di|of|the|der|del|des|du|da|do|van)\\s)?\\p{Lu}[\\p{L}\\p{M}\\p{N}\'’&-]+){0,3}|[«„“"][^»“”"]{2,40}[»“”"]';
/** Behind any of these a time or a place may stand. */
const LEADS =
  "a|on|at|in|from|the|am|um|im|auf|der|dem|den|vom|von|ab|beim|bei|zur|zum|le|la|les|du|dès|aux?|à|de|del|desde|el|los|las|en|dal|dall['’]|dalle|al|all['’]|alla|alle|il|nel|nella|ore|di|em|no|na|nos|nas|do|da|dos|das|às|ao|op|van|vanaf|om|het|w|we|o|od|dnia|godz\\.|godzinie|v|ve|в|во|на|с|со|з|у|о|den|på|i|kl\\.?|klockan|från|fra";
const LED = `(?:(?:${LEADS})(?:\\s|(?<=['’])))*`;
const UNTIL = `(?:${TO}(?:(?:las|alle|às|as|le|godz\\.|klockan|kl\\.)\\s)?(?:${HOUR}))?`;
const PIECE = `(?:${DATE}|${WEEKDAY}|${HALL}\\s${CODE}|(?:${FAIR}\\s)?(?:(?:van|de|di|do|da|of)\\s)?(?:${NAME})|(?:${HOUR})${UNTIL})`;
/** The number of a stand: "C14", "B 07", "4B22". */
export const CODE_OF_STAND = CODE;
export const TAIL = `(?:\\s*,?\\s${LED}${PIECE})`;
/** What makes it worth telling: a day, an hour, a number, a name. */
export const TELLS_WHEN = toPattern(`${DATE}|(?:[01]?\\p{Nd}|2[0-4])[.:]\\p{Nd}{2}`, "iu");

const WHEN_ALONE = toPattern(`^(?:\\s*,?\\s*${LED}(?:${DATE}|${WEEKDAY}|(?:${HOUR})${UNTIL}))+$`, "iu");

/** "Saturday 5 July from 2 pm": when something is, and not what. */
export function isWhenAlone(text: string): boolean {
  return TELLS_WHEN.test(text) && WHEN_ALONE.test(text.trim());
}

/** Words written small that may stand in it. */
const SMALL = toPattern(
  `^(?:${LEADS}|${MONTH}|${WEEKDAY}|${FAIR}|${HALL}|${TO.replaceAll("\\s?", "")}|of|the|der|des|do|da|di|van|no\\.?|nr\\.?|n[.º°]|№|h|uhr|uur|horas|heures|ore|hodin|год\\p{L}*|час\\p{L}*|o['’]clock|[ap]\\.?m\\.?|noon|midday)$`,
  "iu",
);
const LEAD_AT_END = toPattern(`(?:[\\s,]+(?:${LEADS}|of|the))+$`, "iu");

/** Up to the first word that is no part of it: a name is written large. */
export function plainTail(tail: string): string {
  const words = [...tail.matchAll(/\S+/gu)];
  const end = words.find(({ 0: word }) => {
    const bare = word.replace(/^[«„“"(]|[,.!?»“”")]+$/gu, "");
    return (
      !/^[\p{Lu}\p{Nd}]|\p{Nd}|^[–—-]/u.test(bare) &&
      !SMALL.test(bare) &&
      !/^\p{L}{1,4}['’][\p{Lu}\p{Nd}]/u.test(bare)
    );
  });
  const kept = end === undefined ? tail : tail.slice(0, end.index);
  return kept.replace(/[\s,]+$/u, "").replace(LEAD_AT_END, "");
}
