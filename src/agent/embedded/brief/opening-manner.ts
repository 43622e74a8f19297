import { introKindOf } from "./introduction.ts";
import { FAR_TONE, MORE_FOR_WHOM, QUALITIES, STORY_FOR, TELL_IT, TONE } from "./opening-manner-words.ts";
import { blanked, paragraphsOf, sentencesOf, textAt, type Span } from "./sentence-spans.ts";
import { speaksOfSpeaking, wishesIn, type Wish } from "./wishes.ts";
import { wordsTold } from "./words-told.ts";

/** A text without what its first paragraph says of the manner of the film, in the same length, and what that was. */
export type OpeningManner = { text: string; wishes: string[] };

const MOST = 120;
const FEWEST_TOLD = 8;
/** How long it is, beside how it is to sound, is said of a film. */
const HOW: ReadonlySet<Wish> = new Set<Wish>([
  "tone",
  "style",
  "manner",
  "order",
  "without",
  "audience",
  "place",
  "please",
]);

/**
 * Takes "Tell it like a story by the fire." and, at the paragraph's end, "Friendly, plain, no jargon. About 90 seconds." out of
 * the first paragraph below the title, whether a film was asked for or not.
 */
export function withoutOpeningManner(source: string): OpeningManner {
  const stays = { text: source, wishes: [] };
  const first = paragraphsOf(source).paragraphs[0];
  if (first === undefined || first.headings > 1 || first.blocksAbove > 0) return stays;
  const sentences = sentencesOf(source, first, true);
  const whole = new Set([
    ...sentences.filter((span) => tellsHow(source, span)),
    ...sentences.slice(0, 1).filter((span) => wishesIn(textAt(source, span), false).has("place")),
    ...wishesAtEnd(source, sentences),
    ...qualitiesBehind(source, sentences),
  ]);
  const gone = [...whole, ...toneBehind(source, sentences[0])];
  const text = gone.reduce(blanked, source);
  if (gone.length === 0 || wordsTold(text) < FEWEST_TOLD) return stays;
  return { text, wishes: gone.map((span) => textAt(source, span)) };
}

function tellsHow(source: string, span: Span): boolean {
  const said = textAt(source, span).replace(/[\s.!。！।]+$/u, "");
  const tells = TELL_IT.test(said) || STORY_FOR.test(said);
  return said.length <= MOST && tells && !speaksOfSpeaking(source.slice(0, span.start));
}

/** "A small guide for our customers, friendly tone.", "For visitors of the museum; about two minutes.": what stands behind the mark. */
function toneBehind(source: string, first: Span | undefined): Span[] {
  if (first === undefined) return [];
  const said = source.slice(first.start, first.end);
  const tail = /(?:[,،;]\s*|\s(?=น้ำเสียง))(?<how>[^,،;.!?]{4,40})[.!]?\s*$/u.exec(said);
  const how = tail?.groups?.["how"]?.trim() ?? "";
  const wishes = wishesIn(how, false);
  const lasts = /\p{N}|minut|second|sekund/iu.test(how) && wishes.size === 1 && wishes.has("length");
  const sounds = lasts || (TONE.test(how) && wishes.has("tone")) || FAR_TONE.test(how);
  if (tail === null || !sounds) return [];
  // "For visitors …; about two minutes.": beside how long it is nobody is told for whom.
  if (lasts && introKindOf(said.slice(0, tail.index).trim()) === "whom") return [first];
  return [
    {
      start: first.start + tail.index,
      end: first.start + tail.index + tail[0].replace(/[.!]?\s*$/u, "").length,
    },
  ];
}

/** "For people who come for the first time. Friendly and calm.": how it is to sound, or how long it is to be, behind whom it is for. */
function qualitiesBehind(source: string, sentences: readonly Span[]): Span[] {
  const [first, ...others] = sentences;
  const whom = first === undefined ? "" : textAt(source, first).trim();
  const told = STORY_FOR.test(whom.replace(/[\s.!]+$/u, ""));
  if (introKindOf(whom) !== "whom" && !told && !MORE_FOR_WHOM.test(whom)) return [];
  const isHow = (span: Span): boolean => {
    const said = textAt(source, span)
      .replace(/[\s.!]+$/u, "")
      .trim();
    const wishes = wishesIn(said, false);
    return (/[\s,]/u.test(said) && QUALITIES.test(said)) || (wishes.size === 1 && wishes.has("length"));
  };
  const from = others.findIndex((span) => !isHow(span));
  return others.slice(0, from < 0 ? undefined : from);
}

/** The last sentences where all of them are wishes, one of them for a length and another for a manner. */
function wishesAtEnd(source: string, sentences: readonly Span[]): Span[] {
  const wishes = sentences.map((span) => wishesIn(textAt(source, span), false));
  const tail = wishes.findLastIndex(({ size }) => size === 0) + 1;
  const all = new Set(wishes.slice(tail).flatMap((one) => [...one]));
  return all.has("length") && [...all].some((wish) => HOW.has(wish)) ? sentences.slice(tail) : [];
}
