import type { Paint, Rect } from "../../artifacts/timeline.ts";
import { mix } from "../styles/contrast.ts";
import { toOklch } from "../styles/oklch.ts";
import type { Theme } from "../styles/theme.ts";
import { seededBy } from "./seeded.ts";

const STEPS = 96;

/** How high ridges stand and swell, as parts of the room, and how often across it: in blue they are the sea's. */
const HILLS = {
  ridges: [
    { top: 0.42, swell: 0.18 },
    { top: 0.58, swell: 0.17 },
    { top: 0.75, swell: 0.14 },
  ],
  turns: [1.1, 2.3, 4.7],
};
const SEA = {
  ridges: [
    { top: 0.46, swell: 0.012 },
    { top: 0.6, swell: 0.03 },
    { top: 0.78, swell: 0.05 },
  ],
  turns: [3.1, 5.3, 9.7],
};

/** OKLCH hues (radians) of water, and the chroma from which a colour has one. */
const BLUE = { from: 3.7, to: 4.75, chroma: 0.04 };

function isBlue(color: string): boolean {
  const { chroma, hue } = toOklch(color);
  const turn = hue < 0 ? hue + 2 * Math.PI : hue;
  return chroma >= BLUE.chroma && turn > BLUE.from && turn < BLUE.to;
}

/** Ridges one before the other: a far view of open country below the words of a dark style. */
export function hills(seed: string, rect: Rect, theme: Theme): Paint[] {
  return ridgePaint(ridgesOf(seed, theme), rect);
}

type Ridge = { fill: string; line: (at: number) => number };

function ridgePaint(ridges: readonly Ridge[], rect: Rect): Paint[] {
  return ridges.map(({ fill, line }) => ({ kind: "path", d: groundBelow(rect, line), fill }));
}

function ridgesOf(seed: string, theme: Theme): Ridge[] {
  const { background, accent, primary } = theme.color;
  const earth = mix(accent, primary, 0.6);
  const random = seededBy(seed);
  random();
  const shape = isBlue(primary) ? SEA : HILLS;
  return [
    { fill: mix(background, earth, 0.23) },
    { fill: mix(background, earth, 0.12) },
    { fill: mix(background, "#000000", 0.45) },
  ].map(({ fill }, at) => {
    const { top, swell } = shape.ridges[at] ?? { top: 1, swell: 0 };
    return { fill, line: ridge(top, swell, shape.turns, random) };
  });
}

/** How high hills stand at a place across the room: both as parts of it, 0 at the top. */
function ridge(
  top: number,
  swell: number,
  turns: readonly number[],
  random: () => number,
): (at: number) => number {
  const waves = turns.map((often) => ({ turns: often + random(), phase: random() * 7 }));
  const heights = waves.map((_, index) => 1 / (index * 1.7 + 1));
  const most = heights.reduce((sum, height) => sum + height, 0);
  return (at) => {
    const rise = waves.reduce(
      (sum, { turns, phase }, index) =>
        sum + Math.sin(at * turns * Math.PI * 2 + phase) * (heights[index] ?? 0),
      0,
    );
    return top - (swell * rise) / most;
  };
}

function groundBelow({ x, y, width, height }: Rect, line: (at: number) => number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = step / STEPS;
    return `${(x + width * at).toFixed(1)} ${(y + height * line(at)).toFixed(1)}`;
  });
  return `M${points.join("L")}L${x + width} ${y + height}H${x}Z`;
}
