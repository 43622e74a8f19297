import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fontHas } from "./font-coverage.ts";
import type { FontPackage } from "./font-packages.ts";

/** Part of a font package; `ranges` are code points, ends included. */
export type FontSlice = { family: string; path: string; ranges: [number, number][] };

const EVERYTHING: [number, number][] = [[0x80, 0x10ffff]];

const require = createRequire(import.meta.url);
const slicesByPackage = new Map<string, FontSlice[]>();

export function packageFolder(fontPackage: FontPackage): string {
  return dirname(require.resolve(`${fontPackage.module}/package.json`));
}

/** The slices of a package as its `unicode.json` lists them; read once a process. */
export function slicesOf(fontPackage: FontPackage): FontSlice[] {
  const known = slicesByPackage.get(fontPackage.id);
  if (known !== undefined) return known;
  const folder = packageFolder(fontPackage);
  if (fontPackage.slices !== undefined) {
    const whole = fontPackage.slices.map((name) => ({
      family: `${fontPackage.id}/${name}`,
      path: join(folder, fontPackage.file(name)),
      ranges: EVERYTHING,
    }));
    slicesByPackage.set(fontPackage.id, whole);
    return whole;
  }
  const listed = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const slices = Object.entries(listed).map(([key, ranges]) => {
    const name = key.replace(/^\[(\d+)\]$/, "$1");
    return {
      family: `${fontPackage.id}/${name}`,
      path: join(folder, fontPackage.file(name)),
      ranges: ranges.split(",").map(parseRange),
    };
  });
  slicesByPackage.set(fontPackage.id, slices);
  return slices;
}

/** `U+4E00-4EFF` or `U+4E00`. */
function parseRange(range: string): [number, number] {
  const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The slice that has a glyph for the character: its file is asked, the publisher's ranges only say which. */
export function sliceFor(fontPackage: FontPackage, codePoint: number): FontSlice | undefined {
  const known = slicesByPoint.get(fontPackage) ?? new Map<number, FontSlice | undefined>();
  slicesByPoint.set(fontPackage, known);
  if (known.has(codePoint)) return known.get(codePoint);
  // Texts of one film have some hundred characters; nobody's text may fill the memory with others.
  if (known.size >= MOST_KNOWN) known.clear();
  const slice = findSlice(fontPackage, [codePoint]);
  known.set(codePoint, slice);
  return slice;
}

/** Kept: each letter of a text is asked of some thirty packages, and those of Han have a hundred slices each. */
const slicesByPoint = new Map<FontPackage, Map<number, FontSlice | undefined>>();
const MOST_KNOWN = 20_000;

/** The slice that has them all, such as a letter and its marks. */
export function sliceWithAll(fontPackage: FontPackage, codePoints: readonly number[]): FontSlice | undefined {
  const [only] = codePoints;
  return only !== undefined && codePoints.length === 1
    ? sliceFor(fontPackage, only)
    : findSlice(fontPackage, codePoints);
}

function findSlice(fontPackage: FontPackage, codePoints: readonly number[]): FontSlice | undefined {
  const [first = 0] = codePoints;
  return slicesOf(fontPackage).find(
    (slice) =>
      slice.ranges.some(([from, to]) => first >= from && first <= to) &&
      codePoints.every((one) => fontHas(slice.path, one)),
  );
}
