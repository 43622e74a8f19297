/** What hour or weather a thought is told in, of those that a style may paint over its places; of several the first is seen. */
export const SKIES = ["snowfall", "storm", "rain", "fog", "dawn", "night"] as const;
export type Sky = (typeof SKIES)[number];
