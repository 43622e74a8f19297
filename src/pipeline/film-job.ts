/** What travels from stage to stage: small, and only keys of what is large. */
import type { Degradation } from "../artifacts/degradation.ts";
import type { VideoDuration } from "../artifacts/style.ts";
import type { Format } from "../artifacts/timeline.ts";
import type { Work } from "../domain/work.ts";

/** How captions appear in the file. */
export type CaptionMode = "none" | "track" | "burned";

/** The first job of a piece of work knows its work and nothing else. */
export type StartJob = { work: Work };

export type ArchiveJob = StartJob & { workspaceId: string };

type Owned = StartJob & { workspaceId: string; conversationId: string };

/** Seconds that the film is expected to last; for telling the wait. */
type Expected = { filmSeconds: number };

export type ScriptJob = Owned & Expected & { outlineKey: string };
export type SpeechJob = Owned & Expected & { storyboardKey: string };
export type TimelineJob = Owned &
  Expected & {
    storyboardKey: string;
    speechKey: string;
    format: Format;
    captions: CaptionMode;
    /** The bucket of lengths that was asked for. */
    asked: VideoDuration;
    degradations: Degradation[];
    /** The film that this one is an edit of: what it had is used again, and never charged again. */
    earlierFilmKey: string | null;
  };
export type FilmJob = Owned & { filmKey: string };
export type SegmentJob = FilmJob & { hash: string };
export type DeliveryJob = FilmJob & { movieKey: string };

export const DEFAULT_FORMAT: Format = { width: 1920, height: 1080, fps: 30 };

/** Everything a film is joined from; the timeline stage writes it. */
export type FilmPlan = {
  storyboardKey: string;
  speechKey: string;
  timelineKey: string;
  format: Format;
  captions: CaptionMode;
  title: string;
  language: string;
  asked: VideoDuration;
  /** When the segments were sent out, in Unix milliseconds. */
  startedAt: number;
  /** In film order. */
  segments: PlannedSegment[];
  /** One a scene, in film order. */
  sounds: PlannedSound[];
  degradations: Degradation[];
};

/** Length of the film in seconds. */
export function filmSeconds({ segments, format }: Pick<FilmPlan, "segments" | "format">): number {
  return segments.reduce((sum, { frames }) => sum + frames, 0) / format.fps;
}

export type PlannedSegment = {
  hash: string;
  name: string;
  kind: "scene" | "transition";
  sceneIndex: number;
  frames: number;
  /** True where an earlier film had made this very segment. */
  reused: boolean;
};

export type PlannedSound = {
  hash: string;
  /** True where an earlier film had made this very sound. */
  reused: boolean;
};

export const STAGES = ["outline", "script", "speech", "timeline", "segments", "movie", "delivery"] as const;
export type Stage = (typeof STAGES)[number];

/** Where each stage begins on the way from 0 to 100, by the share of the wait that it takes. */
const STAGE_START: Record<Stage, number> = {
  outline: 0,
  script: 3,
  speech: 6,
  timeline: 14,
  segments: 18,
  movie: 90,
  delivery: 97,
};

/** Percent of the whole when `fraction` (0 to 1) of a stage is done. */
export function percentAt(stage: Stage, fraction = 0): number {
  const start = STAGE_START[stage];
  const next = STAGES[STAGES.indexOf(stage) + 1];
  const end = next === undefined ? 100 : STAGE_START[next];
  return Math.round(start + (end - start) * fraction);
}
