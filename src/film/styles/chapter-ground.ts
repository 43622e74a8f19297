import type { Paint } from "../../artifacts/timeline.ts";
import { readableOn } from "./contrast.ts";
import { onFill } from "./palette.ts";
import type { Theme } from "./theme.ts";

/** What the pages that announce sections stand on: `on` is the colour that words are measured on. */
export type ChapterGround = { paint: Paint[]; on: string; ink: string };

/** Contrast of a heading on what shines. */
const READ = 7;

/**
 * The ground of the pages that announce a film's sections, the same for all of them and flat from edge to edge: the style's colour on a
 * light page, what stands out on a gradient; where the film is dark the other ground. Null where it has no other, and in a story, which
 * goes on in its own light.
 */
export function chapterGround(theme: Theme, other: Theme | null): ChapterGround | null {
  const { color, dark, habit, format } = theme;
  if (habit.align === "center") return null;
  const { width, height } = format;
  const flat = (fill: string): Paint[] => [{ kind: "rect", x: 0, y: 0, width, height, fill }];
  if (habit.art === "bleed") {
    const ink = readableOn(color.grounds[0] ?? color.background, color.primary, READ);
    return { paint: flat(color.primary), on: color.primary, ink };
  }
  if (dark)
    return other === null
      ? null
      : { paint: other.background, on: other.color.background, ink: other.color.text };
  return { paint: flat(color.fill), on: color.fill, ink: onFill(color.fill) };
}
