import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { seededBy } from "../motifs/seeded.ts";
import type { Setting } from "./where-things-stand.ts";

/** What a setting is painted in, each `#rrggbb` or `#rrggbbaa`. */
export type SettingColors = {
  /** The light behind the thing: a disc, or one that ends nowhere. */
  disc: string;
  isGlow?: boolean;
  /** What is far behind it, and what it stands on. */
  far: string;
  near: string;
  /** Below the thing, where it keeps the light away. */
  shadow: string;
  /** Clouds, bubbles, stars. */
  bright: string;
};

/** A picture's room (px): the whole rectangle, or a round window in its middle, outside of which nothing of the ground is seen. */
export type Scene = {
  room: Rect;
  /** Middle and radius of the light, of a round window also its edge. */
  disc: { x: number; y: number; r: number };
  isRound: boolean;
  /** The box of the thing, upright in its middle; its lower edge is where it rests. */
  thing: { x: number; y: number; size: number; foot: number };
};

/** What is painted before a thing and after it. */
export type SettingPaint = { behind: Paint[]; before: Paint[] };

const STEPS = 48;

/** Where a thing is met, around it: ground, water, air, stars or a table, with the light behind it. */
export function paintSetting(
  setting: Setting,
  scene: Scene,
  colors: SettingColors,
  seed: string,
): SettingPaint {
  const random = seededBy(seed);
  const { behind, before } = VIEWS[setting](scene, colors, random);
  return { behind: [...lightOf(setting, scene, colors), ...behind], before };
}

const GLOW = { reach: 1.5, steps: [0, 0.25, 0.5, 0.75, 1], alpha: 84 };

function lightOf(
  setting: Setting,
  { disc: { x, y, r }, isRound }: Scene,
  { disc, isGlow }: SettingColors,
): Paint[] {
  // Over the water it would be a sun half sunk.
  if (setting === "deep" && !isRound) return [];
  const [cx, cy] = [x, y];
  if (isGlow !== true) return [{ kind: "ellipse", cx, cy, rx: r, ry: r, fill: disc }];
  const radius = r * GLOW.reach;
  const stops = GLOW.steps.map((at) => ({ at, color: `${disc}${hex(GLOW.alpha * (1 - at) ** 2)}` }));
  return [
    {
      kind: "ellipse",
      cx,
      cy,
      rx: radius,
      ry: radius,
      fill: { kind: "radial", center: [cx, cy], radius, stops },
    },
  ];
}

const hex = (alpha: number): string => Math.round(alpha).toString(16).padStart(2, "0");

type View = (scene: Scene, colors: SettingColors, random: () => number) => SettingPaint;

const VIEWS: Record<Setting, View> = {
  land: (scene, { far, near, shadow }, random) => {
    const { size, foot } = scene.thing;
    return {
      behind: [
        below(scene, rolling(foot - size * 0.26, size * 0.1, 1.1, random), far),
        below(scene, rolling(foot - size * 0.07, size * 0.025, 0.8, random), near),
        shadowOf(scene, shadow),
      ],
      before: [],
    };
  },
  table: (scene, { near, shadow }) => {
    const { size, foot } = scene.thing;
    return { behind: [below(scene, () => foot - size * 0.1, near), shadowOf(scene, shadow)], before: [] };
  },
  water: (scene, { far, near }, random) => {
    const { size, foot } = scene.thing;
    return {
      behind: [below(scene, () => foot - size * 0.24, far)],
      before: [
        below(scene, swell(foot - size * 0.06, size * 0.035, size * 0.4, random), near),
        below(scene, swell(foot + size * 0.14, size * 0.03, size * 0.52, random), far),
      ],
    };
  },
  deep: (scene, { far, near, bright }, random) => {
    const { y, size, foot } = scene.thing;
    return {
      behind: [
        below(scene, swell(y - size * 0.14, size * 0.03, size * 0.5, random), far),
        below(scene, rolling(foot + size * 0.16, size * 0.06, 1.2, random), near),
        ...bubbles(scene, bright, random),
      ],
      before: [],
    };
  },
  air: (scene, { bright }) => {
    const { x, y, size } = scene.thing;
    return {
      behind: [cloud(x - size * 0.3, y + size * 0.18, size * 0.42, bright), cloud(x + size * 0.92, y + size * 0.42, size * 0.34, bright)],
      before: [cloud(x + size * 0.02, y + size * 0.84, size * 0.46, bright)],
    };
  }, // prettier-ignore
  space: (scene, { bright }, random) => ({ behind: stars(scene, bright, random), before: [] }),
};

