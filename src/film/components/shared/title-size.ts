import { shapeOf } from "../../styles/scale.ts";
import type { ComponentContext } from "../component.ts";

/** Of the display size: no sentence of the film is set larger. A tall frame has lines to give. */
const SIZE = { wide: 1.35, tall: 1.45, square: 1.1 };

/** px that the film's title is set in where it is short. */
export function titleSize({ theme, format }: Pick<ComponentContext, "theme" | "format">): number {
  return Math.round(theme.size.display * SIZE[shapeOf(format)]);
}
