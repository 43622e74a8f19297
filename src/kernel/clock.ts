/** Time as the service sees it; tests hand in their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Unix seconds, the unit of every time on the wire. */
export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
