import type { ComparisonVisual } from "../../../artifacts/data-visuals.ts";
import type { Finding, Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, leaveAt } from "../../layout/motion.ts";
import { pageTimes, startWithin } from "../../layout/page-times.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import type { Component, ComponentContext, SceneLayout } from "../component.ts";
import { headColors, headPaint, panelPaint } from "../shared/panel.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { comparedRows } from "./comparison-rows.ts";
import { planAt, planComparison } from "./comparison-plan.ts";
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
  const rows = comparedRows(visual, rest, context);
  if (rows !== null) return { ...rows, layers: [...layers, ...rows.layers] };
  const { pages, plans } = fewestPages(visual, rest, context);
  const shown = pageLayers(pages, plans, context).filter(({ paint }) => paint.length > 0);
  const crowded = plans.some((plan) => plan.overfull);
  const message = `the comparison "${visual.heading}" holds more text than its frame`;
  const findings: Finding[] = crowded ? [{ severity: "warning", code: "comparison_crowded", message }] : [];
  return { layers: [...layers, ...shown], findings };
}

/** px at 1080: smaller words are not read in a frame that is not wide, and the sides take turns before they are set so. */
const READ = 38;

/** The fewest pages that hold all sides in type that is read; in smaller type where no pages hold them so. */
function fewestPages(
  visual: ComparisonVisual,
  rest: Rect,
  context: ComponentContext,
): { pages: ComparisonVisual[]; plans: ComparisonPlan[] } {
  const least = context.portrait ? Math.round(READ * context.theme.unit) : 0;
  let small: { pages: ComparisonVisual[]; plans: ComparisonPlan[] } | null = null;
  let last: { pages: ComparisonVisual[]; plans: ComparisonPlan[] } = { pages: [], plans: [] };
  for (const pages of [...byRows(visual), ...bySides(visual)]) {
    last = { pages, plans: inOneType(pages, rest, context) };
    if (last.plans.some((plan) => plan.overfull)) continue;
    if (last.plans.every(({ words }) => words.size >= least)) return last;
    small ??= last;
  }
  return small ?? last;
}

