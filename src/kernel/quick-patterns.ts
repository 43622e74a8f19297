import { setFlagsFromString } from "node:v8";

/**
 * Regular expressions of this process are compiled once, in the simple way. The planner's patterns hold the words of
 * thirty languages: compiled so, the first film is planned 1.7 s sooner, and each later one takes 20 to 40 ms more.
 * Figures: docs/decisions/0133-patterns-compile-quickly.md.
 *
 * Patterns that have run before keep what they have. `--no-regexp-tier-up` would do the same for new ones, but V8
 * then takes the byte code of those that have run for machine code, and the process ends with a segmentation fault.
 */
export function compilePatternsQuickly(): void {
  setFlagsFromString("--regexp-tier-up-ticks=0");
  setFlagsFromString("--no-regexp-optimization");
}
