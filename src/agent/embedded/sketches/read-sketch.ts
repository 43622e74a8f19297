import { joinSentences, type Found, type Passage } from "../parallel/parted-block.ts";
import { commandIn } from "../text/commands.ts";
import { endSentence } from "../text/sentences.ts";
import { boxAt } from "./box.ts";
import { cubesAt } from "./cubes.ts";
import { bidsDrawIt, drawnThing } from "./draw-order.ts";
import type { FoundSketch, Sentences } from "./found-sketch.ts";
import { leverAt } from "./lever.ts";
import { ladderAt, rampAt } from "./slope.ts";
import { angleAt, circleAt, rectangleAt, squareAt } from "./square-and-round.ts";
import { stackAt } from "./stack.ts";
import { squareCornerAt, triangleAt } from "./triangle.ts";

const READERS: readonly ((input: Sentences) => FoundSketch | null)[] = [
  triangleAt,
  squareCornerAt,
  ladderAt,
  rampAt,
  rectangleAt,
  squareAt,
  circleAt,
  cubesAt,
  boxAt,
  stackAt,
  leverAt,
];

/** So many sentences before and behind may name the thing whose measures one tells: all of a long text for each of them is its square. */
const NEAR = 40;

/**
 * A figure that sentences tell whole, from the sentence `at` on, or that they bid a maker draw: the order is left out, and what is to be drawn
 * is told. Null where a measure is missing or two of them do not agree.
 */
export function sketchAt({ sentences, language, headings }: Passage, at: number): Found | null {
  const sentence = sentences[at] ?? "";
  const thing = drawnThing(sentence, language);
  if (thing !== null && isStepOfSeveral(sentences, at, language)) return null;
  const told = thing === null ? sentences : sentences.with(at, endSentence(thing, language));
  const near = told.slice(Math.max(0, at - NEAR), at + NEAR);
  const around = [...headings, ...near].join(" . ");
  const bidsLater = bidsDrawIt(sentences[at + 1] ?? "", language);
  const isAsked = thing !== null || bidsLater;
  const input: Sentences = { sentences: told, at, language, around, isAsked };
  // An angle by itself is drawn where that is asked for: others are told of what turns or leans.
  const readers = thing === null ? READERS : [...READERS, angleAt];
  for (const read of readers) {
    const found = read(input);
    if (found === null) continue;
    const { figure, said, count } = found;
    const own = told.slice(at, at + count);
    const bids = bidsDrawIt(sentences[at + count] ?? "", language);
    const inOrder = said.toSorted((a, b) => a.sentence - b.sentence || a.offset - b.offset);
    const joined = joinSentences(own, language);
    return {
      shows: {
        form: "sketch",
        figure,
        said: inOrder.map(({ path, said: words }) => ({ path, said: words })),
      },
      lead: "",
      count: bids ? count + 1 : count,
      ...(thing === null && !bids ? {} : { spoken: joined }),
    };
  }
  return null;
}

/** "Draw a circle on the card. Cut it out.": bids viewers, as the steps around it do. */
function isStepOfSeveral(sentences: readonly string[], at: number, language: string): boolean {
  const beside = [sentences[at - 1] ?? "", sentences[at + 1] ?? ""];
  return beside.some((one) => commandIn(one, language) === "sure" && drawnThing(one, language) === null);
}
