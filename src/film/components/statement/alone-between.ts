import { lettersOf } from "../../layout/letters.ts";
import type { ComponentContext } from "../component.ts";
import { showsNothing, wearsEmblems } from "../shared/wing/wing-motif.ts";
import { standAlone } from "../shared/wing/wing-room.ts";
import type { Thought } from "./passages.ts";
import { growth, isItem } from "./sentence-sizes.ts";

/** Letters of a sentence, and of the point of a longer one, that stand out on the other ground. */
const PEAK = { whole: 36, point: 16, around: 60 };

/** So many pages, the one that shows it among them, until what the film wears may come again. */
const RESTS = 4;

/**
 * Sentences that have no drawing of their own stand beside what the film wears, which then rests for some pages, or by turns beside the
 * drawing of one before, and alone on their page, larger, a short one of a scene on the film's other ground: the same picture on one page
 * after the other tells nothing, and words that fill the frame are a picture too. A list that turns keeps what it stands by, and so do
 * words over lines that stay (`hasLines`); a story keeps its place, and the film ends beside what it opened with unless that was just seen.
 */
export function aloneBetween(
  thoughts: readonly Thought[],
  hasLines: boolean,
  context: ComponentContext,
): Thought[] {
  const isOnePlace = context.theme.habit.align === "center" && thoughts.some(({ place }) => place !== null);
  const isOne = hasLines || thoughts.some(isItem);
  if (isOnePlace || (isOne && !standAlone(context))) return [...thoughts];
  const isBare = showsNothing(context);
  // On the other ground words alone come first.
  let [wasBeside, hadPeak] = [standAlone(context), false];
  // What the film wears, or the scene's place, rests for some pages: on every other one it was a stamp.
  const onStage = context.lead !== null && context.place === null;
  const wears = wearsEmblems(context) || context.view !== null || onStage;
  const isWorn = ({ illustration }: Thought): boolean =>
    illustration !== null && illustration === context.lead;
  let rests = 0;
  return thoughts.map((thought, at) => {
    const isWornOut = wears && (at < rests || thoughts.slice(at, at + RESTS).some(isWorn));
    if (isWorn(thought)) rests = at + RESTS;
    const goesOn = thought.sentence !== null && thoughts[at - 1]?.sentence === thought.sentence;
    const isParted = goesOn || (thought.sentence !== null && thoughts[at + 1]?.sentence === thought.sentence);
    const isOwn = thought.illustration !== null && !thought.inherits;
    const isPlain = !isOwn && thought.things.length === 0 && !thought.warns;
    const isEnd = context.closes && thought.until === null && !isWornOut;
    const hasNothing = (isBare || (isWornOut && !goesOn)) && thought.illustration === null;
    // One sentence over two pages looks the same on both.
    const takesTurn = goesOn ? wasBeside : !wasBeside && !isOne;
    wasBeside = !isPlain || (!hasNothing && (isEnd || takesTurn));
    if (wasBeside) {
      if (isPlain && thought.illustration === null && wears) rests = at + RESTS;
      return thought;
    }
    const isPeak = !hadPeak && !isParted && standsOut(thought, context);
    hadPeak ||= isPeak;
    const size = thought.size * growth(isPeak ? "peak" : "alone", context);
    return { ...thought, illustration: null, thing: null, isAlone: true, isPeak, size };
  });
}

/** What is short, or has a short point, and is not the scene's last: a passage leads from one ground to another only once. */
function standsOut({ text, point, until }: Thought, { other = null }: ComponentContext): boolean {
  if (other === null || until === null) return false;
  const letters = lettersOf(text);
  if (letters <= PEAK.whole) return true;
  return (
    point !== undefined &&
    letters <= PEAK.around &&
    lettersOf(text.slice(point.start, point.end)) <= PEAK.point
  );
}
