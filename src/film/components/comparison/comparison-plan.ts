import type { ComparisonVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { fits, sizeLadder, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";

/** How the sides stand: beside each other, or under each other where the frame is narrow. */
export type ComparisonPlan = {
  stacked: boolean;
  cards: Rect[];
  headHeight: number;
  titles: TextBlock[];
  /** By side, then point. */
  points: TextBlock[][];
  /** What each row compares; null where nothing is known of any row. */
  aspects: (TextBlock | null)[] | null;
  /** Of the column that aspects stand in, left of the cards; 0 where they stand above each row. */
  aspectWidth: number;
  /** Tops (from the end of the head) and heights of rows; the same for all sides unless stacked. */
  rows: { top: number; height: number }[][];
  verdict: { block: TextBlock; top: number } | null;
  padding: number;
  iconSize: number;
  /** The type had to stay larger than its room. */
  overfull: boolean;
};

/** Beside each other; under each other; under each other with each aspect in one line with its point. */
type Arrangement = "beside" | "stacked" | "inline";

/** The largest type at which everything stands in the room there is, beside each other if that can be. */
export function planComparison(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
): ComparisonPlan {
  const { theme } = context;
  const wide = rest.width >= 1300 * theme.unit;
  const sizes = sizeLadder(Math.round(48 * theme.unit), context);
  const readable = sizes.filter((size) => size >= theme.size.small);
  // Under each other as soon as that is read better than in two narrow columns.
  const large = sizes.filter((size) => size >= 38 * theme.unit);
  const tries: [number[], Arrangement[]][] = wide
    ? [[sizes, ["beside"]]]
    : [
        [visual.sides.length > 2 ? [] : large, ["beside"]],
        [large, ["stacked"]],
        [visual.sides.length > 2 ? [] : readable, ["beside"]],
        [readable, ["stacked", "inline"]],
        [sizes, ["stacked", "inline", "beside"]],
      ];
  for (const [attempt, [tried, arrangements]] of tries.entries()) {
    for (const size of tried) {
      for (const arrangement of arrangements) {
        const plan = planAt(visual, rest, context, size, arrangement);
        const last = attempt === tries.length - 1 && size < theme.size.small;
        if (!plan.overfull && (last || !isTorn(plan))) return plan;
      }
    }
  }
  return planAt(visual, rest, context, theme.minSize, wide ? "beside" : "inline");
}

/** An address or a code that a line break has cut in two, which no reader can put together again. */
function isTorn({ points }: ComparisonPlan): boolean {
  return points.flat().some(({ lines }) => {
    const whole = lines.map(({ text }) => text).join("");
    return lines.length > 1 && /^[\x21-\x7E]+$/u.test(whole) && !lines.some(({ text }) => text.includes(" "));
  });
}

function planAt(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
  size: number,
  arrangement: Arrangement,
): ComparisonPlan {
  const stacked = arrangement !== "beside";
  const { theme } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const sides = visual.sides;
  const rowCount = Math.max(0, ...sides.map((side) => side.points.length));
  const named = Array.from({ length: rowCount }, (_, row) => aspectOf(visual, row));
  const inline = arrangement === "inline";
  const hasAspects = !inline && named.some((aspect) => aspect !== "");
  const aspectsBeside = hasAspects && !stacked && rest.width > 1300 * theme.unit;

  // Without grounds the words stand flush with their rules, and the columns further apart.
  const open = theme.habit.panel === "rule";
  const gap = px((sides.length > 2 ? 32 : 40) + (open ? (stacked ? 56 : 32) : 0));
  const padY = px(sides.length > 2 ? 28 : 34);
  const padding = open ? 0 : padY;
  const aspectStyle = {
    face: "strong" as const,
    size: Math.max(theme.minSize, Math.round(size * 0.86)),
    color: theme.color.muted,
    leading: 1.24,
  };
  const aspectWidth = aspectsBeside
    ? Math.min(
        rest.width * 0.2,
        Math.max(
          ...named.map((text) => textBlock(text, aspectStyle, { width: rest.width * 0.2 }, context).width),
        ) + 2,
      )
    : 0;
  const cardsLeft = rest.x + (aspectsBeside ? aspectWidth + px(40) : 0);
  const cardsWidth = rest.x + rest.width - cardsLeft;
  const cardWidth = stacked ? cardsWidth : (cardsWidth - gap * (sides.length - 1)) / sides.length;

  const anyTone = sides.some((side) => side.tone !== "neutral");
  const iconSize = anyTone ? Math.round(size * 1.25) : 0;
  const titleStyle = { face: "strong" as const, size: Math.round(size * 1.12), color: theme.color.text };
  const titleLimits = {
    width: cardWidth - 2 * padding - (iconSize > 0 ? iconSize + px(18) : 0),
    maxLines: 2,
  };
  const titles = sides.map((side) => textBlock(side.title, titleStyle, titleLimits, context));
  const headHeight = Math.max(0, ...titles.map((title) => title.height), iconSize) + px(stacked ? 32 : 46);

  const pointStyle = { face: "body" as const, size, color: theme.color.text, leading: 1.28 };
  const pointLimits = { width: cardWidth - 2 * padding };
  const points = sides.map((side) =>
    side.points.map((point) =>
      textBlock(inline ? withAspect(point) : point.text, pointStyle, pointLimits, context),
    ),
  );
  const aspects = hasAspects
    ? named.map((text) =>
        text === ""
          ? null
          : textBlock(
              text,
              aspectStyle,
              { width: aspectsBeside ? aspectWidth : cardWidth - 2 * padding },
              context,
            ),
      )
    : null;
  const aboveHeight = (row: number) =>
    aspectsBeside || aspects === null ? 0 : (aspects[row]?.height ?? 0) + px(2);

  const verdictText = visual.verdict?.text.trim() ?? "";
  const verdictStyle = {
    face: "heading" as const,
    size: Math.round(size * 1.16),
    color: theme.color.text,
  };
  const verdictBlock =
    verdictText === ""
      ? null
      : textBlock(verdictText, verdictStyle, { width: rest.width - px(60), maxLines: 2 }, context);
  const verdictRoom = verdictBlock === null ? 0 : verdictBlock.height + px(44);

  const air = size * (stacked ? 0.7 : 1.05);
  const heightOfRow = (side: number, row: number) => (points[side]?.[row]?.height ?? 0) + aboveHeight(row);
  const natural = sides.map((side, index) =>
    stacked
      ? side.points.map((_, row) => heightOfRow(index, row) + air)
      : Array.from(
          { length: rowCount },
          (_, row) =>
            Math.max(
              ...sides.map((_, other) => heightOfRow(other, row)),
              aspectsBeside ? (aspects?.[row]?.height ?? 0) : 0,
            ) + air,
        ),
  );
  const bodies = natural.map((rows) => sum(rows) + (rows.length > 0 ? padY * 0.6 : 0));
  const needed = stacked
    ? sum(bodies) + headHeight * sides.length + gap * (sides.length - 1)
    : Math.max(0, ...bodies) + headHeight;
  const room = rest.height - verdictRoom;
  const spare = Math.max(0, room - needed);
  const rowTotal = stacked ? sum(natural.map((rows) => rows.length)) : rowCount;
  const extra = Math.min(
    size * (context.portrait ? (open ? 4.4 : 3) : 1.7),
    (spare * 0.94) / Math.max(1, rowTotal),
  );
  const rows = natural.map((heights) => {
    let top = padY * 0.3;
    return heights.map((height) => {
      const row = { top: Math.round(top), height: Math.round(height + extra) };
      top += height + extra;
      return row;
    });
  });
  const cardHeight = (side: number) =>
    Math.round(headHeight + (bodies[side] ?? 0) + extra * (rows[side]?.length ?? 0));
  const used = stacked
    ? sum(sides.map((_, side) => cardHeight(side))) + gap * (sides.length - 1)
    : sides.length === 0
      ? 0
      : cardHeight(0);
  const top = rest.y + Math.max(0, Math.round((room - used) * 0.5));
  let y = top;
  const cards = sides.map((_, side) => {
    const height = cardHeight(side);
    const x = stacked ? cardsLeft : cardsLeft + side * (cardWidth + gap);
    const card = { x: Math.round(x), y, width: Math.round(cardWidth), height };
    if (stacked) y += height + gap;
    return card;
  });
  const whole =
    titles.every((title) => fits(title, titleLimits)) &&
    points.flat().every((point) => !point.brokenWord) &&
    (aspects ?? []).every((aspect) => aspect === null || !aspect.brokenWord) &&
    (verdictBlock === null || verdictBlock.lines.length <= (sides.length === 0 ? 8 : 2));
  return {
    stacked,
    cards,
    headHeight: Math.round(headHeight),
    titles,
    points,
    aspects,
    aspectWidth: aspectsBeside ? aspectWidth : 0,
    rows,
    verdict: verdictBlock === null ? null : { block: verdictBlock, top: Math.round(top + used + px(44)) },
    padding,
    iconSize,
    overfull: needed > room + 1 || !whole,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

function withAspect({ aspect, text }: ComparisonVisual["sides"][number]["points"][number]): string {
  return aspect === undefined || aspect.trim() === "" ? text : `${aspect.trim()}: ${text}`;
}

/** What a row compares, as the first side that says so has it. */
function aspectOf(visual: ComparisonVisual, row: number): string {
  for (const side of visual.sides) {
    const aspect = side.points[row]?.aspect?.trim() ?? "";
    if (aspect !== "") return aspect;
  }
  return "";
}
