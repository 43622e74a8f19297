import type { NumberVisual } from "../../../artifacts/storyboard.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";
import { figureWords } from "./figure-words.ts";
import { figureFits, isUnspaced, setFigure } from "./set-figure.ts";
import type { Arrangement, SetFigure } from "./set-figure.ts";

/**
 * The room of each figure, and the largest size that any may have. `worth`: how much larger the digits must be
 * for their unit to stand under them.
 */
export type FigureRoom = { widths: number[]; height: number; largest: number; worth?: number };

/** So much larger must the digits be for their unit to stand under them: side by side figures keep one line. */
const WORTH = { alone: 1.2, several: 1.5, joined: 1.9 };
/** "m", "kg": alone on a line, so few letters look lost. */
const SHORT_UNIT = 3;
const BROKEN_WORTH = 1.3;

/** All figures at one size and in one arrangement, as large as their rooms let them be. */
export function fitFigures(
  figures: NumberVisual["figures"],
  room: FigureRoom,
  context: ComponentContext,
): SetFigure[] {
  const { theme } = context;
  const small = Math.max(theme.minSize, Math.round(84 * theme.unit));
  const attempt = (arrangement: Arrangement, maxLines: number, floor: number) =>
    largestFigures(figures, { ...room, arrangement, maxLines, floor }, context);
  const line = attempt("line", 1, small);
  const parts = figures.some(
    (one) => one.from !== undefined || one.lead !== undefined || figureWords(one.figure).unit !== "",
  );
  const stack = parts ? attempt("stack", 1, small) : null;
  // 万人 is read as one with its digits, and a lone m below them as a slip.
  const joined = figures.some(({ figure }) => {
    const { unit } = figureWords(figure);
    return isUnspaced(unit) || (unit !== "" && Array.from(unit).length <= SHORT_UNIT);
  });
  const usual = figures.length === 1 || isPortrait(context.format) ? WORTH.alone : WORTH.several;
  const worth = room.worth ?? (joined ? WORTH.joined : usual);
  const whole = sizeOf(stack) > sizeOf(line) * worth ? stack : line;
  // In a tall frame a text among figures is much larger on two lines.
  const broken = isPortrait(context.format) || whole === null ? attempt("line", 2, small) : null;
  const best = sizeOf(broken) > sizeOf(whole) * BROKEN_WORTH ? broken : whole;
  return (
    best ??
    attempt("line", 3, theme.minSize) ??
    attempt("stack", 3, theme.minSize) ??
    figures.map((one, index) => setFigure(one, theme.minSize, "stack", room.widths[index] ?? 0, context))
  );
}

function sizeOf(sets: SetFigure[] | null): number {
  return sets?.[0]?.digits.style.size ?? 0;
}

type Attempt = FigureRoom & { arrangement: Arrangement; maxLines: number; floor: number };

function largestFigures(
  figures: NumberVisual["figures"],
  { widths, height, largest, arrangement, maxLines, floor }: Attempt,
  context: ComponentContext,
): SetFigure[] | null {
  const beside = figures.length > 1 && !isPortrait(context.format);
  for (let size = largest; size >= floor; size = Math.floor(size * 0.94)) {
    const sets = figures.map((one, index) =>
      setFigure(one, size, arrangement, widths[index] ?? 0, context, beside),
    );
    const fit = sets.every((set, index) => {
      const { figure } = figures[index]!;
      // A number is never broken, only a text that has one.
      const lines =
        figure.value === null && figure.display.length > 12 ? maxLines : maxLines < 3 ? 1 : maxLines;
      return figureFits(set, lines, widths[index] ?? 0, height, beside);
    });
    if (fit) return sets;
  }
  return null;
}
