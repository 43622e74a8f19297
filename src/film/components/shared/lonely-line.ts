import type { Emphasis } from "../../../artifacts/cue.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, leaveAt } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { lettersOf } from "../../layout/letters.ts";
import { fitDisplay } from "../../layout/text-block.ts";
import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { barRoom, besideLayers, hasBar } from "./beside-line.ts";
import { builtVoices, type Next } from "./built-voices.ts";
import { itemVoices, type Turn } from "./item-voices.ts";
import { steppingBack } from "./said-items.ts";
import { openedVoices } from "./opened-voices.ts";
import { aboveWords } from "./start-line.ts";
import { heightOf, inTwoVoices, type Voice, type Voices } from "./two-voices.ts";

/** `size`: of the display size; `emphasis`: spans of the text that are set in the primary. */
export type LonelyLine = {
  id: string;
  text: string;
  emphasis: Emphasis[];
  /** What of the text is set large, and the rest smaller, where both have room. */
  point?: Emphasis;
  size: number;
  /** px that its letters are at most, where others that it stands in a row with are smaller. */
  largest?: number;
  /** The size is chosen already: none smaller is taken for better breaks. */
  steady?: boolean;
  /** A passage that is read from the start of its lines, whatever the style's habit. */
  isTold?: boolean;
  /** Kept free under the words on their ground, px: `words` is the least height of theirs, so that lines of several have one foot. */
  foot?: { words: number; height: number };
  /** Of an item that stands alone: what is said of it, its number, and how large what is said may be. */
  detail?: string;
  turns?: readonly Turn[];
  numeral?: string;
  smaller?: number;
  /** It forbids or warns, and what it stands by says so. */
  warns?: boolean;
  /** It only leads to what stands at its foot, and is as quiet as that is loud. */
  isLead?: boolean;
  /** What is said behind it, and comes under it. */
  next?: Next;
  frame: number;
};

/** From the words to the rule beneath them, and what is kept free below it. */
const RULE = { above: 44, below: 16 };

/** How much larger than a whole sentence its point may be where there is width for it, and how much smaller. */
const POINT = 1.22;
const LEAST_POINT = 0.76;
/** An address stands out by its colour and its line as well. */
const LEAST_WORD = 0.6;

/** Lines of one sentence at most. */
const MOST_LINES = { wide: 6, tall: 11, square: 8 };

const PASSAGE = 0.76;
/** Letters from which a sentence is read, and its weight then. */
const READ = { letters: 64, weight: 500 };

/** A sentence that is the picture, as the style shows one: beside a bar, by itself, or over a rule. */
export function lonelyLine(line: LonelyLine, rest: Rect, context: ComponentContext): Layer[] {
  const { theme, format, direction } = context;
  const voices = fitLine(line, rest, context);
  const layout = layOutFlex(treeOf(line, voices, rest, context), rest, direction);
  const painted = ({ block, source, emphasis }: Voice, id: string): Paint[] => {
    const spans = { spans: emphasis, color: theme.color.primary, source };
    const place = { ...layout.rect(id), align: alignOf(line, context) };
    return paintBlock(block, { ...place, ...(emphasis.length > 0 && { emphasis: spans }) }, context);
  };
  const turns = (line.turns ?? []).flatMap(({ frame, until }, at) => {
    const voice = voices.turns?.[at];
    if (voice === undefined) return [];
    const tracks = enter(theme, frame);
    const seen = until === null ? tracks : leaveAt(tracks, theme, until - theme.motion.exit);
    return [layerOf(`${line.id}-told-${at + 1}`, painted(voice, "addition"), seen, format)];
  });
  const paints = inOrder(voices).flatMap(({ id, voice }) => painted(voice, id));
  const said = layerOf(line.id, paints, enter(theme, line.frame), format);
  const { next } = line;
  const built =
    next === undefined || voices.next === undefined
      ? [said]
      : [
          steppingBack(said, next.frame, context),
          layerOf(`${line.id}-told-next`, painted(voices.next, "next"), enter(theme, next.frame), format),
        ];
  return [...besideLayers(line, layout, context), ...built, ...turns];
}

function alignOf(
  { isTold = false }: Pick<LonelyLine, "isTold">,
  { theme }: ComponentContext,
): "start" | "center" {
  return isTold ? "start" : theme.habit.align;
}

/** What stands as long as the line does, as it is read from top to bottom. */
function inOrder({ before, point, after, turns }: Voices): { id: string; voice: Voice }[] {
  return [
    ...(before === undefined ? [] : [{ id: "lead", voice: before }]),
    { id: "words", voice: point },
    ...(after === undefined || turns !== undefined ? [] : [{ id: "addition", voice: after }]),
  ];
}

/** Words begin at one edge on every page; what warns steps in from its bar, as somebody's words do. */
function indentOf(line: { warns?: boolean }, context: ComponentContext): number {
  return hasBar(line, context.theme) ? barRoom(context) : 0;
}

/** px that words have in a room, beside what the style sets them by. */
export function wordWidth(room: Rect, context: ComponentContext, line: { warns?: boolean } = {}): number {
  return room.width - indentOf(line, context);
}

/** Where what a line keeps its foot free for has its place. */
export function footOf(line: LonelyLine, rest: Rect, context: ComponentContext): Rect {
  return placesOf(line, rest, context)("foot");
}

