import type { Figure } from "../../../artifacts/storyboard.ts";

export type FoundFigure = {
  figure: Figure;
  /** UTF-16 offset and end in the text, unit included. */
  start: number;
  end: number;
  /** What follows the number as its unit, as written; "" where none does. */
  unit: string;
};

const NUMBER = "[+\\-−–]?\\d{1,3}(?:[,.\\u00A0\\u202F' ]\\d{3})+(?:[.,]\\d+)?|[+\\-−]?\\d+(?:[.,]\\d+)?";
const SCALE =
  "(?:\\s?(?:thousand|million|billion|trillion|Millionen|Milliarden|Mio\\.?|Mrd\\.?|millions?|milliards?|millones|mil millones|milioni|miliardi|milhões|万亿|万|亿|千万|百万|億|萬|лакх|करोड़|लाख|млн|млрд)|(?:k|bn|tn)(?!\\p{L}))?";
const CURRENCY = "[$€£¥₹₩]|US\\$|CHF\\s?|R\\$";
const UNIT =
  "\\s?(?:%|°[CF]?|percentage points?|per ?cent|percent|Prozent|pour cent|por ciento|per cento|por cento|процент(?:а|ов)?|[$€£¥₹]|" +
  "kilograms?|kilometers?|kilometres?|kilowatts?|megawatts?|gigawatts?|terawatts?|terawatt hours?|grams?|met(?:er|re)s?|lit(?:er|re)s?|tonnes?|tons?|" +
  "kilos?|quilos?|gramos|gramas|grammi|kilómetros|chilometri|quilômetros|Kilometer|metros|metri|mètres|Meter|litros|litri|litres|Liter|toneladas|tonnellate|Tonnen|Wochen|Monate|semanas|settimane|semaines|meses|mesi|mois|minuti|minutes|" +
  "kg|km\\/h|km|cm|mm|nm|ml|mg|GB|MB|TB|kB|GHz|MHz|kWh|MWh|GWh|TWh|kW|MW|GW|g|m|l|t|s|ms|h|" +
  "hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|people|users|" +
  "Stunden|Minuten|Sekunden|Tage|Jahre|heures|jours|ans|años|días|horas|minutos|giorni|anni|ore|dias|anos|度|天|年|倍|人|公里|公斤|米|小时|分钟|个月)" +
  "(?![\\p{L}])";
/** "−€45k": the sign of an amount may stand before its currency. */
const SIGN = `[+\\-−–](?=${CURRENCY})`;
const FIGURE = new RegExp(`(${SIGN})?(${CURRENCY})?(${NUMBER})(${SCALE})(${UNIT})?`, "giu");

const SHORT_UNITS: Record<string, string> = {
  percent: "%", "per cent": "%", percentage: "%", prozent: " %", "pour cent": " %", "por ciento": " %", "per cento": "%",
  "por cento": "%", kilogram: " kg", kilograms: " kg", gram: " g", grams: " g", kilometer: " km", kilometers: " km",
  kilometre: " km", kilometres: " km", metre: " m", metres: " m", meter: " m", meters: " m", megawatts: " MW", megawatt: " MW",
  gigawatts: " GW", kilowatts: " kW", terawatts: " TW",
}; // prettier-ignore

/** The numbers of a text with their currency, scale and unit, in order. Years and list numbers included. */
export function findFigures(text: string, language: string): FoundFigure[] {
  const found: FoundFigure[] = [];
  for (const match of text.slice(0, 5000).matchAll(FIGURE)) {
    const before = text.charAt(match.index - 1);
    const after = text.charAt(match.index + match[0].length);
    // Part of a name, a version, a date or an address: "H2O", "v1.2.3", "2024-05-01".
    if (/[\p{L}\p{N}_./@#-]/u.test(before) && !/[\p{Script=Han}]/u.test(before)) continue;
    if (
      /[\p{N}_@]/u.test(after) ||
      (/[./:-]/.test(after) && /\d/.test(text.charAt(match.index + match[0].length + 1)))
    )
      continue;
    const [all, sign = "", currency = "", digits = "", scale = "", unit = ""] = match;
    if (/^\s?[s年]$/.test(unit) && /^(?:1\d|20|21)\d{2}$/.test(digits)) continue;
    // A telephone number is written in groups and begins with a nought.
    if (/^0\d/.test(digits) || /\d\s$/.test(text.slice(0, match.index))) continue;
    const figure = makeFigure(sign + currency, digits, scale, unit, language);
    found.push({ figure, start: match.index, end: match.index + all.length, unit: unit.trim() });
  }
  return found;
}

function makeFigure(currency: string, digits: string, scale: string, unit: string, language: string): Figure {
  const value = parseNumber(digits, language);
  const short = SHORT_UNITS[unit.trim().toLowerCase()] ?? (unit === "" ? "" : unit);
  const suffix = `${scale}${short}`;
  const decimals =
    /[.,](\d+)$/.exec(digits.replace(/[.,\u00A0\u202F' ](?=\d{3}(?:\D|$))/g, ""))?.[1]?.length ?? 0;
  return { display: `${currency}${digits}${suffix}`, value, decimals, prefix: currency, suffix };
}

/** The value of a written number, or null where it has none. Understands 1,234.5 and 1.234,5 and 1 234,5. */
/** Languages that group thousands with a point and write decimals with a comma. */
const POINT_GROUPS = /^(?:de|es|it|pt|nl|da|id|tr|el|ro|hr|sr|sl|vi|is|nb|no|sv|fi|fr|ru|pl|cs|uk|bg|hu)/;

export function parseNumber(written: string, language: string): number | null {
  const text = written
    .trim()
    .replace(/[−–]/g, "-")
    .replace(/[\u00A0\u202F' ]/g, "");
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
    plain = /^[+-]?\d{1,3}(?:,\d{3})+$/.test(text) ? text.replace(/,/g, "") : text.replace(",", ".");
  } else if (/^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(text)) plain = text.replace(/\./g, "");
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

export type CellNumber = { value: number; display: string };

/** A table cell that is one number, with currency, unit or footnote mark at most; else null. */
export function cellNumber(cell: string, language: string): CellNumber | null {
  const text = cell.trim().replace(/^[~≈<>≤≥±]\s*|\*+$/g, "");
  if (/^[-–—−]?$|^n\/?a$/i.test(text) || text.length > 28) return null;
  const match =
    /^(?:[$€£¥₹₩]|US\$|CHF)?\s?([+\-−]?\d[\d.,\u00A0\u202F' ]*)\s?((?:%|°[CF]?|[$€£¥₹]|[\p{L}µ/²³]{1,12}\.?)(?:\s[\p{L}]{1,10})?)?$/u.exec(
      text,
    );
  if (match === null) return null;
  const value = parseNumber(match[1] ?? "", language);
  if (value === null) return null;
  const scale = SCALES.find(([pattern]) => pattern.test(match[2] ?? ""))?.[1] ?? 1;
  return { value: value * scale, display: cell.trim() };
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:thousand|k|K)$/, 1e3], [/^(?:million|M|Mio\.?|millions|millones|milioni|млн)\b/, 1e6],
  [/^(?:billion|bn|B|Mrd\.?|milliards)\b/, 1e9], [/^万/, 1e4], [/^亿/, 1e8],
]; // prettier-ignore
