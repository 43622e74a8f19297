import type { Place } from "./place.ts";

const FARM = "cow ewe goat horse ox pig barn windmill tractor house hut rooster goose turkey sheaf-of-rice locomotive automobile pickup-truck castle donkey"; // prettier-ignore

/**
 * What may stand in a place that a style paints, as its silhouette far off: what is met there, seen from the side, and
 * no larger than the land around it.
 */
const THINGS: Readonly<Record<Place, string>> = {
  sea: "ship sailboat ferry motor-boat canoe lighthouse desert-island spouting-whale",
  ice: "ship sailboat penguin tent sled",
  snow: "tent sled hut house deer horse locomotive",
  mountains: "tent goat hut locomotive castle llama",
  forest: "deer hut tent campfire castle",
  jungle: "elephant tiger hut",
  fields: FARM,
  desert: "camel two-hump-camel cactus tent horse locomotive automobile",
  town: "tram automobile bus bicycle horse fire-engine ambulance police-car taxi articulated-lorry delivery-truck motorcycle trolleybus locomotive", // prettier-ignore
  river: "canoe motor-boat ferry ship sailboat duck swan",
  night: "telescope campfire tent house hut horse castle lighthouse",
};

const known = new Map<Place, ReadonlySet<string>>();

/** Whether a drawing (`illustrations.ts`) is of a thing that a painted place can show. */
export function standsIn(place: Place, drawing: string): boolean {
  const things = known.get(place) ?? new Set(THINGS[place].split(" "));
  known.set(place, things);
  return things.has(drawing);
}
