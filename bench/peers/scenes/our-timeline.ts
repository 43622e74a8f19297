import type { Fill, Layer, TextPaint, Timeline, Tracks } from "../../../src/artifacts/timeline.ts";
import { layerOf } from "../../../src/film/layout/layer-builder.ts";
import { splitScenes } from "../../../src/film/timeline/split-scenes.ts";
import { BULLETS, ENTRANCE, FORMAT, FRAMES, GRADIENT, TITLE } from "./scene.ts";
import type { SceneText } from "./scene.ts";

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

/** The scene as the timeline stage would give it: split where it rests. */
export function sceneTimeline(): Timeline {
  const bullets = BULLETS.map((one, index) =>
    layerOf(`bullet-${index + 1}`, [textPaint(one)], entrance(one.enterFrame), FORMAT),
  );
  const layers = [background(), layerOf("title", [textPaint(TITLE)], {}, FORMAT), ...bullets];
  return splitScenes({
    version: 1,
    format: FORMAT,
    title: TITLE.text,
    language: "en",
    segments: [{ name: "scene-0", kind: "scene", sceneIndex: 0, frames: FRAMES, layers }],
    scenes: [{ index: 0, title: TITLE.text, startFrame: 0, frames: FRAMES, speechStartSeconds: 0 }],
    captions: [],
    frames: FRAMES,
    findings: [],
  });
}
