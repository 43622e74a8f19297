import type { Paint } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { standing } from "./thing.ts";
import { across, groundBelow, pathThrough, rollingLine, type At, type FarView } from "./far-view.ts";

/** A plain of snow: banks that are lit along their crests, a few firs far away, flakes in the air. */
export function snow(view: FarView): Paint[] {
  const { ground, light, near } = view.tones;
  const white = mix(light, "#ffffff", 0.35);
  const bank = (top: number, swell: number, [lit, shade]: [number, number]): Paint =>
    drift(view, { top, swell, lit: mix(ground, white, lit), shade: mix(near, white, shade) });
  const horizon = rollingLine(view, 0.5, 0.03, 0.7);
  return [
    groundBelow(view, rollingLine(view, 0.4, 0.1, 0.9), mix(ground, white, 0.13)),
    ...loneFirs(view, horizon, mix(near, ground, 0.4)),
    groundBelow(view, horizon, mix(ground, white, 0.3)),
    bank(0.58, 0.05, [0.5, 0.22]),
    bank(0.72, 0.09, [0.44, 0.14]),
    ...standing(view, "snow"),
    bank(0.92, 0.1, [0.36, 0.06]),
    ...flakes(view, white),
  ];
}

/** Open land under stars, which grow fewer towards the words, and the moon low over it. */
export function night(view: FarView): Paint[] {
  const { far, middle, near, light, ground } = view.tones;
  const { random, room } = view;
  const [across_, down]: At = [0.68 + 0.2 * random(), 0.32];
  const x = room.x + room.width * across_;
  const y = room.y + room.height * down;
  const radius = Math.round(Math.min(room.height * 0.15, room.width * 0.06));
  const disc = { kind: "ellipse" as const, cx: x, cy: y };
  const glow = Math.min(radius * 3, room.height * 0.32);
  const stops = [0, 0.3, 0.6, 1].map((at) => ({ at, color: `${light}${twoDigits(46 * (1 - at) ** 2)}` }));
  const isClear = view.sky === null || view.sky === "night";
  const lights: Paint[] = [
    ...stars(view, { x: across_, y: down }),
    { ...disc, rx: glow, ry: glow, fill: { kind: "radial", center: [x, y], radius: glow, stops } },
    { ...disc, rx: radius, ry: radius, fill: mix(ground, mix(light, "#ffffff", 0.3), 0.88) },
  ];
  return [
    ...(isClear ? lights : []),
    groundBelow(view, rollingLine(view, 0.6, 0.1, 0.9), far),
    groundBelow(view, rollingLine(view, 0.76, 0.08, 1.2), middle),
    ...standing(view, "night"),
    groundBelow(view, rollingLine(view, 0.92, 0.05, 0.8), near),
  ];
}

const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

type Bank = { top: number; swell: number; lit: string; shade: string };

/** A bank of snow that the wind has piled up: light along its crest, which is lost towards its foot. */
function drift(view: FarView, { top, swell, lit, shade }: Bank): Paint {
  const { room } = view;
  const crest = rollingLine(view, top, swell, 0.8);
  const highest = Math.min(...crest.map(([, y]) => y));
  const yOf = (down: number): number => Math.round(room.y + room.height * down);
  const stops = [{ at: 0, color: lit }, { at: 1, color: shade }]; // prettier-ignore
  const from: [number, number] = [0, yOf(highest)];
  const to: [number, number] = [0, yOf(highest + 0.34)];
  return {
    kind: "path",
    d: pathThrough(view, [[0, 1], ...crest, [1, 1]]),
    fill: { kind: "linear", from, to, stops },
  };
}

/** A fir here and there on a line, small with distance. */
function loneFirs(view: FarView, line: readonly At[], fill: string): Paint[] {
  const { random, room } = view;
  const slim = room.height / room.width;
  const trees = Array.from({ length: across(view, 11) }, (): string => {
    const at = random();
    const foot = (line[Math.round(at * 96)]?.[1] ?? 0.46) + 0.02;
    const high = 0.07 + 0.08 * random();
    const half = high * 0.2 * slim;
    return [0, 0.3, 0.58]
      .map((down) =>
        pathThrough(view, [
          [at, foot - high * (1 - down * 0.8)],
          [at + half * (0.55 + down * 0.8), foot - high * (0.62 - down)],
          [at - half * (0.55 + down * 0.8), foot - high * (0.62 - down)],
        ]),
      )
      .join("");
  });
  return [{ kind: "path", d: trees.join(""), fill }];
}

/** Flakes of three sizes, none so high that they reach among the words. */
function flakes({ room, random, tones }: FarView, white: string): Paint[] {
  const sizes = [0.0035, 0.005, 0.0075];
  return Array.from({ length: 90 }, (_, at): Paint => {
    const r = Math.max(1, room.height * (sizes[at % sizes.length] ?? 0.005));
    const cx = room.x + room.width * random();
    const cy = room.y + room.height * (0.16 + 0.8 * random());
    const strength = 0.4 + 0.45 * random();
    return { kind: "ellipse", cx, cy, rx: r, ry: r, fill: mix(tones.ground, white, strength) };
  });
}

/** Stars above the land; round the moon its light hides them. */
function stars({ room, random, tones }: FarView, moon: { x: number; y: number }): Paint[] {
  return Array.from({ length: 90 }, (_, at): Paint[] => {
    const x = random();
    const y = 0.02 + 0.62 * random() ** 0.7;
    const bright = random();
    const aside = ((x - moon.x) * room.width) / room.height;
    if (Math.hypot(aside, y - moon.y) < 0.26) return [];
    const r = Math.max(1.1, room.height * (at % 9 === 0 ? 0.009 : 0.005));
    const fill = mix(tones.ground, tones.light, 0.3 + 0.6 * bright);
    return [
      { kind: "ellipse", cx: room.x + room.width * x, cy: room.y + room.height * y, rx: r, ry: r, fill },
    ];
  }).flat();
}
