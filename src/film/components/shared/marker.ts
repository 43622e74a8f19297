import type { Paint } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import { contrast, mix } from "../../styles/contrast.ts";
import { onFill } from "../../styles/palette.ts";
import type { Theme } from "../../styles/theme.ts";
import type { ComponentContext } from "../component.ts";
import type { ListItem } from "./list-item.ts";
import { areaOf } from "./panel.ts";

/** How much of a marker's box its icon and its numeral take, by what they stand on. */
const SHARE = {
  bare: { icon: 1, numeral: 0.86, dot: 0.2 },
  disc: { icon: 0.58, numeral: 0.42, dot: 0.13 },
  tile: { icon: 0.6, numeral: 0.5, dot: 0.13 },
};

/** Icon, numeral or the style's point in a square box: by itself, in a disc of its own hue, or on a tile. */
export function markerPaint(
  { marker, hue }: Pick<ListItem, "marker" | "hue">,
  box: Box,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const shape = theme.habit.marker;
  if (marker.kind === "swatch") return swatchPaint(marker.color, box, theme);
  const middle = { x: box.x + box.size / 2, y: box.y + box.size / 2 };
  if (marker.kind === "dot" && marker.plain !== true && theme.habit.point !== "dot")
    return pointPaint(hue, box, theme, marker.task === true);
  const bare = marker.kind === "dot" && shape === "tile";
  const headed = box.flush === true && marker.kind === "text";
  const paint = bare || headed ? [] : groundPaint(hue, box, theme);
  const ink = shape === "tile" ? onFill(areaOf(hue, theme)) : hue;
  const share = SHARE[shape];
  if (marker.kind === "icon") {
    const inner = Math.round(box.size * share.icon);
    const at = { x: Math.round(middle.x - inner / 2), y: Math.round(middle.y - inner / 2), size: inner };
    paint.push(...iconPaint(marker.name, at, ink, theme.iconWeight));
  } else if (marker.kind === "text") {
    const size = Math.max(theme.minSize, Math.round(box.size * share.numeral));
    const block = textBlock(
      marker.text,
      { face: theme.habit.numeral, size, color: ink, leading: 1.2 },
      { width: box.size * 2 },
      context,
    );
    const y = Math.round(middle.y - block.height / 2);
    // On a coloured head, whose ground is its own, a numeral stands over the first letter of the words below.
    const align = box.flush === true ? "start" : "center";
    paint.push(...paintBlock(block, { x: box.x, y, width: box.size, align }, context));
  } else {
    const radius = Math.round(box.size * (bare ? SHARE.bare.dot : share.dot));
    const fill = bare ? hue : ink;
    paint.push({ kind: "ellipse", cx: middle.x, cy: middle.y, rx: radius, ry: radius, fill });
  }
  return paint;
}

/** `flush`: on a ground that is there already, a numeral begins at the box's edge. */
type Box = { x: number; y: number; size: number; flush?: boolean };

function groundPaint(hue: string, { x, y, size }: Box, theme: Theme): Paint[] {
  const radius = size / 2;
  if (theme.habit.marker === "disc") {
    const fill = mix(theme.color.surface, hue, 0.2);
    return [{ kind: "ellipse", cx: x + radius, cy: y + radius, rx: radius, ry: radius, fill }];
  }
  if (theme.habit.marker === "tile")
    return [
      {
        kind: "rect",
        x,
        y,
        width: size,
        height: size,
        radius: Math.round(size * 0.24),
        fill: areaOf(hue, theme),
      },
    ];
  return [];
}

/** A field of the colour, edged where it would be lost on its ground. */
function swatchPaint(color: string, { x, y, size }: Box, theme: Theme): Paint[] {
  const side = Math.round(size * 0.8);
  const edge = Math.round((size - side) / 2);
  const rect = { kind: "rect", width: side, height: side, radius: Math.round(side * 0.2) } as const;
  const at = { x: Math.round(x + edge), y: Math.round(y + edge) };
  const { stroke, color: ink } = theme;
  const isLost = [...ink.grounds, ink.panel, ink.fill].some((ground) => contrast(color, ground) < SEEN);
  const outer = {
    ...rect,
    x: at.x - stroke,
    y: at.y - stroke,
    width: side + 2 * stroke,
    height: side + 2 * stroke,
  };
  return [...(isLost ? [{ ...outer, fill: ink.muted }] : []), { ...rect, ...at, fill: color }];
}

/** Contrast at which a field stands out from its ground. */
export const SEEN = 1.6;

/** A ticked box, a plain one where there is nothing to tick, or a short rule. */
function pointPaint(hue: string, { x, y, size }: Box, theme: Theme, task: boolean): Paint[] {
  if (theme.habit.point === "dash") {
    const width = Math.round(size * 0.6);
    const top = Math.round(y + size / 2 - theme.stroke / 2);
    return [{ kind: "rect", x, y: top, width, height: theme.stroke, fill: hue }];
  }
  if (!task) {
    const side = Math.round(size * 0.36);
    const [left, top] = [Math.round(x + (size - side) / 2), Math.round(y + (size - side) / 2)];
    return [
      { kind: "rect", x: left, y: top, width: side, height: side, radius: Math.round(side * 0.2), fill: hue },
    ];
  }
  const edge = Math.round(size * 0.82);
  return iconPaint(
    "check-square",
    { x: Math.round(x + (size - edge) / 2), y: Math.round(y + (size - edge) / 2), size: edge },
    hue,
    "fill",
  );
}
