import type { Sky } from "../../artifacts/sky.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { alpha, mix } from "../styles/contrast.ts";
import type { Tones } from "./far-view.ts";

/**
 * What lies over a far view: its room and all of the stage, px; `top` is where the land is highest, px from above.
 * `mirrored`: lines begin at the right.
 */
export type SkyView = {
  stage: Rect;
  room: Rect;
  top: number;
  random: () => number;
  tones: Tones;
  mirrored: boolean;
  /** Snow lies there: what a storm drives is snow. */
  isCold: boolean;
};

/** A first light has this colour wherever a film is set. */
const WARM = "#F2A45C";
/** Where across the stage a moon or a sun stands: beyond what stands in the place (`thing.ts`). */
const ACROSS = 0.9;

type Painted = (view: SkyView) => Paint[];
const nothing: Painted = () => [];

/** What of a sky is seen behind the land. Words may stand on it: nothing there is light enough to hide them. */
export const behindLand: Readonly<Record<Sky, Painted>> = {
  night: (view) => [...stars(view), ...moon(view)],
  dawn: firstLight,
  storm: (view) => clouds(view, 0.5),
  rain: (view) => clouds(view, 0.26),
  snowfall: (view) => clouds(view, 0.26),
  fog: nothing,
};

/** What of it comes between the land and who looks. */
export const beforeLand: Readonly<Record<Sky, Painted>> = {
  storm: (view) =>
    view.isCold
      ? [...flakes(view), ...rain(view, { many: 320, long: 0.014, slant: 1.6, strength: 0.36 })]
      : rain(view, { many: 260, long: 0.075, slant: 0.5, strength: 0.24 }),
  rain: (view) => rain(view, { many: 230, long: 0.05, slant: 0.16, strength: 0.2 }),
  snowfall: flakes,
  fog: banks,
  dawn: nothing,
  night: nothing,
};

/** A heavy sky: dark from above, with banks of cloud along the edge. */
function clouds({ stage, random }: SkyView, weight: number): Paint[] {
  const end = stage.y + stage.height * 0.7;
  const stops = [{ at: 0, color: `#000000${alpha(weight)}` }, { at: 1, color: "#00000000" }]; // prettier-ignore
  const dark: Paint = { kind: "rect", x: stage.x, y: stage.y, width: stage.width, height: Math.round(end - stage.y), fill: { kind: "linear", from: [0, stage.y], to: [0, end], stops } }; // prettier-ignore
  const row = (many: number, low: number, strength: number): Paint[] =>
    Array.from({ length: many }, (_, at): Paint => {
      const across = (at + 0.2 + 0.6 * random()) / many;
      const rx = (stage.width / many) * (0.7 + 0.5 * random());
      const ry = Math.min(rx * 0.5, stage.height * low * (0.7 + 0.6 * random()));
      const cx = stage.x + stage.width * across;
      const fades = [{ at: 0, color: `#000000${alpha(strength)}` }, { at: 0.72, color: `#000000${alpha(strength * 0.8)}` }, { at: 1, color: "#00000000" }]; // prettier-ignore
      return { kind: "ellipse", cx, cy: stage.y, rx, ry, fill: { kind: "radial", center: [cx, stage.y], radius: rx, stops: fades } }; // prettier-ignore
    });
  return [dark, ...row(6, 0.16, weight * 0.6), ...row(9, 0.1, weight * 0.7)];
}

type Fall = { many: number; long: number; slant: number; strength: number };

/** Threads of rain, finer and paler the farther away. */
function rain({ stage, random, tones, mirrored }: SkyView, { many, long, slant, strength }: Fall): Paint[] {
  const wider = Math.max(1, stage.width / 1400);
  const towards = mirrored ? 1 : -1;
  return [0.45, 0.7, 1].map((near): Paint => {
    const threads = Array.from({ length: Math.round((many / 3) * Math.min(1.4, wider)) }, (): string => {
      const high = stage.height * long * near * (0.7 + 0.6 * random());
      const x = stage.x + stage.width * (random() * 1.2 - 0.1);
      const y = stage.y + (stage.height - high) * random();
      const end = x + towards * high * slant;
      const inside = [x, end].every((one) => one >= stage.x && one <= stage.x + stage.width);
      return inside ? `M${x.toFixed(1)} ${y.toFixed(1)}L${end.toFixed(1)} ${(y + high).toFixed(1)}` : "";
    });
    const color = `${tones.light}${alpha(strength * near)}`;
    return { kind: "path", d: threads.join(""), stroke: { color, width: 1 + near * (stage.height / 1080) } };
  });
}

/** Flakes everywhere, small and pale among the words, larger over the land. */
function flakes({ stage, room, random, tones }: SkyView): Paint[] {
  const white = mix(tones.light, "#ffffff", 0.4);
  const unit = Math.min(stage.width, stage.height) / 1000;
  return Array.from({ length: 170 }, (_, at): Paint => {
    const low = at % 2 === 0;
    const from = low ? room.y : stage.y;
    const cx = stage.x + stage.width * random();
    const cy = from + (stage.y + stage.height - from) * (0.01 + 0.97 * random());
    const r = unit * (low ? 1.7 + 2.6 * random() ** 2 : 1.2 + 1.1 * random());
    return { kind: "ellipse", cx, cy, rx: r, ry: r, fill: `${white}${alpha(low ? 0.4 + 0.4 * random() : 0.16 + 0.16 * random())}` }; // prettier-ignore
  });
}