/** px from the top of its room to where a line begins. */
export function aboveLine(line: LonelyLine, rest: Rect, context: ComponentContext): number {
  return placesOf(line, rest, context)("ground").y - rest.y;
}

function placesOf(line: LonelyLine, rest: Rect, context: ComponentContext): (id: string) => Rect {
  const voices = fitLine(line, rest, context);
  return layOutFlex(treeOf(line, voices, rest, context), rest, context.direction).rect;
}

/** The words as large as they fit; their size is that of the point's block. */
export function fitLine(
  line: Pick<
    LonelyLine,
    | "text"
    | "emphasis"
    | "point"
    | "size"
    | "largest"
    | "steady"
    | "isTold"
    | "foot"
    | "isLead"
    | "detail"
    | "turns"
    | "numeral"
    | "smaller"
    | "warns"
    | "next"
  >,
  rest: Rect,
  context: ComponentContext,
): Voices {
  const { theme, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { statement: manner } = theme.habit;
  const below = manner === "rule" ? px(RULE.above + RULE.below) + theme.stroke : 0;
  const wished = Math.round(theme.size.display * line.size);
  const size = Math.min(wished, line.largest ?? wished);
  const room = {
    width: Math.round(wordWidth(rest, context, line) * passageShare(line, context)),
    height: rest.height - below - (line.foot?.height ?? 0),
  };
  const { text, emphasis, steady = false, detail, numeral, turns } = line;
  const isItem = detail !== undefined || numeral !== undefined || turns !== undefined;
  if (isItem) return itemVoices(line, size, room, context);
  if (line.next !== undefined) return builtVoices({ ...line, next: line.next }, size, room, context);
  const opened = line.isLead === true ? null : openedVoices(line, room, context);
  if (opened !== null) return opened;
  const style =
    line.isLead === true
      ? { face: "body" as const, size, color: theme.color.muted }
      : { face: "heading" as const, size, color: theme.color.text, weight: weightOf(text, theme) };
  const maxLines = MOST_LINES[shapeOf(context.format)];
  const whole = fitDisplay(text, style, { ...room, maxLines, steady }, context);
  const largest = Math.min(
    portrait ? wished : Math.round(wished * POINT),
    line.largest ?? Number.POSITIVE_INFINITY,
  );
  const two = inTwoVoices(line, largest, room, context);
  // Beside a smaller part a point looks large at once; much smaller than the whole would be, it does not.
  const isWord = two !== null && !/\s/u.test(two.point.source);
  const least = whole.style.size * (isWord ? LEAST_WORD : LEAST_POINT);
  if (two !== null && two.point.block.style.size >= least) return two;
  return { point: { block: whole, source: text, emphasis, gap: 0 } };
}

/** What is long is read, and what is short is seen: a page of bold letters is a wall. */
function weightOf(text: string, { face }: ComponentContext["theme"]): number {
  return lettersOf(text) >= READ.letters ? Math.min(face.heading.weight, READ.weight) : face.heading.weight;
}

/** Part of the width that a passage takes: a wide frame stays open at the end of its lines. */
function passageShare(
  { isTold = false }: Pick<LonelyLine, "isTold">,
  { portrait }: ComponentContext,
): number {
  return isTold && !portrait ? PASSAGE : 1;
}

function treeOf(line: LonelyLine, voices: Voices, rest: Rect, context: ComponentContext): FlexBox {
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { statement: manner } = theme.habit;
  const align = alignOf(line, context);
  const { foot = { words: 0, height: 0 } } = line;
  const footBox: FlexBox[] = foot.height === 0 ? [] : [{ id: "foot", height: foot.height }];
  const rule: FlexBox = {
    id: "rule",
    width: px(96),
    height: theme.stroke,
    alignSelf: align,
    margin: { top: px(RULE.above), bottom: px(voices.next === undefined ? RULE.below : RULE.above) },
  };
  // Over what comes and goes: under it the rule would hang in the air.
  const isOver = manner === "rule" && (voices.turns !== undefined || voices.next !== undefined);
  const ground: FlexBox = {
    id: "ground",
    padding: { start: indentOf(line, context) },
    children: [
      { minHeight: foot.words, children: wordBoxes(voices, isOver ? [rule] : []) },
      ...(manner === "rule" ? [] : footBox),
    ],
  };
  const beneath = manner === "rule" ? [...(isOver ? [] : [rule]), ...footBox] : [];
  const things = [ground, ...beneath];
  if (align === "center") return { children: nearMiddle(things) };
  const free = rest.height - Math.max(heightOf(voices), foot.words) - foot.height;
  return { children: [{ height: aboveWords(rest, free, context) }, ...things] };
}

/** What stands beside a bar is its words; what is told below them in turn is not. */
function wordBoxes({ before, point, after, turns, next }: Voices, between: FlexBox[]): FlexBox[] {
  const lead =
    before === undefined ? [] : [blockBox("lead", before.block, { margin: { bottom: before.gap } })];
  const addition =
    after === undefined ? [] : [blockBox("addition", after.block, { margin: { top: after.gap } })];
  const spoken = [...lead, blockBox("words", point.block)];
  if (next !== undefined) {
    const below = blockBox("next", next.block, { margin: { top: between.length > 0 ? 0 : next.gap } });
    return [{ id: "spoken", children: [...spoken, ...between, below] }];
  }
  return turns === undefined
    ? [{ id: "spoken", children: [...spoken, ...between, ...addition] }]
    : [{ id: "spoken", children: spoken }, ...between, ...addition];
}
