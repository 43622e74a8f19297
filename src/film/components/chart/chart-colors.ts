import { contrast, mix, readableOn } from "../../styles/contrast.ts";
import { oklabOf, parseHex } from "../../styles/oklch.ts";
import type { Theme } from "../../styles/theme.ts";
import { isMeant } from "./chart-data.ts";
import type { ChartData } from "./chart-data.ts";
import { huesNamed } from "../../../kernel/color-names.ts";

/** Fill of a mark, and the colour of its label. */
export type MarkColor = { fill: string; label: string };

/** A mark that is an area needs 3:1 on its ground (WCAG 2.2, 1.4.11); its label is text. */
export function markColor(hue: string, theme: Theme): MarkColor {
  const { grounds } = theme.color;
  return { fill: readableOn(hue, grounds, 3), label: readableOn(hue, grounds, 4.5) };
}

/** Nearer to each other than this (OKLab), two fills are taken for one. */
const ALIKE = 0.05;
/**
 * Where a style has too few hues its primary is shaded: from so much of the text in it to so much of the ground. Few
 * marks begin with the primary itself; in the dark a mark is lost sooner.
 */
const SHADES = { deepest: 0.45, palest: { light: 0.78, dark: 0.62 }, fromPrimary: 3, inOrder: 4 };
/** Parts in which the way from the deepest shade to the palest is measured. */
const WAY = 48;

/**
 * A colour for each of `count` marks. On a ground of many colours only light is left that reads
 * everywhere: there marks are told apart by how much of it they have.
 */
export function markColors(count: number, theme: Theme): MarkColor[] {
  const marks = distinctFills(count, theme).map((fill) => markColor(fill, theme));
  const alike = marks.some(({ fill }, index) =>
    marks.slice(index + 1).some((other) => seenDistance(fill, other.fill) < ALIKE),
  );
  if (!alike) return marks;
  return shades(count, theme);
}

/**
 * In steps that are even to the eye, so that no two neighbours are nearly the same; many shades take every second
 * step, and then those between.
 */
function shades(count: number, theme: Theme): MarkColor[] {
  const { primary, background, text } = theme.color;
  const from = count > SHADES.fromPrimary ? -SHADES.deepest : 0;
  const to = SHADES.palest[theme.dark ? "dark" : "light"];
  const way = Array.from({ length: WAY + 1 }, (_, at) => {
    const part = from + ((to - from) * at) / WAY;
    return part < 0 ? mix(primary, text, -part) : mix(primary, background, part);
  });
  let gone = 0;
  const reached = way.map((shade, at) => (gone += at === 0 ? 0 : seenDistance(shade, way[at - 1] ?? shade)));
  const steps = Array.from({ length: count }, (_, mark) => {
    const wished = (gone * mark) / Math.max(1, count - 1);
    return { fill: way[reached.findIndex((far) => far >= wished - 1e-9)] ?? primary, label: text };
  });
  if (count <= SHADES.inOrder) return steps;
  return [...steps.filter((_, at) => at % 2 === 0), ...steps.filter((_, at) => at % 2 === 1)];
}

/** The colour for a text within a mark: the ink or the ground of the style, whichever reads better. */
export function inkOn(fill: string, { color }: Theme): string {
  const inks = [color.text, color.background, color.onPrimary];
  const best = inks.reduce((one, other) => (contrast(other, fill) > contrast(one, fill) ? other : one));
  if (contrast(best, fill) >= 4.5) return best;
  // Between black and white there is always one with 4.5:1.
  return contrast("#000000", fill) >= contrast("#ffffff", fill) ? "#000000" : "#ffffff";
}

/** Colours by series and category: `colors(series, category)`. */
export function chartColors(data: ChartData, theme: Theme): (series: number, category: number) => MarkColor {
  if (data.series.length > 1) {
    if (data.leading !== null) return standingBack(data.leading, data.series.length, theme);
    if (data.highlight !== null && data.ownScales) {
      const { highlight } = data;
      const byCategory = standingBack(highlight, data.categories.length, theme);
      return (_, category) => byCategory(data.also.includes(category) ? highlight : category);
    }
    const own = huesNamed(data.series.map(({ name }) => name));
    const hues = own?.map((hue) => markColor(hue, theme)) ?? markColors(data.series.length, theme);
    return (series) => hues[series % hues.length] ?? markColor(theme.color.primary, theme);
  }
  if (data.groups.length > 0) return byGroup(data, theme);
  const overTime = data.kind === "line" || data.kind === "area";
  const named = overTime ? null : huesNamed(data.categories);
  if (named !== null) return (_, category) => markColor(named[category] ?? theme.color.primary, theme);
  if (data.kind === "donut" && data.highlight === null) {
    const hues = markColors(data.categories.length, theme);
    return (_, category) => hues[category % hues.length] ?? markColor(theme.color.primary, theme);
  }
  return lit(data, theme);
}

