import type { Format } from "../../artifacts/timeline.ts";
import { INTER, JETBRAINS_MONO, SPACE_GROTESK } from "../fonts/font-packages.ts";
import { blend, mix } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { brandedPalette, isDark, type StyleColors } from "./palette.ts";
import { framesOf, isPortrait, pxOf } from "./scale.ts";
import type { Palette, Theme } from "./theme.ts";

const DEEP: Palette = {
  background: "#0B1020",
  surface: "#101A30",
  panel: "#101A30",
  grounds: ["#0B1020", "#101A30"],
  text: "#F1F5F9",
  muted: "#CBD5E1",
  primary: "#38BDF8",
  fill: "#38BDF8",
  primaryPale: "#143A56",
  accent: "#FBBF24",
  positive: "#34D399",
  negative: "#FB7185",
  line: "#2C3B57",
  onPrimary: "#06121F",
  hues: ["#38BDF8", "#FBBF24", "#34D399", "#F472B6", "#A78BFA", "#FB923C"],
};
/** How much of the primary the glow bears at its heart; on a light ground it takes light away. */
const glowOf = ({ background }: Palette) => (isDark(background) ? 0.16 : 0.1);

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

/** A deep ground with one soft glow and a fine dot grid; luminous panels, a hue for each thing; the diagram moves on. */
export function scienceExplainer(format: Format, brand: StyleColors, direction: "ltr" | "rtl"): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const { width, height } = format;
  const color = brandedPalette(
    DEEP,
    brand,
    (ground, primary) =>
      isDark(ground) ? mix(ground, mix(primary, "#ffffff", 0.4), 0.09) : mix(ground, primary, 0.05),
    (palette) => [blend(palette.background, lightOf(palette), glowOf(palette))],
  );
  const dark = isDark(color.background);
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
      hues: "each",
      label: "strong",
      numeral: "mono",
      pale: "mixed",
    },
    iconWeight: "duotone",
    background: [
      {
        kind: "rect",
        x: 0,
        y: 0,
        width,
        height,
        fill: {
          kind: "radial",
          center: [Math.round(width * (direction === "rtl" ? 0.22 : 0.78)), Math.round(height * 0.2)],
          radius: Math.round(Math.max(width, height) * 0.72),
          stops: bell(color.background, lightOf(color), glowOf(color)),
        },
      },
      {
        kind: "dots",
        x: 0,
        y: 0,
        width,
        height,
        step: px(48),
        radius: 1.5 * frame.unit,
        color: dark ? "#94A3B81F" : `${color.text}14`,
      },
    ],
    logo: logoIn(frame, { grounds: [color.background], plate: dark ? "#FFFFFF" : "#0B1020", radius: px(12) }),
  };
}

/** Opaque stops that fall off as a bell does: laid over the ground with alpha they would be rounded twice. */
export function bell(ground: string, light: string, strength: number) {
  return [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1].map((at) => ({
    at,
    color: blend(ground, light, strength * Math.cos((at * Math.PI) / 2) ** 2),
  }));
}
