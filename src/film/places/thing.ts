import type { Place } from "../../artifacts/place.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { tonalPaint } from "../illustrations/illustration-paint.ts";
import { mix } from "../styles/contrast.ts";
import { silhouette } from "./silhouettes.ts";
import type { FarView, Tones } from "./far-view.ts";

/** Where across the room a thing stands: on the far side from where lines begin. */
const ACROSS = 0.77;

/** How far down its room a thing of each place stands, and how large it is, of the room's height. */
const STANDS: Readonly<Record<Exclude<Place, "jungle">, { foot: number; size: number }>> = {
  sea: { foot: 0.78, size: 1.15 },
  ice: { foot: 0.84, size: 0.5 },
  snow: { foot: 0.94, size: 0.5 },
  mountains: { foot: 0.92, size: 0.5 },
  forest: { foot: 0.98, size: 0.5 },
  fields: { foot: 0.96, size: 0.56 },
  desert: { foot: 0.92, size: 0.56 },
  town: { foot: 0.97, size: 0.38 },
  river: { foot: 0.88, size: 0.4 },
  night: { foot: 0.94, size: 0.5 },
};

/** How large what is built is, which rises over any land, of the room's height. */
const BUILT: Readonly<Record<string, number>> = {
  church: 0.86,
  castle: 0.9,
  windmill: 0.92,
  bridge: 0.66,
  locomotive: 0.56,
  "high-speed-train": 0.56,
  hut: 0.56,
  tent: 0.68,
};
const TRAINS = new Set(["locomotive", "high-speed-train"]);

/** The middle of a boat's foot on the water and its length, px. */
export type Afloat = { x: number; foot: number; length: number };
/** What goes on a river lies in its water; a ship with three masts is on none. */
const BOATS = new Set(["canoe", "motor-boat", "ferry", "ship", "sailboat"]);

/** Part of its room's width that a thing takes at most, in a low room and in a high one. */
const WIDEST = { low: 0.26, high: 0.42 };

/**
 * A thing of the story in its place, as what stands far off is seen: in the tones of the land, lighter where a light
 * falls on it. Nothing where the view has no thing.
 */
export function standing(
  { thing, room, tones, mirrored }: FarView,
  place: keyof typeof STANDS,
  dark = tones.near,
  afloat: Afloat | null = null,
): Paint[] {
  if (thing === null) return [];
  if (afloat !== null && BOATS.has(thing)) {
    const { x, foot, length } = afloat;
    const box = { x: Math.round(x - length / 2), y: Math.round(foot - length), size: Math.round(length) };
    return silhouette(thing === "canoe" ? thing : "barge", { ...box, mirrored }, tones, dark) ?? [];
  }
  // A train at a river is on its bridge, and a mill has its wheel in the water.
  if (place === "river" && TRAINS.has(thing)) return onBridge(thing, room, tones, mirrored, dark);
  const box = boxOf(place, thing, room, mirrored);
  const name = place === "river" && thing === "windmill" ? "windmill-by-water" : thing;
  const own = silhouette(name, { ...box, mirrored }, tones, dark);
  if (own !== null) return own;
  return tonalPaint(thing, box, (lightness) => mix(dark, tones.light, 0.1 + 0.5 * lightness), "foot");
}

/** Where a bridge's rails lie, and how large a train on them is, in parts of the bridge. */
const RAILS = { down: 0.45, train: 0.5 };

function onBridge(train: string, room: Rect, tones: Tones, mirrored: boolean, dark: string): Paint[] {
  const bridge = boxOf("river", "bridge", room, mirrored);
  const size = Math.round(bridge.size * RAILS.train);
  const y = Math.round(bridge.y + bridge.size * RAILS.down - size);
  const on = { x: Math.round(bridge.x + (bridge.size - size) / 2), y, size };
  const both = [["bridge", bridge], [train, on]] as const; // prettier-ignore
  return both.flatMap(([name, box]) => silhouette(name, { ...box, mirrored }, tones, dark) ?? []);
}

function boxOf(place: keyof typeof STANDS, thing: string, room: Rect, mirrored: boolean) {
  const { foot, size } = STANDS[place];
  const widest = WIDEST[room.height > room.width / 2 ? "high" : "low"];
  const side = Math.round(Math.min(room.height * (BUILT[thing] ?? size), room.width * widest));
  const x = room.x + room.width * (mirrored ? 1 - ACROSS : ACROSS) - side / 2;
  return { x: Math.round(x), y: Math.round(room.y + room.height * foot - side), size: side };
}

/** How high a thing in a place reaches, px from above; none where it does not stand out over the land. */
export function thingTop(place: Place | null, thing: string | null, room: Rect): number {
  return thingBox(place, thing, room, false)?.y ?? Number.POSITIVE_INFINITY;
}

/** The square in which a thing in a place stands, px; null where none stands out over the land. */
export function thingBox(
  place: Place | null,
  thing: string | null,
  room: Rect,
  mirrored: boolean,
): { x: number; y: number; size: number } | null {
  if (thing === null || place === null || place === "jungle") return null;
  return boxOf(place, thing, room, mirrored);
}
