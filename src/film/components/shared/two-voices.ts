import type { Emphasis } from "../../../artifacts/cue.ts";
import { fitDisplay, fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { lettersOf } from "../../layout/letters.ts";
import type { ComponentContext } from "../component.ts";
import { stepsAround } from "./type-steps.ts";

/** The words of a sentence as they are set: in one block, or the point large and what stands around it smaller. */
export type Voices = {
  /** What leads up to the point, above it. */
  before?: Voice;
  point: Voice;
  /** What adds to it, below. */
  after?: Voice;
  /** What is told below it in turn, each in the place of `after`, which is the tallest of them. */
  turns?: Voice[];
  /** What comes below it on the same page, as large. */
  next?: Voice;
};

/** `source`: the part of the sentence that a block shows; its emphasis has places in that part. `gap`: px to the point. */
export type Voice = { block: TextBlock; source: string; emphasis: Emphasis[]; gap: number };

export type Room = { width: number; height: number };
/** `steady`: as large as its room lets it be, whatever its breaks. */
type Sentence = { text: string; emphasis: Emphasis[]; point?: Emphasis; steady?: boolean };

/** Of the size of the point: less would be a note to it, and beyond the most the two would look alike, but for one word, such as an address. Beside a whole clause fine print looks torn from it. */
const SMALLER = { least: 0.5, leastOfClause: 0.64, usual: 0.66, most: 0.78, mostOfWord: 0.9 };
/** How much larger than `lead` the smaller part is at least where the frame is held in a hand. */
const IN_HAND = 1.12;
/** Of its size a point gives so much, and no more, to a rest that is larger. */
const STEADY = 0.88;
/** A rest that is more of its sentence than this tells something, and is not set smaller, but around a point of few letters. */
const MOST_OF_REST = 0.42;
const STRIKES = 30;
/** Of the size of the point: the lines above it have air of their own. */
const GAP = { above: 0.18, below: 0.26 };
const MOST_LINES = { wide: 3, tall: 4 };
/** The weight of what is smaller, at most. */
const LIGHTER = 450;
const MOST_LINES_OF_POINT = { wide: 4, tall: 7 };

/**
 * The sentence in two sizes, its point no larger than `size`; null where it has no point, or the two do not fit so
 * that one is clearly the larger.
 */
export function inTwoVoices(
  sentence: Sentence,
  size: number,
  room: Room,
  context: ComponentContext,
): Voices | null {
  const { theme, portrait } = context;
  const { text, point: span } = sentence;
  if (span === undefined) return null;
  const parts = partsOf(text, span);
  if (parts === null) return null;
  const { before, said, after } = parts;
  if (lettersOf(said) > STRIKES && lettersOf(before + after) > lettersOf(text) * MOST_OF_REST) return null;
  const least = Math.round(theme.size.lead * (portrait ? IN_HAND : 1));
  const leastPart = lettersOf(said) > STRIKES ? SMALLER.leastOfClause : SMALLER.least;
  const set = (restSize: number): Voices & { isRight: boolean } => {
    // One face for one sentence: what leads and what adds is lighter, not of another hand.
    const weight = Math.min(theme.face.heading.weight, LIGHTER);
    const smaller = { face: "heading" as const, size: restSize, color: theme.color.text, weight };
    const limits = { width: room.width, maxLines: portrait ? MOST_LINES.tall : MOST_LINES.wide };
    const voiceOf = (source: string, from: number, air: number): Voice => ({
      block: textBlock(source, smaller, limits, context),
      source,
      emphasis: within(sentence, text.indexOf(source, from), source),
      gap: Math.round((restSize / SMALLER.usual) * air),
    });
    const lead = before === "" ? null : voiceOf(before, 0, GAP.above);
    const addition = after === "" ? null : voiceOf(after, span.end, GAP.below);
    const around = [lead, addition].filter((voice) => voice !== null);
    const left = {
      width: room.width,
      height: room.height - around.reduce((sum, { block, gap }) => sum + block.height + gap, 0),
      maxLines: portrait ? MOST_LINES_OF_POINT.tall : MOST_LINES_OF_POINT.wide,
      steady: sentence.steady === true,
    };
    const block = fitDisplay(said, { face: "heading", size, color: theme.color.text }, left, context);
    return {
      ...(lead === null ? {} : { before: lead }),
      point: {
        block,
        source: said,
        emphasis: within(sentence, text.indexOf(said, span.start), said),
        gap: 0,
      },
      ...(addition === null ? {} : { after: addition }),
      isRight:
        fits(block, left) &&
        around.every((voice) => fits(voice.block, limits) && !endsShort(voice.block)) &&
        restSize >= block.style.size * leastPart &&
        restSize <= block.style.size * (/\s/u.test(said) ? SMALLER.most : SMALLER.mostOfWord),
    };
  };
  // The rest is as large as it may be without taking much from the point, which alone would have `most`.
  const most = set(least).point.block.style.size;
  const sizes = stepsAround(context)
    .map((step) => Math.round(step * theme.size.display))
    .filter((restSize) => restSize > least && restSize <= most * SMALLER.most);
  for (const restSize of sizes) {
    const { isRight, ...voices } = set(restSize);
    if (isRight && voices.point.block.style.size >= most * STEADY) return voices;
  }
  const { isRight, ...voices } = set(least);
  return isRight ? voices : null;
}

/** "had to carry / it up": what is so much shorter than its lines is left over. */
const LEFT_OVER = 0.4;

function endsShort({ lines, width }: TextBlock): boolean {
  return lines.length > 1 && (lines.at(-1)?.width ?? 0) < width * LEFT_OVER;
}

/** What stands before, in and behind a point; a stop behind it is its own. Null where nothing stands around it. */
export function partsOf(
  text: string,
  { start, end }: Emphasis,
): { before: string; said: string; after: string } | null {
  const stop = /^\s*[.!?。！？]+\s*$/u.test(text.slice(end)) ? text.length : end;
  const [lead, point, behind] = [text.slice(0, start), text.slice(start, stop), text.slice(stop)].map((part) => part.trim()) as [string, string, string]; // prettier-ignore
  // "Deliveries start on 3 March · tidewell.example": on a line of its own the point needs no dot before it.
  const before = lead.replace(/\s+[·|]$/u, "");
  // "… at lauscher.example. Fourteen shops": its stop would begin the next line.
  const after = behind.replace(/^(?:[.,;:!?·|–—。，、؛،-]+\s+|[。，、；：！？]+)/u, "");
  // "is about 5 hours," in large, and what adds to it below: the line's end is pause enough.
  const said = after === "" ? point : point.replace(/[,;，；،]$/u, "");
  return said === "" || (before === "" && after === "") ? null : { before, said, after };
}

/** The emphasis of a sentence as it falls in a part of it that begins at `from`. */
export function within({ emphasis }: Pick<Sentence, "emphasis">, from: number, part: string): Emphasis[] {
  return emphasis
    .map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(part.length, end - from) }))
    .filter(({ start, end }) => end > start);
}

/** px from the top of the first to the bottom of the last. */
export function heightOf({ before, point, after, next }: Voices): number {
  const around = [before, after, next].filter((voice) => voice !== undefined);
  return around.reduce((sum, { block, gap }) => sum + block.height + gap, point.block.height);
}
