import type { Paint, Rect } from "../../../../artifacts/timeline.ts";
import { textSeed } from "../../../../kernel/text-seed.ts";
import { bars } from "../../../motifs/bars.ts";
import { chevrons } from "../../../motifs/chevrons.ts";
import { constellation } from "../../../motifs/constellation.ts";
import { contours } from "../../../motifs/contours.ts";
import { facets } from "../../../motifs/facets.ts";
import { halftone } from "../../../motifs/halftone.ts";
import { hills } from "../../../motifs/horizon.ts";
import { lights } from "../../../motifs/lights.ts";
import { modules } from "../../../motifs/modules.ts";
import { rays } from "../../../motifs/rays.ts";
import { rings } from "../../../motifs/rings.ts";
import { tileWall } from "../../../motifs/tile-wall.ts";
import { waves } from "../../../motifs/waves.ts";
import { blend, mix } from "../../../styles/contrast.ts";
import { onFill } from "../../../styles/palette.ts";
import type { ComponentContext } from "../../component.ts";
import { SKY } from "./wing-room.ts";

/** One of the shapes that the style has for grounds without a drawing; the seed chooses which, and how it falls. */
export function wingMotif(seed: string, wing: Rect, { theme, direction }: ComponentContext): Paint[] {
  const { background, surface, primary, primaryPale, accent, fill, text } = theme.color;
  const kind = textSeed(seed) % 3;
  const block = (color: string): Paint => ({ kind: "rect", ...wing, fill: color });
  switch (theme.habit.art) {
    case "plate": {
      if (kind === 0) return tileWall(seed, wing, theme, direction);
      if (kind === 1)
        return [
          block(surface),
          ...rays(seed, wing, [primaryPale, mix(surface, primary, 0.06), primary], direction),
        ];
      const inks = turned(seed, [primaryPale, blend(background, accent, 0.28), primary, surface]);
      return [block(surface), ...rings(seed, wing, inks, direction)];
    }
    case "orbits":
      if (kind === 1) return contours(seed, wing, theme, direction);
      return kind === 0 ? waves(seed, wing, theme) : constellation(seed, wing, theme);
    case "sheet": {
      if (kind === 0) return chevrons(seed, wing, theme, direction);
      if (kind === 2) return [block(fill), ...modules(seed, wing, theme)];
      const ink = onFill(fill);
      const inks = [0, 0.06, 0.12, 0.19].map((part) => mix(fill, ink, part));
      return [block(fill), ...facets(seed, wing, [...inks, mix(fill, ink, 0.6)])];
    }
    case "bleed":
      if (kind === 0) return bars(seed, wing, theme, direction);
      if (kind === 1)
        return halftone(seed, wing, [`${text}1f`, `${text}33`, `${text}4d`, primary], direction);
      return rings(seed, wing, [`${text}14`, `${text}1f`, `${text}29`, primary], direction);
    case "none":
      break;
  }
  // A sun at every turn would tell of one evening: it is for the opening.
  if (kind === 0) return hills(seed, wing, theme);
  return kind === 1 ? lights(seed, wing, theme) : waves(seed, below(wing), theme);
}

/** Air between words and lines below them, as a part of the wing. */
const CLEAR = 0.16;

/** Words may reach into the sky of a far view; what has none stands clear of it. */
function below({ y, height, ...rest }: Rect): Rect {
  const sky = Math.round(height * (SKY + CLEAR));
  return { ...rest, y: y + sky, height: height - sky };
}

/** The same inks in the same order, from another one on. */
function turned(seed: string, inks: readonly string[]): string[] {
  const first = (textSeed(seed) >>> 4) % inks.length;
  return [...inks.slice(first), ...inks.slice(0, first)];
}
