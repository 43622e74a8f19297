/** Where a scene takes place, of those that a style may paint behind its words. */
export const PLACES = ["sea", "ice", "mountains", "forest", "fields", "desert", "town", "river"] as const;
export type Place = (typeof PLACES)[number];
