import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import type { FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { wipe } from "../../layout/motion.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import { barTracks, startBar } from "./start-bar.ts";

/** Beside the rail of a style a bar would be a second one: there only what forbids or warns has one. */
export function hasBar({ warns = false }: { warns?: boolean }, { habit, rail }: Theme): boolean {
  return habit.statement === "bar" && (rail === 0 || warns);
}

/** What words that are the picture stand by, in the style's manner: what forbids or warns has the colour that says so. */
export function besideLayers(
  { id, frame, warns = false }: { id: string; frame: number; warns?: boolean },
  { rect }: FlexLayout,
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  const color = warns ? theme.color.negative : theme.color.primary;
  switch (theme.habit.statement) {
    case "bar": {
      if (!hasBar({ warns }, theme)) return [];
      // As long as the words are that it stands by.
      const { y, height } = rect("spoken");
      const ground = { ...rect("ground"), y, height };
      return [layerOf(`${id}-bar`, [warns ? startBar(ground, context, color) : startBar(ground, context)], barTracks(theme, frame), format)]; // prettier-ignore
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
