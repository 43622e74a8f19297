import type { Choice } from "./choose-drawing.ts";
import { withoutFigures } from "./figures-of-speech.ts";
import { OWN_DRAWING_NOUNS } from "./own-drawing-nouns.ts";
import { readerOfWords, type WordReader } from "./reader-of-words.ts";
import { withoutSignsOfCode } from "./signs-of-code.ts";
import { TOPIC_WORDS } from "./topic-words.ts";

/** What no title names is a film's topic where so many of its sentences, and such a part of all, speak of it. */
const UNNAMED = { sentences: 3, share: 0.25 };
/** A word, or words, of so many letters in a title mean one thing, be it that no sentence says them again: "Sommerlager". */
const PLAIN = 9;
/** A film of fewer sentences may have its topic in its title alone. */
const FEW = 4;

/** What stands for a topic of any time: it was there itself. */
const OF_ANY_TIME: ReadonlySet<string> = new Set(["viaduct", "framed-picture"]);

const readerOf = readerOfWords({ words: TOPIC_WORDS, outlines: OWN_DRAWING_NOUNS });

/**
 * The thing that stands for what a film is about (`topic-words.ts`), the surest first: what its title names and a
 * sentence takes up, or what a good part of its sentences speak of. `base`: a language's tag; `things`: the words by
 * which sentences name what is drawn itself.
 */
export function filmTopic(
  title: string,
  told: readonly string[],
  base: string,
  things: WordReader,
): Choice[] {
  const reader = readerOf(base);
  if (reader === null) return [];
  const named = drawingsIn(reader, title);
  const plainly = drawingsIn(reader, title, PLAIN);
  const spoken = told.map(
    (sentence) => new Set([...drawingsIn(reader, sentence), ...drawingsIn(things, sentence)]),
  );
  const topics = new Set(reader.lexicon.entries.map(({ drawing }) => drawing));
  const all = new Set([...named, ...spoken.flatMap((one) => [...one])]);
  return [...all]
    .filter((drawing) => topics.has(drawing))
    .map((drawing) => ({ drawing, times: spoken.filter((one) => one.has(drawing)).length }))
    .filter(({ drawing, times }) =>
      named.has(drawing)
        ? times > 0 || told.length < FEW || plainly.has(drawing)
        : times >= UNNAMED.sentences && times >= told.length * UNNAMED.share,
    )
    .map(({ drawing, times }) => ({ drawing, score: times + (named.has(drawing) ? told.length : 0) }))
    .toSorted((a, b) => b.score - a.score);
}

/** The topics of a film that tells of old times. */
export function topicOfOld(topics: readonly Choice[]): Choice[] {
  return topics.filter(({ drawing }) => OF_ANY_TIME.has(drawing));
}

/** The drawings of topics that a text speaks of. `base`: a language's tag. */
export function topicsIn(text: string, base: string): ReadonlySet<string> {
  const reader = readerOf(base);
  return reader === null ? new Set() : drawingsIn(reader, withoutFigures(withoutSignsOfCode(text), base));
}

/** What a text names, by words of so many letters at least. */
function drawingsIn({ lexicon, termsOf }: WordReader, text: string, letters = 0): Set<string> {
  const terms = new Set(termsOf(text).filter((term) => term.length >= letters));
  const found = lexicon.entries.filter(({ sure }) => sharesWord(sure, terms));
  return new Set(found.map(({ drawing }) => drawing));
}

function sharesWord(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of some) if (others.has(word)) return true;
  return false;
}
