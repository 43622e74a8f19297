import type { Brand } from "../../artifacts/brand.ts";
import type { EndCard } from "../../artifacts/storyboard.ts";
import type { Layer, Paint, Rect } from "../../artifacts/timeline.ts";
import { layerOf } from "../layout/layer-builder.ts";
import { fadeIn } from "../layout/motion.ts";
import { paintBlock } from "../layout/paint-block.ts";
import { fitText } from "../layout/text-block.ts";
import type { TextBlock } from "../layout/text-block.ts";
import type { TextContext } from "../layout/text-context.ts";
import { logoPaint } from "./logo-paint.ts";

/** Most of the content box's width and height that a logo takes. */
const LOGO = { across: 0.42, down: 0.26 };

/**
 * What a branded film ends on: logo, name, and the brief's own line or address, in the middle of the style's
 * ground, which covers the last scene as it comes.
 */
export function endCard(
  brand: Brand,
  card: EndCard | undefined,
  from: number,
  box: Rect,
  context: TextContext,
): Layer[] {
  const { theme } = context;
  const { format, gap } = theme;
  const room = { width: Math.round(box.width * LOGO.across), height: Math.round(box.height * LOGO.down) };
  const texts = textsOf(brand, card, box.width, context);
  const textHeight = texts.reduce((sum, { height }) => sum + height, 0) + gap.near * (texts.length - 1);
  const drawn =
    brand.logo === undefined
      ? null
      : logoPaint(
          brand.logo,
          { x: Math.round(box.x + (box.width - room.width) / 2), y: box.y, ...room },
          { across: 0.5, grounds: theme.color.grounds, plate: theme.logo.plate },
          Math.round(theme.logo.clear * 1.8),
        );
  const logoHeight = drawn === null ? 0 : drawn.covers.height + gap.far;
  const top = Math.round(box.y + (box.height - logoHeight - textHeight) / 2);
  const paint: Paint[] = drawn === null ? [] : moved(drawn.paint, top - drawn.covers.y);
  let y = top + logoHeight;
  for (const block of texts) {
    paint.push(...paintBlock(block, { x: box.x, y, width: box.width, align: "center" }, context));
    y += block.height + gap.near;
  }
  const { width, height } = format;
  const ground: Layer = {
    id: "end-card-ground",
    bounds: { x: 0, y: 0, width, height },
    paint: theme.background,
    tracks: { opacity: fadeIn(theme, from) },
  };
  const content = layerOf("end-card", paint, { opacity: fadeIn(theme, from + theme.motion.exit) }, format);
  return [ground, content];
}

function textsOf(brand: Brand, card: EndCard | undefined, width: number, context: TextContext): TextBlock[] {
  const { size, color } = context.theme;
  const large = brand.logo === undefined ? size.display : size.heading;
  const limits = { width, maxLines: 2 };
  return [
    fitText(brand.name, { face: "heading", size: large, color: color.text }, limits, context),
    ...(card?.line === undefined
      ? []
      : [fitText(card.line, { face: "body", size: size.lead, color: color.muted }, limits, context)]),
    ...(card?.address === undefined
      ? []
      : [fitText(card.address, { face: "strong", size: size.label, color: color.primary }, limits, context)]),
  ].filter(({ lines }) => lines.length > 0);
}

function moved(paint: readonly Paint[], by: number): Paint[] {
  return paint.map((one) => ("y" in one ? { ...one, y: one.y + by } : one));
}
