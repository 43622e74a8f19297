import { fitText } from "../../layout/text-block.ts";
import type { TextBlock } from "../../layout/text-block.ts";
import type { TextStyle } from "../../layout/text-context.ts";
import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** A short line above a heading in the accent: plain, or mono, tracked and in capitals. */
export function eyebrowBlock(text: string, width: number, context: ComponentContext): TextBlock {
  const { theme, language, format } = context;
  const mono = theme.habit.eyebrow === "mono";
  const style: TextStyle = {
    face: mono ? "mono" : "strong",
    size: Math.max(theme.minSize, theme.size[mono && !isPortrait(format) ? "small" : "body"]),
    color: theme.color.primary,
    tracking: mono ? 0.14 : 0.01,
    leading: 1.4,
  };
  // "THE 1640s": of a decade only the figure is large.
  const shown = mono ? text.toLocaleUpperCase(language).replace(/(?<=\p{Nd})S(?!\p{L})/gu, "s") : text;
  return fitText(shown, style, { width, maxLines: 2 }, context);
}
