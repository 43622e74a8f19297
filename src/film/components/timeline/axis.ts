import type { Paint, Rect } from "../../../artifacts/timeline.ts";
import { ghostPaint } from "../../ghosts/ghost-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitTogether, fits } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext, ComponentLayer } from "../component.ts";
import type { Attempt } from "../shared/attempt.ts";
import type { ListItem } from "../shared/list-item.ts";
import { panelPaint } from "../shared/panel.ts";
import { eventNode, hollowEventNode } from "./event-node.ts";

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
  // Without cards a few events would hang in an empty frame: rows fill it.
  if (!turns && theme.habit.panel === "rule") return null;
  const gap = px(turns ? 56 : 36);
  const spacing = Math.floor((rest.width + gap) / (turns ? count + 1 : count));
  const cell = (turns ? 2 * spacing : spacing) - gap;
  const pad = turns ? 0 : px(count > 3 ? 28 : 40);
  const width = cell - 2 * pad;
  const stem = px(turns ? 40 : 56);
  const room = turns ? rest.height / 2 - stem : rest.height - px(20) - stem - 2 * pad;
  const dates = fitTogether(
    items.map(({ label }) => ({ text: label, limits: { width, maxLines: 2 } })),
    {
      face: theme.habit.numeral,
      size: px(count > 4 ? 50 : count > 3 ? 64 : 76),
      color: theme.color.primary,
    },
    context,
  );
  const dateHeight = Math.max(...dates.map(({ height }) => height));
  const limits = { width, height: room - dateHeight - px(12), maxLines: 6 };
  const texts = fitTogether(
    items.map(({ detail = "" }) => ({ text: detail, limits })),
    { face: "body", size: px(count > 4 ? 38 : count > 3 ? 44 : 50), color: theme.color.text },
    context,
  );
  if (
    !dates.every((block) => fits(block, { width, maxLines: 2 })) ||
    !texts.every((block) => fits(block, limits) && block.style.size >= px(32))
  )
    return null;

  const textHeight = Math.max(...texts.map(({ height }) => height));
  const natural = dateHeight + px(12) + textHeight + 2 * pad;
  // Few events hang as cards below the axis, and the cards fill the frame.
  const card = turns ? 0 : Math.round(Math.max(natural, Math.min(room * 0.88, natural + px(170))));
  const side = stem + (turns ? natural : card);
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
  const layers: ComponentLayer[] = [
    layerOf("axis", [line], wipe(theme, context.opening, direction, 2 * theme.motion.enter), format),
  ];
  for (const [index, item] of items.entries()) {
    const [date, text] = [dates[index], texts[index]];
    if (date === undefined || text === undefined) continue;
    const offset = index * spacing;
    const x = direction === "rtl" ? rest.x + rest.width - offset - cell : rest.x + offset;
    const above = turns && index % 2 === 0;
    layers.push(
      eventLayer(item, { date, text }, { x, y: axisY, width: cell, stem, above, index, card, pad }, context),
    );
  }
  return layers;
}

type EventPlace = {
  x: number;
  y: number;
  width: number;
  stem: number;
  above: boolean;
  index: number;
  /** Height of the card that the words stand on, 0 for none, and its padding. */
  card: number;
  pad: number;
};

function eventLayer(
  item: ListItem,
  { date, text }: { date: TextBlock; text: TextBlock },
  { x, y, width, stem, above, index, card, pad }: EventPlace,
  context: ComponentContext,
): ComponentLayer {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const radius = px(13);
  // Above the first letters of its words.
  const nodeX = direction === "rtl" ? x + width - pad - radius : x + pad + radius;
  const top = above ? y - stem - date.height - px(12) - text.height : y + stem + pad;
  const paint: Paint[] = [];
  if (card > 0) paint.push(panelPaint(theme, { x, y: y + stem, width, height: card }, item.hue));
  const ghost = paint.flatMap((one) => ghostPaint(one, theme));
  const at = { x: nodeX, y, radius };
  paint.push(...eventNode(item.hue, at, context));
  const form = paint.length;
  const inside = { x: x + pad, width: width - 2 * pad };
  paint.push(
    ...paintBlock(date, { ...inside, y: top, color: item.hue }, context),
    ...paintBlock(text, { ...inside, y: top + date.height + px(12) }, context),
  );
  // What is to come: a hollow node on the axis, its date already there, quiet.
  ghost.push(
    hollowEventNode(at, context),
    ...paintBlock(date, { ...inside, y: top, color: theme.color.muted }, context),
  );
  const layer = layerOf(`event-${index + 1}`, paint, enter(theme, item.frame), format);
  return Object.assign(layer, { form, ghost });
}
