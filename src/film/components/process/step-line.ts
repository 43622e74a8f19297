import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { iconPaint } from "../../icons/icon-paint.ts";
import { nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, wipe } from "../../layout/motion.ts";
import type { ComponentContext } from "../component.ts";
import type { Attempt } from "../shared/attempt.ts";
import { BARE } from "../shared/card-grid.ts";
import type { ListItem } from "../shared/list-item.ts";
import { fitWords, paintDetail, paintLabel, stackedWords } from "../shared/list-words.ts";
import type { ListWords, WordLimits } from "../shared/list-words.ts";
import { panelPaint } from "../shared/panel.ts";
import { stepNode } from "./step-node.ts";

/**
 * Steps as columns hung on a line with numbered nodes; the line reaches a node as its step enters. `before`: how many steps stand in
 * the scenes before.
 */
export function stepLine(items: ListItem[], rest: Rect, before: number, context: ComponentContext): Attempt {
  const { theme, direction } = context;
  const shape = lineShape(items, context);
  // Without icons and without cards the line alone would leave the frame empty: rows fill it.
  if (!shape.icons && theme.habit.panel === "rule") return null;
  const layOut = (words: ListWords, card: number | null) =>
    layOutFlex(lineTree(items, words, shape, card), rest, direction);
  const fitted = fitWords(items, shape.limits, (words) => layOut(words, null), rest.height, context);
  if (fitted === null) return null;
  const { words, layout: natural } = fitted;
  const heights = items.map((_, index) => natural.rect(`card-${index}`).height);
  const needed = Math.max(...heights);
  const room = rest.height - shape.node - shape.below;
  const wanted = shape.icons ? 0 : Math.min(room * 0.82, needed + Math.round(96 * theme.unit));
  const layout = layOut(words, Math.round(Math.max(needed, wanted)));
  const laid = { words, layout, shape, before };
  return items.flatMap((item, index) => [
    ...lineLayers(item, index, layout, context),
    stepLayer(item, index, laid, context),
  ]);
}

type LineShape = {
  icons: boolean;
  icon: number;
  node: number;
  gap: number;
  /** From the node to the words. */
  below: number;
  /** Without icons the words stand on cards that hang from the line. */
  pad: number;
  limits: WordLimits;
};

function lineShape(items: ListItem[], { theme }: ComponentContext): LineShape {
  const px = (value: number) => Math.round(value * theme.unit);
  const bare = items.every(({ detail }) => detail === undefined);
  const count = items.length;
  const detailed = items.some(({ detail }) => detail !== undefined);
  const icons = items.every(({ marker }) => marker.kind === "icon");
  return {
    icons,
    icon: icons ? px(count > 4 ? 124 : (count > 3 ? 156 : 200) + (detailed ? 0 : 88)) : 0,
    node: px(icons ? (count > 4 ? 60 : 72) : 108),
    gap: px(count > 4 ? 32 : icons ? 64 : 40),
    below: px(count > 4 ? 36 : 44),
    pad: icons ? 0 : px(count > 3 ? 28 : 40),
    limits: {
      sizes: {
        label: Math.min(
          px((count === 2 ? 78 : count === 3 ? 72 : count === 4 ? 60 : 48) * (bare ? BARE : 1)),
          Math.round(theme.size.title * 0.95),
        ),
        detail: px(count === 2 ? 60 : count === 3 ? 54 : count === 4 ? 46 : 38),
      },
      labelFace: theme.habit.label,
      maxLines: 4,
      // Rows are read better than columns of small type.
      smallestLabel: px(icons ? 40 : 48),
      smallestDetail: px(36),
    },
  };
}

/** `card`: height of what stands below the nodes; null for what the words need. */
function lineTree(items: ListItem[], words: ListWords, shape: LineShape, card: number | null): FlexBox {
  const { icon, node, gap, below, pad } = shape;
  const columns = items.map((_, index): FlexBox => {
    const above: FlexBox = {
      id: `icon-${index}`,
      width: icon,
      height: icon,
      margin: { bottom: Math.round(icon * 0.16) },
    };
    return {
      grow: 1,
      basis: 0,
      children: [
        ...(icon > 0 ? [above] : []),
        { id: `node-${index}`, width: node, height: node, margin: { bottom: below } },
        {
          id: `card-${index}`,
          padding: pad,
          ...(card === null ? {} : { height: card }),
          children: stackedWords(words, index),
        },
      ],
    };
  });
  return { children: nearMiddle([{ direction: "row", gap, align: "start", children: columns }]) };
}

type Laid = { words: ListWords; layout: FlexLayout; shape: LineShape; before: number };

function stepLayer(item: ListItem, index: number, laid: Laid, context: ComponentContext): Layer {
  const { theme, format } = context;
  const { words, layout } = laid;
  const said = [...paintLabel(words, index, layout, context), ...paintDetail(words, index, layout, context)];
  const form = stepForm(item, index, laid, context);
  return layerOf(`step-${index + 1}`, [...form, ...said], enter(theme, item.frame), format);
}

/** The card that the words of a step stand on, its icon and its node. */
function stepForm(
  item: ListItem,
  index: number,
  { layout, shape, before }: Laid,
  context: ComponentContext,
): Paint[] {
  const { theme } = context;
  const form: Paint[] = [];
  if (!shape.icons) form.push(panelPaint(theme, layout.rect(`card-${index}`)));
  if (item.marker.kind === "icon" && shape.icons) {
    const { x, y, width } = layout.rect(`icon-${index}`);
    form.push(...iconPaint(item.marker.name, { x, y, size: width }, item.hue, theme.iconWeight));
  }
  const node = layout.rect(`node-${index}`);
  const at = { x: node.x + node.width / 2, y: node.y + node.height / 2, size: node.width };
  return [...form, ...stepNode(before + index + 1, at, context)];
}

/** The line that leads to a step's node from the one before. */
function lineLayers(
  { frame }: ListItem,
  index: number,
  { rect }: FlexLayout,
  { theme, format, direction }: ComponentContext,
): Layer[] {
  if (index === 0) return [];
  const clear = Math.round(16 * theme.unit);
  const [before, own] = [rect(`node-${index - 1}`), rect(`node-${index}`)];
  const [left, right] = direction === "rtl" ? [own, before] : [before, own];
  const from = left.x + left.width + clear;
  const line: Paint = {
    kind: "rect",
    x: from,
    y: Math.round(own.y + (own.height - theme.hairline) / 2),
    width: right.x - clear - from,
    height: theme.hairline,
    fill: theme.color.primary,
  };
  return [layerOf(`line-${index}`, [line], wipe(theme, frame, direction), format)];
}
