import type { Emphasis, StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Place } from "../../../artifacts/place.ts";
import type { Sky } from "../../../artifacts/sky.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { lettersOf } from "../../layout/letters.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { breakCost } from "../../layout/break-cost.ts";
import { leaveAt } from "../../layout/motion.ts";
import { pageTimes } from "../../layout/page-times.ts";
import { standsIn } from "../../../artifacts/things-in-places.ts";
import { paintsPlaces } from "../../places/paint-place.ts";
import type { Component, ComponentContext } from "../component.ts";
import { isGrounded, settingOf } from "../../settings/where-things-stand.ts";
import { contactLines, reachOf, type Reach } from "./contact-lines.ts";
import { drawnWing, plainWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { fitLine, footOf, lonelyLine, type LonelyLine } from "../shared/lonely-line.ts";
import { titleSize } from "../shared/title-size.ts";
import { heightOf } from "../shared/two-voices.ts";
import { isPortrait, isWide } from "../../styles/scale.ts";

/** Two steps of the type scale: words may be so much smaller beside a picture. */
const STEP = 1.45;
/** A thought alone is broken once more for sizes near the one that fits, which finds larger ones with even lines. */
const ALONE = 1.35;
/** Part of the room under a high wing, or above a high place, that few words take at most. */
const FEW_WORDS = { under: 0.62, above: 0.8 };
/** px at a short side of 1080 that are large in any frame. */
const LARGE = 88;
/** And px that are read with ease. */
const READ = 66;

/**
 * One sentence given the whole frame; what matters in it in the primary. Later ones take its place, each with the
 * drawing that belongs to it.
 */
export const statement: Component<StatementVisual> = {
  kind: "statement",
  layout: (visual, context) => ({ layers: layOutThoughts(visual, context), findings: [] }),
};

/** Of an item that stands alone: what is said of it below its label, and its number above. */
type Itemised = Pick<LonelyLine, "detail" | "numeral">;
type Told = StatementVisual &
  Itemised & { more?: (NonNullable<StatementVisual["more"]>[number] & Itemised)[] };

/** Thoughts that take each other's place, or items of a list that do. */
export function layOutThoughts(visual: Told, context: ComponentContext): Layer[] {
  const { contacts = [] } = visual;
  const thoughts = thoughtsOf(visual, context);
  const isHigh = contacts.length === 0 && leavesRoom(visual, thoughts, context);
  const passing = thoughts.flatMap(({ place, thing }) => (place === null ? [] : [{ place, thing }]));
  const plain = wingScene(visual, "plain", context, { isHigh, isQuiet: true, passing });
  const reach = reachOf(contacts, plain.words, context);
  // The words stand in one room through a scene: in a setting where all that is drawn has one.
  const isSet = thoughts.every(
    ({ illustration }) => illustration === null || isGrounded(settingOf(illustration)),
  );
  const drawn = wingScene(visual, "drawn", context, { isHigh, isSet, isQuiet: true });
  const chosen = passagesOf(thoughts).map((passage) => {
    // The words are what the scene says: a picture that makes them small has no place in it.
    const least = (room: Rect) => smallestType({ ...passage, room }, context);
    const fits =
      passage.illustration !== null &&
      contacts.length === 0 &&
      isLargeEnough(least(drawn.words), least(plain.words), context);
    return fits ? { ...passage, room: drawn.words } : { ...passage, illustration: null, room: plain.words };
  });
  const isDrawn = chosen.some(({ illustration }) => illustration !== null);
  // One axis a scene: below a drawing all of its sentences stand in the middle.
  const passages = isDrawn ? chosen : asTold(chosen, visual.heading !== undefined, context);
  // The heading stands through all passages: where the smaller of the two rooms is.
  const { heading } = isDrawn ? drawn : plain;
  const wings = passages.flatMap((passage, at) =>
    wingOf(passage, at, { plain: plain.wing, drawn: drawn.wing }, isSet, context),
  );
  const words = wordLayers(passages, visual.heading !== undefined, reach, context);
  return [...wings, ...heading, ...words];
}

/** A thought and when it is seen: until the frame at which the next takes its place, null for the last. */
type Thought = Pick<LonelyLine, "foot" | "isLead" | "detail" | "numeral"> & {
  text: string;
  isTold?: boolean;
  emphasis: Emphasis[];
  point?: Emphasis;
  illustration: string | null;
  place: Place | null;
  sky: Sky | null;
  /** What stands in that place. */
  thing: string | null;
  size: number;
  frame: number;
  from: number;
  until: number | null;
};

/** Thoughts that follow each other beside one drawing, or in one place. */
type Passage = Pick<Thought, "illustration" | "thing" | "place" | "sky" | "until"> & { thoughts: Thought[] };

function thoughtsOf(visual: Told, context: ComponentContext): Thought[] {
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
  return all.map(({ text, emphasis = [], point, detail, numeral, illustration: own, ...where }, page) => {
    if (own !== undefined) illustration = own;
    if ("place" in where && paintsPlaces(context.theme)) place = where.place ?? place;
    if ("sky" in where && paintsPlaces(context.theme)) sky = where.sky ?? null;
    const { from, until } = times[page] ?? { from: context.opening, until: null };
    const size = visual.heading === undefined ? 1.156 : 0.97;
    // What belongs in the place that is painted stands there, and is no picture of its own.
    const stands = illustration !== null && place !== null && paintsPlaces(context.theme) && standsIn(place, illustration); // prettier-ignore
    const seen = stands ? { illustration: null, thing: illustration } : { illustration, thing: null };
    const item = {
      ...(detail === undefined ? {} : { detail }),
      ...(numeral === undefined ? {} : { numeral }),
    };
    const words = {
      text,
      emphasis,
      ...(point === undefined ? {} : { point }),
      ...item,
      ...seen,
      place,
      sky,
      size,
    };
    const latest = until === null ? context.frames : until - enter - exit;
    const frame = page === 0 && waits ? Math.max(from, Math.min(firstAt, latest)) : from;
    return { ...words, frame, from, until };
  });
}

function passagesOf(thoughts: readonly Thought[]): Passage[] {
  const passages: Passage[] = [];
  for (const thought of thoughts) {
    const last = passages.at(-1);
    const { illustration, thing, place, sky, until } = thought;
    const same = last?.illustration === illustration && last.thing === thing && last.place === place && last.sky === sky; // prettier-ignore
    if (last === undefined || !same)
      passages.push({ thoughts: [thought], illustration, thing, place, sky, until });
    else {
      last.thoughts.push(thought);
      last.until = thought.until;
    }
  }
  return passages;
}

function wordLayers(
  passages: readonly (Passage & { room: Rect })[],
  isHeaded: boolean,
  reach: Reach | null,
  context: ComponentContext,
): Layer[] {
  const all = passages.flatMap(({ thoughts, room }) => thoughts.map((thought) => ({ thought, room })));
  const placed = reach === null ? all : aboveLines(all, reach, context);
  const ofItems = itemSize(placed, context);
  const lines = placed.map(({ thought, room }, page) => {
    const id = page === 0 ? "statement" : `statement-${page + 1}`;
    const share = shareOf(thought, context);
    if (isItem(thought)) return { line: { ...thought, largest: ofItems, isHeaded, id }, room };
    if (thought.isLead === true) return { line: { ...thought, isHeaded, id }, room };
    // What strikes is larger than any step; the others are as large as their length lets them be, on the steps that all scenes share.
    if (share !== 1)
      return {
        line: { ...thought, size: thought.size * share, largest: titleSize(context), isHeaded, id },
        room,
      };
    return {
      line: { ...thought, largest: stepOf({ thought, room }, context), steady: true, isHeaded, id },
      room,
    };
  });
  const footed = lines.filter(({ line }) => line.foot !== undefined);
  const words = Math.max(0, ...footed.map(({ line, room }) => heightOf(fitLine(line, room, context))));
  const layers = lines.flatMap(({ line, room }) => {
    const set = line.foot === undefined ? line : { ...line, foot: { ...line.foot, words } };
    return leaving(lonelyLine(set, room, context), line.until, context);
  });
  const [first] = footed;
  if (reach === null || first === undefined) return layers;
  const { line, room } = first;
  const foot = footOf({ ...line, foot: { words, height: reach.height } }, room, context);
  return [...layers, ...contactLines(reach, foot, line.isTold === true, context)];
}

/** Letters of what only leads to the lines under it ("Write", "Appelez"), where those are so large (px at a short side of 1080). */
const LEAD = { letters: 12, under: 56 };

/** From where the first of the lines comes on, the words stand above them; a word or two only lead there. */
function aboveLines(placed: readonly Placed[], reach: Reach, context: ComponentContext): Placed[] {
  const { contacts, blocks, height } = reach;
  const comes = Math.min(...contacts.map(({ cue }) => context.at(cue)));
  const first = Math.max(
    0,
    placed.findLastIndex(({ thought }) => thought.from <= comes),
  );
  const lines = blocks[0]?.style.size ?? 0;
  const areLarge = lines >= LEAD.under * context.theme.unit;
  const size = lines / context.theme.size.display;
  return placed.map((one, at) => {
    if (at < first) return one;
    const thought = { ...one.thought, foot: { words: 0, height } };
    const leads = areLarge && lettersOf(thought.text) <= LEAD.letters && thought.point === undefined;
    return { ...one, thought: leads ? { ...thought, isLead: true, size } : thought };
  });
}

type Placed = { thought: Thought; room: Rect };

/** Of the display size: a film's sentences are set in these, so that as many words are as large in each of its scenes. */
const STEPS = [1.156, 0.98, 0.83, 0.7, 0.6] as const;
/** So much better must a sentence break at the next smaller step to be set there. */
const WORTH_A_STEP = 0.45;

function isItem({ detail, numeral }: Thought): boolean {
  return detail !== undefined || numeral !== undefined;
}

/** px in which the labels of all items fit: a list does not change its size as it turns. */
function itemSize(placed: readonly Placed[], context: ComponentContext): number {
  const items = placed.filter(({ thought }) => isItem(thought));
  return Math.min(
    ...items.map(({ thought, room }) => fitLine(thought, room, context).point.block.style.size),
  );
}

/** A wide frame has width to give, and few lines of its largest steps. */
const LINES_OF_STEP = { wide: [3, 3, 4, 4, 4], others: [4, 5, 6, 6, 6] };

/** px of the largest step that a thought fits in, in not too many lines, and breaks well at; below the last as large as it fits. */
function stepOf({ thought, room }: Placed, context: ComponentContext): number {
  const setAt = (largest: number): TextBlock =>
    fitLine({ ...thought, largest, steady: true }, room, context).point.block;
  const most = isWide(context.format) ? LINES_OF_STEP.wide : LINES_OF_STEP.others;
  const fitting = STEPS.flatMap((step, at) => {
    const size = Math.round(step * context.theme.size.display);
    const block = setAt(size);
    return block.style.size === size && block.lines.length <= (most[at] ?? 0) ? [block] : [];
  });
  const [first, second] = fitting;
  if (first === undefined) return setAt(Number.POSITIVE_INFINITY).style.size;
  if (second === undefined) return first.style.size;
  const [usual, smaller] = [first, second].map(({ lines }) => breakCost(lines, context.language));
  return ((usual ?? 0) - (smaller ?? 0) > WORTH_A_STEP ? second : first).style.size;
}

/** px at which all thoughts fit and break best, not much smaller than the largest; one alone finds its own near the one that fits. */
function oneSize(placed: readonly Placed[], context: ComponentContext): number {
  const [only, ...others] = placed;
  if (only !== undefined && others.length === 0)
    return Math.round(fitLine(only.thought, only.room, context).point.block.style.size * ALONE);
  const at = (largest: number): TextBlock[] =>
    placed.map(
      ({ thought, room }) => fitLine({ ...thought, largest, steady: true }, room, context).point.block,
    );
  const most = Math.min(...at(Number.POSITIVE_INFINITY).map(({ style }) => style.size));
  let best = { size: most, cost: Number.POSITIVE_INFINITY };
  for (let size = most; size >= most * SMALLEST; size = Math.floor(size * 0.95)) {
    const blocks = at(size);
    const breaks = blocks.map(({ lines }) => (lines.length > 1 ? breakCost(lines, context.language) : 0));
    // A wide frame has no lines to give.
    const lines = isWide(context.format) ? Math.max(2, ...blocks.map((block) => block.lines.length)) - 2 : 0;
    const cost =
      breaks.reduce((sum, one) => sum + one, 0) / breaks.length +
      LINE_COSTS * lines ** 2 +
      SMALLER_COSTS * (1 - size / most);
    if (cost < best.cost) best = { size, cost };
  }
  return best.size;
}

/** Part of the largest size that better breaks are worth at most, and what a part of it costs, in those of `breakCost`. */
const SMALLEST = 0.8;
const SMALLER_COSTS = 2.6;
const LINE_COSTS = 0.1;

/** How much larger than the sentences around it one of a few words is, where a style sets them by their length. */
const STRUCK = 1.4;
/** And one that ends the film. */
const END = 1.2;
/** Letters of what strikes at most, alone or as the point of its sentence; an ideograph is worth two. */
const LETTERS = { strikes: 22, pointStrikes: 30 };

/** By how much a thought is larger than those around it: "The boat lived" is heard as a blow, and seen as one. */
function shareOf(thought: Thought, context: ComponentContext): number {
  const { text, point, emphasis } = thought;
  if (context.theme.habit.sentences === "alike") return 1;
  const isAllMarked = emphasis.some(({ start, end }) => start === 0 && end >= text.length);
  if (isAllMarked || lettersOf(text) <= LETTERS.strikes) return STRUCK;
  // What leads to a point, and adds to it, is small beside it.
  if (point !== undefined && lettersOf(text.slice(point.start, point.end)) <= LETTERS.pointStrikes)
    return STRUCK;
  return isEnd(thought, context) ? END : 1;
}

/** What the film says last. */
function isEnd({ until, illustration }: Thought, { closes }: ComponentContext): boolean {
  return closes && until === null && illustration === null;
}

/** Under a heading, which stands at the start of its lines, a story is read from there as well; all its other sentences stand on one axis. */
function asTold<Of extends Passage>(
  passages: readonly Of[],
  isHeaded: boolean,
  context: ComponentContext,
): readonly Of[] {
  if (context.theme.habit.sentences === "alike" || !isHeaded) return passages;
  return passages.map((passage) => ({
    ...passage,
    thoughts: passage.thoughts.map((thought) => ({ ...thought, isTold: true })),
  }));
}

/** What stands beside a passage: its drawing, or shapes. */
function wingOf(
  { illustration, thing, place, sky, thoughts, until }: Passage,
  at: number,
  wings: Record<"plain" | "drawn", Rect>,
  isSet: boolean,
  context: ComponentContext,
): Layer[] {
  const [first] = thoughts;
  if (first === undefined) return [];
  const from = { ...context, place, sky, thing, opening: first.from };
  const layers =
    illustration === null
      ? plainWing(first.text, wings.plain, from)
      : drawnWing(illustration, wings.drawn, from, isSet);
  const named = at === 0 ? layers : layers.map((layer) => ({ ...layer, id: `${layer.id}-${at + 1}` }));
  return leaving(named, until, context);
}

function leaving(layers: Layer[], until: number | null, { theme }: ComponentContext): Layer[] {
  if (until === null) return layers;
  return layers.map((layer) => ({
    ...layer,
    tracks: leaveAt(layer.tracks, theme, until - theme.motion.exit),
  }));
}

/** Whether in a tall frame the words are as large under a wing as high as an opening's, and leave room there even then. */
function leavesRoom(
  visual: StatementVisual,
  thoughts: readonly Thought[],
  context: ComponentContext,
): boolean {
  if (!isPortrait(context.format)) return false;
  const few = FEW_WORDS[context.theme.habit.align === "center" ? "above" : "under"];
  const usual = wingScene(visual, "plain", context, { isQuiet: true }).words;
  const under = wingScene(visual, "plain", context, { isHigh: true, isQuiet: true }).words;
  const sizeIn = (thought: Omit<LonelyLine, "id">, room: Rect) =>
    fitLine(thought, room, context).point.block.style.size;
  const largest = oneSize(
    thoughts.map((thought) => ({ thought, room: usual })),
    context,
  );
  return thoughts.every((thought) => {
    const line = { ...thought, largest };
    const isAsLarge = sizeIn(line, under) >= sizeIn(line, usual);
    return isAsLarge && heightOf(fitLine(line, under, context)) <= under.height * few;
  });
}

function isLargeEnough(beside: number, alone: number, { theme }: ComponentContext): boolean {
  return beside >= LARGE * theme.unit || (beside * STEP >= alone && beside >= READ * theme.unit);
}

/** px of the smallest words of a passage in its room. */
function smallestType(
  { thoughts, room }: { thoughts: Thought[]; room: Rect },
  context: ComponentContext,
): number {
  return Math.min(...thoughts.map((thought) => fitLine(thought, room, context).point.block.style.size));
}
