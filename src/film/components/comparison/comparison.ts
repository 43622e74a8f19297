import type { ComparisonVisual } from "../../../artifacts/storyboard.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { mix, readableOn } from "../../styles/contrast.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { planComparison } from "./comparison-plan.ts";
import type { ComparisonPlan } from "./comparison-plan.ts";

type Side = ComparisonVisual["sides"][number];

/** Sides as cards with their points in line, so that one reads across; what it comes to stands below. */
export const comparison: Component<ComparisonVisual> = {
  kind: "comparison",
  layout: (visual, context) => layoutComparison(visual, context),
};

function layoutComparison(visual: ComparisonVisual, context: ComponentContext): SceneLayout {
  const { layers, rest } = sceneHeading(visual.heading, context);
  if (visual.sides.length === 0) {
    const message = `the comparison "${visual.heading}" has no sides to show`;
    return { layers, findings: [{ severity: "warning", code: "comparison_empty", message }] };
  }
  const plan = planComparison(visual, rest, context);
  const found: Layer[] = [...layers];
  visual.sides.forEach((side, index) => found.push(cardLayer(side, index, visual, plan, rest, context)));
  found.push(...aspectLayers(visual, plan, rest, context));
  visual.sides.forEach((side, index) => {
    side.points.forEach((point, row) => {
      const layer = pointLayer(
        index,
        row,
        plan,
        rest,
        context,
        Math.max(context.at(side.cue), context.at(point.cue)),
      );
      if (layer !== null) found.push(layer);
    });
  });
  found.push(...verdictLayers(visual, plan, rest, context));
  const findings: Finding[] = plan.overfull
    ? [
        {
          severity: "warning",
          code: "comparison_crowded",
          message: `the comparison "${visual.heading}" holds more text than its frame`,
        },
      ]
    : [];
  return { layers: found, findings };
}

/** On paper tones colour the head's text and rule; on the deep ground also the card's border. */
function toneOf(
  side: Side,
  index: number,
  { theme }: ComponentContext,
): { hue: string; icon: string | null } {
  if (side.tone === "positive") return { hue: theme.color.positive, icon: "check-circle" };
  if (side.tone === "negative") return { hue: theme.color.negative, icon: "warning-circle" };
  const hues = theme.dark
    ? theme.color.hues
    : [theme.color.primary, theme.color.hues[2] ?? theme.color.accent, theme.color.accent];
  return { hue: hues[index % hues.length] ?? theme.color.primary, icon: null };
}

function mirrored(rect: Rect, rest: Rect, context: ComponentContext): Rect {
  return context.direction === "ltr" ? rect : { ...rect, x: 2 * rest.x + rest.width - rect.x - rect.width };
}

function cardLayer(
  side: Side,
  index: number,
  visual: ComparisonVisual,
  plan: ComparisonPlan,
  rest: Rect,
  context: ComponentContext,
): Layer {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const card = mirrored(plan.cards[index] ?? rest, rest, context);
  const { hue, icon } = toneOf(side, index, context);
  const { surface, background } = theme.color;
  const headFill = theme.dark ? mix(surface, hue, 0.2) : hue;
  const titleColor = theme.dark ? readableOn(hue, headFill) : readableOn(theme.color.onPrimary, headFill);
  const radius = Math.min(theme.radius, plan.headHeight / 2);
  const { x, y, width } = card;
  const ground: Paint = {
    kind: "rect",
    ...card,
    radius,
    fill: theme.dark ? surface : mix(surface, background, 0.35),
    ...(theme.dark ? { stroke: { color: `${hue}70`, width: theme.hairline } } : {}),
  };
  const head: Paint = {
    kind: "path",
    d: `M${x} ${y + plan.headHeight}V${y + radius}Q${x} ${y} ${x + radius} ${y}H${x + width - radius}Q${x + width} ${y} ${x + width} ${y + radius}V${y + plan.headHeight}Z`,
    fill: headFill,
  };
  const paint: Paint[] = [ground, head];
  const title = plan.titles[index];
  const iconRoom = plan.iconSize > 0 && icon !== null ? plan.iconSize + px(18) : 0;
  if (icon !== null) {
    const iconX = direction === "ltr" ? x + plan.padding : x + width - plan.padding - plan.iconSize;
    const iconY = y + (plan.headHeight - plan.iconSize) / 2;
    paint.push(...iconPaint(icon, { x: iconX, y: iconY, size: plan.iconSize }, titleColor, "fill"));
  }
  if (title !== undefined) {
    const textX = direction === "ltr" ? x + plan.padding + iconRoom : x + plan.padding;
    paint.push(
      ...paintBlock(
        title,
        {
          x: textX,
          y: y + Math.round((plan.headHeight - title.height) / 2),
          width: width - 2 * plan.padding - iconRoom,
          color: titleColor,
        },
        context,
      ),
    );
  }
  // Hairlines between rows, where points are read across.
  const rows = plan.rows[index] ?? [];
  for (const row of rows.slice(1)) {
    paint.push({
      kind: "rect",
      x: x + plan.padding,
      y: y + plan.headHeight + row.top,
      width: width - 2 * plan.padding,
      height: theme.hairline,
      fill: theme.color.line,
    });
  }
  return layerOf(`side-${index + 1}`, paint, enter(theme, context.at(side.cue)), format);
}

