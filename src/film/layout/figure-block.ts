import { textBlock } from "./text-block.ts";
import type { BlockLimits, TextBlock } from "./text-block.ts";
import { fontFor, trackingPx } from "./text-context.ts";
import type { TextContext, TextStyle } from "./text-context.ts";
import { lineWidth } from "./text-measure.ts";

/**
 * A text block of figures of one width. Line breaking measures without OpenType features; tabular
 * figures are wider than it thinks, so the widths are measured again.
 */
export function figureBlock(
  source: string,
  style: TextStyle,
  limits: BlockLimits,
  context: TextContext,
): TextBlock {
  const tabular: TextStyle = { ...style, features: '"tnum"' };
  const block = textBlock(source, tabular, limits, context);
  const lines = block.lines.map(({ text }) => {
    const width = lineWidth(
      text,
      fontFor(text, tabular, context),
      trackingPx(text, tabular, context),
      tabular.features,
    );
    return { text, width };
  });
  return { ...block, lines, width: Math.ceil(Math.max(0, ...lines.map((line) => line.width))) };
}
