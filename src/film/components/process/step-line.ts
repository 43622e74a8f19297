import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { textBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "../shared/attempt.ts";
import { fitPairs, pairHeight } from "../shared/list-item.ts";
import type { ListItem, PairLimits } from "../shared/list-item.ts";

/** Steps as columns hung on a line with numbered nodes; the line reaches a node as its step enters. */
export function stepLine(items: ListItem[], rest: Rect, context: ComponentContext): Attempt {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const gap = px(count > 4 ? 40 : 64);
  const width = Math.floor((rest.width - gap * (count - 1)) / count);
  const icons = items.every(({ marker }) => marker.kind === "icon");
  const iconSize = icons ? px(count > 4 ? 120 : count > 3 ? 148 : 196) : 0;
  const node = px(icons ? (count > 4 ? 60 : 72) : 108);
  const above = icons ? iconSize + px(32) : 0;
  const below = px(count > 4 ? 36 : 44);
  const limits: PairLimits = {
    labelWidth: width,
    detailWidth: width,
    height: rest.height - above - node - below,
    stacked: true,
    labelSize: px(count <= 3 ? 60 : count === 4 ? 50 : 44),
    detailSize: px(count <= 3 ? 44 : count === 4 ? 40 : 36),
    labelFace: "heading",
    maxLines: 4,
  };
  const pairs = fitPairs(items, limits, context);
  if (pairs === null) return null;
  const total = above + node + below + Math.max(...pairs.map((pair) => pairHeight(pair, limits)));
  const top = Math.round(rest.y + (rest.height - total) * 0.46);
  const rtl = direction === "rtl";
  const startOf = (index: number) =>
    rtl ? rest.x + rest.width - index * (width + gap) - width : rest.x + index * (width + gap);

  return items.flatMap((item, index): Layer[] => {
    const x = startOf(index);
    const nodeX = rtl ? x + width - node : x;
    const nodeY = top + above;
    const paint: Paint[] = [];
    if (item.marker.kind === "icon" && icons) {
      const at = { x: rtl ? x + width - iconSize : x, y: top, size: iconSize };
      paint.push(...iconPaint(item.marker.name, at, item.hue, theme.iconWeight));
    }
    paint.push(...nodePaint(index + 1, nodeX, nodeY, node, context));
    const pair = pairs[index];
    if (pair !== undefined) {
      const place = { x, y: nodeY + node + below, width };
      paint.push(...paintBlock(pair.label, place, context));
      if (pair.detail !== null) {
        const y = place.y + pairHeight(pair, limits) - pair.detail.height;
        paint.push(...paintBlock(pair.detail, { ...place, y }, context));
      }
    }
    const layers = [layerOf(`step-${index + 1}`, paint, enter(theme, item.frame), format)];
    if (index > 0) {
      const y = Math.round(nodeY + node / 2 - theme.hairline / 2);
      const from = rtl ? x + width + px(16) : startOf(index - 1) + node + px(16);
      const to = rtl ? startOf(index - 1) + width - node - px(16) : x - px(16);
      const line: Paint = {
        kind: "rect",
        x: from,
        y,
        width: to - from,
        height: theme.hairline,
        fill: theme.color.primary,
      };
      layers.unshift(layerOf(`line-${index}`, [line], wipe(theme, item.frame, direction), format));
    }
    return layers;
  });
}

function nodePaint(number: number, x: number, y: number, size: number, context: ComponentContext): Paint[] {
  const { theme } = context;
  const radius = size / 2;
  const style = {
    face: "strong" as const,
    size: Math.max(theme.minSize, Math.round(size * 0.5)),
    color: theme.color.onPrimary,
    features: `"tnum"`,
  };
  const block = textBlock(String(number), style, { width: size * 2 }, context);
  const place = { x, y: Math.round(y + radius - block.height / 2), width: size, align: "center" as const };
  return [
    { kind: "ellipse", cx: x + radius, cy: y + radius, rx: radius, ry: radius, fill: theme.color.primary },
    ...paintBlock(block, place, context),
  ];
}
