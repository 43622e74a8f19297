import type { SummaryVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { blockBox } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf, unionOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Component, ComponentContext } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import { iconItems } from "../shared/list-item.ts";
import { lonelyLine, type LonelyLine } from "../shared/lonely-line.ts";
import { panelPaint } from "../shared/panel.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";
import { plainWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";
import { wingBesideLine } from "../shared/wing-beside-line.ts";

/** What to keep: the points as a list, and the brief's best line in a panel of its own, or alone and large. */
export const summary: Component<SummaryVisual> = {
  kind: "summary",
  layout: (visual, context) => {
    const { points } = visual;
    const alone = aloneOf(visual);
    if (alone !== null) {
      const sceneAt = (part: number | null) => wingScene(visual, "plain", context, { part });
      const line = closingLine(alone, context.opening);
      const part = wingBesideLine(line, (tried) => sceneAt(tried).words, context);
      const { heading, words, wing } = sceneAt(part);
      const content = closingAlone(alone, words, context, heading.length === 0);
      return { layers: [...plainWing(alone.text, wing, context), ...heading, ...content], findings: [] };
    }
    const { layers, rest } = sceneHeading(visual.heading, context);
    if (points.length === 0) return { layers, findings: [] };
    const { closing } = visual;
    const panel = closing === undefined ? null : panelPlan(closing, rest, points.length, context);
    const listRect = panel?.list ?? rest;
    const frames = staggered(
      points.map(({ cue }) => context.at(cue)),
      context,
    );
    const items = iconItems(
      points.map(({ text, icon }, index) => ({
        label: text,
        icon: icon ?? "check-circle",
        frame: frames[index] ?? context.opening,
      })),
      context,
    );
    // Few points are given tall rows, so that the list stands as high as the panel beside it.
    const tallest =
      closing === undefined || context.portrait
        ? undefined
        : Math.round(Math.max(200, 620 / items.length) * context.theme.unit);
    const list = paged(
      items,
      (page, { firstId, type }) =>
        rowList(page, listRect, context, { firstId, type, ...(tallest !== undefined && { tallest }) }),
      context,
    );
    if (closing === undefined || panel === null) return { layers: [...layers, ...list], findings: [] };
    const ground = besides(list, panel.ground, context);
    return {
      layers: [...layers, ...list, closingPanel(closing, ground, context)],
      findings: [],
    };
  },
};

type Closing = NonNullable<SummaryVisual["closing"]>;

/** The only thing that a summary has to say, if there is but one. */
function aloneOf({ points, closing }: SummaryVisual): Closing | null {
  const [first, ...others] = points;
  if (first === undefined) return closing ?? null;
  return others.length === 0 && closing === undefined ? first : null;
}

type PanelPlan = { list: Rect; ground: Rect };

/** Within the panel, about its words. */
function paddingOf({ theme, portrait, format }: ComponentContext): number {
  return Math.round((portrait && !isPortrait(format) ? 36 : 52) * theme.unit);
}

/** List and panel side by side; one under another in portrait, where the panel takes what its words need. */
function panelPlan(closing: Closing, rest: Rect, count: number, context: ComponentContext): PanelPlan {
  const { theme, portrait, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const pad = paddingOf(context);
  // A square has no height to spare: the panel's words need a full share of it.
  const list = !portrait ? 0.56 : isPortrait(format) ? Math.min(0.66, 0.36 + 0.1 * count) : 0.58;
  const gap = px(portrait ? (isPortrait(format) ? 56 : 36) : 80);
  const tree: FlexBox = {
    direction: portrait ? "column" : "row",
    gap,
    children: [
      { id: "list", grow: list, basis: 0 },
      { id: "panel", grow: 1 - list, basis: 0 },
    ],
  };
  const { rect } = layOutFlex(tree, rest, direction);
  const room = rect("panel");
  if (!portrait) return { list: rect("list"), ground: room };
  const words = closingWords(closing, room, context);
  const snug: FlexBox = {
    gap,
    children: [
      { id: "list", grow: 1 },
      { id: "panel", padding: pad, children: [blockBox("words", words)] },
    ],
  };
  const set = layOutFlex(snug, rest, direction);
  return { list: set.rect("list"), ground: set.rect("panel") };
}

/** The panel stands beside the list as high as the list does, where that is high enough to say something. */
function besides(list: Layer[], panel: Rect, { theme, portrait }: ComponentContext): Rect {
  if (portrait || list.length === 0) return panel;
  const { y, height } = unionOf(list.map(({ bounds }) => bounds));
  return height < 360 * theme.unit ? panel : { ...panel, y, height };
}

/** As large as they fit on the panel. */
function closingWords({ text }: Closing, ground: Rect, context: ComponentContext): TextBlock {
  const { color, unit } = context.theme;
  const pad = paddingOf(context);
  return fitText(
    text,
    { face: "heading", size: Math.round(84 * unit), color: color.text, leading: 1.2 },
    { width: ground.width - 2 * pad, height: ground.height - 2 * pad },
    context,
  );
}

function closingPanel(closing: Closing, ground: Rect, context: ComponentContext): Layer {
  const { theme, format, direction } = context;
  const words = closingWords(closing, ground, context);
  const pad = paddingOf(context);
  const tree = {
    padding: { start: pad, end: pad },
    justify: "center" as const,
    children: [blockBox("words", words)],
  };
  const { rect } = layOutFlex(tree, ground, direction);
  const paint = [panelPaint(theme, ground, theme.color.accent), ...paintBlock(words, rect("words"), context)];
  return layerOf("closing", paint, enter(theme, context.at(closing.cue)), format);
}

function closingAlone(closing: Closing, rest: Rect, context: ComponentContext, atOnce: boolean): Layer[] {
  const frame = atOnce ? context.opening : context.at(closing.cue);
  return lonelyLine(closingLine(closing, frame), rest, context);
}

function closingLine({ text, emphasis = [], point }: Closing, frame: number): LonelyLine {
  return { id: "closing", text, emphasis, ...(point === undefined ? {} : { point }), size: 0.906, frame };
}
