import type { Section } from "../brief/brief.ts";
import { plainTex, withoutUnitBehind } from "../science/plain-tex.ts";
import { speakTex } from "../science/speak-tex.ts";
import { literal, toPattern } from "../text/regex.ts";

/** A formula of a sentence as it is said, and as it is read. */
export type SeenFormula = { tex: string; said: string; seen: string };

/** The formulas within the prose of a section whose words are others than their signs, longest first. */
export function formulasSeen({ blocks }: Section, language: string): SeenFormula[] {
  const all = blocks.flatMap((block) => (block.kind === "paragraph" ? block.formulas : []));
  const found = [...new Set(all)].flatMap((tex): SeenFormula[] => {
    const bare = withoutUnitBehind(tex);
    const said = speakTex(bare, language);
    const seen = plainTex(bare);
    return said === null || said === seen ? [] : [{ tex, said, seen }];
  });
  return found.toSorted((a, b) => b.said.length - a.said.length);
}

/** "We solve x squared minus 5 x", as the voice says it, in the signs that the brief has: "We solve x² − 5x". */
export function withFormulasSeen(text: string, formulas: readonly SeenFormula[] = []): string {
  let shown = text;
  for (const { said, seen } of formulas) {
    // Of what a brief says no pattern is kept.
    const words = toPattern(`(?<![\\p{L}\\p{N}])${literal(said)}(?![\\p{L}\\p{N}])`, "giu");
    shown = shown.replaceAll(words, () => seen);
  }
  return shown;
}
