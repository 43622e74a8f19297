import type { Finding } from "../../artifacts/timeline.ts";
import type { RenderStatus } from "../../db/tables.ts";
import type { WorkError } from "../conversations/types.ts";

export type { RenderStatus };

export const RESOLUTIONS = ["720p", "1080p", "2160p"] as const;
export const ASPECT_RATIOS = ["16:9", "9:16", "1:1"] as const;
export const FRAME_RATES = [24, 30, 60] as const;
export const CAPTION_MODES = ["none", "track", "burned"] as const;

export type RenderOptions = {
  resolution: (typeof RESOLUTIONS)[number];
  aspectRatio: (typeof ASPECT_RATIOS)[number];
  fps: (typeof FRAME_RATES)[number];
  captions: (typeof CAPTION_MODES)[number];
};

export type QualityReport = { passed: boolean; findings: Finding[] };

/** All that a worker needs to know of a render. The film's plan is found by the message. */
export type RenderWork = {
  renderId: string;
  conversationId: string;
  messageId: string;
  workspaceId: string;
  options: RenderOptions;
  /** Blob key of the film that the message made, 1080p30 16:9 with a caption track. */
  previewKey: string;
  createdAt: Date;
};

/** A render as stored. */
export type Render = {
  renderId: string;
  conversationId: string;
  messageId: string;
  workspaceId: string;
  status: RenderStatus;
  options: RenderOptions;
  progress: number | null;
  videoKey: string | null;
  thumbnailKey: string | null;
  vttKey: string | null;
  srtKey: string | null;
  transcriptKey: string | null;
  durationSeconds: number | null;
  scenesMade: number | null;
  scenesReused: number | null;
  qualityReport: QualityReport | null;
  error: WorkError | null;
  /** Unix milliseconds, so that the record survives JSON. */
  createdAt: number;
  completedAt: number | null;
};
