import type { Block, Brief, ParagraphBlock } from "./brief/brief.ts";
import { datedSentences } from "./scenes/dated-sentences.ts";
import { areSurelyPlaces, findPlaces } from "./geography/find-places.ts";
import { judges } from "./parallel/pair-words.ts";
import { quotationsIn } from "./text/quotations.ts";
import { textOfBlock } from "./text-of-brief.ts";
import { splitSentences } from "./text/sentences.ts";

/** A title stands still: it is left when the introduction takes more seconds than these. */
const MAX_TITLE = 7.5;
/** The first sentence of an introduction stays with the title up to these seconds. */
const MAX_FIRST = 7.5;
/** Two shares are a picture, and so is one in an introduction of more seconds than these. */
const LONG_WITH_SHARE = 5;
/** Less than this is not worth a scene; */
const MIN_SCENE = 3.2;
/** behind a title that would stand for longer than these seconds, less than these. */
const LONG_TITLE = 9.5;
const MIN_SHORT_SCENE = 2;

/** So many numbers in a sentence are what it tells; a year or an hour alone is when it was. */
const TELLING_FIGURES = 2;
const FIGURES = /(?<![\p{L}\p{N}.,:])\p{Nd}[\p{Nd}.,]*(?![\p{L}\p{N}:])/gu;

/** Whether a quotation is followed by what says that it is not so. */
function isJudged(sentences: readonly string[], base: string): boolean {
  return sentences.some((one, at) => quotationsIn(sentences[at - 1] ?? "").length > 0 && judges(one, base));
}

type Estimate = (said: string) => number;

/**
 * Leaves with the title what is said while it stands, and makes the rest of the introduction a scene of its
 * own: prose that would be heard over a picture that does not change, and anything that has something to show.
 */
export function divideIntro(brief: Brief, language: string, estimate: Estimate): Brief {
  if (brief.sections.length === 0 || brief.intro.length === 0) return brief;
  const seconds = estimate(brief.intro.map(textOfBlock).join(" "));
  const shows = brief.intro.some(
    (block) =>
      block.kind === "table" ||
      block.kind === "quote" ||
      block.kind === "parallel" ||
      (block.kind === "list" && block.items.length >= 3) ||
      (block.kind === "paragraph" &&
        (block.text.shown.match(/\p{Nd}\s?[%٪]/gu)?.length ?? 0) >= (seconds > LONG_WITH_SHARE ? 1 : 2)),
  );
  const [first, ...others] = brief.intro;
  // Below a title a lie would stand without the words that call it one.
  const judged = first?.kind === "paragraph" && isJudged(splitSentences(first.text.shown, language), language.split("-")[0] ?? "en"); // prettier-ignore
  const told = first?.kind === "paragraph" ? splitSentences(first.text.shown, language) : [];
  // Several countries in what the title would be heard over are a map that nobody sees.
  const travels = areSurelyPlaces(findPlaces(told[0] ?? "", language), language);
  // Only the first sentence stands below the title: figures in the next would be heard alone.
  const counts = told.slice(1).some((sentence) => (sentence.match(FIGURES)?.length ?? 0) >= TELLING_FIGURES);
  if (seconds <= MAX_TITLE && !shows && !travels && !judged && !counts) return brief;
  // A history begins with its first date.
  const dated = datedSentences(told, language.split("-")[0] ?? "en")?.has(0) === true;
  const parted =
    first?.kind === "paragraph" &&
    first.formulas.length === 0 &&
    first.names === undefined &&
    !dated &&
    !travels &&
    !judged
      ? part(first, language, estimate)
      : null;
  const kept: Block[] = parted === null ? [] : [parted.first];
  const left: Block[] =
    parted === null ? brief.intro : parted.rest === null ? others : [parted.rest, ...others];
  const least = seconds > LONG_TITLE ? MIN_SHORT_SCENE : MIN_SCENE;
  if (estimate(left.map(textOfBlock).join(" ")) < least && !shows && !travels && !judged && !counts)
    return brief;
  const start = Math.min(...brief.intro.map((block) => block.span.start));
  const end = Math.max(...brief.intro.map((block) => block.span.end));
  return {
    ...brief,
    intro: kept,
    sections: [{ title: null, blocks: left, span: { start, end } }, ...brief.sections],
  };
}

/** The first sentence of a paragraph and what follows it; null where it is long, or the lines are verse. */
function part(
  block: ParagraphBlock,
  language: string,
  estimate: Estimate,
): { first: ParagraphBlock; rest: ParagraphBlock | null } | null {
  if (block.lines.length > 1) return null;
  const shown = splitSentences(block.text.shown, language);
  const spoken = splitSentences(block.text.spoken, language);
  const told = estimate(spoken[0] ?? "");
  if (shown.length !== spoken.length || told > MAX_FIRST) return null;
  if (told > LONG_WITH_SHARE && /\p{Nd}\s?[%٪]/u.test(shown[0] ?? "")) return null;
  const piece = (from: number, to?: number): ParagraphBlock => {
    const text = { shown: shown.slice(from, to).join(" "), spoken: spoken.slice(from, to).join(" ") };
    return { ...block, text, lines: [text.shown] };
  };
  return { first: piece(0, 1), rest: spoken.length === 1 ? null : piece(1) };
}
