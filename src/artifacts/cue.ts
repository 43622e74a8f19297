/**
 * A place in the narration that makes something appear: the word at UTF-16 `offset` of the written
 * text of sentence `sentence` (both from 0, within the scene). A visual part without a cue appears
 * as the scene begins.
 */
export type Cue = { sentence: number; offset: number };

/** A span of text to set off (bold or in the accent), UTF-16 offsets, end exclusive. */
export type Emphasis = { start: number; end: number };

/** A number as the brief wrote it, with its value where it is a plain number (for counters and charts). */
export type Figure = {
  display: string;
  value: number | null;
  decimals: number;
  prefix: string;
  suffix: string;
};
