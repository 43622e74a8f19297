import type { BulletsVisual } from "../../../artifacts/storyboard.ts";
import { swatchBefore } from "../text/colour-names.ts";

/** "Red: raw meat", "La verde para verdura": where every item is told by a colour, each is marked by it. */
export function inTheirColours(items: BulletsVisual["items"], base: string): BulletsVisual["items"] {
  const swatches = items.map(({ label }) => swatchBefore(label, base));
  if (items.length < 2 || swatches.includes(null)) return items;
  return items.map(({ icon: _icon, illustration: _illustration, ...item }, index) => ({
    ...item,
    swatch: swatches[index] ?? "",
  }));
}
