import type { Emphasis } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox, FlexLayout } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { panelPaint } from "./panel.ts";
import { barTracks, startBar } from "./start-bar.ts";

/** `size`: of the display size; `emphasis`: spans of the text that are set in the primary. */
export type LonelyLine = {
  id: string;
  text: string;
  emphasis: Emphasis[];
  size: number;
  /** px that its letters are at most, where others that it stands in a row with are smaller. */
  largest?: number;
  frame: number;
};

/** How far the words stand in from the start of their ground, px at a short side of 1080; a card's from both sides. */
const INDENT = { bar: 56, card: 88, bare: 0, rule: 0 };
/** Above and below the words of a card. */
const CARD_PADDING = 88;
/** From the words to the rule beneath them, and what is kept free below it. */
const RULE = { above: 44, below: 16 };

/** A sentence that is the picture, as the style shows one: beside a bar, on a card, by itself, or over a rule. */
export function lonelyLine(line: LonelyLine, rest: Rect, context: ComponentContext): Layer[] {
  const { theme, format, direction } = context;
  const indent = indentOf(context);
  const block = fitLine(line, rest, context);
  const layout = layOutFlex(treeOf(block, indent, rest, context), rest, direction);
  const words = layout.rect("words");
  const paint = paintBlock(
    block,
    {
      ...words,
      align: theme.habit.align,
      ...(line.emphasis.length > 0 && {
        emphasis: { spans: line.emphasis, color: theme.color.primary, source: line.text },
      }),
    },
    context,
  );
  return [...besideLayers(line, layout, context), layerOf(line.id, paint, enter(theme, line.frame), format)];
}

function indentOf({ theme, portrait }: ComponentContext): number {
  const { statement: manner } = theme.habit;
  return Math.round((manner === "card" && portrait ? 56 : INDENT[manner]) * theme.unit);
}

/** The words as large as they fit; their size is `block.style.size`. */
export function fitLine(
  line: Pick<LonelyLine, "text" | "size" | "largest">,
  rest: Rect,
  context: ComponentContext,
): TextBlock {
  const { theme, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { statement: manner } = theme.habit;
  const indent = indentOf(context);
  const below = manner === "rule" ? px(RULE.above + RULE.below) + theme.stroke : 0;
  const wished = Math.round(theme.size.display * line.size);
  return fitDisplay(
    line.text,
    { face: "heading", size: Math.min(wished, line.largest ?? wished), color: theme.color.text },
    {
      width: rest.width - indent * (manner === "card" ? 2 : 1),
      height: rest.height - below - (manner === "card" ? 2 * indent : 0),
      maxLines: portrait ? 8 : 4,
    },
    context,
  );
}

function treeOf(block: TextBlock, indent: number, rest: Rect, { theme }: ComponentContext): FlexBox {
  const px = (value: number) => Math.round(value * theme.unit);
  const { statement: manner, align } = theme.habit;
  const card = manner === "card";
  // A long sentence leaves its card less than it would like.
  const padY = card ? Math.min(px(CARD_PADDING), Math.max(0, (rest.height - block.height) / 2)) : 0;
  const ground: FlexBox = {
    id: "ground",
    padding: { start: indent, end: card ? indent : 0, top: padY, bottom: padY },
    children: [blockBox("words", block)],
  };
  const rule: FlexBox = {
    id: "rule",
    width: px(96),
    height: theme.stroke,
    alignSelf: align,
    margin: { top: px(RULE.above), bottom: px(RULE.below) },
  };
  return { children: nearMiddle(manner === "rule" ? [ground, rule] : [ground]) };
}

/** What the words stand by. */
function besideLayers({ id, frame }: LonelyLine, { rect }: FlexLayout, context: ComponentContext): Layer[] {
  const { theme, format, direction } = context;
  const ground = rect("ground");
  switch (theme.habit.statement) {
    case "bar":
      return [layerOf(`${id}-bar`, [startBar(ground, context)], barTracks(theme, frame), format)];
    case "card": {
      const width = Math.round(16 * theme.unit);
      const x = direction === "rtl" ? ground.x + ground.width - width : ground.x;
      const edge: Paint = { kind: "rect", ...ground, x, width, fill: theme.color.primary };
      const card = { ...panelPaint(theme, ground), radius: 0 } as Paint;
      return [
        layerOf(`${id}-card`, [card], { opacity: fadeIn(theme, frame) }, format),
        layerOf(`${id}-bar`, [edge], barTracks(theme, frame), format),
      ];
    }
    case "rule": {
      const paint: Paint = { kind: "rect", ...rect("rule"), fill: theme.color.primary };
      return [layerOf(`${id}-bar`, [paint], wipe(theme, frame, direction), format)];
    }
    case "bare":
      break;
  }
  return [];
}
