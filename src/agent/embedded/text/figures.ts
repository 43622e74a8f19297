import { withCompoundTimes } from "./compound-times.ts";
import { CODES, CURRENCY_AFTER, CURRENCY_BEFORE } from "./currencies.ts";
import { COMPOUND_SCALE, SCALE, UNIT } from "./measures.ts";
import type { Figure } from "../../../artifacts/cue.ts";
import { asWritten, type FoundFigure } from "./found-figure.ts";
import { matchesOf } from "./matches.ts";
import { toPattern } from "./regex.ts";

export type { FoundFigure } from "./found-figure.ts";

/** ASCII, Arabic-Indic, Persian, Devanagari, Bengali and full-width digits: each ten follow their nought. */
const NOUGHTS = ["0", "٠", "۰", "०", "০", "０"];
const DIGIT = `[${NOUGHTS.map((nought) => `${nought}-${String.fromCodePoint((nought.codePointAt(0) ?? 0) + 9)}`).join("")}]`;
/** A number in digits, its groups and decimals. */
export const NUMBER =
  `[+\\-−–]?${DIGIT}{1,3}(?:[,.٬\\u00A0\\u202F' ]${DIGIT}{3})+(?!${DIGIT})(?:[.,٫]${DIGIT}+)?` +
  // 1万2000, 3억5000, 2万4千 and 1億2千万 are one number, scales within it.
  `|${DIGIT}+[億亿억]\\s?${DIGIT}{1,4}[千천]?[万萬만](?:\\s?${DIGIT}{1,4}[千천]?(?!${DIGIT}))?` +
  `|${DIGIT}+[万萬億亿만억]\\s?${DIGIT}{1,4}(?!${DIGIT})[千천]?` +
  // Lakhs and crores are set off by twos: 1,54,000.
  `|[+\\-−]?${DIGIT}{1,2}(?:,${DIGIT}{2})+,${DIGIT}{3}(?!${DIGIT})|[+\\-−]?${DIGIT}+(?:[.,٫]${DIGIT}+)?`;
const CURRENCY =
  `${CURRENCY_BEFORE}|` +
  // A percentage may be told before its number: %31, yüzde 31, 百分之31.
  "(?<!\\p{N}\\s?)[%٪]|(?<!\\p{L})yüzde\\s|百分之";
/** "−€45k": the sign of an amount may stand before its currency. */
const SIGN = `[+\\-−–](?=${CURRENCY})`;
const FIGURE = toPattern(`(${SIGN})?(${CURRENCY})?(${NUMBER})(${COMPOUND_SCALE}|${SCALE}?)(${UNIT})?`, "giu");
const COMPOUND = toPattern(`^${COMPOUND_SCALE}$`, "iu");

const SHORT_UNITS: Record<string, string> = {
  percent: "%", "per cent": "%", percentage: "%", prozent: " %", "pour cent": " %", "por ciento": " %", "per cento": "%",
  "por cento": "%", procent: " %", процент: " %", процента: " %", процентов: " %", проценти: " %", процентів: " %", відсоток: " %", відсотки: " %", відсотка: " %", відсотків: " %",
  százalék: "%", százaléka: "%", százalékát: "%", százalékot: "%", százalékkal: "%", százalékra: "%", százalékról: "%", százaléknál: "%",
  prosent: " %", prosenttia: " %", prosentin: " %", procenta: " %", persen: "%", "بالمئة": "%", "في المئة": "%",
  "بالمائة": "%", "في المائة": "%", درصد: "%", فیصد: "%", אחוז: "%", אחוזים: "%", प्रतिशत: "%", फ़ीसदी: "%", फीसदी: "%",
  শতাংশ: "%", "phần trăm": "%", เปอร์เซ็นต์: "%", சதவீதம்: "%", சதவிகிதம்: "%", விழுக்காடு: "%", パーセント: "%", 퍼센트: "%", kilogram: " kg", kilograms: " kg", gram: " g", grams: " g", kilometer: " km", kilometers: " km",
  kilometern: " km", metern: " m", litern: " Liter", kubikmetern: " Kubikmeter", quadratmetern: " Quadratmeter",
  quadratkilometern: " Quadratkilometer", kilometre: " km", kilometres: " km", metre: " m", metres: " m", meter: " m", meters: " m", megawatts: " MW", megawatt: " MW",
  gigawatts: " GW", kilowatts: " kW", terawatts: " TW", chilometri: " km", kilómetros: " km", "quilômetros": " km", quilómetros: " km", kilomètres: " km",
  километров: " км", километра: " км", كيلومتر: " كم", كيلومترًا: " كم", كيلومتراً: " كم", كيلومترا: " كم", किलोमीटर: " कि.मी.", metri: " m", mètres: " m", metros: " m", метров: " м",
  метра: " м", kilogrammi: " kg", kilogramm: " kg", kilogrammes: " kg", kilogramos: " kg",
}; // prettier-ignore

