import type { View } from "../../../artifacts/views.ts";
import { isPractical } from "../places/practical.ts";
import { SKY_WORDS } from "../places/sky-words.ts";
import { patternOf } from "../places/word-pattern.ts";

/** Painted under a sky of day. */
const OUTDOORS: ReadonlySet<View> = new Set([
  "street-view",
  "farm-view",
  "garden-view",
  "harbour-view",
  "site-view",
  "road-view",
  "station-view",
  "market-view",
  "coast-view",
  "river-view",
  "hills-view",
  "forest-view",
]);

const patterns = new Map<string, RegExp>();

/** Whether a place would be seen by day beside a text that tells of the night; hours to come at are told of no night. */
export function isOtherHour(view: View, text: string, base: string): boolean {
  if (!OUTDOORS.has(view)) return false;
  const night = patterns.get(base) ?? patternOf(SKY_WORDS[base]?.night ?? "", base);
  patterns.set(base, night);
  return night.test(text) && !isPractical(text);
}

/** Whether more than half of what a scene tells is told of the night. */
export function isMostlyNight(view: View, narration: readonly string[], base: string): boolean {
  return narration.filter((text) => isOtherHour(view, text, base)).length * 2 > narration.length;
}
