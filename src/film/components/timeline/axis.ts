import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether, fits } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "../shared/attempt.ts";
import type { ListItem } from "../shared/list-item.ts";

/**
 * Up to four events hang below the axis; more stand above and below in turn, so that each has the
 * width of two. Null in portrait and where the texts do not fit.
 */
export function axis(items: ListItem[], rest: Rect, context: ComponentContext): Attempt {
  const { theme, format, direction, portrait } = context;
  if (portrait || items.length < 2) return null;
  const px = (value: number) => Math.round(value * theme.unit);
  const count = items.length;
  const turns = count > 4;
  const gap = px(56);
  const spacing = Math.floor((rest.width + gap) / (turns ? count + 1 : count));
  const width = (turns ? 2 * spacing : spacing) - gap;
  const stem = px(turns ? 40 : 48);
  const room = turns ? rest.height / 2 - stem : rest.height - px(200);
  const dates = fitTogether(
    items.map(({ label }) => ({ text: label, limits: { width, maxLines: 2 } })),
    { face: theme.dark ? "mono" : "heading", size: px(count > 4 ? 50 : 64), color: theme.color.primary },
    context,
  );
  const dateHeight = Math.max(...dates.map(({ height }) => height));
  const limits = { width, height: room - dateHeight - px(12), maxLines: 6 };
  const texts = fitTogether(
    items.map(({ detail = "" }) => ({ text: detail, limits })),
    { face: "body", size: px(count > 4 ? 38 : 42), color: theme.color.text },
    context,
  );
  if (
    !dates.every((block) => fits(block, { width, maxLines: 2 })) ||
    !texts.every((block) => fits(block, limits))
  )
    return null;

  const textHeight = Math.max(...texts.map(({ height }) => height));
  const side = stem + dateHeight + px(12) + textHeight;
  const total = turns ? 2 * side : side + px(20);
  const axisY = Math.round(rest.y + (rest.height - total) * 0.5 + (turns ? side : px(20)));
  const line: Paint = {
    kind: "rect",
    x: rest.x,
    y: axisY - 1,
    width: rest.width,
    height: theme.hairline,
    fill: theme.color.line,
  };
  const layers = [
    layerOf("axis", [line], wipe(theme, context.opening, direction, 2 * theme.motion.enter), format),
  ];
  for (const [index, item] of items.entries()) {
    const [date, text] = [dates[index], texts[index]];
    if (date === undefined || text === undefined) continue;
    const offset = index * spacing;
    const x = direction === "rtl" ? rest.x + rest.width - offset - width : rest.x + offset;
    const above = turns && index % 2 === 0;
    layers.push(eventLayer(item, { date, text }, { x, y: axisY, width, stem, above, index }, context));
  }
  return layers;
}

type EventPlace = { x: number; y: number; width: number; stem: number; above: boolean; index: number };

function eventLayer(
  item: ListItem,
  { date, text }: { date: TextBlock; text: TextBlock },
  { x, y, width, stem, above, index }: EventPlace,
  context: ComponentContext,
): Layer {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const radius = px(13);
  const nodeX = direction === "rtl" ? x + width - radius : x + radius;
  const top = above ? y - stem - date.height - px(12) - text.height : y + stem;
  const paint: Paint[] = [];
  if (theme.dark)
    paint.push({
      kind: "ellipse",
      cx: nodeX,
      cy: y,
      rx: radius * 2,
      ry: radius * 2,
      fill: mix(theme.color.background, item.hue, 0.25),
    });
  paint.push(
    { kind: "ellipse", cx: nodeX, cy: y, rx: radius, ry: radius, fill: item.hue },
    ...paintBlock(date, { x, y: top, width, color: item.hue }, context),
    ...paintBlock(text, { x, y: top + date.height + px(12), width }, context),
  );
  return layerOf(`event-${index + 1}`, paint, enter(theme, item.frame), format);
}
