import type { Brand } from "../../../artifacts/brand.ts";
import type { StyleName } from "../../../artifacts/style.ts";
import type { Format } from "../../../artifacts/timeline.ts";
import { inColors } from "../../styles/theme-for.ts";
import type { Theme } from "../../styles/theme.ts";

/** A style as it is by itself, or in a brand's colours, unlit by any section, for tests. */
export function themeFor(
  style: StyleName,
  format: Format,
  brand?: Brand,
  direction: "ltr" | "rtl" = "ltr",
): Theme {
  return inColors(style, format, brand?.colors ?? {}, direction);
}
