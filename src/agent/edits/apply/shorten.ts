import type { StoryScene } from "../../../artifacts/storyboard.ts";
import { cuedSentences, linesOf, withLines } from "../narration.ts";
import type { ShorterBy } from "../operations.ts";

type Estimate = (text: string) => number;

/** A third less is what "shorter" means where nothing else is said. */
const SOME = 2 / 3;

/** Sentences that lean on the one before them. */
const LEANING =
  /^(?:it|they|this|these|those|that|he|she|but|so|then|also|such|his|her|its|their|both|there|er|sie|es|das|dies\p{L}*|il|elle|ils|elles|cela|ello|esto)(?![\p{L}])/iu;

export function secondsOf(scene: StoryScene, estimate: Estimate): number {
  return estimate(scene.narration.join(" "));
}

/**
 * The scene with fewer sentences: those that only add to others go first, those that bring something in
 * last. Null where it is one sentence, or the wanted length cannot be had.
 */
export function shortened(scene: StoryScene, by: ShorterBy, estimate: Estimate): StoryScene | null {
  const full = secondsOf(scene, estimate);
  const goal =
    by.kind === "some"
      ? full * SOME
      : by.kind === "half"
        ? full / 2
        : by.kind === "by"
          ? full - by.seconds
          : by.seconds;
  if (goal >= full) return null;
  const kept = new Set(scene.narration.keys());
  const seconds = (): number => estimate([...kept].map((at) => scene.narration[at]).join(" "));
  while (kept.size > 1 && seconds() > goal) {
    const worst = leastMissed(scene, kept);
    if (worst === null) break;
    // One sentence too many would leave much less than was asked for.
    const now = seconds();
    kept.delete(worst);
    if (by.kind === "some" && kept.size < scene.narration.length - 1 && goal - seconds() > now - goal) {
      kept.add(worst);
      break;
    }
  }
  if (kept.size === scene.narration.length) return null;
  const fits = by.kind !== "to" || seconds() <= by.seconds * 1.15;
  if (!fits) return null;
  const lines = linesOf(scene).filter(({ was }) => was !== null && kept.has(was));
  // The picture keeps its parts: "four warning signs" stay four, also where the voice names two.
  return withLines(scene, lines);
}

function leastMissed(scene: StoryScene, kept: ReadonlySet<number>): number | null {
  const cued = cuedSentences(scene);
  const order = [...kept].toSorted((a, b) => a - b);
  let best: number | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  order.forEach((at, position) => {
    const text = scene.narration[at] ?? "";
    const next = scene.narration[order[position + 1] ?? -1] ?? "";
    const cost =
      (position === 0 ? 50 : 0) +
      (cued.has(at) ? 20 : 0) +
      (/\d/.test(text) ? 6 : 0) +
      // What leads into others goes after them.
      (/[:：]$/u.test(text) && next !== "" ? 60 : 0) +
      (LEANING.test(next) ? 15 : 0) -
      position * 0.5;
    if (cost < lowest) {
      lowest = cost;
      best = at;
    }
  });
  return best;
}
