import type { Fill, GradientStop, Paint, Rect } from "../../artifacts/timeline.ts";
import { alpha, mix } from "../styles/contrast.ts";
import { shapeOf } from "../styles/scale.ts";
import { bell, roundLight } from "./bell.ts";

/** What a stage is lit in, `#rrggbb` each: its dark, and what shines there. */
export type Grade = { ground: string; glow: string };

/** A point of the stage, each in parts of it: across from where lines begin, and down. */
export type At = readonly [across: number, down: number];

/** Where a thing stands in a light: the middle of its foot and how large it may be, px; `isBacklit`: with the light behind it. */
export type Spot = { x: number; foot: number; size: number; isBacklit: boolean };

/** Tones up to this one lie where words may stand, brighter ones only below them or in a line too thin to matter. */
export const LIT = 0.5;

/** Of the stage's height, where a floor begins. */
const FLOOR = { wide: 0.8, tall: 0.85, square: 0.81 };

/** Paints light over a stage. `tone`: from the ground (0) to what shines (1), and below 0 to black (-1). */
export type LightPen = {
  stage: Rect;
  floor: number;
  isWide: boolean;
  random: () => number;
  tone: (part: number) => string;
  px: (at: At) => [number, number];
  /** A gradient from one place to another through tones. */
  fade: (from: At, to: At, tones: readonly (readonly [at: number, part: number])[]) => Fill;
  /** The whole stage, its tones from above to its foot. */
  wash: (tones: readonly (readonly [at: number, part: number])[]) => Paint;
  area: (corners: readonly At[], fill: Fill) => Paint;
  /** A round light that ends nowhere: its middle, and its radii as parts of the stage's height. */
  pool: (at: At, rx: number, ry: number, part: number, strength?: number) => Paint;
  /** The same tone from strong to nothing along a line. */
  ray: (from: At, to: At, part: number, strengths: readonly [number, number]) => Fill;
  spot: (across: number, down: number, size: number, isBacklit?: boolean) => Spot;
};

export function lightPen(
  stage: Rect,
  { ground, glow }: Grade,
  { mirrored, random }: { mirrored: boolean; random: () => number },
): LightPen {
  const tone = (part: number): string =>
    part < 0 ? mix(ground, "#000000", -part) : mix(ground, glow, Math.min(1, part));
  const shape = shapeOf(stage);
  const isWide = shape === "wide";
  const floor = FLOOR[shape];
  const px = ([across, down]: At): [number, number] => [
    tenth(stage.x + stage.width * (mirrored ? 1 - across : across)),
    tenth(stage.y + stage.height * down),
  ];
  const fade: LightPen["fade"] = (from, to, tones) => ({
    kind: "linear",
    from: px(from),
    to: px(to),
    stops: tones.map(([at, part]) => ({ at, color: tone(part) })),
  });
  return {
    stage,
    floor,
    isWide,
    random,
    tone,
    px,
    fade,
    wash: (tones) => ({ kind: "rect", ...stage, fill: fade([0, 0], [0, 1], tones) }),
    area: (corners, fill) => ({
      kind: "path",
      d: `M${corners.map((at) => px(at).join(" ")).join("L")}Z`,
      fill,
    }),
    pool: (at, rx, ry, part, strength = 1) => {
      const [x, y] = px(at);
      return roundAt([x, y], rx * stage.height, ry * stage.height, bell(tone(part), strength));
    },
    ray: (from, to, part, [near, far]) => ({
      kind: "linear",
      from: px(from),
      to: px(to),
      stops: [0, 0.25, 0.5, 0.75, 1].map((at) => ({
        at,
        color: `${tone(part)}${alpha(near + (far - near) * (1 - (1 - at) ** 1.6))}`,
      })),
    }),
    spot: (across, down, size, isBacklit = false) => {
      const [x, foot] = px([across, down]);
      const most = Math.min(stage.height, stage.width * (isWide ? 1 : 0.9));
      return { x: Math.round(x), foot: Math.round(foot), size: Math.round(most * size), isBacklit };
    },
  };
}

/** A radial gradient in an ellipse of any shape. */
export function roundAt([x, y]: [number, number], rx: number, ry: number, stops: GradientStop[]): Paint {
  return roundLight(stops, [rx / 100, 0, 0, ry / 100, x, y]);
}

export const tenth = (px: number): number => Math.round(px * 10) / 10 + 0;