/** A colour for each group, and the ink of the text for what stands alone: what an account leaves over. */
function byGroup({ groups }: ChartData, theme: Theme): (series: number, category: number) => MarkColor {
  const hues = markColors(groups.length, theme);
  const ink = markColor(theme.color.text, theme);
  return (_, category) => {
    const at = groups.findIndex(({ categories }) => categories.includes(category));
    return (groups[at]?.categories.length ?? 1) > 1 ? (hues[at] ?? ink) : ink;
  };
}

/** The category that is meant in the accent, the others pale; all in the accent where none is. */
function lit(data: ChartData, theme: Theme): (series: number, category: number) => MarkColor {
  const strong = markColor(theme.color.primary, theme);
  const pale = { fill: mix(quietTint(theme), theme.color.background, paleness(theme)), label: theme.color.muted }; // prettier-ignore
  return (_, category) => (data.highlight === null || isMeant(data, category) ? strong : pale);
}

// On a ground of many colours the primary's tint would be a grey; a veil of the text is none.
// In the dark it would be a brown or a navy that nobody sees: there it takes light from the text.
function quietTint(theme: Theme): string {
  const { primary, text } = theme.color;
  return theme.habit.pale === "veil" ? text : theme.dark ? mix(primary, text, 0.5) : primary;
}

function paleness(theme: Theme): number {
  return theme.habit.pale === "veil" || !theme.dark ? 0.58 : 0.52;
}

/** How far the greys of the series that stand back lie between the text and the ground: the first is the palest. */
const GREYS = { palest: 0.66, deepest: 0.44 };

/** What is meant in the accent, the others in greys that deepen from the first on: years that pass. */
function standingBack(leading: number, count: number, theme: Theme): (at: number) => MarkColor {
  const { primary, text, background, muted } = theme.color;
  const strong = markColor(primary, theme);
  const way = (GREYS.palest - GREYS.deepest) / Math.max(1, count - 2);
  return (at) => {
    if (at === leading) return strong;
    const nth = at < leading ? at : at - 1;
    return { fill: mix(text, background, GREYS.palest - nth * way), label: muted };
  };
}

/**
 * `count` of the hues, the first always first, each next one as far as may be from those taken, as
 * seen by the eye that tells the fewest colours apart (simulation: Machado et al. 2009).
 */
export function distinctHues(hues: readonly string[], count: number): string[] {
  const taken = hues.slice(0, 1);
  const left = hues.slice(1);
  while (taken.length < Math.min(count, hues.length)) {
    const next = left.reduce((best, hue) => (nearest(hue, taken) > nearest(best, taken) ? hue : best));
    left.splice(left.indexOf(next), 1);
    taken.push(next);
  }
  return taken;
}

/** Two fills this far apart are told apart at a glance: two greens of one lightness are not. */
const APART = 0.13;
/** How far a hue is moved towards the text or the ground where its neighbours are taken. */
const DEEPER = 0.36;
const PALER = 0.32;

/** The style's hues as long as they are far apart; then deeper and paler ones of them, those that are farthest. */
function distinctFills(count: number, theme: Theme): string[] {
  const { hues, text, background } = theme.color;
  const plain = hues.map((hue) => markColor(hue, theme).fill);
  const shaded = plain.flatMap((fill) => [mix(fill, text, DEEPER), mix(fill, background, PALER)]);
  const usable = [...plain, ...shaded.map((fill) => markColor(fill, theme).fill)];
  const taken = plain.slice(0, 1);
  const farthest = (pool: readonly string[]) =>
    pool.reduce((best, one) => (nearest(one, taken) > nearest(best, taken) ? one : best));
  while (taken.length < count) {
    const hue = farthest(plain);
    taken.push(nearest(hue, taken) >= APART ? hue : farthest(usable));
  }
  return taken;
}

function nearest(hue: string, others: readonly string[]): number {
  return Math.min(...others.map((other) => seenDistance(hue, other)));
}

type Row = [number, number, number];
const EYES: [Row, Row, Row][] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
];

/** Smallest distance of two colours (0 to about 1) over normal sight, protanopia and deuteranopia. */
export function seenDistance(a: string, b: string): number {
  return Math.min(...EYES.map((eye) => distance(seen(a, eye), seen(b, eye))));
}

function seen(color: string, eye: [Row, Row, Row]): Row {
  // Near sRGB's own curve: by that one itself, 333 of 1,460 sets of fills would be others.
  const channels = parseHex(color).map((part) => part ** 2.2) as Row;
  const linear = eye.map((row) =>
    Math.max(0, row[0] * channels[0] + row[1] * channels[1] + row[2] * channels[2]),
  ) as Row;
  return oklabOf(linear);
}

function distance(a: Row, b: Row): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
