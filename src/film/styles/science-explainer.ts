import { INTER, JETBRAINS_MONO, SPACE_GROTESK } from "../fonts/font-packages.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { blend } from "./contrast.ts";
import { framesOf, isPortrait, unitOf } from "./scale.ts";
import type { Theme } from "./theme.ts";

/** A deep ground with one soft glow and a fine dot grid; luminous panels, a hue for each thing. */
export function scienceExplainer(format: Format): Theme {
  const unit = unitOf(format);
  const portrait = isPortrait(format);
  const px = (value: number) => Math.round(value * unit);
  const { width, height } = format;
  const long = Math.max(width, height);
  return {
    name: "science_explainer",
    format,
    dark: true,
    unit,
    color: {
      background: "#0B1020",
      surface: "#101A30",
      text: "#F1F5F9",
      muted: "#CBD5E1",
      primary: "#38BDF8",
      primaryPale: "#143A56",
      accent: "#FBBF24",
      positive: "#34D399",
      negative: "#FB7185",
      line: "#2C3B57",
      onPrimary: "#06121F",
      hues: ["#38BDF8", "#FBBF24", "#34D399", "#F472B6", "#A78BFA", "#FB923C"],
    },
    face: {
      heading: { package: SPACE_GROTESK, weight: 600, leading: 1.14, tracking: -0.015 },
      body: { package: INTER, weight: 400, leading: 1.38, tracking: 0 },
      strong: { package: SPACE_GROTESK, weight: 600, leading: 1.2, tracking: -0.005 },
      mono: { package: JETBRAINS_MONO, weight: 500, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(124),
      title: px(portrait ? 80 : 76),
      heading: px(58),
      lead: px(46),
      label: px(42),
      body: px(36),
      small: px(30),
    },
    minSize: px(28),
    margin: { x: px(portrait ? 84 : 120), top: px(portrait ? 150 : 108), bottom: px(portrait ? 190 : 126) },
    gap: { column: px(48), near: px(20), far: px(56) },
    radius: px(28),
    hairline: Math.max(1, px(2)),
    stroke: px(4),
    motion: {
      enter: framesOf(format, 300),
      exit: framesOf(format, 200),
      transition: framesOf(format, 400),
      rise: px(24),
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
          center: [Math.round(width * 0.78), Math.round(height * 0.2)],
          radius: Math.round(long * 0.72),
          // Opaque, and falling off as a bell does: laid over the ground with alpha it would be rounded twice.
          stops: [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1].map((at) => ({
            at,
            color: blend("#0B1020", "#38BDF8", 0.16 * Math.cos((at * Math.PI) / 2) ** 2),
          })),
        },
      },
      { kind: "dots", x: 0, y: 0, width, height, step: px(48), radius: 1.5 * unit, color: "#94A3B81F" },
    ],
  };
}
