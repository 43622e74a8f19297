/**
 * The timeline: a film as data. Segments follow each other; a segment is layers in painter's order;
 * a layer is a display list painted once, placed by keyframed tracks. `frame(segment, n)` is pure,
 * so any worker can make any range, and a segment's name is the hash of itself.
 * All lengths are px of the format's frame, all times whole frames unless a name says seconds.
 */

export type Format = { width: number; height: number; fps: 24 | 25 | 30 | 60 };

export type Ease = "linear" | "out" | "in" | "inOut";

/**
 * Keyframes in rising order of `frame` (from the segment's start). Before the first the value is the
 * first's, after the last the last's; between two it runs with the later one's `ease` (default `out`).
 */
export type Track = { frame: number; value: number; ease?: Ease }[];

export type Rect = { x: number; y: number; width: number; height: number };

/** Parts of the layer's bounds that are cut away at each edge, 0 (none) to 1 (all). */
export type InsetTracks = { left?: Track; top?: Track; right?: Track; bottom?: Track };

export type Tracks = {
  opacity?: Track;
  /** Offsets in px from rest. */
  x?: Track;
  y?: Track;
  /** About the centre of the bounds; 1 at rest. */
  scale?: Track;
  inset?: InsetTracks;
  /** Drives the paint itself: a counter's number, or how much of a path is drawn (0 to 1). */
  value?: Track;
};

export type GradientStop = { at: number; color: string };
export type Fill =
  | string
  | { kind: "linear"; from: [number, number]; to: [number, number]; stops: GradientStop[] }
  | { kind: "radial"; center: [number, number]; radius: number; stops: GradientStop[] };

export type Stroke = { color: string; width: number; dash?: number[]; cap?: "butt" | "round" };

/** One thing to draw, in frame coordinates at rest. */
export type Paint =
  | {
      kind: "rect";
      x: number;
      y: number;
      width: number;
      height: number;
      radius?: number;
      fill?: Fill;
      stroke?: Stroke;
    }
  | { kind: "ellipse"; cx: number; cy: number; rx: number; ry: number; fill?: Fill; stroke?: Stroke }
  /** SVG path data. `drawn`: only the part up to the layer's `value` is stroked. */
  | {
      kind: "path";
      d: string;
      fill?: Fill;
      /** What lies inside where the path crosses itself; `nonzero` unless told. */
      rule?: "evenodd";
      stroke?: Stroke;
      drawn?: boolean;
      transform?: Matrix;
    }
  /** `x`, `y`: start of the baseline (its right end when `align` is right, its middle when center). */
  | TextPaint
  /** A number that follows the layer's `value`. */
  | {
      kind: "counter";
      text: Omit<TextPaint, "kind" | "text">;
      locale: string;
      decimals: number;
      prefix: string;
      suffix: string;
      grouping: boolean;
    }
  /** A picture of the caller's: `source` (px of the picture) drawn into the box, as a segment's media files have it. */
  | PicturePaint
  /** A clip of the caller's, without sound: its frame at `value` ÷ `fps` seconds. The layer has a `value` track. */
  | (Omit<PicturePaint, "kind"> & { kind: "clip"; fps: number })
  /** SVG source text drawn into the box, currentColor already replaced. */
  | { kind: "svg"; svg: string; x: number; y: number; width: number; height: number }
  /** A regular grid of dots over the box. */
  | {
      kind: "dots";
      x: number;
      y: number;
      width: number;
      height: number;
      step: number;
      radius: number;
      color: string;
    };

export type PicturePaint = {
  kind: "image";
  /** Names the blob (`MediaRef.key`); where its bytes lie is told apart, so that a segment's hash knows nothing of it. */
  key: string;
  source: Rect;
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
};

export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

export type TextPaint = {
  kind: "text";
  text: string;
  x: number;
  y: number;
  /** CSS font shorthand with every family that may be needed, emoji last. */
  font: string;
  color: string;
  /** What it stands on, where that is neither the ground nor a panel: its contrast is measured there. */
  on?: string;
  align?: "left" | "right" | "center";
  direction?: "ltr" | "rtl";
  letterSpacing?: number;
  /** BCP-47, for shaping and Han variants. */
  language?: string;
  /** OpenType features such as tabular figures. */
  features?: string;
};

export type Layer = {
  /** Unique within the segment, names what it is (`heading`, `item-2`). */
  id: string;
  /** Nothing of the layer is painted outside of it (at rest); whole px. */
  bounds: Rect;
  paint: Paint[];
  tracks: Tracks;
};

/** A scene, or the passage between two scenes; both are layers and nothing else to the renderer. */
export type Segment = {
  /** `scene-3`, `scene-3.1` (a part of it), `transition-3-4`. */
  name: string;
  kind: "scene" | "transition";
  /** The scene it belongs to; a transition belongs to the scene it leads to. */
  sceneIndex: number;
  frames: number;
  layers: Layer[];
};

/**
 * Samples (at 48 kHz) of a frame of the sound track. Narration begins on a frame, at most 11 ms from where the
 * picture has it, so that a scene's encoded sound fits anywhere in any film.
 */
export const SOUND_FRAME_SAMPLES = 1024;

export type TimelineScene = {
  index: number;
  title: string;
  /** First frame of the scene in the film, its incoming transition included. */
  startFrame: number;
  frames: number;
  /** Where the scene's narration begins in the film; a multiple of `SOUND_FRAME_SAMPLES`. */
  speechStartSeconds: number;
  /** How long it stands in silence at its end, to be read. */
  restSeconds?: number;
};

export type Caption = { startSeconds: number; endSeconds: number; lines: string[] };

export type Severity = "error" | "warning";
export type Finding = { severity: Severity; code: string; message: string; sceneIndex?: number };

export type Timeline = {
  version: 1;
  format: Format;
  title: string;
  language: string;
  segments: Segment[];
  scenes: TimelineScene[];
  captions: Caption[];
  frames: number;
  findings: Finding[];
};
