import type { Paint } from "../../artifacts/timeline.ts";
import { contrast, readableOn } from "./contrast.ts";
import { onFill } from "./palette.ts";
import type { Theme } from "./theme.ts";

/** What the pages that announce sections stand on: `on` is the colour that words are measured on. */
export type ChapterGround = { paint: Paint[]; on: string; ink: string };

/** Contrast of a heading on what shines. */
const READ = 7;
/** Of a colour with its page, from which it is no bright one that takes black letters. */
const DEEP = 2.5;

/**
 * The ground of the pages that announce a film's sections: the style's colour where pages are light; what stands out on a gradient, or
 * the brand's colour (`brand`: what its film is in, null where it names none); where the film is dark the other ground, in the light of
 * the section. Null where it has no other, and in a story, which goes on in its own light.
 */
export function chapterGround(
  theme: Theme,
  other: Theme | null,
  brand?: string | null,
): ChapterGround | null {
  const { color, dark, habit, format } = theme;
  if (habit.align === "center") return null;
  const { width, height } = format;
  const flat = (fill: string): Paint[] => [{ kind: "rect", x: 0, y: 0, width, height, fill }];
  if (habit.art === "bleed") {
    // What stands out on a brand's gradient is a tint that it never gave.
    if (brand !== undefined)
      return brand === null ? null : { paint: flat(brand), on: brand, ink: onFill(brand) };
    const ink = readableOn(color.grounds[0] ?? color.background, color.primary, READ);
    return { paint: flat(color.primary), on: color.primary, ink };
  }
  if (dark)
    return other === null
      ? null
      : { paint: other.background, on: other.color.background, ink: other.color.text };
  const ink = onFill(color.fill);
  // Black on a mid brown is mud: the deeper colour of the set takes white.
  const isMid = contrast(ink, "#000000") < 2 && contrast(color.fill, color.background) >= DEEP;
  const fill = isMid ? color.primary : color.fill;
  return { paint: flat(fill), on: fill, ink: isMid ? color.onPrimary : ink };
}
