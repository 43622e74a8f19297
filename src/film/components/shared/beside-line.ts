import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import type { FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { wipe } from "../../layout/motion.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { barTracks, startBar } from "./start-bar.ts";

/** How far words stand in from a bar, px at a short side of 1080: a frame that is not wide has less width to give. */
const INDENT = { wide: 56, other: 40 };

/** px from a bar to the words that it stands by. */
export function barRoom({ theme, portrait }: ComponentContext): number {
  return Math.round((portrait ? INDENT.other : INDENT.wide) * theme.unit);
}

/** What forbids or warns has one, and somebody's words: a bar beside every sentence made a quotation of each. */
export function hasBar({ warns = false }: { warns?: boolean }, { habit }: Theme): boolean {
  return habit.statement === "bar" && warns;
}

/** Whether somebody's words have one; beside the rail of a style it would be a second. */
export function hasQuoteBar({ habit, rail }: Theme): boolean {
  return habit.statement === "bar" && rail === 0;
}

/** What words that are the picture stand by, in the style's manner: what forbids or warns has the colour that says so. */
export function besideLayers(
  { id, frame, warns = false }: { id: string; frame: number; warns?: boolean },
  { rect }: FlexLayout,
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  switch (theme.habit.statement) {
    case "bar": {
      if (!hasBar({ warns }, theme)) return [];
      // As long as the words are that it stands by.
      const { y, height } = rect("spoken");
      const ground = { ...rect("ground"), y, height };
      return [layerOf(`${id}-bar`, [startBar(ground, context, theme.color.negative)], barTracks(theme, frame), format)]; // prettier-ignore
    }
    case "rule": {
      const paint: Paint = { kind: "rect", ...rect("rule"), fill: theme.color.primary };
      return [layerOf(`${id}-bar`, [paint], wipe(theme, frame, direction), format)];
    }
    case "bare":
      break;
  }
  return [];
}
