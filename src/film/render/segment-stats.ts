/** What making one segment took; `ms` by step, over all its frames. */
export type SegmentStats = {
  frames: number;
  /** Frames that were drawn and encoded, key frames of a resting picture included. */
  changed: number;
  /** Frames that repeat the one before. */
  held: number;
  bytes: number;
  ms: {
    /** Painting layers, placing them and getting the pixels back. */
    draw: number;
    convert: number;
    encode: number;
    write: number;
    total: number;
  };
};
