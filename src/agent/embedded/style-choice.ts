import type { StyleName } from "../../artifacts/style.ts";

/** `reason`: why `auto` took this style, as a sentence; null where the caller chose. */
export type StyleChoice = { style: StyleName; reason: string | null };

/** Words in the opening of a brief, as many letters, say what it is about. */
export const OPENING_CHARACTERS = 240;

export function because(style: StyleName, why: string): StyleChoice {
  return { style, reason: `${style}, because ${why}.` };
}
