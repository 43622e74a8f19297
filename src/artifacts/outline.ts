import type { StyleName } from "./style.ts";
import type { Degradation } from "./degradation.ts";

export const SCENE_TYPES = [
  "title",
  "bullets",
  "statement",
  "quote",
  "number",
  "chart",
  "table",
  "comparison",
  "process",
  "timeline",
  "diagram",
  "code",
  "formula",
  "map",
  "image",
  "video",
  "summary",
] as const;
export type SceneType = (typeof SCENE_TYPES)[number];

/** What an outline calls a scene by what it shows: its types are the contract's, and to a caller a figure drawn to scale is a diagram. */
export function sceneTypeOf(kind: SceneType | "sketch"): SceneType {
  return kind === "sketch" ? "diagram" : kind;
}

/** The passage of the brief that a scene rests on, as UTF-16 offsets into the prompt, end exclusive. */
export type SourceSpan = { start: number; end: number };

export type OutlineScene = {
  /** From 1, in film order, opening and summary included. */
  index: number;
  title: string;
  /** What the viewer should take from the scene, one sentence. */
  intent: string;
  type: SceneType;
  role: "opening" | "section" | "summary";
  estimatedDurationSeconds: number;
  sources: SourceSpan[];
};

export type Outline = {
  version: 1;
  title: string;
  audience: string | null;
  goal: string | null;
  /** BCP-47 tag of the language that is spoken and shown. */
  language: string;
  style: StyleName;
  /** Why `auto` chose this style; null when the caller chose. */
  styleReason: string | null;
  scenes: OutlineScene[];
  estimatedDurationSeconds: number;
  degradations: Degradation[];
};
