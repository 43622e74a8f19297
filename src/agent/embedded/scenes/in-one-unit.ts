import { SCALE } from "../text/measures.ts";
import { COINS, sizeOfUnit, type UnitSize } from "../text/unit-sizes.ts";

type Values = readonly (number | null)[];

/** What stands before a number, the number, and what is written behind it. */
const WRITTEN = /^(?<before>[^\p{Nd}]{0,8}?)[+\-−–]?\p{Nd}[\p{Nd}.,\u00A0\u202F'’ ]*(?<behind>.*)$/u;
const SCALED = new RegExp(`^${SCALE}`, "u");

/**
 * The values as one axis compares them: "20 cents" beside "99.10 euros" is 0.2, "9 cm" beside "25 m" 0.09. As they are where
 * they count in one unit, or in none that is known; null where they count different things, so that no axis compares them.
 */
export function inOneUnit(displays: readonly string[], values: Values): (number | null)[] | null {
  const units = displays.map((display, at) => (values[at] === null ? null : unitIn(display)));
  const told = units.filter((unit) => unit !== null && unit.text !== "");
  const known = told.flatMap((unit) => (unit?.size === null || unit === null ? [] : [unit.size]));
  if (known.length === 0) return [...values];
  if (known.length < told.length) return null;
  const sizes = new Set(known.map(({ size }) => size));
  if (differ(known)) return null;
  if (sizes.size === 1) return [...values];
  const largest = Math.max(...sizes);
  return values.map((value, at) => {
    const size = units[at]?.size?.size ?? largest;
    return value === null ? null : Number(((value * size) / largest).toPrecision(12));
  });
}

/** Whether an axis would have two measures; coins count beside whatever money they are of. */
function differ(units: readonly UnitSize[]): boolean {
  const dimensions = new Set(units.map(({ dimension }) => dimension));
  const moneys = [...dimensions].filter((dimension) => dimension.startsWith(`${COINS}:`));
  if (moneys.length > 0) dimensions.delete(COINS);
  return dimensions.size > 1;
}

/** A few values of an axis may be small; where most of them vanish, a list tells more. */
const MAX_SPREAD = 400;

/** Whether the smallest of the values would be no bar beside the largest. */
export function vanish(values: Values): boolean {
  const sizes = values.flatMap((value) => (value === null || value === 0 ? [] : [Math.abs(value)]));
  return sizes.length > 0 && Math.max(...sizes) / Math.min(...sizes) > MAX_SPREAD;
}

function unitIn(display: string): { text: string; size: UnitSize | null } {
  const { before = "", behind = "" } = WRITTEN.exec(display.trim())?.groups ?? {};
  const text = behind.replace(SCALED, "").trim();
  const lead = before.replace(/[~≈<>≤≥±+\-−–\s]/gu, "");
  const size = text === "" ? sizeOfUnit(lead) : (sizeOfUnit(text) ?? sizeOfUnit(lead));
  return { text: text === "" ? (size === null ? "" : lead) : text, size };
}
