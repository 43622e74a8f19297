import type { Paint } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "./list-item.ts";

/** Icon, numeral or dot in a square box; in a disc of its own hue on the deep ground. */
export function markerPaint(
  { marker, hue }: Pick<ListItem, "marker" | "hue">,
  box: { x: number; y: number; size: number },
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const middle = { x: box.x + box.size / 2, y: box.y + box.size / 2 };
  const paint: Paint[] = [];
  if (theme.dark) {
    const radius = box.size / 2;
    const fill = mix(theme.color.surface, hue, 0.2);
    paint.push({ kind: "ellipse", cx: middle.x, cy: middle.y, rx: radius, ry: radius, fill });
  }
  const inner = theme.dark ? Math.round(box.size * 0.58) : box.size;
  if (marker.kind === "icon") {
    const at = { x: Math.round(middle.x - inner / 2), y: Math.round(middle.y - inner / 2), size: inner };
    paint.push(...iconPaint(marker.name, at, hue, theme.iconWeight));
  } else if (marker.kind === "text") {
    const size = Math.max(theme.minSize, Math.round(box.size * (theme.dark ? 0.42 : 0.86)));
    const face = theme.dark ? "mono" : "heading";
    const block = textBlock(
      marker.text,
      { face, size, color: hue, leading: 1.2 },
      { width: box.size * 2 },
      context,
    );
    const y = Math.round(middle.y - block.height / 2);
    paint.push(...paintBlock(block, { x: box.x, y, width: box.size, align: "center" }, context));
  } else {
    const radius = Math.round(box.size * (theme.dark ? 0.13 : 0.2));
    paint.push({ kind: "ellipse", cx: middle.x, cy: middle.y, rx: radius, ry: radius, fill: hue });
  }
  return paint;
}
