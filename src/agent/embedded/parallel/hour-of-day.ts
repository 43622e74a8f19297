import { asciiDigits } from "../text/figures.ts";
import { hanNumber, HOUR_WORDS, numberOfHour } from "../text/hour-words.ts";
import { SPOKEN_HOURS, spokenMinutes } from "../text/spoken-hours.ts";
import { regex, toPattern } from "../text/regex.ts";

const NAMED =
  "noon|midday|midnight|Mittag|Mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|middernacht|midnatt|midnat|północ|północy|południe|půlnoci|poledne|полуночи|полдень|полудня|північ";
/** An hour as languages that part their words write it, also where only a word before it tells that it is one. */
export const WRITTEN_HOUR = `\\d{1,2}[:.]\\d{2}(?:\\s?(?:[ap]\\.?m\\.?|Uhr|h|uur|hodin))?|\\d{1,2}\\s?h(?:\\s?\\d{2})?|\\d{1,2}\\s?(?:[ap]\\.?m\\.?|Uhr|uur|heures|hodin|часов|часа?)|\\d{1,2}|${NAMED}`;
const CLOCK = `\\d{1,2}[:.]\\d{2}|\\d{1,2}\\s?h(?![\\p{L}])|\\d{1,2}\\s?(?:[ap]\\.?m|Uhr|uur|heures|hodin|час)|[시時点點]|बजे`;
/** One sign that stands for an hour between its number and what happens: 七点半, 8시 반. */
const EAST = "(?<=[\\p{Nd}一二三四五六七八九十两兩한두세네섯곱덟홉열]\\s?)[시時点點](?!間|间|간)";

/** Told in words, of all languages that do: only behind a word that says that an hour follows. */
const SPOKEN = Object.values(SPOKEN_HOURS).join("|");
const AN_HOUR_FOLLOWS = "at|um|à|a las?|alle|às|om|o|в|klockan|klokken|(?:و?(?:في|عند) )?الساعة|و?(?:في|عند)";

/** Written as only hours are: "18:30", "18 Uhr", "6 pm", or told in words. */
export function isClock(time: string): boolean {
  return regex(CLOCK, "iu").test(time) || isSpoken(time);
}

/** Told in words, and of the clock's face: which half of the day it is in, the order of the day tells. */
export function isSpoken(time: string): boolean {
  return !/\p{Nd}/u.test(time) && spokenMinutes(time) !== null;
}

const HOURS = toPattern(
  `(?<![\\p{L}\\p{N}])(?:${CLOCK}|(?:${NAMED})(?!\\p{L}))|(?<=(?:^|\\s)(?:at|um|à|a las?|alle|às|om|kl\\.?)\\s)\\d{1,2}(?!\\p{Nd})|(?<=(?:^|\\s)(?:${AN_HOUR_FOLLOWS})\\s)(?:${SPOKEN})(?![\\p{L}\\p{M}])|${EAST}`,
  "giu",
); // prettier-ignore

/** How many hours of the day a text names. */
export function timesIn(text: string): number {
  return text.match(HOURS)?.length ?? 0;
}

const NOON =
  /^(?:正午|お昼|noon|midday|mittag|midi|mediodía|mezzogiorno|meio-dia|południe|poledne|полдень|полудня)$/iu;
const LATE =
  /p\.?m|午後|下午|晚上|傍晚|夜|오후|저녁|밤|مساء|عصر|بعد الظهر|शाम|रात|вечера|in the (?:afternoon|evening)|nachmittag|abends|de l['’]après-midi|du soir|de la (?:tarde|noche)|del pomeriggio|di sera|da (?:tarde|noite)|'s (?:middags|avonds)/iu;
const HOUR = 60;
export const NOON_MINUTES = 12 * HOUR;

/** Minutes from midnight; the end of a day for its midnight; null for what is no time. */
export function minutesOf(time: string): number | null {
  const bare = asciiDigits(time.trim());
  if (NOON.test(bare)) return NOON_MINUTES;
  if (regex(`^(?:${NAMED})$`, "iu").test(bare)) return 2 * NOON_MINUTES;
  const [, digits = "", minutes] = /(\d{1,2})(?:\s?[:.h時点點시]\s?(\d{2}))?/u.exec(bare) ?? [];
  const hours = digits === "" ? hoursInWords(bare) : Number(digits);
  const half = /(?:[時点點시]\s?[半반])|साढ़े|\sy\smedia/u.test(bare) ? HOUR / 2 : /\sy\scuarto/u.test(bare) ? HOUR / 4 : 0; // prettier-ignore
  const rest = minutes === undefined ? (minutesInWords(bare) ?? half) : Number(minutes);
  const spoken = hours === null ? spokenMinutes(bare) : null;
  if (spoken !== null) return spoken + (LATE.test(bare) && spoken < NOON_MINUTES ? NOON_MINUTES : 0);
  if (hours === null || hours > 24 || rest > 59) return null;
  const late = LATE.test(bare) && hours < 12;
  return (hours + (late ? 12 : 0)) * HOUR + rest;
}

/** Says which half of the day it is in: those told after it need not say so again. */
export function saysHalfOfDay(time: string): boolean {
  return LATE.test(time);
}

/** 十五分, 四十分. */
function minutesInWords(time: string): number | null {
  return hanNumber(/[時点點](?<told>[一二三四五六七八九十]{1,3})分/u.exec(time)?.groups?.["told"] ?? "");
}

function hoursInWords(time: string): number | null {
  const { han, ko, hi } = HOUR_WORDS;
  const said = regex(`(?<han>${han})[時点點]|(?<ko>${ko})\\s?시|(?<hi>${hi})\\sबजे`, "u").exec(time)?.groups;
  return numberOfHour(said?.["han"] ?? said?.["ko"] ?? said?.["hi"] ?? "");
}
