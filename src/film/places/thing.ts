import type { Paint } from "../../artifacts/timeline.ts";
import { tonalPaint } from "../illustrations/illustration-paint.ts";
import { mix } from "../styles/contrast.ts";
import { silhouette } from "./silhouettes.ts";
import type { FarView } from "./far-view.ts";

/** Where across the room a thing stands: on the far side from where lines begin. */
const ACROSS = 0.77;

/**
 * A thing of the story in its place, as what stands far off is seen: in the tones of the land, lighter where a light
 * falls on it. `foot`: how far down the room it stands; `size`: of its height. Nothing where the view has no thing.
 */
export function standing(
  { thing, room, tones, mirrored }: FarView,
  { foot, size, dark = tones.near }: { foot: number; size: number; dark?: string },
): Paint[] {
  if (thing === null) return [];
  const side = Math.round(Math.min(room.height * size, room.width * 0.42));
  const x = room.x + room.width * (mirrored ? 1 - ACROSS : ACROSS) - side / 2;
  const y = room.y + room.height * foot - side;
  const box = { x: Math.round(x), y: Math.round(y), size: side };
  const own = silhouette(thing, { ...box, mirrored }, tones, dark);
  if (own !== null) return own;
  return tonalPaint(thing, box, (lightness) => mix(dark, tones.light, 0.1 + 0.5 * lightness), "foot");
}
