import type { Place } from "../../../artifacts/place.ts";
import type { Sky } from "../../../artifacts/sky.ts";
import type { Emphasis } from "../../../artifacts/cue.ts";
import type { Further, StatementVisual, Thing } from "../../../artifacts/storyboard.ts";
import { standsIn } from "../../../artifacts/things-in-places.ts";
import { OPENING_MARKS } from "../../layout/quotation-marks.ts";
import { pageTimes } from "../../layout/page-times.ts";
import { paintsPlaces } from "../../places/paint-place.ts";
import type { ComponentContext } from "../component.ts";
import type { LonelyLine } from "../shared/lonely-line.ts";
import { datedLead } from "./dated-lead.ts";
import { LARGEST_STEP } from "./sentence-sizes.ts";
import { inTurn } from "./turns.ts";

/** Of an item that stands alone: what is said of it below its label, at once or in turn, and its number above. */
type Itemised = Pick<LonelyLine, "detail" | "numeral"> & { told?: readonly Further[] };
export type Told = StatementVisual &
  Itemised & { more?: (NonNullable<StatementVisual["more"]>[number] & Itemised)[] };

/** A thought and when it is seen: until the frame at which the next takes its place, null for the last. */
export type Thought = Pick<LonelyLine, "foot" | "isLead" | "detail" | "turns" | "numeral" | "next"> & {
  text: string;
  emphasis: Emphasis[];
  point?: Emphasis;
  illustration: string | null;
  /** Several in place of one drawing, of this thought alone. */
  things: readonly Thing[];
  warns: boolean;
  place: Place | null;
  sky: Sky | null;
  /** What stands in that place. */
  thing: string | null;
  size: number;
  frame: number;
  from: number;
  until: number | null;
  /** The sentence of the narration that it is of, by its number in the scene. */
  sentence: number | null;
  /** Its drawing is that of a sentence before. */
  inherits: boolean;
  /** Nothing stands beside it. */
  isAlone: boolean;
  /** It stands out from the pages around it, on the film's other ground. */
  isPeak: boolean;
};

/** Thoughts that follow each other beside one drawing, or in one place; or one beside the several things that it names. */
export type Passage = Pick<
  Thought,
  "illustration" | "things" | "thing" | "warns" | "place" | "sky" | "until" | "isAlone" | "isPeak"
> & {
  thoughts: Thought[];
};

/** Somebody's words. */
export const OPENS_QUOTE = new RegExp(`^[${OPENING_MARKS}]`, "u");

export function thoughtsOf(visual: Told, context: ComponentContext): Thought[] {
  const all = [visual, ...(visual.more ?? [])];
  const times = pageTimes(
    all.map(({ cue }) => (cue === undefined ? null : context.at(cue))),
    context,
  );
  // Under a heading the first may come late, with its word: the heading stands till then. Without one the frame would be empty.
  const { enter, exit } = context.theme.motion;
  const firstAt = context.at(visual.cue);
  const isFirst = all.every(({ cue }) => cue === undefined || context.at(cue) >= firstAt);
  const waits = visual.heading !== undefined && isFirst;
  let illustration: string | null = null;
  let { place, sky } = context;
  return all.map(
    (
      { text, emphasis = [], point, detail, told, numeral, illustration: own, things = [], cue, ...where },
      page,
    ) => {
      const inherits = own === undefined && illustration !== null;
      if (own !== undefined) illustration = own;
      if ("place" in where && paintsPlaces(context.theme)) place = where.place ?? place;
      if ("sky" in where && paintsPlaces(context.theme)) sky = where.sky ?? null;
      const { from, until } = times[page] ?? { from: context.opening, until: null };
      const size = LARGEST_STEP[visual.heading === undefined ? "alone" : "headed"];
      // What belongs in the place that is painted stands there, and is no picture of its own.
      const stands = illustration !== null && place !== null && paintsPlaces(context.theme) && standsIn(place, illustration); // prettier-ignore
      const seen = stands ? { illustration: null, thing: illustration } : { illustration, thing: null };
      const dated = heroOf({ text, emphasis, point });
      const item = {
        ...(dated.point === undefined ? {} : { point: dated.point }),
        ...(detail === undefined ? {} : { detail }),
        ...(numeral === undefined ? {} : { numeral }),
      };
      // A story has no signs.
      const warns = where.warns === true && context.theme.habit.align !== "center";
      const words = { text, emphasis: dated.emphasis, ...item, ...seen, things, warns, place, sky, size };
      const latest = until === null ? context.frames : until - enter - exit;
      const frame = page === 0 && waits ? Math.max(from, Math.min(firstAt, latest)) : from;
      const turns = told === undefined ? {} : { turns: inTurn(told, cue, { from: frame, until }, context) };
      // What somebody said is a thought of its own, whatever announces it.
      const sentence = OPENS_QUOTE.test(text) ? null : (cue?.sentence ?? (page === 0 ? 0 : null));
      return { ...words, ...turns, frame, from, until, sentence, inherits, isAlone: false, isPeak: false };
    },
  );
}

/** Letters between a date and what the sentence comes to: it is all that leads there. */
const NEAR = 16;

/** A sentence that opens with its date has that large, where nothing else of it is brought out. */
function heroOf(sentence: {
  text: string;
  emphasis: Emphasis[];
  point: Emphasis | undefined;
}): typeof sentence {
  const { text, emphasis, point } = sentence;
  const when = datedLead(text);
  const hasOwn = point !== undefined && when !== null && (point.start === 0 || point.start > when.end + NEAR);
  if (when === null || hasOwn) return sentence;
  const isOther = emphasis.some(({ start }) => start >= when.end);
  return isOther ? sentence : { ...sentence, emphasis: [when], point: when };
}

export function passagesOf(thoughts: readonly Thought[]): Passage[] {
  const passages: Passage[] = [];
  for (const thought of thoughts) {
    const last = passages.at(-1);
    const { illustration, things, thing, warns, place, sky, until, isAlone, isPeak } = thought;
    const isOne = last?.illustration === illustration && last.thing === thing && last.place === place && last.sky === sky && last.warns === warns && last.isAlone === isAlone && !isPeak && !last.isPeak; // prettier-ignore
    if (last === undefined || !isOne || last.things.length > 0 || things.length > 0)
      passages.push({
        thoughts: [thought],
        illustration,
        things,
        thing,
        warns,
        place,
        sky,
        until,
        isAlone,
        isPeak,
      });
    else {
      last.thoughts.push(thought);
      last.until = thought.until;
    }
  }
  return passages;
}

/** The places that are seen while a scene is told, and what stands in each. */
export function passingOf(thoughts: readonly Thought[]): { place: Place; thing: string | null }[] {
  return thoughts.flatMap(({ place, thing }) => (place === null ? [] : [{ place, thing }]));
}
