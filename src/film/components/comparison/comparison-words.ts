import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { flexText } from "../../layout/flex-text.ts";
import type { FlexText } from "../../layout/flex-text.ts";
import { textBlock } from "../../layout/text-block.ts";
import { leadingPx } from "../../layout/text-context.ts";
import type { ComponentContext } from "../component.ts";
import { headingSize } from "../shared/scene-heading.ts";

/** Beside each other; under each other; under each other with each aspect in one line with its point. */
export type Arrangement = "beside" | "stacked" | "inline";

/** The words of a comparison at one size, px of the format, and the measures of their boxes. */
export type ComparisonWords = {
  arrangement: Arrangement;
  size: number;
  titles: FlexText[];
  /** By side, then point. */
  points: FlexText[][];
  /**
   * What each row compares, by side where it stands above each point, else once for all: `null` where nothing is known
   * of a row.
   */
  aspects: (FlexText | null)[][];
  /** Columns too narrow to have their rows' names beside them: each stands once, above its row. */
  isAcross: boolean;
  verdict: FlexText | null;
  /** Of the column that aspects stand in, before the cards; 0 where they stand above each point. */
  aspectWidth: number;
  /** By row, what brings the first lines of an aspect and its points to one height. */
  aspectDrops: number[];
  /** Of the signs in the heads; 0 where no side has a tone. */
  icon: number;
  gap: number;
  padding: number;
  rowCount: number;
};

type Asked = { size: number; arrangement: Arrangement; mayBreakWords: boolean };

/** What a comparison says, at a size and in an arrangement. */
export function wordsAt(
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
  const isAcross = hasAspects && !stacked && !aspectsBeside;
  // Without grounds the words stand flush with their rules, and the columns further apart.
  const open = habit.panel === "rule";

  // No side is called in larger letters than all of them together.
  const title = Math.max(size, Math.min(Math.round(size * 1.12), headingSize(context)));
  const titleStyle = { face: "strong" as const, size: title, color: color.text };
  const pointStyle = { face: "body" as const, size, color: color.text, leading: 1.28 };
  // What each side costs is what one looks for.
  const priceStyle = { ...pointStyle, face: "strong" as const, size: Math.round(size * PRICE_SIZE) };
  const styleOf = (row: number) => (arePrices(visual, row) ? priceStyle : pointStyle);
  // Beside their points they are the names of rows, above them no more than a sign.
  const aspectStyle = {
    face: "strong" as const,
    size: aspectsBeside ? size : Math.max(minSize, Math.round(size * (isAcross ? 0.8 : 0.86))),
    color: aspectsBeside ? color.text : color.muted,
    leading: 1.24,
  };
  const verdictStyle = { face: "heading" as const, size: Math.round(size * 1.16), color: color.text };
  const column = rest.width * 0.24;
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
        flexText(inline ? withAspect(point) : point.text, inline ? pointStyle : styleOf(row), context, {
          id: `point-${index}-${row}`,
          mayBreakWords,
        }),
      ),
    ),
    aspects: !hasAspects
      ? []
      : aspectsBeside || isAcross
        ? [named.map((text, row) => aspect(text, `aspect-0-${row}`))]
        : sides.map((side, index) =>
            side.points.map((_, row) => aspect(named[row] ?? "", `aspect-${index}-${row}`)),
          ),
    isAcross,
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
    aspectDrops: named.map((_, row) =>
      Math.max(0, Math.round((leadingPx(styleOf(row), context) - leadingPx(aspectStyle, context)) / 2)),
    ),
    icon: sides.some((side) => side.tone !== "neutral") ? Math.round(size * 1.25) : 0,
    gap: px(
      isAcross && sides.length > 2 ? 16 : (sides.length > 2 ? 32 : 40) + (open ? (stacked ? 56 : 32) : 0),
    ),
    padding: open ? 0 : px(isAcross && sides.length > 2 ? 18 : sides.length > 2 ? 28 : 34),
    rowCount,
  };
}

const PRICE_SIZE = 1.4;
/** "€59", "129 zł", "1 200 руб.": an amount of money and nothing else. */
const PRICE =
  /^(?:\p{Sc}|[A-Z]{1,2}\$|CHF|Rs\.?)\s?\p{Nd}[\p{Nd}.,\s\u00A0\u202F]*(?:[.,]–)?$|^\p{Nd}[\p{Nd}.,\s\u00A0\u202F]*\s?(?:\p{Sc}|kr\.?|zł|Kč|Ft|TL|lei|руб\.?|грн|CHF|円|元|원|ريال\p{L}*|درهم\p{L}*|جنيه\p{L}*|रुपये)$/u;

/** Whether a row tells nothing but what each of two sides costs. */
function arePrices({ sides }: ComparisonVisual, row: number): boolean {
  return sides.length === 2 && sides.every(({ points }) => PRICE.test(points[row]?.text.trim() ?? ""));
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
