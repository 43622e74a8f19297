import { setFlagsFromString } from "node:v8";

/**
 * Regular expressions of this process are compiled once, in the simple way. The planner's patterns hold the words of
 * thirty languages; compiled twice and optimised, as V8 does by itself, they take the first film 1.7 s more than
 * the optimised ones give back to a hundred films. Figures: docs/decisions/0133-patterns-compile-quickly.md.
 * Only patterns that have not run yet are concerned.
 */
export function compilePatternsQuickly(): void {
  setFlagsFromString("--no-regexp-tier-up");
  setFlagsFromString("--no-regexp-optimization");
}
