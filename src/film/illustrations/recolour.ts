import { createCanvas, Path2D } from "@napi-rs/canvas";
import { contrast } from "../styles/contrast.ts";
import { fromOklch, toOklch } from "../styles/oklch.ts";
import type { Oklch } from "../styles/oklch.ts";
import type { Theme } from "../styles/theme.ts";
import { isOfLines, lineColors } from "./line-drawing.ts";
import { GRID } from "./shape.ts";
import type { Shape } from "./shape.ts";

/** Below this a colour is a grey to the eye. */
const GREY = 0.045;
/** Hues of one drawing within this (radians) are shades of one thing. */
const ONE_HUE = 0.95;
/** How much of the drawing's own hue is left in the ink, and at most (radians). */
const HUE_LEFT = 0.3;
const HUE_MOST = 0.3;
/** An orange: the hue of what is warm. */
const WARM = 0.9;

type Tone = [of: number, to: number];

/** Darker than this, what has little colour is drawn in ink. */
const INK = { lightness: 0.45, chroma: 0.15 };
/** A colour of the drawing with this much chroma bears all that the style's ink has. */
const FULL = 0.13;
/** Lightness of a ground above which it is paper, and below which it is night. */
const LIGHT = 0.7;
const DARK = 0.36;
/** White and grey inks are as far from every hue. */
const NO_HUE = 1.25;
const NO_INK: Oklch = { lightness: 0.5, chroma: 0, hue: 0 };

/** So much of a drawing stands out from its ground by this contrast at least: its outline, if nothing else. */
export const SEEN = { part: 0.3, contrast: 1.3 };
/** And by this where its colours allow: a black pawn on a night sky is seen at a glance. */
const PLAINLY = 2.6;
const STEP = 0.03;
const FURTHEST = 0.5;

/** The style's colours for each of the drawing's, by the drawing's. `ground`: what it stands on, `#rrggbb`. */
export function recolour(shapes: readonly Shape[], theme: Theme, ground: string): Map<string, string> {
  if (isOfLines(shapes)) return lineColors(theme, ground);
  const areas = visibleAreas(shapes);
  const base = toOklch(ground);
  const inked = inkedColors(areas, theme, base);
  const inkedBy = (moved: number) => new Map(inked.map(({ fill, ink }) => [fill, fromOklch(withLightness(ink, moved))])); // prettier-ignore
  // As the style has them; where they would sink into the ground, moved away from it as far as they need.
  const away = base.lightness > LIGHT ? -STEP : STEP;
  const steps = Array.from({ length: Math.ceil(FURTHEST / STEP) + 1 }, (_, step) => step * away);
  const stands = (least: number) => steps.find((moved) => partSeen(areas, inkedBy(moved), ground, least) >= SEEN.part); // prettier-ignore
  return inkedBy(stands(PLAINLY) ?? stands(SEEN.contrast) ?? FURTHEST * Math.sign(away));
}

/** The part of a drawing, 0 to 1, that can be told from the ground by a contrast of `least`. */
export function partSeen(
  areas: Map<string, number>,
  colors: Map<string, string>,
  ground: string,
  least = SEEN.contrast,
): number {
  let [all, seen] = [0, 0];
  for (const [fill, area] of areas) {
    all += area;
    if (contrast(colors.get(fill) ?? fill, ground) >= least) seen += area;
  }
  return seen / all;
}

function withLightness(ink: Oklch, moved: number): Oklch {
  return { ...ink, lightness: Math.min(1, Math.max(0.1, ink.lightness + moved)) };
}

function inkedColors(areas: Map<string, number>, theme: Theme, base: Oklch): { fill: string; ink: Oklch }[] {
  const colors = [...areas].map(([fill, area]) => ({ fill, area, own: toOklch(fill) }));
  const grey =
    base.lightness > LIGHT ? { ...base, chroma: 0.014 } : greyOn(base, toOklch(theme.color.primary));
  const inks = theme.color.hues.slice(0, theme.habit.inks).map(toOklch);
  const families = familiesOf(colors.filter(({ own }) => !isGrey(own)));
  const taken: Oklch[] = [];
  for (const { hue } of families) taken.push(inkFor(hue, inks, taken));
  const tones = tonesOn(base.lightness);
  return colors.map(({ fill, own }) => {
    const family = families.findIndex(({ members }) => members.has(fill));
    const taking = taken[family];
    if (taking === undefined) return { fill, ink: { ...grey, lightness: toneOf(own.lightness, tones.grey) } };
    // White ink on a colour is a tint of it.
    const ink = taking.chroma < GREY ? { ...taking, chroma: 0.07, hue: base.hue } : taking;
    const most = HUE_MOST * (inks.length === 1 ? 0.25 : 1);
    const shift = Math.max(-most, Math.min(most, apart(own.hue, ink.hue) * HUE_LEFT));
    const strength = Math.min(1, own.chroma / FULL) ** 0.6;
    return { fill, ink: shade(ink, toneOf(own.lightness, tones.ink), strength, shift) };
  });
}

function isGrey({ lightness, chroma }: Oklch): boolean {
  return chroma < GREY || (lightness < INK.lightness && chroma < INK.chroma);
}

/** Tint or shade of an ink: the further from its own lightness, the less colour. */
function shade(ink: Oklch, lightness: number, strength: number, shift: number): Oklch {
  const towards =
    lightness > ink.lightness
      ? 1 - ((lightness - ink.lightness) / (1 - ink.lightness)) * 0.5
      : 1 - ((ink.lightness - lightness) / ink.lightness) * 0.4;
  // Yellow darkens through orange to brown; straight down it would turn to mud.
  const yellow = ink.hue > 1 && ink.hue < 1.95 ? Math.max(0, ink.lightness - lightness) * 1.3 : 0;
  return { lightness, chroma: ink.chroma * strength * towards, hue: ink.hue + shift - yellow };
}

