import type { Place } from "./place.ts";

const BUILT = "church castle windmill bridge locomotive high-speed-train";
const CAMP = "tent campfire hut";
const FARM = "cow ewe goat horse ox pig barn tractor house rooster goose turkey sheaf-of-rice automobile pickup-truck donkey"; // prettier-ignore

/**
 * What may stand in a place that a style paints, as its silhouette far off: what is met there, seen from the side, and
 * no larger than the land around it.
 */
const THINGS: Readonly<Record<Place, string>> = {
  sea: "ship sailboat ferry motor-boat canoe lighthouse desert-island spouting-whale",
  ice: "ship sailboat penguin sled tent hut campfire",
  snow: `sled house deer horse ${BUILT} ${CAMP}`,
  mountains: `goat llama ${BUILT} ${CAMP}`,
  forest: `deer ${BUILT} ${CAMP}`,
  jungle: "elephant tiger hut",
  fields: `${FARM} ${BUILT} ${CAMP}`,
  desert: "camel two-hump-camel cactus tent campfire hut horse locomotive high-speed-train automobile castle",
  town: "church castle windmill bridge high-speed-train tram automobile bus bicycle horse fire-engine ambulance police-car taxi articulated-lorry delivery-truck motorcycle trolleybus locomotive", // prettier-ignore
  river: `canoe motor-boat ferry ship sailboat duck swan ${BUILT} ${CAMP}`,
  night: `telescope house horse lighthouse ${BUILT} ${CAMP}`,
};

const known = new Map<Place, ReadonlySet<string>>();

/** Places whose far view tells little: a key that is spoken of in a town tells more than its roofs. */
const QUIET: ReadonlySet<Place> = new Set(["town", "fields", "night"]);

/** What a thought names of the land is not told at sea, whatever was seen before it. */
const ASHORE: ReadonlySet<string> = new Set(
  "airplane automobile bicycle bus factory high-speed-train hospital locomotive school train-track tram tram-car viaduct".split(
    " ",
  ),
);

/** Whether a drawing may be seen where a story is: it stands there, or is seen in place of a view that tells less, or of another place. */
export function seenIn(place: Place, drawing: string): boolean {
  return QUIET.has(place) || standsIn(place, drawing) || (place === "sea" && ASHORE.has(drawing));
}

/** Whether a drawing (`illustrations.ts`) is of a thing that a painted place can show. */
export function standsIn(place: Place, drawing: string): boolean {
  const things = known.get(place) ?? new Set(THINGS[place].split(" "));
  known.set(place, things);
  return things.has(drawing);
}
