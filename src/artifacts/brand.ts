import type { MediaRef } from "./media.ts";

/** A workspace's brand as a film uses it: colours as `#rrggbb`, what is left out is derived from the style. */
export type Brand = {
  name: string;
  logo?: MediaRef;
  colors: { primary?: string; accent?: string; background?: string; text?: string };
  /** How the texts should sound, in the caller's words. */
  tone?: string;
};
