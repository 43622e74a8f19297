/**
 * The scene that every renderer makes: a gradient, a title, five bullets that enter in turn.
 * One description, so that no renderer is asked for more or for less than another.
 */
export const FORMAT = { width: 1920, height: 1080, fps: 30 } as const;
export const FRAMES = 300;
export const SECONDS = FRAMES / FORMAT.fps;

/** Left edge and baseline in px of the frame. */
export type SceneText = {
  text: string;
  x: number;
  baseline: number;
  size: number;
  weight: number;
  color: string;
};
export type Bullet = SceneText & { enterFrame: number };

/** Ends of CSS `linear-gradient(135deg, …)` and the points between which it runs in this frame. */
export const GRADIENT = {
  from: { color: "#0e1a3a", x: 210, y: -210 },
  to: { color: "#23638a", x: 1710, y: 1290 },
} as const;

export const TITLE: SceneText = {
  text: "Why the tide comes twice a day",
  x: 160,
  baseline: 240,
  size: 88,
  weight: 700,
  color: "#ffffff",
};

const POINTS = [
  "The Moon pulls the near ocean more than the Earth",
  "It pulls the Earth more than the far ocean",
  "So the water bulges on both sides at once",
  "The Earth turns under both bulges every day",
  "Each coast meets high water about every 12 hours",
];

export const BULLETS: readonly Bullet[] = POINTS.map((text, index) => ({
  text: `•  ${text}`,
  x: 168,
  baseline: 420 + index * 120,
  size: 48,
  weight: 500,
  color: "#e6eef8",
  enterFrame: 30 + index * 45,
}));

/** Fades in and rises by so many px with a cubic ease-out; 350 ms in whole frames. */
export const ENTRANCE = { frames: Math.ceil(0.35 * FORMAT.fps), rise: 24 } as const;
