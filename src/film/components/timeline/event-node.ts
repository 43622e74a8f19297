import type { Paint } from "../../../artifacts/timeline.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";

type NodePlace = { x: number; y: number; radius: number };

/** An event's place on the axis; luminous where the style's markers are discs. */
export function eventNode(hue: string, { x, y, radius }: NodePlace, { theme }: ComponentContext): Paint[] {
  const node: Paint = { kind: "ellipse", cx: x, cy: y, rx: radius, ry: radius, fill: hue };
  if (theme.habit.marker !== "disc") return [node];
  const fill = mix(theme.color.background, hue, 0.25);
  return [{ kind: "ellipse", cx: x, cy: y, rx: radius * 2, ry: radius * 2, fill }, node];
}
