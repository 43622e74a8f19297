import { setFlagsFromString } from "node:v8";

/**
 * Regular expressions of this process are compiled once, in the simple way. The planner's patterns hold the words of
 * thirty languages: compiled so, the first film is planned 1.7 s sooner, and each later one takes 20 to 40 ms more.
 * Figures: docs/decisions/0133-patterns-compile-quickly.md.
 * Only patterns that have not run yet are concerned.
 */
export function compilePatternsQuickly(): void {
  setFlagsFromString("--no-regexp-tier-up");
  setFlagsFromString("--no-regexp-optimization");
}