/** Names of what is compared, each as its row is first spoken of. */
function aspectLayers(
  visual: ComparisonVisual,
  plan: ComparisonPlan,
  rest: Rect,
  context: ComponentContext,
): Layer[] {
  const { theme, format } = context;
  const { aspects } = plan;
  if (aspects === null || plan.aspectWidth === 0) return [];
  return aspects.flatMap((block, row) => {
    const place = plan.rows[0]?.[row];
    const card = plan.cards[0];
    if (block === null || place === undefined || card === undefined) return [];
    const box = mirrored(
      { x: rest.x, y: card.y + plan.headHeight + place.top, width: plan.aspectWidth, height: place.height },
      rest,
      context,
    );
    const firstLine = (place.height - Math.max(block.height, tallestPoint(plan, row))) / 2;
    const y = box.y + Math.round(firstLine + firstLineShift(plan, row, block.leading));
    const start = Math.min(
      ...visual.sides.map((side) => Math.max(context.at(side.cue), context.at(side.points[row]?.cue))),
    );
    const paint = paintBlock(block, { x: box.x, y, width: box.width }, context);
    return [layerOf(`aspect-${row + 1}`, paint, { opacity: fadeIn(theme, start) }, format)];
  });
}

function tallestPoint(plan: ComparisonPlan, row: number): number {
  return Math.max(0, ...plan.points.map((points) => points[row]?.height ?? 0));
}

/** Brings the first lines of an aspect and its points to one height. */
function firstLineShift(plan: ComparisonPlan, row: number, leading: number): number {
  const point = plan.points.map((points) => points[row]).find((block) => block !== undefined);
  return point === undefined ? 0 : (point.leading - leading) / 2;
}

function pointLayer(
  side: number,
  row: number,
  plan: ComparisonPlan,
  rest: Rect,
  context: ComponentContext,
  start: number,
): Layer | null {
  const { theme, format } = context;
  const block = plan.points[side]?.[row];
  const place = plan.rows[side]?.[row];
  const card = plan.cards[side];
  if (block === undefined || place === undefined || card === undefined || block.lines.length === 0)
    return null;
  const box = mirrored(card, rest, context);
  const above = plan.aspectWidth === 0 ? (plan.aspects?.[row] ?? null) : null;
  const tallest = plan.stacked ? block.height : tallestPoint(plan, row);
  const head = above === null ? 0 : above.height + Math.round(2 * theme.unit);
  const top = box.y + plan.headHeight + place.top + Math.round((place.height - tallest - head) / 2);
  const inner = { x: box.x + plan.padding, width: box.width - 2 * plan.padding };
  const paint = [
    ...(above === null ? [] : paintBlock(above, { ...inner, y: top }, context)),
    ...paintBlock(block, { ...inner, y: top + head }, context),
  ];
  return layerOf(`point-${side + 1}-${row + 1}`, paint, enter(theme, start), format);
}

function verdictLayers(
  visual: ComparisonVisual,
  plan: ComparisonPlan,
  rest: Rect,
  context: ComponentContext,
): Layer[] {
  if (plan.verdict === null) return [];
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { block, top } = plan.verdict;
  const barX = direction === "ltr" ? rest.x : rest.x + rest.width - px(8);
  const bar: Paint = {
    kind: "rect",
    x: barX,
    y: top,
    width: px(8),
    height: block.height,
    radius: px(4),
    fill: theme.color.primary,
  };
  const x = direction === "ltr" ? rest.x + px(36) : rest.x;
  const paint = [bar, ...paintBlock(block, { x, y: top, width: rest.width - px(36) }, context)];
  return [layerOf("verdict", paint, enter(theme, context.at(visual.verdict?.cue)), format)];
}
