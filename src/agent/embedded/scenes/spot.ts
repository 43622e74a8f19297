/** `start`, `end`: UTF-16 offsets of a label in its piece. */
export type Spot = { label: string; start: number; end: number };