type Line = (x: number, at: number) => number;

/** What lies below a line across the window. */
function below({ room, disc, isRound }: Scene, line: Line, fill: string): Paint {
  const [level, foot] = [line(disc.x, 0.5), room.y + room.height];
  const half = isRound ? Math.sqrt(Math.max(0, disc.r ** 2 - (level - disc.y) ** 2)) : room.width / 2;
  const left = isRound ? disc.x - half : room.x;
  const points = Array.from({ length: STEPS + 1 }, (_, step): string => {
    const at = step / STEPS;
    const x = left + half * 2 * at;
    // In a round window the line ends on its edge.
    const ends = isRound ? Math.sin(Math.PI * at) ** 0.5 : 1;
    return `${x.toFixed(1)} ${(level + (line(x, at) - level) * ends).toFixed(1)}`;
  });
  const r = disc.r.toFixed(1);
  const close = isRound
    ? `A${r} ${r} 0 ${level < disc.y ? 1 : 0} 1 ${left.toFixed(1)} ${level.toFixed(1)}Z`
    : `L${room.x + room.width} ${foot}H${room.x}Z`;
  return { kind: "path", d: `M${points.join("L")}${close}`, fill };
}

function rolling(level: number, swells: number, turns: number, random: () => number): Line {
  const phase = random() * 7;
  return (_x, at) =>
    level -
    swells * (0.7 * Math.sin(at * turns * 6.283 + phase) + 0.3 * Math.sin(at * turns * 13.4 + phase * 2));
}

/** Waves with sharp crests. */
function swell(level: number, high: number, long: number, random: () => number): Line {
  const phase = random() * long;
  return (x) => level - high + high * 2 * Math.abs(Math.sin(((x + phase) / long) * Math.PI)) ** 0.8;
}

function shadowOf({ thing: { x, size, foot } }: Scene, fill: string): Paint {
  return {
    kind: "ellipse",
    cx: x + size / 2,
    cy: foot - size * 0.01,
    rx: size * 0.44,
    ry: size * 0.05,
    fill,
  };
}

function cloud(x: number, y: number, width: number, fill: string): Paint {
  const [w, h] = [width, width * 0.42];
  const [left, base] = [x.toFixed(1), (y + h).toFixed(1)];
  const arc = (r: number, dx: number, dy: number): string =>
    `a${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${dx.toFixed(1)} ${dy.toFixed(1)}`;
  const d = `M${left} ${base}${arc(w * 0.15, w * 0.08, -h * 0.56)}${arc(w * 0.21, w * 0.34, -h * 0.24)}${arc(w * 0.2, w * 0.36, h * 0.22)}${arc(w * 0.14, w * 0.1, h * 0.58)}Z`;
  return { kind: "path", d, fill };
}

function bubbles({ thing: { x, y, size } }: Scene, color: string, random: () => number): Paint[] {
  const at = [[0.94, 0.36, 0.035], [1.02, 0.2, 0.024], [0.97, 0.06, 0.018], [-0.06, 0.62, 0.02], [-0.1, 0.5, 0.028]]; // prettier-ignore
  return at.map(([dx = 0, dy = 0, r = 0]): Paint => {
    const radius = size * r * (0.9 + 0.3 * random());
    return {
      kind: "ellipse",
      cx: x + size * dx,
      cy: y + size * dy,
      rx: radius,
      ry: radius,
      stroke: { color, width: Math.max(2, size * 0.007) },
    };
  });
}

function stars({ room, disc, thing }: Scene, fill: string, random: () => number): Paint[] {
  const all = Array.from({ length: 40 }, (): Paint & { kind: "ellipse" } => {
    const r = thing.size * (0.005 + 0.008 * random());
    const [cx, cy] = [
      room.x + room.width * (0.05 + 0.9 * random()),
      room.y + room.height * (0.05 + 0.9 * random()),
    ];
    return { kind: "ellipse", cx, cy, rx: r, ry: r, fill };
  });
  // None before the light, where the thing is.
  return all.filter(({ cx, cy }) => Math.hypot(cx - disc.x, cy - disc.y) > disc.r * 1.04);
}
