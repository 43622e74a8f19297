import type { Format } from "../../artifacts/timeline.ts";
import { INTER, JETBRAINS_MONO, SOURCE_SERIF } from "../fonts/font-packages.ts";
import { mix } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { brandedPalette, isDark, type StyleColors } from "./palette.ts";
import { framesOf, isPortrait, pxOf } from "./scale.ts";
import type { Palette, Theme } from "./theme.ts";

const PAPER: Palette = {
  background: "#FBF9F4",
  surface: "#F5F0E6",
  panel: "#F5F0E6",
  grounds: ["#FBF9F4", "#F5F0E6"],
  text: "#1B1A17",
  muted: "#57534E",
  primary: "#C2410C",
  fill: "#C2410C",
  primaryPale: "#F3D9C9",
  accent: "#3F6212",
  positive: "#3F6212",
  negative: "#B42318",
  line: "#DDD6C8",
  onPrimary: "#FFFFFF",
  hues: ["#C2410C", "#3F6212", "#1D4E89", "#8A5A00", "#6B3FA0", "#0F766E"],
};

/** The paper that a lecture was designed on, and its accent. */
export const OWN_PAPER: StyleColors = { background: PAPER.background, primary: PAPER.primary };

/** Paper, ink and one accent; a serif for what matters; hairlines; calm. The page is ruled off and turned. */
export function cleanLecture(format: Format, brand: StyleColors, direction: "ltr" | "rtl"): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const { width, height } = format;
  const color = brandedPalette(PAPER, brand, (ground) =>
    mix(ground, isDark(ground) ? "#ffffff" : "#5b4a2a", isDark(ground) ? 0.07 : 0.06),
  );
  const frame = frameOf(format, direction);
  return {
    name: "clean_lecture",
    ...frame,
    dark: isDark(color.background),
    color,
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
    radius: px(24),
    motion: {
      enter: framesOf(format, 300),
      exit: framesOf(format, 200),
      transition: framesOf(format, 400),
      opening: framesOf(format, 200),
      entrance: "rise",
      travel: px(24),
      passage: "rule",
      ink: color.text,
    },
    habit: {
      picture: "framed",
      panel: "tint",
      grouping: "rules",
      list: "ruled",
      cards: false,
      steps: "line",
      node: "solid",
      head: "rule",
      heading: "rule-above",
      eyebrow: "plain",
      marker: "bare",
      point: "dot",
      statement: "bar",
      sentences: "alike",
      art: "plate",
      align: "start",
      label: "heading",
      numeral: "heading",
      pale: "mixed",
    },
    iconWeight: "duotone",
    background: [{ kind: "rect", x: 0, y: 0, width, height, fill: color.background }],
    logo: logoIn(frame, { grounds: [color.background], plate: color.surface, radius: px(12) }),
  };
}
