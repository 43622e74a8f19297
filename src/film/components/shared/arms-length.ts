import { isPortrait } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** How much larger small type is set in a tall frame: it is held in a hand, and has the height for it. */
const LARGER = 1.24;

/** The context with larger sizes for labels, captions and remarks where the frame is tall. */
export function readAtArmsLength(context: ComponentContext): ComponentContext {
  if (!isPortrait(context.format)) return context;
  const { size } = context.theme;
  const larger = (px: number) => Math.round(px * LARGER);
  const sizes = { ...size, label: larger(size.label), body: larger(size.body), small: larger(size.small) };
  return { ...context, theme: { ...context.theme, size: sizes } };
}
