import type { QuoteVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { aboveShare, blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { inkOf, layerOf, unionOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { quotationMarks } from "../../layout/quotation-marks.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay, fitText, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Component, ComponentContext } from "../component.ts";
import { plainWing } from "../shared/wing/wing-layers.ts";
import { wingScene } from "../shared/wing/wing-room.ts";

/** Above who said it. */
const BEFORE_NAME = 44;

/** Somebody's words under a large quotation mark, and who said them. */
export const quote: Component<QuoteVisual> = {
  kind: "quote",
  layout: (visual, context) => {
    const { theme, format, portrait, direction } = context;
    const { heading, words: rest, wing } = wingScene(visual, "plain", context);
    const { align } = theme.habit;
    const px = (value: number) => Math.round(value * theme.unit);
    const tall = isPortrait(format);
    const { width } = rest;
    const by = visual.attribution === undefined ? null : nameBlock(visual.attribution, width, context);
    const room = rest.height - markHeight(context) - (by === null ? 0 : by.height + px(BEFORE_NAME));
    const block = fitDisplay(
      stripQuotes(visual.text),
      {
        face: "heading",
        size: Math.round(theme.size.display * (tall ? 1.1 : visual.heading === undefined ? 1 : 0.84)),
        color: theme.color.text,
        weight: Math.min(500, theme.face.heading.weight),
        leading: 1.24,
      },
      { width, height: room, maxLines: portrait ? 9 : 6 },
      context,
    );
    const things: FlexBox[] = [{ id: "mark", height: markHeight(context) }, blockBox("words", block)];
    if (by !== null) things.push(nameBox(by, context));
    const tree: FlexBox = {
      children: nearMiddle(things, aboveShare(visual.heading !== undefined && align !== "center", portrait)),
    };
    const { rect } = layOutFlex(tree, rest, direction);
    const frame = visual.heading === undefined ? context.opening : context.at(visual.cue);
    const content: Layer[] = [
      layerOf("quote-mark", markPaint(rect("mark"), context), { opacity: fadeIn(theme, frame) }, format),
      layerOf("quote", paintBlock(block, { ...rect("words"), align }, context), enter(theme, frame), format),
    ];
    if (by !== null) {
      const delay = frame + Math.round(theme.motion.enter * 0.7);
      const entrance = enter(theme, Math.min(delay, context.frames - theme.motion.enter - 1));
      content.push(layerOf("attribution", namePaint(by, rect, context), entrance, format));
    }
    return { layers: [...plainWing(visual.text, wing, context), ...heading, ...content], findings: [] };
  },
};

/** The mark stands for the quotes that the text brings. */
function stripQuotes(text: string): string {
  return text.trim().replace(/^["“”„«»‘’「『]+|["“”„«»‘’」』]+$/gu, "");
}

function markHeight({ theme }: ComponentContext): number {
  return Math.round(110 * theme.unit);
}

/** Its ink, which is no higher than so many px at a short side of 1080: signs differ much in that. */
const MARK = { size: 260, ink: 78 };

function markPaint(place: { x: number; y: number; width: number }, context: ComponentContext): Paint[] {
  const { theme } = context;
  const { align } = theme.habit;
  const color = theme.habit.hues === "each" ? theme.color.accent : theme.color.primary;
  const [open, close] = quotationMarks(context.language);
  // Alone on its line a sign is not mirrored.
  const sign = (context.direction === "rtl" ? close : open).trim();
  const set = (size: number, y: number): { paint: Paint[]; ink: Rect } => {
    const style = { face: "heading" as const, size, color, leading: 1 };
    const block = textBlock(sign, style, { width: size * 2 }, context);
    const paint = paintBlock(block, { ...place, y, align }, context);
    return { paint, ink: unionOf(paint.map((one) => inkOf(one))) };
  };
  const largest = Math.round(MARK.size * theme.unit);
  const size = Math.round(largest * Math.min(1, (MARK.ink * theme.unit) / set(largest, place.y).ink.height));
  // Marks hang from the height of capitals, stand on the line or between them: their ink begins where the block does.
  return set(size, Math.round(2 * place.y - set(size, place.y).ink.y)).paint;
}

/** From the rule before a name to the name, and how long the rule is. */
const DASH = { gap: 24, length: 56 };

function nameBlock(text: string, width: number, context: ComponentContext): TextBlock {
  const { size, color, unit } = context.theme;
  const style = {
    face: "strong" as const,
    size: size.lead,
    color: color.muted,
  };
  const dash = Math.round((DASH.length + DASH.gap) * unit);
  return fitText(text.replace(/^[—–-]\s*/u, ""), style, { width: width - dash, maxLines: 2 }, context);
}

/** A name after a short rule; by itself where words stand centred. */
function nameBox(by: TextBlock, { theme }: ComponentContext): FlexBox {
  const px = (value: number) => Math.round(value * theme.unit);
  const margin = { top: px(BEFORE_NAME) };
  if (theme.habit.align === "center") return blockBox("name", by, { margin });
  const dash: FlexBox = {
    id: "dash",
    width: px(DASH.length),
    height: theme.stroke,
    margin: { top: Math.round((by.leading - theme.stroke) / 2) },
  };
  return {
    direction: "row",
    align: "start",
    gap: px(DASH.gap),
    margin,
    children: [dash, blockBox("name", by, { grow: 1 })],
  };
}

function namePaint(by: TextBlock, rect: (id: string) => Rect, context: ComponentContext): Paint[] {
  const { align } = context.theme.habit;
  const words = paintBlock(by, { ...rect("name"), align }, context);
  if (align === "center") return words;
  return [{ kind: "rect", ...rect("dash"), fill: context.theme.color.primary }, ...words];
}
