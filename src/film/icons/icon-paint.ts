import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Paint } from "../../artifacts/timeline.ts";
import type { Theme } from "../styles/theme.ts";

type IconPath = { d: string; opacity: number };

const require = createRequire(import.meta.url);
/** Edge of the box that the icons are drawn in. */
const ICON_GRID = 256;
/** How strong the area of a duotone icon is: at the set's own fifth it is an outline beside drawings that are all areas. */
const AREA = 0.42;
const pathsByIcon = new Map<string, IconPath[]>();

/** The areas of an icon in painter's order: SVG path data in a box of 256 units. Fails on a name without icon. */
export function iconShapes(name: string, weight: Theme["iconWeight"]): IconPath[] {
  const file = weight === "regular" ? name : `${name}-${weight}`;
  const known = pathsByIcon.get(file);
  if (known !== undefined) return known;
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/${weight}/${file}.svg`), "utf8");
  const paths = [...svg.matchAll(/<path d="([^"]+)"(?: opacity="([\d.]+)")?/g)].map((match) => ({
    d: match[1] ?? "",
    opacity: match[2] === undefined ? 1 : weight === "duotone" ? AREA : Number(match[2]),
  }));
  pathsByIcon.set(file, paths);
  return paths;
}

function withOpacity(color: string, opacity: number): string {
  return opacity === 1
    ? color
    : `${color}${Math.round(opacity * 255)
        .toString(16)
        .padStart(2, "0")}`;
}

/** An icon (a name that `findIcon` gave) in a square box, in one `#rrggbb` colour. */
export function iconPaint(
  name: string,
  box: { x: number; y: number; size: number },
  color: string,
  weight: Theme["iconWeight"],
): Paint[] {
  const scale = box.size / ICON_GRID;
  return iconShapes(name, weight).map((path) => ({
    kind: "path",
    d: path.d,
    fill: withOpacity(color, path.opacity),
    transform: [scale, 0, 0, scale, box.x, box.y],
  }));
}
