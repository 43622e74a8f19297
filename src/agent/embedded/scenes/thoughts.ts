import type { Cue } from "../../../artifacts/storyboard.ts";
import { capitalise, countWords } from "../text/sentences.ts";
import { DATELINE } from "../text/dateline.ts";
import { mainClause } from "../text/main-clause.ts";
import type { CueOf, SceneContext, Utterance } from "./draft.ts";

/** What is shown of a sentence while it is said. */
export type Thought = { text: string; cue: Cue | undefined };

const WISHED_WORDS = 11;
const MOST_WORDS = 16;
const MOST_OF_FIRST = 24;
const MOST_OF_LATE = 20;
/** About four seconds of speech since the last thought. */
const LONG_SINCE = 10;
/** Words of narration (about two seconds) that a thought stands at least before the next. */
const DWELL_WORDS = 5;
/** A short question is taken in at once, and so is "Let's try an example": what follows is waited for. */
const OPENING_DWELL_WORDS = 3;
/** "They throw them out" leans on what was shown before: it takes its place only where that stood long. */
const LEANS =
  /^(?:it|they|this|these|that|those|he|she|es|sie|er|dies(?:e[rs]?)?|das|il|elle|ils|elles|cela|ça|ce|ello|esto|eso|ellos|esso|essa|questo|isso|ele|ela|eles|он|она|оно|они|это|هو|هي|هذا|هذه|ذلك|यह|ये|वह|वे|これ|それ|它|他|她|这|那)(?![\p{L}\p{M}])/iu;
const LEANING_DWELL_WORDS = 14;
/** Shorter passages have one thought. */
const ENOUGH_WORDS = 11;
const MOST_THOUGHTS = 7;

const same = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The sentence as a phrase for the screen, or null where it is too long to be taken in while it is heard. */
function phraseOf(said: string, context: SceneContext, most = MOST_WORDS): string | null {
  const sentence = said.replace(DATELINE, "");
  const bare =
    context.base === "en"
      ? sentence.replace(/^(?:and|but|so|then|also|yet|still|however|for example),?\s+(?=\S+\s\S)/i, "")
      : sentence;
  const question = /[?？؟]$/u.test(bare) ? bare.at(-1) : "";
  const phrase = mainClause(bare, WISHED_WORDS, most, context.base);
  if (phrase === null || countWords(phrase) < 3) return null;
  if (context.ownHeading && same(phrase, context.heading)) return null;
  // A question that was cut is none any more.
  const whole = question !== "" && capitalise(bare).startsWith(phrase) && bare.length - phrase.length <= 2;
  return whole && !phrase.endsWith(question ?? "") ? `${phrase}${question}` : phrase;
}

/**
 * The thoughts of a passage of prose, in the order in which they are said, so far apart that each can be
 * read: the picture keeps pace with the voice without repeating it word for word. Empty or one where
 * the passage is short, or its sentences do not give phrases.
 */
export function thoughtsOf(utterances: readonly Utterance[], cueOf: CueOf, context: SceneContext): Thought[] {
  // Only what was kept when time was short can be shown.
  const kept = utterances
    .map(({ text }, at) => ({ text, cue: cueOf(`said:${at}`), words: countWords(text) }))
    .filter(({ cue }) => cue !== undefined);
  let left = kept.reduce((sum, { words }) => sum + words, 0);
  if (left < ENOUGH_WORDS) return [];
  const thoughts: Thought[] = [];
  let since = 0;
  for (const { text, cue, words } of kept) {
    // What is heard first is seen first, and what is told long after the last thought is seen too, though it takes
    // more words than the others.
    const most = thoughts.length === 0 ? MOST_OF_FIRST : since >= LONG_SINCE ? MOST_OF_LATE : 0;
    const phrase = phraseOf(text, context) ?? (most === 0 ? null : phraseOf(text, context, most));
    // A short one leans; a long one tells more than what it leans on.
    const leans = LEANS.test(text) && words < LEANING_DWELL_WORDS;
    const asked = /[?？؟]$/u.test(thoughts.at(-1)?.text ?? "");
    const brief = asked || thoughts.length === 1;
    const dwell = leans ? LEANING_DWELL_WORDS : brief ? OPENING_DWELL_WORDS : DWELL_WORDS;
    const inTime = thoughts.length === 0 || (since >= dwell && left >= 5);
    if (phrase !== null && inTime && thoughts.length < MOST_THOUGHTS) {
      thoughts.push({ text: phrase, cue });
      since = 0;
    }
    since += words;
    left -= words;
  }
  return thoughts;
}
