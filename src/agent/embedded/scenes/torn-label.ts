import { countWords } from "../text/sentences.ts";
import { amountsIn } from "./seen-amounts.ts";
import type { Striking } from "./striking.ts";

/**
 * Whether a label was cut out of its sentence before its end, so that label and figure do not tell what the sentence
 * says. It is read by where the label stands and by the small words behind it:
 * - "satellites circle the Earth at an altitude | of 20,200 km": what stands between it and the next amount is a
 *   preposition, so that its last noun is the next amount's;
 * - "error | of 300 metres" in "An error of one microsecond in the clock is an error of 300 metres": a noun before its
 *   figure, where the sentence says much more than both.
 */
export function isTornLabel(
  { label, start, end, tied, share, from }: Striking,
  text: string,
  base: string,
): boolean {
  if (tied === true || share !== undefined || from !== undefined || label === "") return false;
  if (ENDS_IN_TURN.test(label)) return true;
  if (UNFINISHED[base]?.test(label) === true && text.slice(0, start).trimEnd().endsWith(label)) return true;
  if (base === "zh" && leavesUntold(label, text.slice(end))) return true;
  const at = text.toLowerCase().lastIndexOf(label.toLowerCase(), start);
  const behind = at < 0 ? text.toLowerCase().indexOf(label.toLowerCase(), end) : at;
  if (behind < 0) return false;
  const next = amountsIn(text, base).find((one) => one.start >= behind + label.length);
  if (next === undefined) return false;
  const between = text.slice(behind + label.length, next.start);
  // "14 hours on one charge and 3 hours": what only joins two amounts tears nothing.
  const joint = PREPOSITION.test(between);
  if (next.start !== start) return joint;
  if (!joint || countWords(label) > MOST_NOUN_WORDS) return false;
  return wordsOf(text).filter((word) => !wordsOf(label).includes(word)).length > MOST_UNTOLD;
}

/** "Spart aber | 790 €": of what turns to another thing only the turn is left. */
const ENDS_IN_TURN =
  /\s(?:aber|jedoch|dafür|however|though|pourtant|toutefois|cependant|però|tuttavia|embargo|porém|echter|men|однако|зато)$/iu;

/** A verb that waits for its object: "needs about five hours to climb | 67 metres", 五年增加了|23%. */
const UNFINISHED: Readonly<Record<string, RegExp>> = {
  en: /\sto\s\p{Ll}+$/u,
  zh: /(?:了|到|达|達|为|為|占|约|約|近|超过|超過|只有|仅|僅)$/u,
};

/** 竹子的营养只有|17%|能被吸收: what the clause goes on to say of its figure is no part of the label. */
function leavesUntold(label: string, behind: string): boolean {
  const rest = /^[^，。；！？,;]*/u.exec(behind)?.[0] ?? "";
  return (rest.match(/\p{Script=Han}/gu)?.length ?? 0) >= FEWEST_UNTOLD && !label.includes(rest.trim());
}

/** Han characters. */
const FEWEST_UNTOLD = 3;

/** What hangs a figure on the noun before it; "was" and "duró" tell of it how much it is. */
const PREPOSITION =
  /^\s(?:of|at|with|von|mit|bei|de|du|des|à|avec|di|da|del|con|a|do|em|com|van|met|av|af|på|med|z|o|от|на|в|с|від)\s$/iu;
const MOST_NOUN_WORDS = 3;

/** So many words beside the figure and its name may be left out: "The bridge has a length of 300 m". */
const MOST_UNTOLD = 3;

/** The words of more than three letters, which are those that tell. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
}
