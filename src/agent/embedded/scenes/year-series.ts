import { asciiDigits, cellNumber } from "../text/figures.ts";
import type { SeriesInText } from "./chart-data.ts";
import { areBelowYears } from "./no-magnitude.ts";

type Point = SeriesInText["points"][number];

/** Where one year and its value end: a stop that is no decimal, a semicolon, a line, a comma that groups no digits. */
const BETWEEN = /\s*(?:[;؛；\n、。]|[.](?=\s|$)|[,،，](?!\d))\s*/u;
const AND = "(?:(?:and|und|et|y|e|ed|en|og|och|ja|i|a|и|та|й|ve|și|és|και|और|এবং|va|dan|và)\\s|و)?";
const IN =
  "(?:(?:in(?: the year)?|im(?: Jahr)?|en(?: el año)?|em|nel(?: anno)?|i|w|v|в|у|anno|عام|في عام|سنة|في|בשנת|ב-?|año|l['’]an|år)\\s?)?";
const YEAR = "(?:1[0-9]|20|21)\\d{2}";
const OF_YEAR = "(?:\\s?(?:年|년|г\\.|год[ау]?|году|r\\.|р\\.|року|yılında|में|সালে))?";
const POINT = new RegExp(
  `^${AND}${IN}(?<year>${YEAR})${OF_YEAR}(?:\\s*[:：=]\\s*|\\s*[–—]\\s*|\\s-\\s|\\s?→\\s?|\\s+|(?<=\\P{N}))(?<value>\\S.*)$`,
  "iu",
);
const FEWEST = 3;
const LONGEST = 900;

/** Years and their values, and nothing else: "1900 : 2,2 %. 1964 : 13 %. 2000 : 38 %."; null where a piece tells more. */
export function yearPoints(text: string, language: string): Point[] | null {
  if (text.length > LONGEST || !/\p{Nd}{4}/u.test(text)) return null;
  const pieces = text
    .trim()
    .split(BETWEEN)
    .filter((piece) => piece !== "");
  const points = pieces.map((piece): Point | null => {
    const found = POINT.exec(asciiDigits(piece));
    const { year = "", value = "" } = found?.groups ?? {};
    const display = piece.slice(piece.length - value.length).trim();
    const number = found === null ? null : cellNumber(display, language);
    return number === null ? null : { label: year, display: number.display, value: number.value };
  });
  const told = points.filter((point) => point !== null);
  return told.length > 0 && told.length === points.length ? told : null;
}

/** A course of one measure over years, in their order; null where what is counted differs or the values may be years. */
export function asYearSeries(points: readonly Point[]): SeriesInText | null {
  const years = new Set(points.map(({ label }) => label));
  const units = new Set(points.map(({ display }) => unitOf(display)));
  if (points.length < FEWEST || years.size < points.length || units.size > 1) return null;
  const values = points.map(({ display }) => asciiDigits(display));
  const areYears = values.every((value) => new RegExp(`^${YEAR}$`, "u").test(value));
  if (areYears && !areBelowYears(points.map(({ label }) => label), values)) return null; // prettier-ignore
  return { lead: "", points: points.toSorted((a, b) => Number(a.label) - Number(b.label)) };
}

function unitOf(display: string): string {
  return asciiDigits(display)
    .replace(/[\d.,'’\s\u00A0\u202F+−–-]/gu, "")
    .toLowerCase();
}
