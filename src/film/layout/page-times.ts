import type { ComponentContext } from "../components/component.ts";

/** When a page of a scene is seen: it enters at `from` and has left by `until` (null: it stays). */
export type PageTime = { from: number; until: number | null };

/**
 * Pages follow each other as their first thing is named: each with its word, as long as the one before it has been seen at
 * all. Without a cue of its own a page takes an even share of the time that is left, so that every page can be read.
 * `named`: for each page the frame of the first thing on it that has a cue, null where none has.
 */
export function pageTimes(named: readonly (number | null)[], context: ComponentContext): PageTime[] {
  const { opening, frames, theme } = context;
  const { enter, exit } = theme.motion;
  // What is read while it is heard needs no time after its word; what is only read needs as long again.
  const seen = enter + exit;
  const needs = named.map((own) => (own === null ? 2 * enter + seen : seen));
  const starts: number[] = [];
  for (const [page, own] of named.entries()) {
    const previous = starts[page - 1];
    if (previous === undefined) {
      starts.push(opening);
      continue;
    }
    const isLast = page === named.length - 1;
    const soonest = previous + (own === null ? enter + seen : seen);
    const even = previous + Math.floor((frames - previous) / (named.length - page + 1));
    // The pages that follow need their time too, even in a scene that is too short for all of them.
    const ahead = needs.slice(page).reduce((sum, need) => sum + need, 0);
    const latest = isLast && own !== null ? frames - enter - 1 : frames - ahead;
    const evenShare = opening + Math.floor(((frames - opening) * page) / named.length);
    starts.push(
      latest >= soonest
        ? Math.min(latest, Math.max(soonest, own ?? even))
        : // Too late for all: what is left is shared, so that none is gone before it has come.
          Math.max(previous + 1, Math.min(even, latest), evenShare),
    );
  }
  return starts.map((from, page) => ({ from, until: starts[page + 1] ?? null }));
}

/**
 * `wished`, moved into the page's time so that what takes `needed` frames is done before the page leaves; never before the
 * page comes, where the one before it still stands.
 */
export function startWithin(
  time: PageTime,
  wished: number,
  needed: number,
  context: ComponentContext,
): number {
  const end = time.until === null ? context.frames - 1 : time.until - context.theme.motion.exit;
  return Math.max(Math.min(Math.max(time.from, wished), end - needed - 1), time.from, 0);
}
