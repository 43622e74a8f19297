import { BUT, EASTERN_BUT } from "./broken-row-words.ts";
import { toPattern } from "./regex.ts";

/** Words that reserve something and do not turn against a part of the same sentence. */
const RESERVES = "though|doch|allerdings|cependant|ma";
const EASTERN_RESERVES = "ただし|다만";
const OPENS = toPattern(
  `^(?:(?:${BUT}|${RESERVES})(?![\\p{L}\\p{M}-])|(?:${EASTERN_BUT}|${EASTERN_RESERVES}))`,
  "iu",
);

/** Whether a text opens by reserving something against what was told: "But book ahead" is no thing beside "When to go". */
export function opensReserve(text: string): boolean {
  return OPENS.test(text.trim());
}
