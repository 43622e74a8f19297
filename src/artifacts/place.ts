/** Where a scene takes place, of those that a style may paint behind its words. */
export const PLACES = [
  "sea",
  "ice",
  "snow",
  "mountains",
  "forest",
  "jungle",
  "fields",
  "desert",
  "town",
  "river",
  "night",
] as const;
export type Place = (typeof PLACES)[number];