/** On a dark ground greys lean to the style's light, on a colour to that colour. */
function greyOn(base: Oklch, primary: Oklch): Oklch {
  return base.lightness < DARK
    ? { ...primary, chroma: 0.018 }
    : { ...base, chroma: Math.min(base.chroma, 0.06) };
}

/** The ink whose hue is nearest to the drawing's own: leaves stay green where the style has a green. */
function inkFor(hue: number, inks: readonly Oklch[], used: readonly Oklch[]): Oklch {
  const free = inks.filter((ink) => !used.includes(ink));
  const [only = NO_INK] = inks;
  // With one ink a second thing is told apart by less of it.
  if (free.length === 0) return { ...only, chroma: only.chroma * 0.4 };
  const nearest = (asked: number) => {
    const far = (ink: Oklch): number => (ink.chroma < GREY ? NO_HUE : Math.abs(apart(ink.hue, asked)));
    const ink = free.reduce((best, one) => (far(one) < far(best) ? one : best));
    return { ink, far: far(ink) };
  };
  const own = nearest(hue);
  // Light is warm: where there is no yellow the sun goes with the reds, not with the leaves.
  return hue > WARM && hue < 1.95 && own.far > 0.4 ? nearest(WARM).ink : own.ink;
}

type Family = { hue: number; members: Set<string> };

/** The drawing's two main hues, each with what is near it. */
function familiesOf(colors: { fill: string; area: number; own: Oklch }[]): Family[] {
  const families: Family[] = [];
  let left = colors.toSorted((a, b) => b.area * b.own.chroma - a.area * a.own.chroma);
  while (left.length > 0 && families.length < 2) {
    const hue = left[0]?.own.hue ?? 0;
    const reach = families.length === 1 ? Math.PI : ONE_HUE;
    const members = left.filter(({ own }) => Math.abs(apart(own.hue, hue)) <= reach);
    families.push({ hue, members: new Set(members.map(({ fill }) => fill)) });
    left = left.filter((one) => !members.includes(one));
  }
  return families;
}

/** From the second hue to the first, the short way round. */
function apart(one: number, other: number): number {
  return Math.atan2(Math.sin(one - other), Math.cos(one - other));
}

/** Lightness of the drawing to lightness on the ground, so that nothing of it sinks into it. */
function tonesOn(ground: number): { grey: Tone[]; ink: Tone[] } {
  if (ground > LIGHT)
    return {
      grey: [
        [0.2, 0.27],
        [0.5, 0.5],
        [0.8, 0.8],
        [1, 0.99],
      ],
      ink: [
        [0.3, 0.34],
        [0.6, 0.55],
        [0.75, 0.66],
        [0.9, 0.8],
        [1, 0.92],
      ],
    };
  if (ground < DARK)
    return {
      grey: [
        [0.2, 0.36],
        [0.5, 0.6],
        [0.8, 0.84],
        [1, 0.97],
      ],
      ink: [
        [0.3, 0.48],
        [0.6, 0.7],
        [0.8, 0.84],
        [1, 0.95],
      ],
    };
  return {
    grey: [
      [0.2, 0.22],
      [0.45, 0.3],
      [0.55, 0.76],
      [0.8, 0.9],
      [1, 1],
    ],
    ink: [
      [0.3, 0.7],
      [0.6, 0.8],
      [0.8, 0.88],
      [1, 0.96],
    ],
  };
}

function toneOf(lightness: number, tones: Tone[]): number {
  const upper = tones.findIndex(([of]) => of >= lightness);
  const [fromOf, fromTo] = tones[Math.max(0, upper - 1)] ?? [0, 0];
  const [toOf, to] = (upper < 0 ? tones.at(-1) : tones[upper]) ?? [1, 1];
  if (toOf === fromOf || upper <= 0) return upper < 0 ? (tones.at(-1)?.[1] ?? lightness) : to;
  return fromTo + ((to - fromTo) * (lightness - fromOf)) / (toOf - fromOf);
}

const SAMPLE = 48;

const measured = new WeakMap<readonly Shape[], Map<string, number>>();

/** What is seen of each fill, as a part of the box. */
export function visibleAreas(shapes: readonly Shape[]): Map<string, number> {
  const known = measured.get(shapes);
  if (known !== undefined) return known;
  const areas = measureAreas(shapes);
  measured.set(shapes, areas);
  return areas;
}

function measureAreas(shapes: readonly Shape[]): Map<string, number> {
  const canvas = createCanvas(SAMPLE, SAMPLE);
  const context = canvas.getContext("2d");
  const fills = [...new Set(shapes.map(({ fill }) => fill))];
  context.scale(SAMPLE / GRID, SAMPLE / GRID);
  const paths = shapes.map(({ d, ...rest }) => ({ path: new Path2D(d), ...rest }));
  for (const { path, fill, evenodd } of paths) {
    // The index as a colour; edges smoothed between two of them are a few px of none.
    context.fillStyle = `rgb(${fills.indexOf(fill) + 1},0,0)`;
    context.fill(path, evenodd ? "evenodd" : "nonzero");
  }
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  const areas = new Map(fills.map((fill) => [fill, 0]));
  for (let at = 0; at < data.length; at += 4) {
    const fill = data[at + 3] === 255 ? fills[(data[at] ?? 0) - 1] : undefined;
    if (fill !== undefined) areas.set(fill, (areas.get(fill) ?? 0) + 1 / (SAMPLE * SAMPLE));
  }
  canvas.width = 1;
  return areas;
}
