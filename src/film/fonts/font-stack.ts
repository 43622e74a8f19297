import { join } from "node:path";
import { EMOJI, EMOJI_FAMILY, hanPackageOf, packageChain } from "./font-packages.ts";
import type { FontPackage } from "./font-packages.ts";
import { fontHas } from "./font-coverage.ts";
import { packageFolder, sliceFor } from "./font-slices.ts";
import { plainFigures } from "./script-figures.ts";

export type FontStack = {
  /** Family names as `register-fonts` knows them, emoji last. */
  families: string[];
  /** Characters that no font of ours covers. */
  missing: string[];
};

const EMOJI_CLUSTER = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}|\u20E3/u;
/** Spaces, controls, joiners and selectors need no glyph; what Unicode has not assigned would be a box. */
const NEEDS_NO_GLYPH = /[\p{Cc}\p{Cf}\p{Z}\p{Variation_Selector}]/u;
/** Quotes, dashes and dots that Chinese and Japanese draw as wide as a character. */
const SHARED_PUNCTUATION = /[\u2014\u2018\u2019\u201C\u201D\u2026\u00B7]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const stacks = new Map<string, FontStack>();

/**
 * The fewest families that cover a text, in the order in which Skia must ask them: the style's own
 * before its fallbacks; for Chinese, Japanese and Korean the Han slices first, so that shared
 * punctuation is drawn full width; emoji last, or they would take over digits.
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
  const chain = packageChain(first, language);
  const han = hanPackageOf(language);
  const wide = han !== null && !language.startsWith("ko");
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
    for (const character of segment) {
      if (NEEDS_NO_GLYPH.test(character)) continue;
      const asked = wide && han !== null && SHARED_PUNCTUATION.test(character) ? [han, ...chain] : chain;
      const family = findFamily(character, asked, found);
      if (family) continue;
      if (emojiHas(character)) emoji = true;
      else missing.add(character);
    }
  }
  const order = han === null ? chain : [han, ...chain.filter((one) => one !== han)];
  const families = order.flatMap((one) => Array.from(found.get(one) ?? []));
  // A text of spaces or emoji only still needs a face that gives its spaces a width.
  if (families.length === 0) families.push(`${first.id}/latin`);
  if (emoji) families.push(EMOJI_FAMILY);
  return { families, missing: [...missing] };
}

function emojiHas(character: string): boolean {
  return fontHas(join(packageFolder(EMOJI), EMOJI.file("")), character.codePointAt(0) ?? 0);
}

function findFamily(character: string, chain: FontPackage[], found: Map<FontPackage, Set<string>>): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const fontPackage of chain) {
    const slice = sliceFor(fontPackage, codePoint);
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
