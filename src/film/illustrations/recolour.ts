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
/** So far (radians) a thing's own hue moves to the nearest of the style's: a tomato stays red, water blue, in any palette. */
const MOVED_MOST = 0.25;
/** How many things of one drawing keep a hue of their own; what is left goes with the nearest. */
const MOST_HUES = 4;

type Tone = [of: number, to: number];

/** Darker than this, what has little colour is drawn in ink. */
const INK = { lightness: 0.45, chroma: 0.15 };
/** Chroma that a thing may have in the palest of styles, and how many of a style's colours are its first. */
const LEAST_STRONG = 0.12;
const FIRST = 3;
/** A style whose first colour, and that of its areas, is so near to grey keeps its drawings as quiet: grave subjects have one, and some brands. */
const MUTED = 0.06;
/** Hues (radians) of what is yellow, and how much darker it may be without a change of hue. */
const YELLOW = { from: 1, to: 1.98, spare: 0.04 };
/** Lightness of a ground above which it is paper, and below which it is night. */
const LIGHT = 0.7;
const DARK = 0.36;
/** So much of a drawing stands out from its ground by this contrast at least: its outline, if nothing else. */
export const SEEN = { part: 0.3, contrast: 1.3 };
/** And by this where its colours allow: a black pawn on a night sky is seen at a glance. On paper a sun would turn to earth. */
const PLAINLY = { dark: 2.6, paper: 1.7 };
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
  const plainly = base.lightness > LIGHT ? PLAINLY.paper : PLAINLY.dark;
  return inkedBy(stands(plainly) ?? stands(SEEN.contrast) ?? FURTHEST * Math.sign(away));
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
  const inks = theme.color.hues.map(toOklch).filter(({ chroma }) => chroma >= GREY);
  const families = familiesOf(colors.filter(({ own }) => !isGrey(own)));
  const tones = tonesOn(base.lightness);
  const paper = toOklch(theme.color.background);
  const { background, primary, accent, fill: area } = theme.color;
  const home = [background, primary, accent, area].map(toOklch).filter(({ chroma }) => chroma >= HOME.chroma);
  // As strong as the style's own first colours, and no stronger.
  const quiet = [theme.color.primary, theme.color.fill].every((color) => toOklch(color).chroma < MUTED);
  const strongest = quiet
    ? MUTED
    : Math.max(LEAST_STRONG, ...inks.slice(0, FIRST).map(({ chroma }) => chroma));
  return colors.map(({ fill, own }) => {
    const family = families.find(({ members }) => members.has(fill));
    if (family === undefined) return { fill, ink: { ...grey, lightness: toneOf(own.lightness, tones.grey) } };
    const near = nearestHue(inks, family.hue);
    // What is yellow goes with the oranges, never with the leaves.
    const most = family.hue > YELLOW.from && family.hue < YELLOW.to ? 0 : MOVED_MOST;
    const moved = Math.max(-MOVED_MOST, Math.min(most, apart(near, family.hue)));
    const ink = shade(own, toneOf(own.lightness, tones.ink), strongest, moved);
    const kept = Math.min(printedOn(paper, ink.hue), inFamily(home, ink.hue, base.lightness));
    return { fill, ink: { ...ink, chroma: ink.chroma * kept } };
  });
}

function isGrey({ lightness, chroma }: Oklch): boolean {
  return chroma < GREY || (lightness < INK.lightness && chroma < INK.chroma);
}

/** A thing's own colour at the lightness that its ground asks for, its hue moved to the style's. */
function shade(own: Oklch, lightness: number, strongest: number, moved: number): Oklch {
  const away = Math.abs(lightness - own.lightness);
  const hue = own.hue + moved;
  // Yellow darkens through orange to brown; straight down it would turn to mud.
  const darker = Math.max(0, own.lightness - lightness - YELLOW.spare);
  const orange = hue > YELLOW.from && hue < YELLOW.to ? Math.min(hue - YELLOW.from, darker * 1.6) : 0;
  return { lightness, chroma: Math.min(own.chroma, strongest) * (1 - away * 0.6), hue: hue - orange };
}

/** On a dark ground greys lean to the style's light, on a colour to that colour. */
function greyOn(base: Oklch, primary: Oklch): Oklch {
  return base.lightness < DARK
    ? { ...primary, chroma: 0.018 }
    : { ...base, chroma: Math.min(base.chroma, 0.06) };
}

/** Paper of so much colour takes as much from inks of another hue: a light blue book is a sticker on parchment. */
const TINTED = { chroma: 0.021, lightness: 0.9, far: 1.4, left: 0.5 };

/** The part of its chroma that an ink keeps on a paper. */
function printedOn(paper: Oklch, hue: number): number {
  const isTinted = paper.chroma >= TINTED.chroma && paper.lightness >= TINTED.lightness;
  return isTinted && Math.abs(apart(paper.hue, hue)) > TINTED.far ? TINTED.left : 1;
}

/** Colours of a film that have a hue at all; within `near` of one (radians) a thing is of its family, from `far` on it keeps so much of its chroma. */
const HOME = { chroma: 0.02, near: 0.7, far: 1.8, left: { paper: 0.66, dark: 0.5 } };

/** The part of its chroma that an ink keeps among a film's own: a blue globe on brown is still blue, and not the loudest thing there. */
function inFamily(home: readonly Oklch[], hue: number, ground: number): number {
  if (home.length === 0) return 1;
  const nearest = Math.min(...home.map((one) => Math.abs(apart(one.hue, hue))));
  const away = Math.max(0, Math.min(1, (nearest - HOME.near) / (HOME.far - HOME.near)));
  return 1 - away * (1 - (ground > LIGHT ? HOME.left.paper : HOME.left.dark));
}

/** The hue of the style's that is nearest to a thing's own; its own where a style has none. */
function nearestHue(inks: readonly Oklch[], hue: number): number {
  const far = (one: number): number => Math.abs(apart(one, hue));
  return inks.reduce((best, ink) => (best === hue || far(ink.hue) < far(best) ? ink.hue : best), hue);
}

type Family = { hue: number; members: Set<string> };

/** The drawing's main hues, each with what is near it. */
function familiesOf(colors: { fill: string; area: number; own: Oklch }[]): Family[] {
  const families: Family[] = [];
  let left = colors.toSorted((a, b) => b.area * b.own.chroma - a.area * a.own.chroma);
  while (left.length > 0 && families.length < MOST_HUES) {
    const hue = left[0]?.own.hue ?? 0;
    const reach = families.length === MOST_HUES - 1 ? Math.PI : ONE_HUE;
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
        [0.6, 0.56],
        [0.75, 0.69],
        [0.9, 0.82],
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
        [0.3, 0.44],
        [0.6, 0.64],
        [0.8, 0.81],
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
      [0.3, 0.64],
      [0.6, 0.74],
      [0.8, 0.86],
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
