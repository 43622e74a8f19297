import { opensNextClause } from "../text/next-clause.ts";
import { countWords } from "../text/sentences.ts";
import type { Striking } from "./striking.ts";
import type { Utterance } from "./draft.ts";

/** A clause of so many letters before a figure tells something of its own, and so does one behind it. */
const LETTERS = { before: 40, behind: 20 };

/**
 * The figures of those sentences of which no clause before theirs is unseen: "When in 2019 the owner wanted three times the rent,
 * the neighbours gathered | 4,300 signatures" would stand there without its story, "There are | 2,500 kinds of moth, and only two
 * of them eat clothes" without its point, and is shown whole. Two figures of one sentence tell it between them.
 */
export function ofSeenClauses(
  chosen: readonly Striking[],
  utterances: readonly Pick<Utterance, "text">[],
  base: string,
): Striking[] {
  return chosen.filter((one) => {
    const isAlone = chosen.every((other) => other === one || other.at !== one.at);
    if (!isAlone || one.tied === true || one.from !== undefined) return true;
    const { text = "" } = utterances[one.at] ?? {};
    const shown = `${one.label} ${one.lead ?? ""}`;
    const before = text.slice(0, one.start);
    const clause = before.slice(0, before.search(LAST_PAUSE) + 1);
    const behind = /[,;，；]\s?(?<next>.+)$/su.exec(text.slice(one.end))?.groups?.["next"] ?? "";
    const goesOn = lettersIn(behind) >= LETTERS.behind && goesOnAnew(behind, base) && !isShown(behind, shown); // prettier-ignore
    return !goesOn && (lettersIn(clause) < LETTERS.before || isShown(clause, shown));
  });
}

/** "…, and only two of them eat clothes", "…, but it was never paid": no part of what is counted. */
function goesOnAnew(behind: string, base: string): boolean {
  const joined = /^(?:and|but|yet|und|aber|doch|et|mais|y|pero|e|ma|mas|en|maar|og|och|men|i|a|ale|и|но|а|та|але)\s/iu.test(behind); // prettier-ignore
  return (joined && countWords(behind) >= FEWEST_ANEW) || opensNextClause(behind, base);
}

const FEWEST_ANEW = 5;

const LAST_PAUSE = /[,;:،؛，；、](?!\p{Nd})[^,;:،؛，；、]*$/u;

/** Whether a label has more than half of a clause's words. */
function isShown(clause: string, label: string): boolean {
  const shown = label.toLowerCase();
  const words = clause.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => shown.includes(word)).length * 2 > words.length;
}

/** Letters and digits; an ideograph says as much as two. */
function lettersIn(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu);
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) + (wide?.length ?? 0);
}
