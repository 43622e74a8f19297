import type { Format } from "../../artifacts/timeline.ts";
import { INTER, JETBRAINS_MONO, SPACE_GROTESK } from "../fonts/font-packages.ts";
import { paintField, type FieldSetup } from "../lights/fields.ts";
import { blend, luminance, mix } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { brandedPalette, isDark, type StyleColors } from "./palette.ts";
import { framesOf, isPortrait, pxOf } from "./scale.ts";
import type { Palette, Theme } from "./theme.ts";

const DEEP: Palette = {
  background: "#14203B",
  surface: "#1A2947",
  panel: "#1A2947",
  grounds: ["#14203B", "#1A2947"],
  text: "#F1F5F9",
  muted: "#CBD5E1",
  primary: "#4BC6FC",
  fill: "#4BC6FC",
  primaryPale: "#1E4A6B",
  accent: "#FBBF24",
  positive: "#34D399",
  negative: "#FFA6B2",
  line: "#3B4D6E",
  onPrimary: "#06121F",
  hues: ["#4BC6FC", "#FBBF24", "#34D399", "#F9A0D0", "#BFAAFF", "#FDA65B"],
};
/** How much of the primary a field bears where it is brightest: most on a deep ground; from a light one it takes light away. */
const GLOWS = { deep: 0.22, dark: 0.19, light: 0.1 };
/** What words are measured on is so much brighter: a light that is mixed in steps comes out a shade above its colour. */
const MEASURED = 1.08;
/** Relative luminance up to which a ground is deep. */
const DEEPEST = 0.02;

function glowOf({ background }: Palette): number {
  if (!isDark(background)) return GLOWS.light;
  return luminance(background) <= DEEPEST ? GLOWS.deep : GLOWS.dark;
}

/** Of a ground with more chroma another hue's light would be mud where they are so far apart (radians). */
const COLOURED = 0.05;
const FAR = 1.6;

/** What glows on a ground: the primary, or the ground's own hue where both would make grey. */
function lightOf({ background, primary }: Palette): string {
  const [ground, light] = [toOklch(background), toOklch(primary)];
  const apart = Math.abs(Math.atan2(Math.sin(light.hue - ground.hue), Math.cos(light.hue - ground.hue)));
  if (ground.chroma < COLOURED || apart < FAR) return primary;
  return fromOklch({ lightness: light.lightness, chroma: 0.13, hue: ground.hue });
}

/** How the ground of a scene is lit; `isQuiet`: behind what is listed or measured. */
export type Field = FieldSetup & { isQuiet: boolean };
const USUAL: Field = { name: "glow", seed: "", isQuiet: false };
/** How much of the ground lies over a quiet field. */
const VEIL = "66";

/** A deep ground lit as its section has it; luminous panels, a hue for each thing; the diagram moves on. */
export function scienceExplainer(
  format: Format,
  brand: StyleColors,
  direction: "ltr" | "rtl",
  lit = USUAL,
): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const { width, height } = format;
  const color = brandedPalette(
    DEEP,
    brand,
    (ground, primary) =>
      isDark(ground) ? mix(ground, mix(primary, "#ffffff", 0.4), 0.09) : mix(ground, primary, 0.05),
    (palette) => [blend(palette.background, lightOf(palette), glowOf(palette) * MEASURED)],
  );
  const dark = isDark(color.background);
  // Roles may have been moved since: what is painted comes from what words were measured on.
  const glow = blend(color.background, color.grounds.at(-1) ?? color.background, 1 / MEASURED);
  // On a bright ground what is dark would swallow the words.
  const field = dark ? lit : USUAL;
  const frame = frameOf(format, direction);
  return {
    name: "science_explainer",
    ...frame,
    dark,
    color,
    face: {
      heading: { package: SPACE_GROTESK, weight: 600, leading: 1.14, tracking: -0.015 },
      body: { package: INTER, weight: 400, leading: 1.38, tracking: 0 },
      strong: { package: SPACE_GROTESK, weight: 600, leading: 1.2, tracking: -0.005 },
      mono: { package: JETBRAINS_MONO, weight: 500, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(128),
      title: px(portrait ? 80 : 76),
      heading: px(58),
      lead: px(46),
      label: px(42),
      body: px(36),
      small: px(30),
    },
    gap: { ...frame.gap, column: px(48) },
    radius: px(28),
    motion: {
      enter: framesOf(format, 300),
      exit: framesOf(format, 200),
      transition: framesOf(format, 400),
      opening: framesOf(format, 200) - 1,
      entrance: "rise",
      travel: px(24),
      passage: "onward",
      ink: color.primary,
    },
    habit: {
      picture: "framed",
      panel: "outline",
      grouping: "panels",
      list: "panels",
      cards: true,
      steps: "cards",
      node: "solid",
      head: "tint",
      heading: "plain",
      eyebrow: "mono",
      marker: "disc",
      point: "dot",
      statement: "bar",
      sentences: "alike",
      art: "orbits",
      align: "start",
      label: "strong",
      numeral: "mono",
      pale: "mixed",
    },
    iconWeight: "duotone",
    isLit: dark,
    background: [
      ...paintField(
        field,
        { x: 0, y: 0, width, height },
        { ground: color.background, glow },
        direction === "rtl",
      ),
      ...(field.isQuiet
        ? [
            {
              kind: "rect" as const,
              x: 0,
              y: 0,
              width,
              height,
              fill: `${color.background.slice(0, 7)}${VEIL}`,
            },
          ]
        : []),
    ],
    logo: logoIn(frame, {
      grounds: [color.background, glow],
      plate: dark ? "#FFFFFF" : "#0B1020",
      radius: px(12),
    }),
  };
}
