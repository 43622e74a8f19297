import { setFlagsFromString } from "node:v8";

/**
 * Flags with which V8 compiles regular expressions once, in the simple way. The planner's patterns hold the words of
 * thirty languages: on a process's command line these flags save about a quarter of its first plans; each later plan
 * takes 20 to 40 ms more. Figures: docs/decisions/0133-patterns-compile-quickly.md and 0183.
 *
 * Patterns that have run before keep what they have. `--no-regexp-tier-up` would do the same for new ones, but V8,
 * told so while it runs, takes the byte code of those that have run for machine code: a segmentation fault.
 */
export const QUICK_PATTERN_FLAGS: readonly string[] = [
  "--regexp-tier-up-ticks=0",
  "--no-regexp-optimization",
];

/**
 * The flags for a process that was started without them, such as a worker started by hand: about half of what they
 * save on the command line, where nothing is changed by this.
 */
export function compilePatternsQuickly(): void {
  for (const flag of QUICK_PATTERN_FLAGS) setFlagsFromString(flag);
}
