import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";
import { settingSun } from "./setting-sun.ts";

/** How much wider than the room the arc's circle is. */
const SPREAD = 1.7;
/** Rims of light within the arc: how far below its edge each begins, as a part of the room's height, and its strength. */
const RIMS = [
  { below: 0, part: 0.34 },
  { below: 0.02, part: 0.2 },
  { below: 0.055, part: 0.11 },
  { below: 0.12, part: 0.05 },
];

/** The edge of a world and the first light over it: a wide arc below the words of a dark style. */
export function limb(title: string, rect: Rect, theme: Theme, direction: "ltr" | "rtl"): Paint[] {
  const { background, primary } = theme.color;
  const random = seededBy(title);
  const far = random() * 0.14 + 0.64;
  const at = direction === "rtl" ? 1 - far : far;
  const radius = rect.width * SPREAD;
  const cx = rect.x + rect.width * 0.5;
  const top = rect.y + rect.height * (0.26 + random() * 0.12);
  const x = rect.x + rect.width * at;
  const edge = top + radius - Math.sqrt(radius ** 2 - (x - cx) ** 2);
  const size = Math.min(rect.width, rect.height * 3) * 0.06;
  const arc = (below: number): string => {
    const y = (side: number) => top + radius + below - Math.sqrt(radius ** 2 - (side - cx) ** 2);
    const [left, right] = [rect.x, rect.x + rect.width];
    const foot = rect.y + rect.height;
    return `M${left} ${y(left).toFixed(1)}A${radius} ${radius} 0 0 1 ${right} ${y(right).toFixed(1)}V${foot}H${left}Z`;
  };
  return [
    ...settingSun(x, edge, size, theme),
    ...RIMS.map(({ below, part }): Paint => ({
      kind: "path",
      d: arc(below * rect.height),
      fill: mix(background, primary, part),
    })),
    { kind: "path", d: arc(0.2 * rect.height), fill: mix(background, "#000000", 0.45) },
  ];
}
