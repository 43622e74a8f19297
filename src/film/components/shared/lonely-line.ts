import type { Emphasis } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn, wipe } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay } from "../../layout/text-block.ts";
import type { ComponentContext } from "../component.ts";
import { panelPaint } from "./panel.ts";
import { barTracks, startBar } from "./start-bar.ts";

/** `size`: of the display size; `emphasis`: spans of the text that are set in the primary. */
export type LonelyLine = { id: string; text: string; emphasis: Emphasis[]; size: number; frame: number };

/** How far the words stand in from the edge of their ground, px at a short side of 1080. */
const INDENT = { bar: 56, card: 88, bare: 0, rule: 0 };

/** A sentence that is the picture, as the style shows one: beside a bar, on a card, by itself, or over a rule. */
export function lonelyLine(line: LonelyLine, rest: Rect, context: ComponentContext): Layer[] {
  const { theme, format, direction, portrait } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  const { statement: manner, align } = theme.habit;
  const indent = px(manner === "card" && portrait ? 56 : INDENT[manner]);
  const card = manner === "card";
  const below = manner === "rule" ? px(64) : 0;
  const width = rest.width - indent * (card ? 2 : 1);
  const block = fitDisplay(
    line.text,
    { face: "heading", size: Math.round(theme.size.display * line.size), color: theme.color.text },
    {
      width,
      height: rest.height - below - (card ? 2 * indent : 0),
      maxLines: portrait ? 8 : 5,
    },
    context,
  );
  const height = block.height + (card ? 2 * Math.max(indent, px(88)) : 0);
  const ground: Rect = { ...rest, height: Math.min(rest.height, height) };
  ground.y = Math.round(rest.y + (rest.height - below - ground.height) * 0.46);
  const y = Math.round(ground.y + (ground.height - block.height) / 2);
  const paint: Paint[] = paintBlock(
    block,
    {
      x: direction === "rtl" && !card ? rest.x : rest.x + indent,
      y,
      width,
      align,
      ...(line.emphasis.length > 0 && {
        emphasis: { spans: line.emphasis, color: theme.color.primary, source: line.text },
      }),
    },
    context,
  );
  const words = layerOf(line.id, paint, enter(theme, line.frame), format);
  return [...besideLayers(line, ground, { top: y, bottom: y + block.height }, context), words];
}

/** What the words stand by. */
function besideLayers(
  { id, frame }: LonelyLine,
  ground: Rect,
  { top, bottom }: { top: number; bottom: number },
  context: ComponentContext,
): Layer[] {
  const { theme, format, direction } = context;
  const px = (value: number) => Math.round(value * theme.unit);
  switch (theme.habit.statement) {
    case "bar": {
      const bar = startBar({ ...ground, y: top, height: bottom - top }, context);
      return [layerOf(`${id}-bar`, [bar], barTracks(theme, frame), format)];
    }
    case "card": {
      const width = px(16);
      const x = direction === "rtl" ? ground.x + ground.width - width : ground.x;
      const edge: Paint = {
        kind: "rect",
        x,
        y: ground.y,
        width,
        height: ground.height,
        fill: theme.color.primary,
      };
      const card = { ...panelPaint(theme, ground), radius: 0 } as Paint;
      return [
        layerOf(`${id}-card`, [card], { opacity: fadeIn(theme, frame) }, format),
        layerOf(`${id}-bar`, [edge], barTracks(theme, frame), format),
      ];
    }
    case "rule": {
      const width = px(96);
      const start = direction === "rtl" ? ground.x + ground.width - width : ground.x;
      const x = theme.habit.align === "center" ? Math.round(ground.x + (ground.width - width) / 2) : start;
      const y = bottom + px(44);
      const rule: Paint = { kind: "rect", x, y, width, height: theme.stroke, fill: theme.color.primary };
      return [layerOf(`${id}-bar`, [rule], wipe(theme, frame, direction), format)];
    }
    case "bare":
      break;
  }
  return [];
}
