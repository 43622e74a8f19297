import { join } from "node:path";
import {
  EMOJI,
  EMOJI_FAMILY,
  FRAUNCES,
  hanPackageOf,
  JETBRAINS_MONO,
  packageChain,
  SOURCE_SERIF,
} from "./font-packages.ts";
import type { FontPackage } from "./font-packages.ts";
import { fontHas } from "./font-coverage.ts";
import { EMOJI_CLUSTER, NEEDS_NO_GLYPH } from "./glyph-needs.ts";
import { packageFolder, sliceWithAll, slicesOf } from "./font-slices.ts";
import { plainFigures } from "./script-figures.ts";
import { wholeWordChain } from "./whole-words.ts";

export type FontStack = {
  /** Family names as `register-fonts` knows them, emoji last. */
  families: string[];
  /** Characters that no font of ours covers. */
  missing: string[];
};

/** Quotes, dashes and dots that Chinese and Japanese draw as wide as a character. */
const SHARED_PUNCTUATION = /[\u2014\u2018\u2019\u201C\u201D\u2026\u00B7]/u;

/** A letter of a script that no style's own face has, and what it shares its lines with. */
const FOREIGN = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;
const SERIFS: ReadonlySet<FontPackage> = new Set([SOURCE_SERIF, FRAUNCES]);
const SHARED_SIGN = /[\p{Script=Latin}\p{Nd}\p{P}\p{S}]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const stacks = new Map<string, FontStack>();

/**
 * The fewest families that cover a text, in the order in which Skia must ask them: the style's own
 * before its fallbacks, but a serif after the face of a script that has no serif here; for Chinese, Japanese and
 * Korean the Han slices first, so that shared punctuation is drawn full width; emoji last, or they would take over digits.
 */
export function fontStack(text: string, first: FontPackage, language: string): FontStack {
  const key = `${first.id}\n${language}\n${text}`;
  const known = stacks.get(key);
  if (known !== undefined) return known;
  if (stacks.size > 5_000) stacks.clear();
  const stack = findStack(text, first, language);
  stacks.set(key, stack);
  return stack;
}

function findStack(text: string, first: FontPackage, language: string): FontStack {
  const all = packageChain(first, language);
  const chain = wholeWordChain(all, plainFigures(text));
  const han = hanPackageOf(language);
  const wide = han !== null && !language.startsWith("ko");
  // "130 グラム", "9:00–19:00 פתוח": a serif's figures beside letters without serifs look like a mistake. Slices of Han
  // faces have figures or not, as it comes: where one has, those of the next line would be of another face.
  const foreign = FOREIGN.exec(text)?.[0];
  const writing =
    foreign === undefined || !(SERIFS.has(first) || (wide && first !== JETBRAINS_MONO))
      ? undefined
      : packageWith(foreign, han === null ? chain : [han, ...chain]);
  const found = new Map<FontPackage, Set<string>>();
  const missing = new Set<string>();
  let emoji = false;
  for (const { segment } of graphemes.segment(plainFigures(text))) {
    if (EMOJI_CLUSTER.test(segment)) {
      const absent = Array.from(segment).filter((one) => !NEEDS_NO_GLYPH.test(one) && !emojiHas(one));
      if (absent.length === 0) emoji = true;
      else missing.add(segment);
      continue;
    }
    // A letter and its marks are drawn by one font wherever one has them all.
    const together = glyphPoints(segment.normalize("NFC"));
    if (together.length > 1 && findFamily(together, chain, found)) continue;
    for (const character of segment) {
      if (NEEDS_NO_GLYPH.test(character)) continue;
      const before =
        wide && han !== null && SHARED_PUNCTUATION.test(character)
          ? han
          : SHARED_SIGN.test(character)
            ? writing
            : undefined;
      const asked = before === undefined ? chain : [before, ...chain];
      // A face that is no good for the words of the text may still be the only one that has a sign.
      const own = glyphPoints(character);
      if (findFamily(own, asked, found) || findFamily(own, all, found)) continue;
      if (emojiHas(character)) emoji = true;
      else missing.add(character);
    }
  }
  const inChain = [...new Set([...chain, ...all])];
  const ahead = han ?? writing;
  const order = ahead === undefined ? inChain : [ahead, ...inChain.filter((one) => one !== ahead)];
  const families = order.flatMap((one) => inListedOrder(one, found.get(one) ?? new Set()));
  // A text of spaces or emoji only still needs a face that gives its spaces a width.
  if (families.length === 0) families.push(`${first.id}/latin`);
  if (emoji) families.push(EMOJI_FAMILY);
  return { families, missing: [...missing] };
}

/**
 * As the publisher lists them, the plainest last: asked first, the Latin slice would make ć of its c and its
 * accent, which it cannot place.
 */
function inListedOrder(fontPackage: FontPackage, families: ReadonlySet<string>): string[] {
  if (families.size < 2) return [...families];
  return slicesOf(fontPackage).flatMap(({ family }) => (families.has(family) ? [family] : []));
}

function emojiHas(character: string): boolean {
  return fontHas(join(packageFolder(EMOJI), EMOJI.file("")), character.codePointAt(0) ?? 0);
}

/** The code points of a text that need a glyph. */
function glyphPoints(text: string): number[] {
  return Array.from(text).flatMap((one) => (NEEDS_NO_GLYPH.test(one) ? [] : [one.codePointAt(0) ?? 0]));
}

/** The first package of the chain that draws a letter. */
function packageWith(letter: string, chain: readonly FontPackage[]): FontPackage | undefined {
  const points = glyphPoints(letter);
  return chain.find((one) => sliceWithAll(one, points) !== undefined);
}

/** Notes the first slice of the chain that has all of these. */
function findFamily(
  codePoints: readonly number[],
  chain: readonly FontPackage[],
  found: Map<FontPackage, Set<string>>,
): boolean {
  for (const fontPackage of chain) {
    const slice = sliceWithAll(fontPackage, codePoints);
    if (slice === undefined) continue;
    const families = found.get(fontPackage) ?? new Set();
    found.set(fontPackage, families.add(slice.family));
    return true;
  }
  return false;
}

/** CSS font shorthand, e.g. `600 36px "inter/latin"`. */
export function cssFont(stack: FontStack, weight: number, size: number): string {
  return `${weight} ${size}px ${stack.families.map((family) => `"${family}"`).join(", ")}`;
}
