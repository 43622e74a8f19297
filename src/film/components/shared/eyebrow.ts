import type { Paint } from "../../../artifacts/timeline.ts";
import { fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import { paintBlock } from "../../layout/paint-block.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** A short line above a heading in the accent: plain, or mono, tracked and in capitals. */
export function eyebrowBlock(text: string, width: number, context: ComponentContext): TextBlock {
  const { theme, language, format } = context;
  const mono = theme.habit.eyebrow === "mono";
  const style: TextStyle = {
    face: mono ? "mono" : "strong",
    size: Math.max(theme.minSize, isPortrait(format) ? theme.size.body : theme.size.small),
    color: theme.color.primary,
    tracking: mono ? 0.14 : 0.01,
    leading: 1.4,
  };
  const shown = mono ? text.toLocaleUpperCase(language) : text;
  return fitText(shown, style, { width, maxLines: 2 }, context);
}

export function eyebrowPaint(
  text: string,
  place: { x: number; y: number; width: number; align?: "start" | "center" },
  context: ComponentContext,
): { paint: Paint[]; height: number } {
  const block = eyebrowBlock(text, place.width, context);
  return { paint: paintBlock(block, place, context), height: block.height };
}
