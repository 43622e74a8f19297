import type { Fill, Layer, Segment, TextPaint, Timeline, Tracks } from "../../../src/artifacts/timeline.ts";
import { layerOf } from "../../../src/film/layout/layer-builder.ts";
import { BULLETS, ENTRANCE, FORMAT, FRAMES, GRADIENT, SECONDS, TITLE } from "./scene.ts";
import type { Bullet, SceneText } from "./scene.ts";

function textPaint({ text, x, baseline, size, weight, color }: SceneText): TextPaint {
  return { kind: "text", text, x, y: baseline, font: `${weight} ${size}px "inter/latin"`, color };
}

function background(): Layer {
  const bounds = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
  const { from, to } = GRADIENT;
  const stops = [
    { at: 0, color: from.color },
    { at: 1, color: to.color },
  ];
  const fill: Fill = { kind: "linear", from: [from.x, from.y], to: [to.x, to.y], stops };
  return { id: "background", bounds, paint: [{ kind: "rect", ...bounds, fill }], tracks: {} };
}

function entrance(frame: number): Tracks {
  const end = frame + ENTRANCE.frames;
  return {
    opacity: [
      { frame, value: 0 },
      { frame: end, value: 1 },
    ],
    y: [
      { frame, value: ENTRANCE.rise },
      { frame: end, value: 0 },
    ],
  };
}

/** Frames [from, to) of the scene as a segment. Bullets that came before stand still, later ones are left out. */
function segment(from: number, to: number): Segment {
  const bullet = (one: Bullet, index: number): Layer[] => {
    if (one.enterFrame >= to) return [];
    const tracks = one.enterFrame < from ? {} : entrance(one.enterFrame - from);
    return [layerOf(`bullet-${index + 1}`, [textPaint(one)], tracks, FORMAT)];
  };
  const layers = [background(), layerOf("title", [textPaint(TITLE)], {}, FORMAT), ...BULLETS.flatMap(bullet)];
  return { name: `part-${from}`, kind: "scene", sceneIndex: 0, frames: to - from, layers };
}

/** The scene, split where it rests so that `parts` processes share it: each gets as many bullets as another, or one more. */
export function sceneTimeline(parts: number): Timeline {
  const starts = Array.from({ length: parts }, (_, part) => {
    const first = BULLETS[Math.ceil((part * BULLETS.length) / parts)];
    return part === 0 || first === undefined ? 0 : first.enterFrame - 1;
  });
  const segments = starts.map((start, part) => segment(start, starts[part + 1] ?? FRAMES));
  return {
    version: 1,
    format: FORMAT,
    title: TITLE.text,
    language: "en",
    segments,
    scenes: [{ index: 0, title: TITLE.text, startFrame: 0, frames: FRAMES, speechStartSeconds: 0 }],
    captions: [],
    frames: segments.reduce((sum, { frames }) => sum + frames, 0),
    findings: [],
  };
}

/** The scene has no sound; a film of ours always has a sound track. Mono, 48 kHz. */
export function silence(): Float32Array {
  return new Float32Array(SECONDS * 48_000);
}
