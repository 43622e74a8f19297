import type { Layer, Paint } from "../../../artifacts/timeline.ts";
import type { FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn, wipe } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import { panelPaint } from "./panel.ts";
import { barTracks, startBar } from "./start-bar.ts";

/** What words that are the picture stand by, in the style's manner: what forbids or warns has the colour that says so. */
export function besideLayers(
  { id, frame, warns = false }: { id: string; frame: number; warns?: boolean },
  { rect }: FlexLayout,
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  const ground = rect("ground");
  const color = warns ? theme.color.negative : theme.color.primary;
  switch (theme.habit.statement) {
    case "bar":
      return [layerOf(`${id}-bar`, [warns ? startBar(ground, context, color) : startBar(ground, context)], barTracks(theme, frame), format)]; // prettier-ignore
    case "card": {
      const width = Math.round(16 * theme.unit);
      const x = direction === "rtl" ? ground.x + ground.width - width : ground.x;
      const edge: Paint = { kind: "rect", ...ground, x, width, fill: color };
      const card = { ...panelPaint(theme, ground), radius: 0 } as Paint;
      return [
        layerOf(`${id}-card`, [card], { opacity: fadeIn(theme, frame) }, format),
        layerOf(`${id}-bar`, [edge], barTracks(theme, frame), format),
      ];
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
