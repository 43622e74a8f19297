import type { Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "../motifs/seeded.ts";
import { arches, curtain } from "./halls.ts";
import { lightPen, type Grade } from "./light-pen.ts";
import { doorway, lantern, pendant, window, type Lit } from "./rooms.ts";
import { clouds, disc, horizon, plain, rays, stars } from "./skies.ts";

const ROOMS = { lantern, window, doorway, pendant, arches, curtain };
const SKIES = { horizon, disc, stars, clouds, rays, plain };

/** How a stage is lit: a room, or a sky over open land. */
type Room = keyof typeof ROOMS;
type OpenSky = keyof typeof SKIES;
export type Light = Room | OpenSky;

export const LIT_ROOMS = Object.keys(ROOMS) as Room[];
/** Those that a film without a sky of its own is told under. */
export const LIT_SKIES: readonly OpenSky[] = ["horizon", "disc", "stars", "clouds", "rays"];

/** How a light falls: which, chosen in its parts by a seed, and whether there is land of its own under a sky. */
export type LightSetup = { light: Light; seed: string; hasLand: boolean };

/** A stage in its light, from edge to edge; always the same for one seed. */
export function paintLight(
  { light, seed, hasLand }: LightSetup,
  stage: Rect,
  grade: Grade,
  mirrored: boolean,
): Lit {
  const pen = lightPen(stage, grade, { mirrored, random: seededBy(`${light} ${seed}`) });
  return light in ROOMS ? ROOMS[light as Room](pen) : SKIES[light as OpenSky](pen, hasLand);
}
