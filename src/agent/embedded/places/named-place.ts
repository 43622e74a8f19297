import type { Place } from "../../../artifacts/place.ts";

/** Places that have words of their own; a forest is a rain forest where the film says so. */
export type NamedPlace = Exclude<Place, "jungle">;

/**
 * What names a place, `word` or, with an asterisk, whatever begins so; `frozen`: what is sea ice in a film that goes to
 * sea, a road or a coat elsewhere; `aboard`: what is at sea in such a film alone; `like`: what announces a comparison.
 */
export type PlaceWords = Record<NamedPlace, string> & { frozen: string; aboard: string; like: string };
