import type { QuoteVisual } from "../../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../../artifacts/timeline.ts";
import { blockBox, nearMiddle } from "../../layout/flex-places.ts";
import { layOutFlex } from "../../layout/flex.ts";
import type { FlexBox } from "../../layout/flex.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { enter, fadeIn } from "../../layout/motion.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { fitDisplay, fitText, textBlock } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { Component, ComponentContext } from "../component.ts";
import { sceneHeading } from "../shared/scene-heading.ts";

/** Above who said it. */
const BEFORE_NAME = 44;

/** Somebody's words under a large quotation mark, and who said them. */
export const quote: Component<QuoteVisual> = {
  kind: "quote",
  layout: (visual, context) => {
    const { theme, format, portrait, direction } = context;
    const { layers, rest } = sceneHeading(visual.heading, context);
    const { align } = theme.habit;
    const px = (value: number) => Math.round(value * theme.unit);
    const tall = isPortrait(format);
    const inset = portrait ? 0 : px(64);
    const width = rest.width - 2 * inset;
    const by = visual.attribution === undefined ? null : nameBlock(visual.attribution, width, context);
    const room = rest.height - markHeight(context) - (by === null ? 0 : by.height + px(BEFORE_NAME));
    const block = fitDisplay(
      stripQuotes(visual.text),
      {
        face: "heading",
        size: Math.round(theme.size.display * (tall ? 1.1 : visual.heading === undefined ? 0.906 : 0.75)),
        color: theme.color.text,
        weight: Math.min(500, theme.face.heading.weight),
        leading: 1.24,
      },
      { width, height: room, maxLines: portrait ? 9 : 6 },
      context,
    );
    const things: FlexBox[] = [{ id: "mark", height: markHeight(context) }, blockBox("words", block)];
    if (by !== null) things.push(nameBox(by, context));
    const tree: FlexBox = { padding: { start: inset, end: inset }, children: nearMiddle(things) };
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
    return { layers: [...layers, ...content], findings: [] };
  },
};

/** The mark stands for the quotes that the text brings. */
function stripQuotes(text: string): string {
  return text.trim().replace(/^["“”„«»‘’「『]+|["“”„«»‘’」』]+$/gu, "");
}

function markHeight({ theme }: ComponentContext): number {
  return Math.round(110 * theme.unit);
}

function markPaint(place: { x: number; y: number; width: number }, context: ComponentContext): Paint[] {
  const { theme } = context;
  const size = Math.round(260 * theme.unit);
  const color = theme.habit.hues === "each" ? theme.color.accent : theme.color.primary;
  const latin = { ...context, language: "en" };
  const block = textBlock("“", { face: "heading", size, color, leading: 1 }, { width: size * 2 }, latin);
  // The glyph hangs from the cap line; lifted so that its ink starts at the top of the block.
  return paintBlock(
    block,
    { ...place, y: place.y - Math.round(size * 0.1), align: theme.habit.align },
    { ...latin, direction: context.direction },
  );
}

/** From the rule before a name to the name, and how long the rule is. */
const DASH = { gap: 24, length: 56 };

function nameBlock(text: string, width: number, context: ComponentContext): TextBlock {
  const { size, color, unit } = context.theme;
  const style = {
    face: "strong" as const,
    size: isPortrait(context.format) ? size.lead : size.label,
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
