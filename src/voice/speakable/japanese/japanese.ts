import { applyRules, findReplacements } from "../rules.ts";
import { replaceAll, type SpokenText } from "../spoken-text.ts";
import type { Analyser } from "./analyser.ts";
import { readingsOf } from "./reading.ts";
import { JAPANESE_RULES } from "./rules.ts";
import { KANA_RULES } from "./words.ts";

/** Stands for a number while the words around it are read, so that they are read as beside a number. */
const A_NUMBER = "３";

/**
 * Japanese as kana. Without an analyser only numbers and signs are (kanji stay): enough to tell how long it
 * will take.
 */
export function inKana(text: SpokenText, analyse: Analyser | null): SpokenText {
  const numbers = findReplacements(text.spoken, JAPANESE_RULES);
  if (analyse === null) return replaceAll(text, numbers);
  const said = new Map<number, string>();
  let shift = 0;
  const masks = numbers.map(({ start, end, spoken }) => {
    const isWord = /[\p{L}\p{N}]/u.test(spoken);
    if (isWord) said.set(start - shift, spoken);
    const sign = isWord ? A_NUMBER : spoken;
    shift += end - start - sign.length;
    return { start, end, spoken: sign };
  });
  const masked = replaceAll(text, masks);
  return applyRules(replaceAll(masked, readingsOf(masked.spoken, said, analyse)), KANA_RULES);
}
