import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { thenOf } from "../text/then-and-now.ts";
import type { SceneContext, Utterance } from "./draft.ts";
import { MOST_SENTENCE_WORDS } from "./judge-figure.ts";
import { amountsIn } from "./seen-amounts.ts";
import type { Striking } from "./striking.ts";

/** "… serves 4,380 homes. Five years ago there were 2,910.": then and now on one card. */
export function withThen(
  one: Striking,
  found: readonly Striking[],
  utterances: readonly Utterance[],
  { base, language }: SceneContext,
): Striking {
  const { text = "" } = utterances[one.at] ?? {};
  const { text: next = "" } = utterances[one.at + 1] ?? {};
  const alone = one.tied !== true && one.from === undefined && found.every((other) => other === one || other.at !== one.at); // prettier-ignore
  const [now, another] = alone ? amountsIn(text, base) : [];
  if (now === undefined || another !== undefined) return one;
  const then = thenOf(now, text, next, base);
  if (then === null) return one;
  const label = one.turned === true ? one.label : withoutStop(text);
  if (countWords(label) > MOST_SENTENCE_WORDS) return one;
  const from = { figure: then.figure, cue: then.start, next: true as const };
  return {
    ...one,
    label: capitalise(label, language),
    score: Math.max(one.score, THEN_AND_NOW),
    tied: true,
    from,
  };
}

const THEN_AND_NOW = 4;
