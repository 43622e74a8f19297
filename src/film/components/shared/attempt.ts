import type { Layer } from "../../../artifacts/timeline.ts";
import { leaveAt } from "../../layout/motion.ts";
import { framesOf, isPortrait, isWide } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import type { ListWords, PageType } from "./list-words.ts";

/** px at 1080 of labels and details that are read well, at arm's length or on a phone held upright, and the pages that it is worth. */
const READABLE = {
  wide: { label: 0, detail: 36 },
  other: { label: 48, detail: 36 },
  inHand: { label: 52, detail: 42 },
};
/** The same of three items, of which one would else have a page for itself. */
const CLOSER = { label: 38, detail: 32 };
const FEW_PAGES = 2;
const MOST_TOGETHER = 3;
/** More items than `most` on one page are a wall of text: pages of `each` at the most. A wide frame holds more short lines. */
const CROWD = {
  wide: { most: 8, each: 6 },
  wideDetailed: { most: 6, each: 4 },
  plain: { most: 6, each: 5 },
  detailed: { most: 5, each: 4 },
};

/** With a second line that says more, most of them. */
function areDetailed(items: readonly object[]): boolean {
  const detailed = items.filter((item) => "detail" in item && item.detail !== undefined);
  return detailed.length * 2 > items.length;
}

/** UTF-16 units of a detail that three lines of a square hold. */
const BRIEF = 100;

function areBrief(items: readonly object[]): boolean {
  return items.every((item) => !("detail" in item) || typeof item.detail !== "string" || item.detail.length <= BRIEF); // prettier-ignore
}

/** A layout of some items, or null where they do not fit at the smallest size. */
export type Attempt = Layer[] | null;

/** How a page is laid out. `firstId`: how many items stand on pages before; `smallestLabel`, `smallestDetail`: px below which its words count as not fitting. */
export type PageOptions = { firstId: number; smallestLabel: number; smallestDetail: number; type: PageType };

export type LayOutPage<Item> = (page: Item[], options: PageOptions) => Attempt;

/**
 * The items on as few pages as they need, each page at the frame of its first item in place of the
 * one before. Two pages at a size that is read well are better than one in small type, in a frame that is not wide
 * for the labels too. Ends with one item a page, whatever its size: the last shape must give a layout for one.
 * Of several shapes, such as cards on a rail or rows, all pages have the first that fits every one: a list does not change its form as it turns.
 * `oneByOne`: the items are read one after the other, such as steps, and need not be seen as a whole, such as a history.
 */
export function paged<Item extends { frame: number }>(
  items: Item[],
  shapes: LayOutPage<Item> | readonly LayOutPage<Item>[],
  context: ComponentContext,
  oneByOne = false,
): Layer[] {
  if (items.length === 0) return [];
  const wide = isWide(context.format);
  const px = (value: number) => Math.round(value * context.theme.unit);
  const inHand = oneByOne && isPortrait(context.format);
  const { label, detail } = READABLE[wide ? "wide" : inHand ? "inHand" : "other"];
  const readable = { smallestLabel: px(label), smallestDetail: px(detail) };
  const detailed = areDetailed(items);
  const crowd =
    CROWD[wide ? (detailed ? "wideDetailed" : "wide") : inHand && detailed ? "detailed" : "plain"];
  const crowded = items.length <= crowd.most ? 1 : Math.ceil(items.length / crowd.each);
  const least = Math.max(crowded, oneByOne ? pagesByTime(items, context) : 1);
  const any = Array.from(items, (_, index) => index + 1).filter((count) => count >= least);
  const few = Math.max(least, FEW_PAGES);
  // Somewhat smaller letters are better than one of three alone on a page.
  const together = { smallestLabel: px(READABLE.other.label), smallestDetail: readable.smallestDetail };
  const closer = { smallestLabel: px(CLOSER.label), smallestDetail: px(CLOSER.detail) };
  const square = context.format.width === context.format.height;
  const floors = items.length <= MOST_TOGETHER && !wide ? [together, ...(square && oneByOne && areBrief(items) ? [closer] : [])] : []; // prettier-ignore
  const ofThree = floors.map((floor) => ({ count: 1, floor }));
  const tries = [
    ...any.filter((count) => count < 2).map((count) => ({ count, floor: readable })),
    ...ofThree,
    ...any.filter((count) => count > 1 && count <= few).map((count) => ({ count, floor: readable })),
    // What is read item by item turns its pages once more sooner than its details are fine print.
    ...(oneByOne && ofThree.length > 0 && areDetailed(items)
      ? any.filter((count) => count > few).map((count) => ({ count, floor: together }))
      : []),
    // On a phone fine print is worse than letters somewhat smaller, and than one page more.
    ...(wide
      ? []
      : any.flatMap((count) => (count < 2 ? [] : [{ count, floor: count > few ? together : closer }]))),
    ...any.map((count) => ({ count, floor: { smallestLabel: 0, smallestDetail: 0 } })),
  ];
  for (const { count, floor } of tries) {
    const pages = sharedOut(items, count);
    const starts = pageStarts(
      pages.map(({ part }) => part),
      context,
    );
    for (const layOut of [shapes].flat()) {
      const layers = inOneType(pages, floor.smallestLabel, (page, index, type) =>
        layOut(withinPage(page.part, index, starts, context), { firstId: page.first, ...floor, type }),
      );
      if (layers !== null) return layers.flatMap((page, index) => turned(page, starts[index + 1], context));
    }
  }
  throw new Error(`an item is too long for a frame of its own: ${JSON.stringify(items).slice(0, 200)}`);
}

