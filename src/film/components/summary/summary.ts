import type { SummaryVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { layerOf, unionOf } from "../../layout/layer-builder.ts";
import { enter } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitText } from "../../layout/text-block.ts";
import type { Component, ComponentContext } from "../component.ts";
import { paged, staggered } from "../shared/attempt.ts";
import { iconItems } from "../shared/list-item.ts";
import { lonelyLine } from "../shared/lonely-line.ts";
import { panelPaint } from "../shared/panel.ts";
import { rowList } from "../shared/row-list.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** What to keep: the points as a list, and the brief's best line in a panel of its own, or alone and large. */
export const summary: Component<SummaryVisual> = {
  kind: "summary",
  layout: (visual, context) => {
    const { layers, rest } = sceneHeading(visual.heading, context);
    const { points } = visual;
    const alone = aloneOf(visual);
    if (alone !== null || points.length === 0) {
      const content = alone === null ? [] : closingAlone(alone, rest, context, layers.length === 0);
      return { layers: [...layers, ...content], findings: [] };
    }
    const { closing } = visual;
    const { listRect, panelRect } = divide(rest, closing !== undefined, points.length, context);
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
      (page, firstId) =>
        rowList(page, listRect, context, { firstId, ...(tallest !== undefined && { tallest }) }),
      context,
    );
    const panel =
      closing === undefined ? [] : [closingPanel(closing, besides(list, panelRect, context), context)];
    return { layers: [...layers, ...list, ...panel], findings: [] };
  },
};

type Closing = NonNullable<SummaryVisual["closing"]>;

/** The only thing that a summary has to say, if there is but one. */
function aloneOf({ points, closing }: SummaryVisual): Closing | null {
  const [first, ...others] = points;
  if (first === undefined) return closing ?? null;
  return others.length === 0 && closing === undefined ? first : null;
}

/** List and panel side by side, one under another in portrait. */
function divide(rest: Rect, both: boolean, count: number, { theme, portrait, direction }: ComponentContext) {
  const gap = Math.round(80 * theme.unit);
  if (!both) return { listRect: rest, panelRect: rest };
  if (portrait) {
    const list = Math.round((rest.height - gap) * Math.min(0.66, 0.36 + 0.1 * count));
    return {
      listRect: { ...rest, height: list },
      panelRect: { ...rest, y: rest.y + list + gap, height: rest.height - list - gap },
    };
  }
  const list = Math.round((rest.width - gap) * 0.56);
  const panel = rest.width - gap - list;
  const rtl = direction === "rtl";
  return {
    listRect: { ...rest, x: rtl ? rest.x + panel + gap : rest.x, width: list },
    panelRect: { ...rest, x: rtl ? rest.x : rest.x + list + gap, width: panel },
  };
}

/** The panel stands beside the list as high as the list does, where that is high enough to say something. */
function besides(list: Layer[], panel: Rect, { theme, portrait }: ComponentContext): Rect {
  if (portrait || list.length === 0) return panel;
  const { y, height } = unionOf(list.map(({ bounds }) => bounds));
  return height < 360 * theme.unit ? panel : { ...panel, y, height };
}

function closingPanel(closing: Closing, rect: Rect, context: ComponentContext): Layer {
  const { theme, format } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const pad = px(52);
  const width = rect.width - 2 * pad;
  const block = fitText(
    closing.text,
    { face: "heading", size: px(84), color: theme.color.text, leading: 1.2 },
    { width, height: rect.height - 2 * pad },
    context,
  );
  const height = Math.min(rect.height, context.portrait ? block.height + 2 * pad : rect.height);
  const y = Math.round(rect.y + (rect.height - height) * (context.portrait ? 0 : 0.42));
  const paint = [
    panelPaint(theme, { ...rect, y, height }, theme.color.accent),
    ...paintBlock(block, { x: rect.x + pad, y: Math.round(y + (height - block.height) / 2), width }, context),
  ];
  return layerOf("closing", paint, enter(theme, context.at(closing.cue)), format);
}

function closingAlone(closing: Closing, rest: Rect, context: ComponentContext, atOnce: boolean): Layer[] {
  const frame = atOnce ? context.opening : context.at(closing.cue);
  const line = { id: "closing", text: closing.text, emphasis: [], size: 0.906, frame };
  return lonelyLine(line, rest, context);
}
