import { isOrder } from "../parallel/answered-points.ts";
import { iconFor } from "../text/icons.ts";
import { capitalise, countWords, withoutStop } from "../text/sentences.ts";
import { shortLabel } from "../text/shorten.ts";
import { withCue, type Candidate, type SceneContext, type Utterance } from "./draft.ts";

/** Prose of several sentences as key phrases, where each sentence gives a short one. */
export function keyPhrasesCandidate(utterances: Utterance[], context: SceneContext): Candidate | null {
  const isOrdered = utterances.map((utterance) => isOrder(utterance.text, context.base));
  const orders = isOrdered.filter(Boolean).length;
  const commands = orders >= FEWEST_ORDERS;
  const phrases = utterances.flatMap((utterance, at) => {
    // What only comments on the things to do is none of them.
    if (commands && (at < isOrdered.indexOf(true) || at > isOrdered.lastIndexOf(true))) return [];
    const phrase = phraseOf(utterance.text, context.base, commands ? 1 : LEAST_WORDS);
    return phrase === null ? [] : [{ at, ...phrase }];
  });
  if (phrases.length <= FEW) for (const phrase of phrases) Object.assign(phrase, whole(phrase, utterances[phrase.at]?.text ?? "")); // prettier-ignore
  // A list of labels that leaves a sentence out would be heard and not seen; things to do may have a remark between them.
  const least = commands ? LEAST_SHARE : 1;
  if (phrases.length < 3 || phrases.length < utterances.length * least) return null;
  phrases.forEach((phrase) => utterances[phrase.at]?.marks.push({ key: `phrase:${phrase.at}`, offset: 0 }));
  const labelled = phrases.filter(({ detail }) => detail !== undefined);
  // "What happens next: in October …": the label leads into all of them.
  const leads = !context.ownHeading && labelled.length === 1 && labelled[0] === phrases[0];
  // What happens one after the other is told, not listed; things to do and labelled things are remembered.
  if (!commands && !leads && labelled.length < phrases.length - 1) return null;
  return {
    kind: "bullets",
    // Several things to do are remembered as a list.
    score: commands ? (orders === utterances.length ? SCORE_OF_ORDERS : 46) : 38,
    utterances,
    visual: (cueOf) => {
      const [first, ...others] = phrases;
      const told =
        leads && first !== undefined
          ? [{ at: first.at, label: capitalise(first.detail ?? "") }, ...others]
          : phrases;
      const spoken = told
        .filter((phrase) => cueOf(`phrase:${phrase.at}`) !== undefined)
        .slice(0, MOST_PHRASES);
      return {
        kind: "bullets",
        // A heading made of the first sentence would stand above that same sentence.
        heading:
          leads && first !== undefined ? first.label : context.ownHeading ? context.heading : context.topic,
        ...(commands ? { toDo: true } : {}),
        items: (spoken.length > 0 ? spoken : told.slice(0, MOST_PHRASES)).map((phrase) => {
          const { label, detail } = phrase;
          const icon = iconFor(label, context.base);
          return withCue(
            { label, ...(detail === undefined ? {} : { detail }), ...(icon === null ? {} : { icon }) },
            cueOf(`phrase:${phrase.at}`),
          );
        }),
      };
    },
  };
}

const FEWEST_ORDERS = 3;
const LEAST_SHARE = 0.6;
/** "Change a third of the water. Clean the glass. …": a figure in one of several orders is not what they are about. */
const SCORE_OF_ORDERS = 79;

/** More phrases than these are no list that is remembered, and would be small. */
const MOST_PHRASES = 6;

/** So few items have room for their sentences, up to so many words: "…, because the permit is missing" is seen as well. */
const FEW = 3;
const MOST_WHOLE_WORDS = 20;

function whole(phrase: { label: string; detail?: string }, text: string): { label: string; detail?: string } {
  const sentence = withoutStop(phrase.detail === undefined ? text : text.replace(/^[^:：]*[:：]\s*/u, ""));
  if (countWords(sentence) > MOST_WHOLE_WORDS) return phrase;
  return phrase.detail === undefined ? { label: capitalise(sentence) } : { ...phrase, detail: sentence };
}

const MAX_DETAIL_WORDS = 10;
/** English words that tie a sentence to the one before, and those that speak of what it named. */
const LINK = /^(?:and|but|so|then|also|however,?|for example,?)\s+/i;
const REFERS_BACK = /^(?:it|they|this|these|that|he|she)\b/i;

const LEAST_WORDS = 2;

function phraseOf(sentence: string, base: string, least: number): { label: string; detail?: string } | null {
  if (/[?？]$/.test(sentence)) return null;
  const bare = base === "en" ? sentence.replace(LINK, "") : sentence;
  if (base === "en" && REFERS_BACK.test(bare)) return null;
  const told = /^([^:：]{3,48}?)\s*[:：]\s*(?=\D)(.+)$/su.exec(bare);
  const label = shortLabel(told?.[1] ?? bare, 8);
  if (countWords(label) > 9 || countWords(label) < least) return null;
  // "The week before: put the carrier …": what to do is behind the colon.
  if (told === null) return { label: capitalise(label) };
  const detail = withoutStop(shortLabel(told[2] ?? "", MAX_DETAIL_WORDS));
  return countWords(detail) > MAX_DETAIL_WORDS + 4 ? null : { label: capitalise(label), detail };
}
