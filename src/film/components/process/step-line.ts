import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { ghostPaint } from "../../ghosts/ghost-paint.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { ComponentContext, ComponentLayer } from "../component.ts";
import type { Attempt } from "../shared/attempt.ts";
import { fitPairs, pairHeight } from "../shared/list-item.ts";
import type { ListItem, PairLimits } from "../shared/list-item.ts";
import { panelPaint } from "../shared/panel.ts";
import { hollowStepNode, stepNode } from "./step-node.ts";

/** Steps as columns hung on a line with numbered nodes; the line reaches a node as its step enters. */
export function stepLine(items: ListItem[], rest: Rect, context: ComponentContext): Attempt {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const detailed = items.some(({ detail }) => detail !== undefined);
  const icons = items.every(({ marker }) => marker.kind === "icon");
  // Without icons and without cards the line alone would leave the frame empty: rows fill it.
  if (!icons && theme.habit.panel === "rule") return null;
  const gap = px(count > 4 ? 32 : icons ? 64 : 40);
  const width = Math.floor((rest.width - gap * (count - 1)) / count);
  const iconSize = icons ? px(count > 4 ? 124 : (count > 3 ? 156 : 200) + (detailed ? 0 : 88)) : 0;
  const node = px(icons ? (count > 4 ? 60 : 72) : 108);
  const above = icons ? iconSize + px(32) : 0;
  const below = px(count > 4 ? 36 : 44);
  // Without icons the words stand on cards that hang from the line.
  const pad = icons ? 0 : px(count > 3 ? 28 : 40);
  const room = rest.height - above - node - below;
  const limits: PairLimits = {
    labelWidth: width - 2 * pad,
    detailWidth: width - 2 * pad,
    height: room - 2 * pad,
    stacked: true,
    labelSize: px(count <= 3 ? 60 : count === 4 ? 50 : 44),
    detailSize: px(count <= 3 ? 44 : count === 4 ? 40 : 36),
    labelFace: theme.habit.label,
    maxLines: 4,
    // Rows are read better than columns of small type.
    smallestLabel: px(icons ? 36 : 42),
  };
  const pairs = fitPairs(items, limits, context);
  if (pairs === null) return null;
  const natural = Math.max(...pairs.map((pair) => pairHeight(pair, limits))) + 2 * pad;
  const card = icons ? natural : Math.round(Math.max(natural, Math.min(room * 0.82, natural + px(160))));
  const total = above + node + below + card;
  const top = Math.round(rest.y + (rest.height - total) * 0.46);
  const rtl = direction === "rtl";
  const startOf = (index: number) =>
    rtl ? rest.x + rest.width - index * (width + gap) - width : rest.x + index * (width + gap);

  return items.flatMap((item, index): ComponentLayer[] => {
    const x = startOf(index);
    const nodeX = rtl ? x + width - node : x;
    const nodeY = top + above;
    const paint: Paint[] = [];
    if (!icons) paint.push(panelPaint(theme, { x, y: nodeY + node + below, width, height: card }));
    if (item.marker.kind === "icon" && icons) {
      const at = { x: rtl ? x + width - iconSize : x, y: top, size: iconSize };
      paint.push(...iconPaint(item.marker.name, at, item.hue, theme.iconWeight));
    }
    const icon = paint.flatMap((one) => ghostPaint(one, theme));
    const at = { x: nodeX + node / 2, y: nodeY + node / 2, size: node };
    paint.push(...stepNode(index + 1, at, context));
    const form = paint.length;
    const ghost = [...icon, ...hollowStepNode(index + 1, at, context)];
    const pair = pairs[index];
    if (pair !== undefined) {
      const place = { x: x + pad, y: nodeY + node + below + pad, width: width - 2 * pad };
      paint.push(...paintBlock(pair.label, place, context));
      if (pair.detail !== null) {
        const y = place.y + pairHeight(pair, limits) - pair.detail.height;
        paint.push(...paintBlock(pair.detail, { ...place, y }, context));
      }
    }
    const layer = layerOf(`step-${index + 1}`, paint, enter(theme, item.frame), format);
    const layers: ComponentLayer[] = [Object.assign(layer, { form, ghost })];
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
