import type { Layer, Rect } from "../../../artifacts/timeline.ts";
import { WING } from "../../entrances/first-content.ts";
import { layerOf } from "../../layout/layer-builder.ts";
import { fadeIn } from "../../layout/motion.ts";
import { mix } from "../../styles/contrast.ts";
import type { ComponentContext } from "../component.ts";

/** Parts of the room's half that the rings reach; none touches its edge. */
const RINGS = [0.78, 0.87, 0.96];

/** Three fine rings about the middle of the room. Bodies on them would make planets of whatever stands there. */
export function ringsLayer(rect: Rect, context: ComponentContext): Layer {
  const { theme, format, opening } = context;
  const { background, primary } = theme.color;
  const half = Math.min(rect.width, rect.height) / 2;
  const middle = { cx: rect.x + rect.width / 2, cy: rect.y + rect.height / 2 };
  const stroke = { color: mix(background, primary, 0.36), width: theme.hairline };
  const rings = RINGS.map((part) => {
    const r = half * part;
    return { kind: "ellipse", ...middle, rx: r, ry: r, stroke } as const;
  });
  return layerOf(`${WING}-rings`, rings, { opacity: fadeIn(theme, opening) }, format);
}
