import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { Rect } from "../../../artifacts/timeline.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexLayout } from "../../layout/flex.ts";
import { lettersOf } from "../../layout/letters.ts";
import { sizeLadder } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { comparisonTree } from "./comparison-tree.ts";
import { wordsAt } from "./comparison-words.ts";
import type { Arrangement, ComparisonWords } from "./comparison-words.ts";

export type ComparisonPlan = {
  words: ComparisonWords;
  layout: FlexLayout;
  /** The type had to stay larger than its room. */ overfull: boolean;
};

/** Letters of a point that is read in one look. */
const SHORT = 28;

/** The largest type, px at a short side of 1080: of little for each side, of few words in each row, of more, and in tall frames. */
const LARGEST = { little: 84, few: 64, wide: 54, tall: 68 };
/** px at 1080: a rung between those of the largest. */
const BETWEEN = 48;
/** Sides that stand beside each other with room for large type, and of how many points each. */
const ROOMY = [
  { sides: 2, points: 2 },
  { sides: 3, points: 1 },
];
/** Letters of the one point of a side that is little, with wide signs counted twice. */
const LITTLE = 60;

/** Letters of a point that stands in a narrow column. */
const CELL = 28;

function isCell({ text, aspect }: ComparisonVisual["sides"][number]["points"][number]): boolean {
  return aspect !== undefined && text.length <= CELL;
}

/** The largest type at which everything stands in the room there is, beside each other if that can be. */
export function planComparison(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
): ComparisonPlan {
  const { theme } = context;
  const wide = rest.width >= 1300 * theme.unit;
  const tall = isPortrait(context.format);
  // A sentence or two for each side, or few words in each row, are set as large as a thought, where there is room beside
  // each other.
  const few =
    wide &&
    (ROOMY.some(
      ({ sides, points: most }) =>
        visual.sides.length <= sides && visual.sides.every(({ points }) => points.length <= most),
    ) ||
      (visual.sides.length < 3 &&
        visual.sides.every(
          ({ points }) => points.length <= 5 && points.every(({ text }) => text.length <= SHORT),
        )));
  // One short point for each side would leave most of the frame empty.
  const little =
    wide &&
    visual.sides.length < 3 &&
    visual.sides.every(
      ({ title, points: [point, ...more] }) =>
        more.length === 0 && lettersOf(point?.text ?? "") <= LITTLE && lettersOf(title) <= SHORT,
    );
  const largest = LARGEST[tall ? "tall" : little ? "little" : few ? "few" : "wide"];
  // From the largest type of each kind down: a ladder that begins higher must not end on a lower rung.
  const rungs = (wide ? [largest, LARGEST.wide, BETWEEN] : [largest]).flatMap((top) => sizeLadder(Math.round(Math.min(top, largest) * theme.unit), context)); // prettier-ignore
  const sizes = [...new Set(rungs)].toSorted((one, other) => other - one);
  const readable = sizes.filter((size) => size >= theme.size.small);
  // Under each other as soon as that is read better than in two narrow columns.
  const large = sizes.filter((size) => size >= (tall ? 46 : 38) * theme.unit);
  // Three and more are compared across, row by row: one under another nothing would line up.
  const several = visual.sides.length > 2 && visual.sides.every(({ points }) => points.every(isCell));
  const tries: [number[], Arrangement[]][] = wide
    ? [[sizes, ["beside"]]]
    : [
        [large, several ? ["beside"] : tall ? ["stacked", "beside"] : ["beside"]],
        [several ? readable : [], ["beside"]],
        [large, ["stacked"]],
        // In a tall frame narrow columns are fine print before cards below each other are.
        [several ? [] : readable, tall ? ["stacked", "inline", "beside"] : ["beside"]],
        [readable, ["stacked", "inline"]],
        [sizes, ["stacked", "inline", "beside"]],
      ];
  for (const [attempt, [tried, arrangements]] of tries.entries()) {
    for (const size of tried) {
      for (const arrangement of arrangements) {
        const plan = planAt(visual, rest, context, size, arrangement);
        const last = attempt === tries.length - 1 && size < theme.size.small;
        if (!plan.overfull && (last || (!isTorn(plan) && (wide || attempt > 0 || !isNarrow(plan)))))
          return plan;
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

/** Lines of a point in a column beside another: what needs more is read better in a card of the whole width. */
const COLUMN_LINES = 4;

function isNarrow({ words, layout }: ComparisonPlan): boolean {
  if (words.arrangement !== "beside") return false;
  const narrow = (points: ComparisonWords["points"][number], side: number) =>
    points.some((point, row) => point.block(layout.rect(`point-${side}-${row}`).width).lines.length > COLUMN_LINES); // prettier-ignore
  return words.points.some(narrow);
}

/** The same at a size, px of the points, and in an arrangement. */
export function planAt(
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
  const grown = context.portrait ? (open ? 4.4 : 3) : words.rowCount < 2 ? 2.4 : 1.7;
  const most = (id: string, rows: number) => natural.rect(id).height + Math.round(rows * size * grown);
  const layout = layOutFlex(comparisonTree(words, most, context), rest, context.direction);
  return { words, layout, overfull: false };
}
