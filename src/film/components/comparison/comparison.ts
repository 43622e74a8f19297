import type { ComparisonVisual } from "../../../artifacts/storyboard.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { headColors, headPaint, panelPaint } from "../shared/panel.ts";
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
  const tries = [...byRows(visual), ...bySides(visual)];
  let last: { pages: ComparisonVisual[]; plans: ComparisonPlan[] } = { pages: [], plans: [] };
  for (const pages of tries) {
    last = { pages, plans: pages.map((page) => planComparison(page, rest, context)) };
    if (!last.plans.some((plan) => plan.overfull)) break;
  }
  const shown = pageLayers(last.pages, last.plans, rest, context).filter(({ paint }) => paint.length > 0);
  const crowded = last.plans.some((plan) => plan.overfull);
  const message = `the comparison "${visual.heading}" holds more text than its frame`;
  const findings: Finding[] = crowded ? [{ severity: "warning", code: "comparison_crowded", message }] : [];
  return { layers: [...layers, ...shown], findings };
}

/** All sides on every page: on one page, then with their rows shared out over two, three … */
function byRows(visual: ComparisonVisual): ComparisonVisual[][] {
  const rowCount = Math.max(1, ...visual.sides.map((side) => side.points.length));
  return Array.from({ length: rowCount }, (_, count) => pagesOf(visual, count + 1));
}

/** One side after the other, its rows on as many pages as they need, and what it comes to at the end. */
function bySides(visual: ComparisonVisual): ComparisonVisual[][] {
  const rowCount = Math.max(1, ...visual.sides.map((side) => side.points.length));
  const { verdict } = visual;
  return Array.from({ length: rowCount }, (_, count) => [
    ...visual.sides.flatMap((side) =>
      pagesOf({ kind: "comparison", heading: visual.heading, sides: [side] }, count + 1),
    ),
    ...(verdict === undefined
      ? []
      : [{ kind: "comparison" as const, heading: visual.heading, sides: [], verdict }]),
  ]);
}

/** The same sides with their rows shared out over `count` pages; what it comes to stands on the last. */
function pagesOf(visual: ComparisonVisual, count: number): ComparisonVisual[] {
  if (count === 1) return [visual];
  const rowCount = Math.max(1, ...visual.sides.map((side) => side.points.length));
  const each = Math.ceil(rowCount / count);
  const last = Math.ceil(rowCount / each) - 1;
  return Array.from({ length: last + 1 }, (_, page) => ({
    kind: visual.kind,
    heading: visual.heading,
    ...(page === last && visual.verdict !== undefined ? { verdict: visual.verdict } : {}),
    sides: visual.sides.map((side) => ({
      ...side,
      points: side.points.slice(page * each, (page + 1) * each),
    })),
  }));
}

function pageLayers(
  pages: ComparisonVisual[],
  plans: ComparisonPlan[],
  rest: Rect,
  context: ComponentContext,
): Layer[] {
  const { theme } = context;
  const named = pages.map((page) => {
    const frames = page.sides.flatMap((side) => side.points.map((point) => context.at(point.cue)));
    const first = Math.min(...frames);
    return Number.isFinite(first) && first > context.opening ? first : null;
  });
  const times = pageTimes(named, context);
  return pages.flatMap((page, index) => {
    const plan = plans[index];
    const time = times[index];
    if (plan === undefined || time === undefined) return [];
    if (pages.length === 1) return sceneLayers(page, plan, rest, context);
    const within: ComponentContext = {
      ...context,
      at: (cue) => startWithin(time, context.at(cue), theme.motion.enter, context),
    };
    const laid = sceneLayers(page, plan, rest, within);
    for (const layer of laid) {
      layer.id = `${layer.id}-page-${index + 1}`;
      if (time.until !== null) layer.tracks = leaveAt(layer.tracks, theme, time.until - theme.motion.exit);
    }
    return laid;
  });
}

function sceneLayers(
  visual: ComparisonVisual,
  plan: ComparisonPlan,
  rest: Rect,
  context: ComponentContext,
): Layer[] {
  const cards = visual.sides.map((side, index) => cardLayer(side, index, plan, rest, context));
  const points = visual.sides.flatMap((side, index) =>
    side.points.map((point, row) => {
      const start = Math.max(context.at(side.cue), context.at(point.cue));
      return pointLayer(index, row, plan, rest, context, start);
    }),
  );
  return [
    ...cards,
    ...aspectLayers(visual, plan, rest, context),
    ...points.filter((layer) => layer !== null),
    ...verdictLayers(visual, plan, rest, context),
  ];
}

/** A side's hue and sign. On paper a neutral side is set in ink: the one accent is for what matters. */
function toneOf(
  side: Side,
  index: number,
  { theme }: ComponentContext,
): { hue: string; icon: string | null } {
  if (side.tone === "positive") return { hue: theme.color.positive, icon: "check-circle" };
  if (side.tone === "negative") return { hue: theme.color.negative, icon: "warning-circle" };
  if (theme.habit.head === "rule") return { hue: theme.color.text, icon: null };
  if (theme.habit.hues === "one") return { hue: theme.color.primary, icon: null };
  return { hue: theme.color.hues[index % theme.color.hues.length] ?? theme.color.primary, icon: null };
}

function mirrored(rect: Rect, rest: Rect, context: ComponentContext): Rect {
  return context.direction === "ltr" ? rect : { ...rect, x: 2 * rest.x + rest.width - rect.x - rect.width };
}

function cardLayer(
  side: Side,
  index: number,
  plan: ComparisonPlan,
  rest: Rect,
  context: ComponentContext,
): Layer {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const card = mirrored(plan.cards[index] ?? rest, rest, context);
  const { hue, icon } = toneOf(side, index, context);
  const radius = Math.min(theme.radius, plan.headHeight / 2);
  const { x, y, width } = card;
  const { fill: headFill, ink: titleColor } = headColors(hue, theme);
  const rule = Math.max(3, px(4));
  const bottom = y + plan.headHeight;
  const paint: Paint[] = [];
  if (theme.habit.panel !== "rule") paint.push({ ...panelPaint(theme, card, hue), radius } as Paint);
  if (theme.habit.head === "rule")
    paint.push({
      kind: "rect",
      x: x + plan.padding,
      y: bottom - rule,
      width: width - 2 * plan.padding,
      height: rule,
      fill: hue,
    });
  else paint.push(headPaint({ x, y, width, height: plan.headHeight }, radius, headFill));
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
  return layerOf(`side-${index + 1}`, paint, enter(theme, context.at(null)), format);
}

/** Names of what is compared: they are the rows, and stand from the start. */
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
    const paint = paintBlock(block, { x: box.x, y, width: box.width }, context);
    return [layerOf(`aspect-${row + 1}`, paint, { opacity: fadeIn(theme, context.at(null)) }, format)];
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
  const layer = layerOf("verdict", paint, enter(theme, context.at(visual.verdict?.cue)), format);
  // Its bar alone would look forgotten.
  return [Object.assign(layer, { ghost: [] })];
}
