import type { ComparisonVisual } from "../../../artifacts/storyboard.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { flexText } from "../../layout/flex-text.ts";
import type { FlexText } from "../../layout/flex-text.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexLayout } from "../../layout/flex.ts";
import { sizeLadder, textBlock } from "../../layout/text-block.ts";
import { leadingPx } from "../../layout/text-context.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { comparisonTree } from "./comparison-tree.ts";

/** Beside each other; under each other; under each other with each aspect in one line with its point. */
export type Arrangement = "beside" | "stacked" | "inline";

/** The words of a comparison at one size, px of the format, and the measures of their boxes. */
export type ComparisonWords = {
  arrangement: Arrangement;
  size: number;
  titles: FlexText[];
  /** By side, then point. */
  points: FlexText[][];
  /** What each row compares, by side where it stands above each point: `null` where nothing is known of a row. */
  aspects: (FlexText | null)[][];
  verdict: FlexText | null;
  /** Of the column that aspects stand in, before the cards; 0 where they stand above each point. */
  aspectWidth: number;
  /** What brings the first lines of an aspect and its points to one height. */
  aspectDrop: number;
  /** Of the signs in the heads; 0 where no side has a tone. */
  icon: number;
  gap: number;
  padding: number;
  rowCount: number;
};

export type ComparisonPlan = {
  words: ComparisonWords;
  layout: FlexLayout;
  /** The type had to stay larger than its room. */ overfull: boolean;
};

/** The largest type at which everything stands in the room there is, beside each other if that can be. */
export function planComparison(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
): ComparisonPlan {
  const { theme } = context;
  const wide = rest.width >= 1300 * theme.unit;
  const tall = isPortrait(context.format);
  const sizes = sizeLadder(Math.round((tall ? 64 : 48) * theme.unit), context);
  const readable = sizes.filter((size) => size >= theme.size.small);
  // Under each other as soon as that is read better than in two narrow columns.
  const large = sizes.filter((size) => size >= (tall ? 46 : 38) * theme.unit);
  const tries: [number[], Arrangement[]][] = wide
    ? [[sizes, ["beside"]]]
    : [
        [visual.sides.length > 2 ? [] : large, tall ? ["stacked", "beside"] : ["beside"]],
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
  return planAt(visual, rest, context, theme.minSize, wide ? "beside" : "inline", true);
}

/** An address or a code that a line break has cut in two, which no reader can put together again. */
function isTorn({ words, layout }: ComparisonPlan): boolean {
  return words.points.some((points, side) =>
    points.some((point, row) => {
      const { lines } = point.block(layout.rect(`point-${side}-${row}`).width);
      const whole = lines.map(({ text }) => text).join("");
      return (
        lines.length > 1 && /^[\x21-\x7E]+$/u.test(whole) && !lines.some(({ text }) => text.includes(" "))
      );
    }),
  );
}

function planAt(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
  size: number,
  arrangement: Arrangement,
  mayBreakWords = false,
): ComparisonPlan {
  const words = wordsAt(visual, rest, context, { size, arrangement, mayBreakWords });
  const natural = layOutFlex(comparisonTree(words, null, context), rest, context.direction);
  if (!natural.fits) return { words, layout: natural, overfull: true };
  // Rows grow, so far as what belongs together still looks so.
  const open = context.theme.habit.panel === "rule";
  const grown = context.portrait ? (open ? 4.4 : 3) : 1.7;
  const most = (id: string, rows: number) => natural.rect(id).height + Math.round(rows * size * grown);
  const layout = layOutFlex(comparisonTree(words, most, context), rest, context.direction);
  return { words, layout, overfull: false };
}

type Asked = { size: number; arrangement: Arrangement; mayBreakWords: boolean };

function wordsAt(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
  { size, arrangement, mayBreakWords }: Asked,
): ComparisonWords {
  const { color, habit, unit, minSize } = context.theme;
  const px = (value: number) => Math.round(value * unit);
  const { sides } = visual;
  const stacked = arrangement !== "beside";
  const inline = arrangement === "inline";
  const rowCount = Math.max(0, ...sides.map((side) => side.points.length));
  const named = Array.from({ length: rowCount }, (_, row) => aspectOf(visual, row));
  const hasAspects = !inline && named.some((aspect) => aspect !== "");
  const aspectsBeside = hasAspects && !stacked && rest.width > 1300 * unit;
  // Without grounds the words stand flush with their rules, and the columns further apart.
  const open = habit.panel === "rule";

  const titleStyle = { face: "strong" as const, size: Math.round(size * 1.12), color: color.text };
  const pointStyle = { face: "body" as const, size, color: color.text, leading: 1.28 };
  const aspectStyle = {
    face: "strong" as const,
    size: Math.max(minSize, Math.round(size * 0.86)),
    color: color.muted,
    leading: 1.24,
  };
  const verdictStyle = { face: "heading" as const, size: Math.round(size * 1.16), color: color.text };
  const column = rest.width * 0.2;
  const widest = Math.max(
    0,
    ...named.map((text) => textBlock(text, aspectStyle, { width: column }, context).width),
  );
  const aspect = (text: string, id: string) =>
    text === "" ? null : flexText(text, aspectStyle, context, { id, mayBreakWords });
  const wholeRow = { grow: 1, shrink: 1, basis: 0 } as const;
  const verdict = visual.verdict?.text.trim() ?? "";
  const lines = (most: number) => (mayBreakWords ? {} : { maxLines: most });
  return {
    arrangement,
    size,
    titles: sides.map((side, index) =>
      flexText(side.title, titleStyle, context, {
        id: `title-${index}`,
        ...wholeRow,
        ...lines(2),
        mayBreakWords,
      }),
    ),
    points: sides.map((side, index) =>
      side.points.map((point, row) =>
        flexText(inline ? withAspect(point) : point.text, pointStyle, context, {
          id: `point-${index}-${row}`,
          mayBreakWords,
        }),
      ),
    ),
    aspects: !hasAspects
      ? []
      : aspectsBeside
        ? [named.map((text, row) => aspect(text, `aspect-0-${row}`))]
        : sides.map((side, index) =>
            side.points.map((_, row) => aspect(named[row] ?? "", `aspect-${index}-${row}`)),
          ),
    verdict:
      verdict === ""
        ? null
        : flexText(verdict, verdictStyle, context, {
            id: "verdict",
            ...wholeRow,
            ...lines(sides.length === 0 ? 8 : 2),
            mayBreakWords,
          }),
    aspectWidth: aspectsBeside ? Math.ceil(Math.min(column, widest + 2)) : 0,
    aspectDrop: Math.max(
      0,
      Math.round((leadingPx(pointStyle, context) - leadingPx(aspectStyle, context)) / 2),
    ),
    icon: sides.some((side) => side.tone !== "neutral") ? Math.round(size * 1.25) : 0,
    gap: px((sides.length > 2 ? 32 : 40) + (open ? (stacked ? 56 : 32) : 0)),
    padding: open ? 0 : px(sides.length > 2 ? 28 : 34),
    rowCount,
  };
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
