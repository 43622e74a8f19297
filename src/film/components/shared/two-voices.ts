import type { Emphasis } from "../../../artifacts/storyboard.ts";
import { fitDisplay, fits, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";

/** The words of a sentence as they are set: in one block, or the point large and the rest of it smaller. */
export type Voices = {
  point: Voice;
  /** What leads up to the point stands above it, what adds to it below. */
  rest?: Voice & { above: boolean };
  /** px between the two. */
  gap: number;
};

/** `source`: the part of the sentence that a block shows; its emphasis has places in that part. */
export type Voice = { block: TextBlock; source: string; emphasis: Emphasis[] };

export type Room = { width: number; height: number };
type Sentence = { text: string; emphasis: Emphasis[]; point?: Emphasis };

/** Of the size of the point; beyond the most the two would look alike. */
const SMALLER = { wished: 0.54, most: 0.68 };
/** How much larger than `lead` the smaller part is at least where the frame is held in a hand. */
const IN_HAND = 1.12;
/** Of its size a point gives so much, and no more, to a rest that is larger. */
const STEADY = 0.88;
/** Of the size of the point: the lines above it have air of their own. */
const GAP = { above: 0.18, below: 0.26 };
const MOST_LINES = { wide: 3, tall: 4 };
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
  const above = span.start > 0;
  const source = above ? text.slice(0, span.start).trimEnd() : text.slice(span.end).trimStart();
  const said = text.slice(span.start, span.end).trim();
  if (source === "" || said === "") return null;
  const least = Math.round(theme.size.lead * (portrait ? IN_HAND : 1));
  const set = (restSize: number): Voices & { isRight: boolean } => {
    const smaller = { face: "body" as const, size: restSize, color: theme.color.muted };
    const limits = { width: room.width, maxLines: portrait ? MOST_LINES.tall : MOST_LINES.wide };
    const rest = textBlock(source, smaller, limits, context);
    const gap = Math.round((restSize / SMALLER.wished) * (above ? GAP.above : GAP.below));
    const left = {
      width: room.width,
      height: room.height - rest.height - gap,
      maxLines: portrait ? MOST_LINES_OF_POINT.tall : MOST_LINES_OF_POINT.wide,
    };
    const block = fitDisplay(said, { face: "heading", size, color: theme.color.text }, left, context);
    return {
      point: { block, source: said, emphasis: within(sentence, text.indexOf(said, span.start), said) },
      rest: {
        block: rest,
        source,
        emphasis: within(sentence, text.indexOf(source, above ? 0 : span.end), source),
        above,
      },
      gap,
      isRight: fits(block, left) && fits(rest, limits) && restSize <= block.style.size * SMALLER.most,
    };
  };
  const sizeBeside = (pointSize: number): number => Math.max(least, Math.round(pointSize * SMALLER.wished));
  // A long point is set smaller, and the rest with it, which leaves the point more room.
  const { point } = set(sizeBeside(size));
  const second = set(sizeBeside(point.block.style.size));
  // Where the point grew, the rest may grow with it, so long as it takes nothing from the point.
  const third = set(sizeBeside(second.point.block.style.size));
  const grows = third.isRight && third.point.block.style.size >= second.point.block.style.size * STEADY;
  const { isRight, ...voices } = grows ? third : second;
  return isRight ? voices : null;
}

/** The emphasis of a sentence as it falls in a part of it that begins at `from`. */
function within({ emphasis }: Sentence, from: number, part: string): Emphasis[] {
  return emphasis
    .map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(part.length, end - from) }))
    .filter(({ start, end }) => end > start);
}

/** px from the top of the first to the bottom of the last. */
export function heightOf({ point, rest, gap }: Voices): number {
  return point.block.height + (rest === undefined ? 0 : rest.block.height + gap);
}
