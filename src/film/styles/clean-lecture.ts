import { INTER, JETBRAINS_MONO, SOURCE_SERIF } from "../fonts/font-packages.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { framesOf, isPortrait, unitOf } from "./scale.ts";
import type { Theme } from "./theme.ts";

/** Paper, ink and one accent; a serif for what matters; hairlines; calm. */
export function cleanLecture(format: Format): Theme {
  const unit = unitOf(format);
  const portrait = isPortrait(format);
  const px = (value: number) => Math.round(value * unit);
  const { width, height } = format;
  return {
    name: "clean_lecture",
    format,
    dark: false,
    unit,
    color: {
      background: "#FBF9F4",
      surface: "#F5F0E6",
      text: "#1B1A17",
      muted: "#57534E",
      primary: "#C2410C",
      primaryPale: "#F3D9C9",
      accent: "#3F6212",
      positive: "#3F6212",
      negative: "#B42318",
      line: "#DDD6C8",
      onPrimary: "#FFFFFF",
      hues: ["#C2410C", "#3F6212", "#1D4E89", "#8A5A00", "#6B3FA0", "#0F766E"],
    },
    face: {
      heading: { package: SOURCE_SERIF, weight: 600, leading: 1.14, tracking: -0.01 },
      body: { package: INTER, weight: 400, leading: 1.36, tracking: 0 },
      strong: { package: INTER, weight: 600, leading: 1.24, tracking: -0.006 },
      mono: { package: JETBRAINS_MONO, weight: 400, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(128),
      title: px(portrait ? 84 : 80),
      heading: px(60),
      lead: px(48),
      label: px(42),
      body: px(36),
      small: px(30),
    },
    minSize: px(28),
    margin: { x: px(portrait ? 84 : 120), top: px(portrait ? 150 : 108), bottom: px(portrait ? 190 : 126) },
    gap: { column: px(64), near: px(20), far: px(56) },
    radius: px(24),
    hairline: Math.max(1, px(2)),
    stroke: px(4),
    motion: {
      enter: framesOf(format, 300),
      exit: framesOf(format, 200),
      transition: framesOf(format, 400),
      rise: px(24),
    },
    iconWeight: "duotone",
    background: [{ kind: "rect", x: 0, y: 0, width, height, fill: "#FBF9F4" }],
  };
}
