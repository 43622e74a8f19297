import type { Sky } from "../../artifacts/sky.ts";
import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import type { Theme } from "../styles/theme.ts";

/**
 * A far view's room in px, the numbers from 0 to 1 that a film and its scene choose, its colours from far to near, and the
 * drawing of what stands in it, if anything, and the sky over it. `mirrored`: lines begin at the right.
 */
export type FarView = {
  room: Rect;
  random: () => number;
  tones: Tones;
  roofs: Roofs;
  thing: string | null;
  sky: Sky | null;
  mirrored: boolean;
  /** How high what stands there is at a place across the room, 0 to 1 of its usual: it is heavy at one side, or at both. */
  profile: (across: number) => number;
};

/** Ways in which a far view may be composed, each the part of its height at its left, in its middle and at its right. */
const COMPOSED: readonly (readonly [number, number, number])[] = [
  [1, 0.62, 0.46],
  [0.46, 0.62, 1],
  [1, 0.5, 0.92],
  [0.56, 0.94, 0.6],
];

/** How a section's far view is composed, by its seed. */
export function profileOf(random: () => number): (across: number) => number {
  const [left, middle, right] = COMPOSED[Math.floor(random() * COMPOSED.length)] ?? [1, 1, 1];
  return (across) => {
    const at = Math.max(0, Math.min(1, across));
    const [from, to, part] = at < 0.5 ? [left, middle, at * 2] : [middle, right, at * 2 - 1];
    return from + (to - from) * (1 - Math.cos(part * Math.PI)) * 0.5;
  };
}

/** How houses are built where a film's language is spoken. */
export type Roofs = "gables" | "flat" | "eaves";

const FLAT = new Set(["ar", "fa", "ur", "he", "hi", "bn", "ta", "te", "mr", "gu", "kn", "ml", "pa", "am"]);
const EAVES = new Set(["zh", "ja", "ko", "vi", "th", "km", "lo", "my"]);

/** `language`: a tag, of which the first part counts. */
export function roofsOf(language: string): Roofs {
  const [base = ""] = language.split("-");
  return FLAT.has(base) ? "flat" : EAVES.has(base) ? "eaves" : "gables";
}

/**
 * `light` is what shines on things, `haze` the air over the horizon, `far` to `near` what stands one before the
 * other: the nearer, the darker. All `#rrggbb`.
 */
export type Tones = {
  light: string;
  haze: string;
  far: string;
  middle: string;
  near: string;
  ground: string;
};

/** Width by height of a far view in a wide frame. */
const WIDE = 5.5;

/**
 * How many of a kind stand across a room where `wide` do in the widest: in a tall frame fewer, or they were needles.
 * `power`: 1 where they keep their shape, less where they may be narrower.
 */
export function across({ room }: FarView, wide: number, power = 1): number {
  return Math.max(2, Math.round(wide * Math.min(1, room.width / room.height / WIDE) ** power));
}

/** `cool`: of water, snow and night, without the warmth of soil. */
export function tonesOf({ color }: Theme, cool: boolean): Tones {
  const { background, primary, accent } = color;
  const earth = cool ? primary : mix(accent, primary, 0.6);
  return {
    light: mix(primary, "#ffffff", 0.25),
    haze: mix(background, earth, 0.3),
    far: mix(background, earth, 0.25),
    middle: mix(background, earth, 0.13),
    near: mix(background, "#000000", 0.4),
    ground: background,
  };
}

/** A place in the room, from its upper left corner, both as parts of the room: 0 to 1. */
export type At = [across: number, down: number];

export function pathThrough({ room }: FarView, points: readonly At[]): string {
  const told = points.map(
    ([across, down]) =>
      `${(room.x + room.width * across).toFixed(1)} ${(room.y + room.height * down).toFixed(1)}`,
  );
  return `M${told.join("L")}Z`;
}

/** What lies below a line across the room. */
export function groundBelow(view: FarView, line: readonly At[], fill: string): Paint {
  return { kind: "path", d: pathThrough(view, [[0, 1], ...line, [1, 1]]), fill };
}

/** A ground that is `top` at its upper edge, `down` the room, and `foot` at the room's own. */
export function plain({ room }: FarView, down: number, top: string, foot: string): Paint {
  const y = Math.round(room.y + room.height * down);
  const end = room.y + room.height;
  const stops = [{ at: 0, color: top }, { at: 1, color: foot }]; // prettier-ignore
  return {
    kind: "rect",
    x: room.x,
    y,
    width: room.width,
    height: end - y,
    fill: { kind: "linear", from: [0, y], to: [0, end], stops },
  };
}

/** A jagged line from side to side: peaks between valleys, halved and displaced `halvings` times. */
export function jaggedLine(
  { random, profile }: FarView,
  { top, swell, peaks, halvings }: { top: number; swell: number; peaks: number; halvings: number },
): At[] {
  let line: At[] = Array.from({ length: peaks * 2 + 1 }, (_, at): At => {
    const high = at % 2 === 1 ? -swell * (0.55 + 0.45 * random()) : swell * 0.4 * random();
    const aside = at === 0 || at === peaks * 2 ? 0 : (random() - 0.5) * 0.6;
    const across = (at + aside) / (peaks * 2);
    return [across, top + (high < 0 ? high * profile(across) : high)];
  });
  for (let step = 0, rough = swell * 0.3; step < halvings; step += 1, rough *= 0.5)
    line = line.flatMap((from, at): At[] => {
      const to = line[at + 1];
      if (to === undefined) return [from];
      return [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + (random() - 0.5) * rough]];
    });
  return line;
}

/** A rolling line from side to side, by three sines. */
export function rollingLine({ random }: FarView, top: number, swell: number, turns: number): At[] {
  const sines = [1, 2.1, 4.3].map((often, at) => ({
    often: often * turns * (0.9 + 0.2 * random()),
    phase: random() * 7,
    high: swell / (at * 2 + 1.6),
  }));
  return Array.from({ length: 97 }, (_, step): At => {
    const at = step / 96;
    const rise = sines.reduce(
      (sum, { often, phase, high }) => sum + high * Math.sin(at * often * 6.283 + phase),
      0,
    );
    return [at, top - rise];
  });
}