/** All pages in the type and the form of the one that needs it smallest, where they have room so: sides do not change as they turn. */
function inOneType(pages: ComparisonVisual[], rest: Rect, context: ComponentContext): ComparisonPlan[] {
  const plans = pages.map((page) => planComparison(page, rest, context));
  const [smallest] = plans.toSorted((one, other) => one.words.size - other.words.size);
  if (smallest === undefined) return plans;
  const { size, arrangement } = smallest.words;
  const alike = pages.map((page, at) => {
    const plan = plans[at];
    if (plan !== undefined && plan.words.size === size && plan.words.arrangement === arrangement) return plan;
    return planAt(page, rest, context, size, arrangement);
  });
  return alike.some(({ overfull }) => overfull) ? plans : alike;
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

function pageLayers(pages: ComparisonVisual[], plans: ComparisonPlan[], context: ComponentContext): Layer[] {
  const { theme } = context;
  const named = pages.map((page, at) => {
    const [only, ...others] = page.sides;
    // A side that has its pages for itself, behind that of another, is there when it is named.
    const opens =
      at > 0 &&
      others.length === 0 &&
      only?.cue !== undefined &&
      pages[at - 1]?.sides[0]?.title !== only.title;
    const points = page.sides.flatMap((side) =>
      side.points.map((point) => context.at(point.cue ?? side.cue)),
    );
    const frames = opens ? [context.at(only.cue), ...points] : points;
    const first = Math.min(...frames);
    return Number.isFinite(first) && first > context.opening ? first : null;
  });
  const times = pageTimes(named, context);
  return pages.flatMap((page, index) => {
    const plan = plans[index];
    const time = times[index];
    if (plan === undefined || time === undefined) return [];
    if (pages.length === 1) return sceneLayers(page, plan, context);
    const within: ComponentContext = {
      ...context,
      at: (cue) => startWithin(time, context.at(cue), theme.motion.enter, context),
    };
    const laid = sceneLayers(page, plan, within);
    for (const layer of laid) {
      layer.id = `${layer.id}-page-${index + 1}`;
      if (time.until !== null) layer.tracks = leaveAt(layer.tracks, theme, time.until - theme.motion.exit);
    }
    return laid;
  });
}

function sceneLayers(visual: ComparisonVisual, plan: ComparisonPlan, context: ComponentContext): Layer[] {
  const cards = visual.sides.flatMap((side, index) => cardLayers(side, index, plan, context));
  const points = visual.sides.flatMap((side, index) =>
    side.points.map((point, row) => {
      // The heads stand from the beginning: a side's own word brings only points that have none.
      return pointLayer(index, row, plan, context, context.at(point.cue ?? side.cue));
    }),
  );
  return [
    ...cards,
    ...aspectLayers(plan, context),
    ...points.filter((layer) => layer !== null),
    ...verdictLayers(visual, plan, context),
  ];
}

/** A side's hue and sign. On paper a neutral side is set in ink: the one accent is for what matters. */
function toneOf(side: Side, { theme }: ComponentContext): { hue: string; icon: string | null } {
  if (side.tone === "positive") return { hue: theme.color.positive, icon: "check-circle" };
  if (side.tone === "negative") return { hue: theme.color.negative, icon: "x-circle" };
  if (theme.habit.head === "rule") return { hue: theme.color.text, icon: null };
  return { hue: theme.color.primary, icon: null };
}

/** What a side's words stand on: a card each; where rows are named above themselves, one for all, with the first. */
function groundOf(index: number, plan: ComparisonPlan): Rect | null {
  if (!plan.words.isAcross) return cardOf(index, plan);
  return index === 0 ? plan.layout.rect("grid") : null;
}

/** Where a side's card stands: its own box, or its column of the grid. */
function cardOf(index: number, { words, layout }: ComparisonPlan): Rect {
  if (words.arrangement !== "beside") return layout.rect(`card-${index}`);
  const { y, height } = layout.rect("grid");
  return { ...layout.rect(`head-${index}`), y, height };
}

/** Whether rows are named: then the sides are columns of a table, and their heads stand above them from the beginning. */
function areColumns({ words }: ComparisonPlan): boolean {
  return words.isAcross || words.aspects.some((side) => side.some((aspect) => aspect !== null));
}

/**
 * A side's head from the beginning, and its card with its first point: an empty card is no picture. A head whose card is
 * yet to come is none either, a stub without its lower edge: the two come together.
 */
function cardLayers(side: Side, index: number, plan: ComparisonPlan, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { words, layout } = plan;
  const card = cardOf(index, plan);
  const head = layout.rect(`head-${index}`);
  const { hue, icon } = toneOf(side, context);
  const radius = Math.min(theme.radius, head.height / 2);
  const { fill, ink } = headColors(hue, theme);
  const inside = { x: card.x + words.padding, width: card.width - 2 * words.padding };
  const paint: Paint[] = [];
  const ground = theme.habit.panel === "rule" ? null : groundOf(index, plan);
  const panel = ground === null ? [] : [{ ...panelPaint(theme, ground, hue), radius } as Paint];
  const first = Math.min(...side.points.map((point) => context.at(point.cue ?? side.cue)));
  if (theme.habit.head === "rule") {
    const rule = Math.max(3, px(4));
    paint.push({ kind: "rect", ...inside, y: head.y + head.height - rule, height: rule, fill: hue });
  } else paint.push(headPaint(head, radius, fill));
  const title = layout.rect(`title-${index}`);
  const said = words.titles[index]?.block(title.width);
  if (icon !== null) {
    const { x, y, width } = layout.rect(`icon-${index}`);
    paint.push(...iconPaint(icon, { x, y, size: width }, ink, "fill"));
  }
  if (said !== undefined) {
    // A side without a sign begins where the signs of the others do.
    const room = icon === null && words.icon > 0 ? { ...title, ...inside } : title;
    paint.push(...paintBlock(said, { ...room, color: ink }, context));
  }
  const opened = Number.isFinite(first) ? first : context.at(null);
  if (panel.length > 0 && !areColumns(plan)) {
    const named = side.cue === undefined ? opened : Math.min(opened, context.at(side.cue));
    return [layerOf(`side-${index + 1}`, [...panel, ...paint], enter(theme, named), format)];
  }
  return [
    layerOf(`card-${index + 1}`, panel, { opacity: fadeIn(theme, opened) }, format),
    layerOf(`side-${index + 1}`, paint, enter(theme, context.at(null)), format),
  ];
}

/** The hairline between a row and the one above, where points are read across. */
function rowRule(side: number, row: number, plan: ComparisonPlan, { theme }: ComponentContext): Paint[] {
  if (row === 0) return [];
  const { words, layout } = plan;
  const { x, width } = cardOf(side, plan);
  const { y } = layout.rect(words.arrangement === "beside" ? `row-${row}` : `row-${side}-${row}`);
  const across = { x: x + words.padding, width: width - 2 * words.padding };
  return [{ kind: "rect", ...across, y, height: theme.hairline, fill: theme.color.line }];
}

/** Names of what is compared: they are the rows, and stand from the start. */
function aspectLayers({ words, layout }: ComparisonPlan, context: ComponentContext): Layer[] {
  const { theme, format } = context;
  if (words.arrangement !== "beside") return [];
  return (words.aspects[0] ?? []).flatMap((aspect, row) => {
    if (aspect === null) return [];
    const place = layout.rect(`aspect-0-${row}`);
    const paint = paintBlock(aspect.block(place.width), place, context);
    return [layerOf(`aspect-${row + 1}`, paint, { opacity: fadeIn(theme, context.at(null)) }, format)];
  });
}

function pointLayer(
  side: number,
  row: number,
  plan: ComparisonPlan,
  context: ComponentContext,
  start: number,
): Layer | null {
  const { words, layout } = plan;
  const { theme, format } = context;
  const place = layout.rect(`point-${side}-${row}`);
  const block = words.points[side]?.[row]?.block(place.width);
  if (block === undefined || block.lines.length === 0) return null;
  const above = words.arrangement === "beside" ? null : (words.aspects[side]?.[row] ?? null);
  const paint = [...rowRule(side, row, plan, context), ...paintBlock(block, place, context)];
  if (above !== null) {
    const at = layout.rect(`aspect-${side}-${row}`);
    paint.unshift(...paintBlock(above.block(at.width), at, context));
  }
  return layerOf(`point-${side + 1}-${row + 1}`, paint, enter(theme, start), format);
}

function verdictLayers(
  visual: ComparisonVisual,
  { words, layout }: ComparisonPlan,
  context: ComponentContext,
): Layer[] {
  if (words.verdict === null) return [];
  const { theme, format } = context;
  const bar = layout.rect("bar");
  const place = layout.rect("verdict");
  const paint: Paint[] = [
    { kind: "rect", ...bar, radius: bar.width / 2, fill: theme.color.primary },
    ...paintBlock(words.verdict.block(place.width), place, context),
  ];
  return [layerOf("verdict", paint, enter(theme, context.at(visual.verdict?.cue)), format)];
}
