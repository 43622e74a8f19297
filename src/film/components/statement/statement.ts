import type { StatementVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { lettersOf } from "../../layout/letters.ts";
import { unionOf } from "../../layout/layer-builder.ts";
import { movedDown } from "../../layout/moved-down.ts";
import { standingOn } from "../../layout/standing-on.ts";
import type { Component, ComponentContext } from "../component.ts";
import { isGrounded, settingOf } from "../../settings/where-things-stand.ts";
import { contactLines, reachOf, type Reach } from "./contact-lines.ts";
import { thingsWing } from "../shared/wing/things-wing.ts";
import { warningWing } from "../shared/wing/warning-wing.ts";
import { drawnWing, plainWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { aboveLine, fitLine, footOf, lonelyLine, type LonelyLine } from "../shared/lonely-line.ts";
import { heightOf } from "../shared/two-voices.ts";
import {
  isItem,
  sizeAndBreaks,
  sizeOfTurns,
  sizesOfItems,
  sizesOfSentences,
  type Placed,
} from "./sentence-sizes.ts";
import { reachesThing } from "./reaches-thing.ts";
import { aloneBetween } from "./alone-between.ts";
import { behindWords } from "./behind-words.ts";
import { builtPages } from "./built-pages.ts";
import { leaving, onGroundOf, otherGround } from "./page-ground.ts";
import { wingBesideSentences } from "./sentences-wing.ts";
import { passagesOf, passingOf, thoughtsOf, type Passage, type Thought, type Told } from "./passages.ts";

/** Two steps of the type scale: words may be so much smaller beside a picture. */
const STEP = 1.45;
/** What lines beside a larger picture may cost more than beside one as large as usual. */
const WORSE = 0.2;
/** And how many they are at most. */
const FEW_LINES = 4;
/** The same beside a larger picture than usual: small words in half of a frame look left over. */
const AMPLE_STEP = 1.15;
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

/** Thoughts that take each other's place, or items of a list that do. */
export function layOutThoughts(visual: Told, context: ComponentContext): Layer[] {
  const { contacts = [] } = visual;
  const hasLines = contacts.length > 0;
  const said = thoughtsOf(visual, context);
  const thoughts = aloneBetween(hasLines ? said : builtPages(said, context), hasLines, context);
  // In a setting where all that is drawn has one of its own.
  const isSet = thoughts.every(
    ({ illustration, things }) =>
      things.length === 0 && (illustration === null || isGrounded(settingOf(illustration))),
  );
  const pages = passagesOf(thoughts).map((passage, at) => {
    // Above lines that stay the heading does too; else it is read once, and the room is the words' own.
    const headed = at === 0 || hasLines ? visual : UNHEADED;
    const place = roomOf(passage, { headed, isSet, hasLines }, onGroundOf(passage, context));
    return { passage, ...place };
  });
  const [first] = pages;
  const rooms = pages.map(({ passage, words, drawn }) => ({ ...passage, ...drawn, room: words }));
  const reach = reachOf(contacts, first?.words ?? context.box, context);
  const grounds = thoughts.flatMap((thought, at) =>
    thought.isPeak ? otherGround(thought, at, context) : [],
  );
  const { layers: words, above } = wordLayers(rooms, reach, context);
  const heading = headingOf(movedDown(first?.heading ?? [], above), thoughts[0], hasLines, context);
  // What no page shows in full is seen once behind words: on each of them it was dirt.
  const faint = pages.every(({ passage }) => passage.isAlone) ? 0 : -1;
  const wings = pages.flatMap(({ passage, drawn, wing }, at) => {
    const around = [...(at === 0 || hasLines ? heading : []), ...words.filter(isContact)];
    const covered = unionOf([wordsOf(passage, thoughts, words), ...around.map(({ bounds }) => bounds)]);
    return wingOf({ ...passage, ...drawn, wing, covered, isFaint: at === faint }, at, isSet, context);
  });
  return [...grounds, ...wings, ...heading, ...words];
}

/** What the words of a passage cover of the frame. */
function wordsOf(passage: Passage, thoughts: readonly Thought[], words: readonly Layer[]): Rect {
  const ids = passage.thoughts.map((thought) => idOf(thoughts.indexOf(thought)));
  return unionOf(words.filter(({ id }) => ids.some((one) => id === one || id.startsWith(`${one}-told`))).map(({ bounds }) => bounds)); // prettier-ignore
}

/** A heading is read on the ground of the first page, and goes with that. */
function headingOf(
  heading: Layer[],
  first: Thought | undefined,
  hasLines: boolean,
  context: ComponentContext,
): Layer[] {
  if (first === undefined) return heading;
  const read = first.isPeak
    ? standingOn(onGroundOf(first, context).theme.color.background, heading)
    : heading;
  return leaving(read, hasLines ? null : first.until, context);
}

/** A line to reach somebody by, which stays on all pages. */
const isContact = ({ id }: Layer): boolean => id.startsWith("contact-");

const idOf = (page: number): string => (page === 0 ? "statement" : `statement-${page + 1}`);

/** A page that only goes on with what has been announced. */
const UNHEADED: Pick<StatementVisual, "heading"> = {};

type Place = { words: Rect; wing: Rect; heading: Layer[] };

/** Where the words of a passage stand and what stands beside them, and what of its drawing is left there. */
function roomOf(
  passage: Passage,
  { headed, isSet, hasLines }: { headed: typeof UNHEADED; isSet: boolean; hasLines: boolean },
  context: ComponentContext,
): Place & { drawn: Pick<Passage, "illustration" | "things"> } {
  const { thoughts, isAlone } = passage;
  const none = { illustration: null, things: [] };
  const passing = passingOf(thoughts);
  const part = hasLines || isAlone ? null : wingBesideSentences(headed, thoughts, context);
  const open = wingScene(headed, "plain", context, { part, isQuiet: true, passing, isAlone });
  const plain = reachesThing(thoughts, open, context)
    ? wingScene(headed, "plain", context, { part, isQuiet: true, passing, isClear: true, isAlone })
    : open;
  const drawn = wingScene(headed, "drawn", context, { part, isSet, isQuiet: true });
  const ample = wingScene(headed, "ample", context, { part, isSet, isQuiet: true });
  // The words are what the scene says: a picture that makes them small has no place in it.
  const least = (room: Rect) => smallestType({ ...passage, room }, context);
  const fits =
    hasDrawing(passage) && !hasLines && isLargeEnough(least(drawn.words), least(plain.words), context);
  if (!fits) return { ...plain, drawn: none };
  const { illustration, things } = passage;
  const place = leaveAmple(passage, ample.words, drawn.words, context) ? ample : drawn;
  return { ...place, drawn: { illustration, things } };
}

/** What is drawn beside a prohibition would look offered: it has its sign alone. */
function hasDrawing({
  illustration,
  things,
  warns,
}: Pick<Passage, "illustration" | "things" | "warns">): boolean {
  return !warns && (illustration !== null || things.length > 0);
}

/** The words of all pages; `above`: px from where the first page's heading leaves them room to where they begin, as far down as it goes with them. */
function wordLayers(
  passages: readonly (Passage & { room: Rect })[],
  reach: Reach | null,
  context: ComponentContext,
): { layers: Layer[]; above: number } {
  const all = passages.flatMap(({ thoughts, room }) => thoughts.map((thought) => ({ thought, room })));
  const placed = reach === null ? all : aboveLines(all, reach, context);
  const ofItems = sizesOfItems(placed, context);
  const ofTurns = sizeOfTurns(placed, ofItems, context);
  const ofSentences = sizesOfSentences(placed, context);
  const lines = placed.map(({ thought, room }, page) => {
    const id = idOf(page);
    if (isItem(thought)) {
      const turned = thought.turns === undefined ? {} : { smaller: ofTurns };
      return { line: { ...thought, ...turned, largest: ofItems[page] ?? 0, id }, room };
    }
    if (thought.isLead === true) return { line: { ...thought, id }, room };
    const largest = ofSentences[page];
    return {
      line: {
        ...thought,
        ...(largest === undefined ? {} : { largest }),
        steady: true,
        id,
      },
      room,
    };
  });
  const footed = lines.filter(({ line }) => line.foot !== undefined);
  const words = Math.max(0, ...footed.map(({ line, room }) => heightOf(fitLine(line, room, context))));
  const set = lines.map(({ line, room }) => ({
    line: line.foot === undefined ? line : { ...line, foot: { ...line.foot, words } },
    room,
  }));
  const layers = set.flatMap(({ line, room }) => leaving(onPage(line, room, context), line.until, context));
  const [opens] = set;
  // Above words in the middle a heading stands at the head of the page; so does one that several pages have.
  const isApart = context.theme.habit.align === "center" || (reach !== null && lines.length > 1);
  const above = opens === undefined || isApart ? 0 : aboveLine(opens.line, opens.room, context);
  const [first] = footed;
  if (reach === null || first === undefined) return { layers, above };
  const { line, room } = first;
  const foot = footOf({ ...line, foot: { words, height: reach.height } }, room, context);
  return { layers: [...layers, ...contactLines(reach, foot, context)], above };
}

/** A line on its page: on the other ground it has that one's colours. */
function onPage(line: LonelyLine & Pick<Thought, "isPeak">, room: Rect, context: ComponentContext): Layer[] {
  const { theme } = onGroundOf(line, context);
  const layers = lonelyLine(line, room, { ...context, theme });
  return line.isPeak ? standingOn(theme.color.background, layers) : layers;
}

/** Letters of what only leads to the lines under it ("Write", "Appelez"), where those are so large (px at a short side of 1080). */
const LEAD = { letters: 12, under: 56 };

/** From where the first of the lines comes on, the words stand above them; a word or two only lead there. */
function aboveLines(
  placed: readonly Placed<Thought>[],
  reach: Reach,
  context: ComponentContext,
): Placed<Thought>[] {
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

/** What stands beside a passage: its drawing, the things that it names, or shapes. */
function wingOf(
  {
    illustration,
    things,
    thing,
    warns,
    place,
    sky,
    thoughts,
    until,
    isAlone,
    isPeak,
    wing,
    covered,
    isFaint,
  }: Passage & { wing: Rect; covered: Rect; isFaint: boolean },
  at: number,
  isSet: boolean,
  context: ComponentContext,
): Layer[] {
  const [first] = thoughts;
  if (first === undefined) return [];
  const from = { ...context, place, sky, thing, opening: first.from };
  const page = { from: first.from, isPeak };
  const layers = isAlone
    ? isFaint
      ? behindWords(covered, page, context)
      : []
    : things.length > 0
      ? thingsWing(things, wing, until, from)
      : illustration !== null
        ? drawnWing(illustration, wing, from, isSet)
        : warns
          ? warningWing(wing, from)
          : plainWing(first.text, wing, from, false);
  const named = at === 0 ? layers : layers.map((layer) => ({ ...layer, id: `${layer.id}-${at + 1}` }));
  return leaving(named, until, context);
}

/** Whether few words stand as well beside a larger picture: as large or nearly so, and broken no worse. */
function leaveAmple({ thoughts }: Passage, ample: Rect, drawn: Rect, context: ComponentContext): boolean {
  if (ample.width >= drawn.width && ample.height >= drawn.height) return false;
  const [beside, usual] = [ample, drawn].map((room) => sizeAndBreaks(thoughts, room, context));
  if (beside === undefined || usual === undefined) return false;
  const isEven = beside.cost - usual.cost <= WORSE && beside.lines <= FEW_LINES;
  return isEven && isLargeEnough(beside.size, usual.size, context, AMPLE_STEP);
}

function isLargeEnough(beside: number, alone: number, { theme }: ComponentContext, step = STEP): boolean {
  return beside >= LARGE * theme.unit || (beside * step >= alone && beside >= READ * theme.unit);
}

/** px of the smallest words of a passage in its room. */
function smallestType(
  { thoughts, room }: { thoughts: Thought[]; room: Rect },
  context: ComponentContext,
): number {
  return Math.min(...thoughts.map((thought) => fitLine(thought, room, context).point.block.style.size));
}
