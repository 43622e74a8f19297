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
  "desert-view",
  "old-town-view",
  "city-view",
]);

const DARK = ["night", "storm", "fog", "snowfall"] as const;

const patterns = new Map<string, RegExp>();

/** Whether a place would be seen by a clear day beside a text of the night, a storm, fog or snow; hours to come at are told of no night. */
export function isOtherHour(view: View, text: string, base: string): boolean {
  if (!OUTDOORS.has(view)) return false;
  const words = SKY_WORDS[base];
  const known = patterns.get(base);
  const dark = known ?? patternOf(words === undefined ? "" : DARK.map((sky) => words[sky]).join(" "), base);
  patterns.set(base, dark);
  return dark.test(text) && !isPractical(text);
}

/** Whether more than half of what a scene tells is told of such an hour. */
export function isMostlyNight(view: View, narration: readonly string[], base: string): boolean {
  return narration.filter((text) => isOtherHour(view, text, base)).length * 2 > narration.length;
}
