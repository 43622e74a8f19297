import type { Prose } from "../brief/brief.ts";
import { isDatedClause } from "./dated-sentences.ts";
import { capitalise, countWords, endSentence, splitSentences } from "../text/sentences.ts";
import { splitAtSemicolons } from "../text/semicolons.ts";
import {
  isImperative,
  lowerFirst,
  isClause,
  isPluralNoun,
  startsWithDeterminer,
} from "../english/grammar.ts";
import { ANNOUNCING, say, type SceneContext, type Utterance } from "./draft.ts";

/** Prose as sentences to be said; the first of a paragraph and those with figures weigh more. */
export function narrateProse(prose: Prose, context: SceneContext): Utterance[] {
  const sentences = splitSentences(prose.spoken, context.language).flatMap((sentence) =>
    splitAtSemicolons(sentence, context.language).flatMap((part) => atDates(part, context.base)),
  );
  return sentences.map((sentence, at) => {
    const announces = sentence.endsWith(":") || sentence.endsWith("：");
    const text = announces ? leadIn(sentence, context) : finish(sentence, context);
    return say(text, weightOf(sentence, at), announces ? [ANNOUNCING] : []);
  });
}

/** "At 12 she dug it out; in 1823 she found another": events of one sentence are told each by itself. */
function atDates(sentence: string, base: string): string[] {
  const clauses = sentence.split(/[;；]\s*/u);
  return clauses.length > 1 && clauses.slice(1).every((clause) => isDatedClause(clause, base)) ? clauses : [sentence]; // prettier-ignore
}

function finish(sentence: string, context: SceneContext): string {
  return capitalise(endSentence(sentence, context.language));
}

/** "Shares of electricity in 2023:" is no sentence; English makes it one, other languages say it as a title. */
function leadIn(sentence: string, context: SceneContext): string {
  const bare = sentence.replace(/\s*[:：]$/u, "");
  if (
    context.base !== "en" ||
    isClause(bare) ||
    isImperative(bare) ||
    countWords(bare) < 3 ||
    /^(?:here|there|to|how|what|why|when|if|with|in|on|at|by|for|you|we|it)\b/i.test(bare)
  ) {
    return finish(bare, context);
  }
  if (!/^\p{Lu}/u.test(bare) || /[,;]/.test(bare) || !/\s(?:of|in|for)\s/.test(bare))
    return finish(bare, context);
  const lowered = lowerFirst(bare, context.names);
  const head = bare.split(/\s(?:of|in|on|for|with|from|to|at|by)\s/i)[0] ?? bare;
  if (!isPluralNoun(head)) return finish(bare, context);
  const article =
    startsWithDeterminer(bare) || lowered.charAt(0) !== lowered.charAt(0).toLowerCase() ? "" : "the ";
  return `Here are ${article}${lowered}.`;
}

function weightOf(sentence: string, at: number): number {
  let weight = at === 0 ? 1.6 : 1;
  if (/\d/.test(sentence)) weight += 0.3;
  if (/\?\s*$|[？]$/.test(sentence)) weight += 0.1;
  if (
    /^(?:for example|e\.g\.|in addition|also|moreover|note|zum beispiel|par exemple|por ejemplo)\b/i.test(
      sentence,
    )
  )
    weight -= 0.4;
  if (sentence.startsWith("(")) weight -= 0.4;
  const words = countWords(sentence);
  if (words > 32) weight -= 0.3;
  if (words < 4) weight -= 0.1;
  return weight;
}
