import type { Colorway, StyleName } from "../../artifacts/style.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { inColorway, type SectionLight } from "./theme-for.ts";
import type { Theme } from "./theme.ts";

/**
 * A style on its second ground, which answers the family's own: all roles are moved as far as they need to be read
 * there, as on a brand's. A brand has one ground, its own.
 */
export function onSecondGround(
  style: StyleName,
  format: Format,
  direction: "ltr" | "rtl",
  colorway?: Colorway,
  isCaptioned = false,
  light?: SectionLight,
): Theme {
  return inColorway(style, format, colorway, direction, { isCaptioned, isSecond: true, light });
}
