import type { Layer, Paint, Rect } from "../../../../artifacts/timeline.ts";
import { iconPaint } from "../../../icons/icon-paint.ts";
import { inkOn, mix } from "../../../styles/contrast.ts";
import type { ComponentContext } from "../../component.ts";
import { wingLayers } from "./wing-layers.ts";

/** Parts of the wing's shorter side: the disc, and the sign on it. */
const DISC = 0.62;
const SIGN = 0.36;
/** How much of the colour that forbids the ground has. */
const TINT = 0.14;
const NO = "prohibit";

/** The sign of what is forbidden, in a wing of the colour that the style has for that. */
export function warningWing(wing: Rect, context: ComponentContext): Layer[] {
  const { theme } = context;
  const { background, negative } = theme.color;
  const side = Math.min(wing.width, wing.height);
  const [cx, cy] = [Math.round(wing.x + wing.width / 2), Math.round(wing.y + wing.height / 2)];
  const r = Math.round((side * DISC) / 2);
  const size = Math.round(side * SIGN);
  const box = { x: Math.round(cx - size / 2), y: Math.round(cy - size / 2), size };
  // Lights float on a deep ground, and a gradient goes on under them.
  const hasBlock = theme.habit.art === "plate" || theme.habit.art === "sheet";
  const block: Paint[] = hasBlock ? [{ kind: "rect", ...wing, fill: mix(background, negative, TINT) }] : [];
  const disc: Paint = { kind: "ellipse", cx, cy, rx: r, ry: r, fill: negative };
  return wingLayers([...block, disc, ...iconPaint(NO, box, inkOn(negative), "bold")], context);
}
