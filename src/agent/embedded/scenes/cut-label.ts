import type { Figure } from "../../../artifacts/cue.ts";
import { isSum } from "../text/currencies.ts";
import { withoutRounds } from "../text/recast/bounds.ts";
import { isWhole } from "../text/recast/told.ts";
import { countWords } from "../text/sentences.ts";
import { saysNothing } from "./telling-label.ts";

/** Behind an article and a word the figure says what that is like: "with a record | 1,200 roses". */
const A_THING =
  /(?:^|\s)(?:an?|the|its|their|une?|un|una|uma?|ein\p{L}{0,2}|een|en|ett|et|один|одну)\s\S+$|(?:^|\s)(?:worth|named|called|numbered|aged|wert|waard|värd|verd)$/iu;
/** Languages whose sentences stand in the order of who, does, how much. */
const IN_ORDER = /^(?:en|de|fr|es|it|pt|nl|sv|nb|no|da|pl|cs|ru|uk|ro|el|id)$/;
/** "The record: minus | 89 degrees". */
const SIGN = /\s(?:minus|plus|moins|menos|meno|mínus|минус|мінус)$/iu;
/** "Il y a trois ans, c'étaient | 190", "Last year it was | 218": of what it was so is told before. */
const TELLS_ONLY =
  /(?:^|[\s,])(?:c['’](?:est|était|étaient)|ce (?:sont|furent)|(?:it|they|there|that|those) (?:is|was|are|were)|(?:es|das) (?:sind|waren|ist|war)|(?:sind|waren|ist|war) (?:es|das)|eran|fueron|erano|eram|(?:waren|zijn|was|is) (?:het|dat|er)(?: er)?|det (?:var|är|er)|było(?: ich)?|(?:их )?было|їх було)$/iu;
/** UTF-16 units of a figure with what it counts. */
const MOST_FIGURE = 24;

/**
 * "3 000 träd / Föreningen planterar": a sentence below its figure that ends with it, without it, so that nothing stands there
 * twice. `written`: the figure in the sentence. Null where more follows than what is counted.
 */
export function cutLabel(
  label: string,
  written: string,
  figure: Figure,
  base: string,
  unit = "",
): { label: string; figure: Figure } | null {
  if (!IN_ORDER.test(base) || figure.value === null) return null;
  const at = label.lastIndexOf(written);
  if (at <= 0) return null;
  const before = withoutRounds(label.slice(0, at), base).trim();
  const noun =
    /^\s(?<noun>\p{L}[\p{L}\p{M}-]+)$/u.exec(label.slice(at + written.length))?.groups?.["noun"] ?? "";
  const ends = label.slice(at + written.length).trim() === noun;
  const fits =
    countWords(before) >= 2 &&
    isWhole(before, base) &&
    !A_THING.test(before) &&
    // "Example: you count | 12 seconds": what announces a sentence leads up to it, and does not stand below it. A price has
    // its name there.
    (!/[:：]\s/u.test(before) || isSum({ figure, unit })) &&
    !/[,:;–—-]$/u.test(before) &&
    !TELLS_ONLY.test(before) &&
    !SIGN.test(before);
  if (!ends || !fits || saysNothing(before) || /\p{Nd}/u.test(before)) return null;
  if (noun === "") return { label: before, figure };
  const display = `${figure.display} ${noun}`;
  const counts = figure.suffix === "" && display.length <= MOST_FIGURE;
  return counts ? { label: before, figure: { ...figure, display, suffix: ` ${noun}` } } : null;
}