/** Banks of fog that lie before the land, the thickest where it ends. */
function banks({ room, top, stage, random, tones }: SkyView): Paint[] {
  const pale = mix(tones.ground, mix(tones.light, "#ffffff", 0.3), 0.42);
  const foot = stage.y + stage.height;
  const above = top - room.height * 0.34;
  const veil: Paint = {
    kind: "rect",
    x: stage.x,
    y: Math.round(above),
    width: stage.width,
    height: Math.round(foot - above),
    fill: {
      kind: "linear",
      from: [0, above],
      to: [0, foot],
      stops: [
        { at: 0, color: `${pale}00` },
        { at: 0.2, color: `${pale}${alpha(0.24)}` },
        { at: 0.42, color: `${pale}${alpha(0.8)}` },
        { at: 0.7, color: `${pale}${alpha(0.62)}` },
        { at: 1, color: `${pale}${alpha(0.24)}` },
      ],
    },
  };
  const drifts = Array.from({ length: 7 }, (_, at): Paint => {
    const rx = stage.width * (0.2 + 0.16 * random());
    const ry = room.height * (0.05 + 0.07 * random());
    const cx = stage.x + stage.width * ((at + 0.8 * random()) / 7);
    const cy = top + (foot - top) * (0.12 + 0.62 * random());
    const stops = [0, 0.5, 1].map((part) => ({
      at: part,
      color: `${pale}${alpha(0.5 * (1 - part) ** 1.5)}`,
    }));
    return { kind: "ellipse", cx, cy, rx, ry, fill: { kind: "radial", center: [cx, cy], radius: rx, stops } };
  });
  return [veil, ...drifts];
}

/** Stars all over, fewer and paler towards the words. */
function stars({ stage, top, random, tones }: SkyView): Paint[] {
  const unit = Math.min(stage.width, stage.height) / 1000;
  return Array.from({ length: 130 }, (_, at): Paint => {
    const down = random() ** 0.8;
    const cx = stage.x + stage.width * random();
    const cy = stage.y + (top - stage.y) * down;
    const r = unit * (at % 9 === 0 ? 2.1 : 1.3);
    return { kind: "ellipse", cx, cy, rx: r, ry: r, fill: `${mix(tones.light, "#ffffff", 0.4)}${alpha(0.2 + 0.4 * random() + 0.3 * down ** 3)}` }; // prettier-ignore
  });
}

/** A moon that has just risen over the land, and its light. */
function moon({ stage, room, top, tones, mirrored }: SkyView): Paint[] {
  const r = Math.round(Math.min(room.height * 0.085, stage.width * 0.045));
  const cx = stage.x + stage.width * (mirrored ? 1 - ACROSS : ACROSS);
  const cy = Math.round(top - r * 0.3);
  const disc = mix(tones.ground, mix(tones.light, "#ffffff", 0.45), 0.9);
  return [shine(cx, cy, r * 6, tones.light, 0.3), { kind: "ellipse", cx, cy, rx: r, ry: r, fill: disc }];
}

/** The first light: warm along the land, and a sun that is about to rise. */
function firstLight({ stage, room, top, mirrored }: SkyView): Paint[] {
  const foot = stage.y + stage.height;
  const from = Math.max(stage.y, top - stage.height * 0.5);
  const low = top + room.height * 0.2;
  const stops = [
    { at: 0, color: `${WARM}00` },
    { at: 0.6, color: `${WARM}${alpha(0.1)}` },
    { at: 1, color: `${WARM}${alpha(0.36)}` },
  ];
  const cx = stage.x + stage.width * (mirrored ? 1 - ACROSS + 0.06 : ACROSS - 0.06);
  const r = Math.round(Math.min(room.height * 0.14, stage.width * 0.05));
  const cy = Math.round(top + r * 0.5);
  return [
    { kind: "rect", x: stage.x, y: Math.round(from), width: stage.width, height: Math.round(foot - from), fill: { kind: "linear", from: [0, from], to: [0, low], stops } },
    shine(cx, cy, Math.min(r * 5, foot - cy), WARM, 0.5),
    { kind: "ellipse", cx, cy, rx: r, ry: r, fill: mix(WARM, "#ffffff", 0.35) },
  ]; // prettier-ignore
}

function shine(cx: number, cy: number, radius: number, color: string, strength: number): Paint {
  const stops = [0, 0.25, 0.55, 1].map((at) => ({ at, color: `${color}${alpha(strength * (1 - at) ** 2)}` }));
  return { kind: "ellipse", cx, cy, rx: radius, ry: radius, fill: { kind: "radial", center: [cx, cy], radius, stops } }; // prettier-ignore
}