/** Seconds for which an item is told at length, and for which a page stands at most where all are. */
const AT_LENGTH = 6.5;
const PAGE_STANDS = 15;

/** Pages that a list needs so that none stands half empty for long: items told at length have few beside them. */
export function pagesByTime(
  items: readonly { frame: number }[],
  { format }: Pick<ComponentContext, "format">,
): number {
  const frames = items.map(({ frame }) => frame);
  const each = (Math.max(...frames) - Math.min(...frames)) / format.fps / (items.length - 1);
  if (items.length < 3 || each < AT_LENGTH) return 1;
  return Math.ceil(items.length / Math.max(1, Math.floor(PAGE_STANDS / each)));
}

type Page<Item> = { part: Item[]; first: number };

/** Pages of as many items each, or one more: none is left alone on the last while others have three. */
function sharedOut<Item>(items: Item[], count: number): Page<Item>[] {
  const least = Math.floor(items.length / count);
  const longer = items.length % count;
  return Array.from({ length: count }, (_, page) => {
    const first = page * least + Math.min(page, longer);
    return { part: items.slice(first, first + least + (page < longer ? 1 : 0)), first };
  });
}

/**
 * All pages laid out in the type of the one that needs it smallest: a list does not change its size as it turns. Null where that is
 * under `smallest` (px): an address that is too wide for larger letters is so on a page of its own too.
 */
function inOneType<Item>(
  pages: Page<Item>[],
  smallest: number,
  layOut: (page: Page<Item>, index: number, type: PageType) => Attempt,
): Layer[][] | null {
  const sizes: ListWords["sizes"][] = [];
  const free = everyPage(pages, (page, index) =>
    layOut(page, index, { tell: (told) => void (sizes[index] = told) }),
  );
  const told = sizes.filter((one) => one !== undefined);
  if (pages.length > 1 && told.some(({ label }) => label < smallest)) return null;
  if (free === null || pages.length < 2 || told.length < 2) return free;
  const largest = {
    label: Math.min(...told.map(({ label }) => label)),
    detail: Math.min(...told.map(({ detail }) => detail)),
  };
  return everyPage(pages, (page, index) => layOut(page, index, { largest })) ?? free;
}

/** All pages laid out; null as soon as one does not fit. */
function everyPage<Page>(pages: Page[], layOut: (page: Page, index: number) => Attempt): Layer[][] | null {
  const layers: Layer[][] = [];
  for (const [index, page] of pages.entries()) {
    const laid = layOut(page, index);
    if (laid === null) return null;
    layers.push(laid);
  }
  return layers;
}

/** When each page begins: with its first item, but never so soon that the page before cannot be read. */
function pageStarts(pages: { frame: number }[][], context: ComponentContext): number[] {
  const { opening, frames, format } = context;
  const dwell = Math.min(framesOf(format, 1500), Math.floor((frames - opening) / pages.length));
  const starts: number[] = [];
  for (const [index, page] of pages.entries()) {
    const earliest = index === 0 ? opening : (starts[index - 1] ?? opening) + dwell;
    const first = Math.min(...page.map(({ frame }) => frame));
    const latest = frames - (pages.length - index) * dwell;
    starts.push(Math.max(opening, Math.min(Math.max(first, earliest), Math.max(latest, earliest))));
  }
  return starts;
}

function withinPage<Item extends { frame: number }>(
  page: Item[],
  index: number,
  starts: number[],
  { theme, frames }: ComponentContext,
): Item[] {
  const from = starts[index] ?? 0;
  const until = (starts[index + 1] ?? frames) - theme.motion.exit - theme.motion.enter - 1;
  return page.map((item) => at(item, Math.max(from, Math.min(item.frame, until))));
}

function at<Item extends { frame: number }>(item: Item, frame: number): Item {
  return { ...item, frame };
}

/** A page that leaves just before the next begins. */
function turned(page: Layer[], next: number | undefined, { theme }: ComponentContext): Layer[] {
  if (next === undefined) return page;
  return page.map((layer) => leaving(layer, leaveAt(layer.tracks, theme, next - theme.motion.exit)));
}

function leaving(layer: Layer, tracks: Layer["tracks"]): Layer {
  return { ...layer, tracks };
}

/** The frames moved so far apart, in the order of their words, that at most two things move at once. */
export function staggered(frames: number[], context: ComponentContext): number[] {
  const step = Math.ceil(context.theme.motion.enter / 2);
  const latest = context.frames - context.theme.motion.enter - 1;
  const order = [...frames.keys()].sort((a, b) => (frames[a] ?? 0) - (frames[b] ?? 0) || a - b);
  const result = [...frames];
  let before = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    before = Math.min(latest, Math.max(frames[index] ?? 0, before + step));
    result[index] = before;
  }
  return result;
}
