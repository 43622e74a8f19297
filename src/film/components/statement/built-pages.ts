import { lettersOf } from "../../layout/letters.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { OPENS_QUOTE, type Thought } from "./passages.ts";
import { isItem } from "./sentence-sizes.ts";

/** Letters of each of two sentences that have one page, and of both: more is a wall. */
const MOST = { each: { wide: 84, tall: 84, square: 70 }, both: { wide: 120, tall: 124, square: 108 } };
/** In seconds: what is said sooner behind another would only flicker in. */
const LEAST_APART = 1.2;
/** A sentence so many times as long as the other leaves that its page: a few words alone strike. */
const UNEQUAL = 2.6;

/**
 * Two short sentences that are said one after the other are built up on one page, the second under the first as it is said: each alone
 * on a page of its own they were a pack of cards. Of three the shortest keeps its page, large; the film's last words have theirs.
 */
export function builtPages(thoughts: readonly Thought[], context: ComponentContext): Thought[] {
  const pages: Thought[] = [];
  for (let at = 0; at < thoughts.length;) {
    const run = runFrom(thoughts, at, context);
    const alone = run.length % 2 === 0 ? -1 : shortest(run);
    for (let of = 0; of < run.length; of += of === alone ? 1 : 2) {
      const [first, second] = [run[of], run[of + 1]];
      if (first !== undefined)
        pages.push(of === alone || second === undefined ? first : joined(first, second));
    }
    at += run.length;
  }
  return pages;
}

/** As many thoughts as each go with the one before. */
function runFrom(thoughts: readonly Thought[], start: number, context: ComponentContext): Thought[] {
  let end = start + 1;
  for (; end < thoughts.length; end += 1) {
    const [one, other] = [thoughts[end - 1], thoughts[end]];
    if (one === undefined || other === undefined || !goTogether(one, other, context)) break;
  }
  return thoughts.slice(start, end);
}

/** Of an odd number, which leaves pairs on both sides of it. */
function shortest(run: readonly Thought[]): number {
  let best = 0;
  for (let at = 2; at < run.length; at += 2)
    if (lengthOf(run[at]?.text ?? "") < lengthOf(run[best]?.text ?? "")) best = at;
  return best;
}

function goTogether(one: Thought, other: Thought, context: ComponentContext): boolean {
  const { format, closes } = context;
  if (![one, other].every(isPlain) || (closes && other.until === null)) return false;
  if (other.frame - one.frame < LEAST_APART * format.fps) return false;
  const isBesideSame =
    (other.inherits || other.illustration === null) && one.illustration === other.illustration;
  const isThere = one.thing === other.thing && one.place === other.place && one.sky === other.sky;
  if (!isBesideSame || !isThere) return false;
  const shape = shapeOf(format);
  const letters = [one, other].map(({ text }) => lengthOf(text)) as [number, number];
  const [least, most] = [Math.min(...letters), Math.max(...letters)];
  return most <= MOST.each[shape] && least + most <= MOST.both[shape] && most <= least * UNEQUAL;
}

/** Its letters, without the marks over and under them: a line of Hindi is no longer for those. */
function lengthOf(text: string): number {
  return lettersOf(text.replace(/\p{M}/gu, ""));
}

/** A sentence without a size or a sign of its own, and nobody's words. */
function isPlain(thought: Thought): boolean {
  if (OPENS_QUOTE.test(thought.text)) return false;
  return !isItem(thought) && thought.point === undefined && thought.things.length === 0 && !thought.warns;
}

function joined(first: Thought, { text, emphasis, frame, until }: Thought): Thought {
  return { ...first, until, next: { text, emphasis, frame } };
}
