import { NUMBER, parseNumber } from "../text/figures.ts";
import { matchesOf } from "../text/matches.ts";
import { regex } from "../text/regex.ts";
import { sizeOfUnit } from "../text/unit-sizes.ts";
import { isUnspaced } from "../text/unspaced.ts";
import { ANGLE_UNITS, CUBE_UNITS, EAST_UNITS, RANGE, ROW, SHORT, SQUARE_UNITS, UNIT } from "./unit-words.ts";

export type MeasureKind = "length" | "area" | "space" | "mass" | "angle" | "none";

/** A number with what it counts. `value`: of lengths in metres, of masses in kilograms, else as written; of a range its middle. */
export type FoundMeasure = {
  kind: MeasureKind;
  value: number;
  /** As it is written, of a range its ends. */
  low: number;
  high: number;
  /** How it is labelled: in digits, with its unit's sign. */
  display: string;
  unit: string;
  start: number;
  end: number;
};

/** The measures of a text in their order. `language`: the language part of its tag. */
export function measuresIn(text: string, language: string): FoundMeasure[] {
  if (!/\p{Nd}/u.test(text)) return [];
  // "ו-4": a hyphen behind a Hebrew prefix is no minus.
  const plain = text.replace(/(?<=(?:^|\s)\p{Script=Hebrew}{1,2})-(?=\d)/gu, "־");
  const source = `(?<![\\p{Nd}.,:/#-])(${NUMBER})(?:\\s?(${RANGE})\\s?(${NUMBER}))?(?:[\\s\\u00A0\\u202F-]?(${UNIT}))?`;
  return matchesOf(regex(source, "giu"), plain).flatMap((match): FoundMeasure[] => {
    const [all, first = "", to = "", second = "", unit = ""] = match;
    const [low, high] = [parseNumber(first, language), parseNumber(second === "" ? first : second, language)];
    const before = plain.charAt(match.index - 1);
    const isWordPart = /[\p{L}\p{M}]/u.test(before) && !joinsNumbers(plain.slice(0, match.index), language);
    if (low === null || high === null || isWordPart) return [];
    const known = unitOf(unit);
    if (unit !== "" && known === null) return [];
    const { kind, size } = known ?? { kind: "none" as const, size: 1 };
    const digits = second === "" ? first : `${first}${/^[-–~〜]$/u.test(to) ? to : ` ${to} `}${second}`;
    return [
      {
        kind,
        value: ((low + high) / 2) * size,
        low,
        high,
        display: labelOf(digits, unit, kind),
        unit,
        start: match.index,
        end: match.index + all.length,
      },
    ];
  });
}

/** "و4", "ו-4", 为6厘米: a letter that may stand right before a number. */
function joinsNumbers(before: string, language: string): boolean {
  return (
    isUnspaced(language) ||
    language === "ko" ||
    /\p{Nd}\s?[xх]$|(?:^|\s)[\p{Script=Arabic}\p{Script=Hebrew}]{1,2}$/u.test(before)
  );
}

/** "3, 4 and 5 cm", "6 by 4 metres": what shares its unit with the next has it too. */
export function withSharedUnits(found: readonly FoundMeasure[], text: string): FoundMeasure[] {
  const behind: FoundMeasure[] = [];
  for (const one of found.toReversed()) {
    const next = behind.at(-1);
    const between = next === undefined ? "" : text.slice(one.end, next.start);
    const shares = one.kind === "none" && next?.kind === "length" && regex(`^\\s*(?:${ROW})\\s*$`, "iu").test(between); // prettier-ignore
    behind.push(shares ? inUnitOf(one, next, text) : one);
  }
  return behind.toReversed();
}

function inUnitOf(one: FoundMeasure, next: FoundMeasure, text: string): FoundMeasure {
  const size = next.value / ((next.low + next.high) / 2);
  const display = labelOf(text.slice(one.start, one.end), next.unit, "length");
  return { ...one, kind: "length", value: one.value * size, unit: next.unit, display };
}

function unitOf(unit: string): { kind: MeasureKind; size: number } | null {
  if (unit === "") return null;
  if (regex(`^(?:${ANGLE_UNITS})$`, "iu").test(unit)) return { kind: "angle", size: 1 };
  if (regex(CUBE_UNITS, "iu").test(unit)) return { kind: "space", size: 1 };
  if (regex(SQUARE_UNITS, "iu").test(unit)) return { kind: "area", size: 1 };
  const east = EAST_UNITS[unit];
  if (east !== undefined) return { kind: "length", size: east };
  const known = sizeOfUnit(unit);
  if (known?.dimension === "length") return { kind: "length", size: known.size };
  return known?.dimension === "mass" ? { kind: "mass", size: known.size } : null;
}

function labelOf(digits: string, unit: string, kind: MeasureKind): string {
  if (kind === "angle") return `${digits}°`;
  if (unit === "") return digits;
  const gap = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(unit) ? "" : "\u00A0";
  const short = SHORT.find(([names]) => regex(`^(?:${names})$`, "iu").test(unit))?.[1];
  return `${digits}${gap}${short ?? unit}`;
}