/** Written without spaces: a figure stands right behind a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Khmer}]/u;

/**
 * Codes of money stand in capitals. The pattern reads them in any case, since V8 (Node 24) forgets other alternatives of
 * a pattern with modifiers, (?-i:…), once it has compiled it for texts of both widths.
 */
function isSmallCode(written: string): boolean {
  const code = written.trim().replace(/\.$/u, "");
  return ANY_CASE.test(code) && !AS_WRITTEN.test(code);
}

const ANY_CASE = toPattern(`^(?:${CODES}|Ft|Rs|SFr|Fr|Rp|RM|TL)$`, "iu");
const AS_WRITTEN = toPattern(`^(?:${CODES}|Ft|Rs|SFr|Fr|Rp|RM|TL)$`, "u");

/** "5G", "3D", "4K". */
const NAMED_KIND = /^(?:[2-6]G|[23]D|[48]K)(?![\p{L}\p{N}])/u;

/** The numbers of a text with their currency, scale and unit, in order. Years and list numbers included. */
export function findFigures(text: string, language: string): FoundFigure[] {
  if (!/\p{Nd}/u.test(text)) return [];
  const found: FoundFigure[] = [];
  if (!/\p{N}/u.test(text)) return found;
  // "מ-6,000": a hyphen behind a Hebrew prefix is no minus.
  const plain = text.slice(0, 5000).replace(/(?<=(?:^|\s)\p{Script=Hebrew}{1,2})-(?=\d)/gu, "־");
  for (const match of matchesOf(FIGURE, plain)) {
    const [all, signed = "", money = "", digits = "", scale = "", counted = ""] = match;
    // "try 3 times", "5 ft", "llegaron 93": no lira, no forint and no Romanian lei.
    const currency = isSmallCode(money) ? "" : money;
    const start = match.index + (currency === money ? 0 : signed.length + money.length);
    const before = plain.charAt(start - 1);
    const after = text.charAt(match.index + match[0].length);
    // Part of a name, a version, a date or an address: "H2O", "v1.2.3", "2024-05-01".
    if (/[\p{L}\p{N}_./@#-]/u.test(before) && !UNSPACED.test(before)) continue;
    // A kind of network, picture or format, and neither grams nor thousands.
    if (NAMED_KIND.test(text.slice(start, start + 3))) continue;
    // "15:30" and "16:9" are one, and no "30".
    if (/\d:$/.test(text.slice(0, match.index))) continue;
    if (
      /[\p{N}_@]/u.test(after) ||
      (/[./:-]/.test(after) && /\p{Nd}/u.test(text.charAt(match.index + match[0].length + 1)))
    )
      continue;
    const sign = currency === "" ? "" : signed;
    const unit = isSmallCode(counted) ? "" : counted;
    if (/^\s?[s年]$/.test(unit) && /^(?:1\d|20|21)\d{2}$/.test(digits)) continue;
    // A telephone number is written in groups and begins with a nought.
    if (/^0\d/.test(asciiDigits(digits)) || /\p{Nd}\s$/u.test(text.slice(0, match.index))) continue;
    const figure = makeFigure(sign + currency, digits, scale, unit, language);
    const end = match.index + all.length - (counted.length - unit.length);
    found.push({ figure, start, end, unit: unit.trim() });
  }
  return withCompoundTimes(found, text);
}

function makeFigure(currency: string, digits: string, scale: string, unit: string, language: string): Figure {
  const value = parseNumber(digits, language);
  if (/^(?:yüzde|百分之)/iu.test(currency)) {
    const [prefix, suffix] = currency === "百分之" ? ["", "%"] : ["%", ""];
    return {
      display: `${prefix}${digits}${suffix}`,
      value,
      decimals: decimalsOf(asciiDigits(digits)),
      prefix,
      suffix,
    };
  }
  const short = SHORT_UNITS[unit.trim().toLowerCase()] ?? (unit === "" ? "" : unit);
  const suffix = `${scale}${short}`;
  // Its first digits alone are not what it counts.
  if (COMPOUND.test(scale)) return asWritten(`${currency}${digits}${suffix}`);
  return {
    display: `${currency}${digits}${suffix}`,
    value,
    decimals: decimalsOf(asciiDigits(digits)),
    prefix: currency,
    suffix,
  };
}

function decimalsOf(digits: string): number {
  // 1,80,000
  if (/^\p{Nd}{1,2}(?:,\p{Nd}{2})+,\p{Nd}{3}$/u.test(digits)) return 0;
  return /[.,](\d+)$/.exec(digits.replace(/[.,\u00A0\u202F' ](?=\d{3}(?:\D|$))/g, ""))?.[1]?.length ?? 0;
}

export function isPercent({ prefix, suffix }: Figure): boolean {
  return /[%٪％]|per ?cent/iu.test(suffix) || /[%٪]/u.test(prefix);
}

/** Languages that group thousands with a point and write decimals with a comma. */
const POINT_GROUPS = /^(?:de|es|it|pt|nl|da|id|tr|el|ro|hr|sr|sl|vi|is|nb|no|sv|fi|fr|ru|pl|cs|uk|bg|hu)/;

/** "2万4千", "1億2000万", "3억5000": digits with the scales behind them. */
const MYRIADS = /^\d+[万萬만億亿억]\d{1,4}[千천]?[万萬만]?(?:\d{1,4}[千천]?)?$/u;

function myriads(text: string): number {
  return [...text.matchAll(/(\d+)([千천]?)([万萬만億亿억]?)/gu)].reduce(
    (sum, [, digits, thousand, scale = ""]) => {
      const counted = Number(digits) * (thousand === "" ? 1 : 1e3);
      return sum + counted * (scale === "" ? 1 : /[万萬만]/u.test(scale) ? 1e4 : 1e8);
    },
    0,
  );
}

/** The value of a written number, or null where it has none. Understands 1,234.5 and 1.234,5 and 1 234,5. */
export function parseNumber(written: string, language: string): number | null {
  const text = asciiDigits(written)
    .trim()
    .replace(/[−–]/g, "-")
    .replace(/[\u00A0\u202F' ]/g, "");
  if (MYRIADS.test(text)) return myriads(text);
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return null;
  const lastDot = text.lastIndexOf(".");
  const lastComma = text.lastIndexOf(",");
  let plain = text;
  if (POINT_GROUPS.test(language) && /^[+-]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text)) {
    plain = text.replace(/\./g, "").replace(",", ".");
  } else if (POINT_GROUPS.test(language) && lastComma >= 0 && lastDot < 0) {
    plain = text.replace(",", ".");
  } else if (lastDot >= 0 && lastComma >= 0) {
    plain = lastDot > lastComma ? text.replace(/,/g, "") : text.replace(/\./g, "").replace(",", ".");
  } else if (lastComma >= 0) {
    plain = /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/.test(text)
      ? text.replace(/,/g, "")
      : text.replace(",", ".");
  } else if (/^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(text)) plain = text.replace(/\./g, "");
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

const ANY_DIGIT = toPattern(DIGIT, "gu");

/** Digits of any script that is read here as those of ASCII, with its separators. */
export function asciiDigits(text: string): string {
  return text
    .replace(ANY_DIGIT, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const nought = NOUGHTS.map((one) => one.codePointAt(0) ?? 0).find(
        (one) => code >= one && code - one < 10,
      );
      return String(code - (nought ?? code));
    })
    .replace(/٬/g, ",")
    .replace(/٫/g, ".");
}

export type CellNumber = { value: number; display: string };

const CELL = toPattern(
  `^(?:${CURRENCY_BEFORE})?\\s?([+\\-−]?\\d[\\d.,\\u00A0\\u202F' ]*)\\s?((?:[%٪％]|°[CF]?|${CURRENCY_AFTER}|[\\p{L}\\p{M}µ/²³]{1,12}\\.?)(?:\\s[\\p{L}]{1,10})?)?$`,
  "u",
);

/** A table cell that is one number, with currency, unit or footnote mark at most; else null. */
export function cellNumber(cell: string, language: string): CellNumber | null {
  const written = asciiDigits(cell.trim()).replace(/^[~≈<>≤≥±]\s*|\*+$/g, "");
  // "390-": typed from right to left, and in accounts, the sign stands behind its number.
  const text = written.replace(SIGN_BEHIND, "-$1");
  if (/^[-–—−]?$|^n\/?a$/i.test(text) || text.length > 28) return null;
  const match = CELL.exec(text);
  if (match === null) return null;
  const value = parseNumber(match[1] ?? "", language);
  if (value === null) return null;
  const scale = SCALES.find(([pattern]) => pattern.test(match[2] ?? ""))?.[1] ?? 1;
  return { value: value * scale, display: withSignBefore(cell.trim()) };
}

const SIGN_BEHIND = /^(\d[\d.,\u00A0\u202F']*)\s?[-−–]$/u;

/** "390-" and "-390" as "−390", also where its digits are of another script. */
export function withSignBefore(cell: string): string {
  if (SIGN_BEHIND.test(asciiDigits(cell))) return `−${cell.replace(/\s?[-−–]$/u, "")}`;
  return HYPHENED.test(cell) ? `−${cell.slice(1)}` : cell;
}

/** A number below nought as it is typed: "-7", "-٧ م", "-£3.1m"; "-20-40" and "-v" are none. */
const HYPHENED = /^-(?=[$€£¥]?\p{Nd})[^-–−]+$/u;

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:thousand|k|K|тыс\.?|ألف|אלף|हज़ार|हजार|হাজার|bin|ribu|nghìn|ngàn|ஆயிரம்|พัน)$/, 1e3],
  [/^(?:million|M|Mio\.?|millions|millones|milioni|milhões|milyon|млн|مليون|מיליון|मिलियन|মিলিয়ন|juta|triệu|மில்லியன்)(?!\p{L})/u, 1e6],
  [/^(?:billion|bn|B|Mrd\.?|milliards|miliardi|milyar|млрд|مليار|מיליארד|बिलियन|বিলিয়ন|miliar|tỷ|tỉ)(?!\p{L})/u, 1e9],
  [/^ล้าน/u, 1e6], [/^พันล้าน/u, 1e9],
  [/^[万萬만]/u, 1e4], [/^[亿億억]/u, 1e8], [/^(?:लाख|লাখ|லட்சம்|แสน)/u, 1e5], [/^(?:करोड़|কোটি|கோடி)/u, 1e7],
]; // prettier-ignore
