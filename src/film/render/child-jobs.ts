import type { MovieReport } from "../../artifacts/movie.ts";
import type { Format, Segment } from "../../artifacts/timeline.ts";
import type { MovieExpectation } from "../check/measure-movie.ts";
import type { AacTrack } from "../movie/encode-narration.ts";
import type { SegmentStats } from "./segment-stats.ts";

/** What a render process is asked to do, by kind, and what it answers. */
export type ChildJobs = {
  segment: { input: { segment: Segment; format: Format; outFile: string }; output: SegmentStats };
  /** Samples lie in a file as 32-bit floats, so that a long film is never in memory as a whole. */
  narration: { input: { samplesFile: string }; output: AacTrack };
  measure: { input: { file: string; expected: MovieExpectation }; output: MovieReport };
  still: { input: { segment: Segment; format: Format; frame: number; width: number }; output: Uint8Array };
};

export type ChildJobKind = keyof ChildJobs;

export type ChildRequest = { [K in ChildJobKind]: { kind: K; input: ChildJobs[K]["input"] } }[ChildJobKind];

export type ChildAnswer = { output: unknown } | { error: string };
