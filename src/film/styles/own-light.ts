import type { Theme } from "./theme.ts";

/** Whether a ground has a light of its own, as a stage or as a page: nothing is painted on it for its own sake. */
export function hasOwnLight({ shot, isLit = false }: Pick<Theme, "shot" | "isLit">): boolean {
  return shot !== undefined || isLit;
}
