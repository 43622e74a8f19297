import type { Paint } from "../../artifacts/timeline.ts";
import { onFill } from "./palette.ts";
import type { Theme } from "./theme.ts";

/** What the pages that announce sections stand on: `on` is the colour that words are measured on. */
export type ChapterGround = { paint: Paint[]; on: string; ink: string };

/**
 * The ground of the pages that announce a film's sections, the same for all of them: the style's colour from edge to edge on a light
 * page, the other ground where the film is dark. Null where it has no other, and in a story, which goes on in its own light.
 */
export function chapterGround(theme: Theme, other: Theme | null): ChapterGround | null {
  const { color, dark, habit, format } = theme;
  if (habit.align === "center") return null;
  if (dark)
    return other === null
      ? null
      : { paint: other.background, on: other.color.background, ink: other.color.text };
  const { width, height } = format;
  const { fill } = color;
  return { paint: [{ kind: "rect", x: 0, y: 0, width, height, fill }], on: fill, ink: onFill(fill) };
}
