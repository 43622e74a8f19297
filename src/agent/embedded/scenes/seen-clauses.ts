import type { Striking } from "./striking.ts";
import type { Utterance } from "./draft.ts";

/** A clause of so many letters tells something of its own. */
const LETTERS = 40;

/**
 * The figures of those sentences of which no clause before theirs is unseen: "When in 2019 the owner wanted three times the rent,
 * the neighbours gathered | 4,300 signatures" would stand there without its story, and is shown whole. Two figures of one
 * sentence tell it between them.
 */
export function ofSeenClauses(
  chosen: readonly Striking[],
  utterances: readonly Pick<Utterance, "text">[],
): Striking[] {
  return chosen.filter((one) => {
    const isAlone = chosen.every((other) => other === one || other.at !== one.at);
    if (!isAlone || one.tied === true || one.from !== undefined) return true;
    const before = (utterances[one.at]?.text ?? "").slice(0, one.start);
    const clause = before.slice(0, before.search(LAST_PAUSE) + 1);
    return lettersIn(clause) < LETTERS || isShown(clause, `${one.label} ${one.lead ?? ""}`);
  });
}

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
