import type { Visual } from "../../../artifacts/storyboard.ts";

/** What stands before an hour of the day. */
const BEFORE_HOUR =
  /(?:^|\s)(?:at|from|um|ab|à|dès|a las?|desde las?|alle|all['’]|dalle|às?|das|om|vanaf|kl\.?|klokken|klockan|o|od|в|с|о|з|saat|pukul|lúc|στις|la|ora|v|ve)$|(?:الساعة|בשעה)$/iu;
const HOUR = /^(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?$/u;

/** "The choir sings at 10, the mayor speaks at 12": hours of a day are when something happens, and no amounts of it. */
export function isOfHours(visual: Visual): boolean {
  if (visual.kind !== "chart") return false;
  const [only, another] = visual.series;
  if (only === undefined || another !== undefined) return false;
  return (
    only.displays.every((display) => HOUR.test(display.trim())) &&
    visual.categories.every((category) => BEFORE_HOUR.test(category.trim()))
  );
}
