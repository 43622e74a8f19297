import type { Clock } from "../kernel/clock.ts";
import type { RateState } from "../domain/capacity/rate.ts";

const LIMIT = 300;
const WINDOW_SECONDS = 60;
/** Addresses remembered a window; beyond it all others share one count, so that memory stays bounded. */
const MOST = 10_000;

/** Counts failed sign-ins by address, in this process: guessing keys is slow and costs no database. */
export function makeStrangers(clock: Clock): { count(address: string): RateState } {
  let window = 0;
  let counts = new Map<string, number>();
  return {
    count(address) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const current = seconds - (seconds % WINDOW_SECONDS);
      if (current !== window) {
        window = current;
        counts = new Map();
      }
      const name = counts.has(address) || counts.size < MOST ? address : "";
      const used = (counts.get(name) ?? 0) + 1;
      counts.set(name, used);
      return {
        admitted: used <= LIMIT,
        limit: LIMIT,
        remaining: Math.max(0, LIMIT - used),
        resetSeconds: window + WINDOW_SECONDS - seconds,
      };
    },
  };
}
