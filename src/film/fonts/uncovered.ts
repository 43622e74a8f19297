import { EMOJI_CLUSTER, NEEDS_NO_GLYPH } from "./glyph-needs.ts";
import { fontHas } from "./font-coverage.ts";
import { EMOJI_FAMILY } from "./font-packages.ts";
import { familyFile } from "./register-fonts.ts";
import { plainFigures } from "./script-figures.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Characters of a text that no family named in `font` (a CSS shorthand) has a glyph for: Skia asks no other
 * family of ours, and draws them from the machine's fonts or as boxes.
 */
export function uncovered(text: string, font: string): string[] {
  const families = Array.from(font.matchAll(/"([^"]+)"/g), ([, family = ""]) => family);
  const missing = new Set<string>();
  for (const { segment } of graphemes.segment(plainFigures(text))) {
    const asked = EMOJI_CLUSTER.test(segment) ? families.filter((one) => one === EMOJI_FAMILY) : families;
    const has = (character: string): boolean =>
      NEEDS_NO_GLYPH.test(character) ||
      asked.some((family) => fontHas(familyFile(family), character.codePointAt(0) ?? 0));
    // A letter and its accent may be written as one character or as two; a font need have but one form.
    if (Array.from(segment.normalize("NFC")).every(has)) continue;
    for (const character of segment) if (!has(character)) missing.add(character);
  }
  return [...missing];
}
