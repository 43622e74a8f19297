import type { Format } from "../../artifacts/timeline.ts";
import { JETBRAINS_MONO, PLEX_SANS } from "../fonts/font-packages.ts";
import { luminance, mix } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { brandedPalette, isDark, type StyleColors } from "./palette.ts";
import { framesOf, isPortrait, pxOf } from "./scale.ts";
import type { Palette, Theme } from "./theme.ts";

const DESK: Palette = {
  background: "#F5F7FA",
  surface: "#FFFFFF",
  panel: "#FFFFFF",
  grounds: ["#F5F7FA", "#FFFFFF"],
  text: "#0B1F33",
  muted: "#52606D",
  primary: "#0F4C81",
  fill: "#0F4C81",
  primaryPale: "#CFDDEA",
  accent: "#0E7C66",
  positive: "#0E7C66",
  negative: "#B42318",
  line: "#DCE3EA",
  onPrimary: "#FFFFFF",
  hues: ["#0F4C81", "#B4540A", "#0E7C66", "#7A3E9D", "#B42318", "#4A6A12"],
};

/** Light and in order: a rail in the primary, white cards with coloured heads, checks; the rail pushes things on. */
export function professionalTraining(format: Format, brand: StyleColors, direction: "ltr" | "rtl"): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const { width, height } = format;
  const color = brandedPalette(DESK, brand, cardOn);
  const frame = frameOf(format, direction);
  const rail = px(24);
  const towards = direction === "rtl" ? 1 : -1;
  return {
    name: "professional_training",
    ...frame,
    dark: isDark(color.background),
    color,
    face: {
      heading: { package: PLEX_SANS, weight: 600, leading: 1.16, tracking: -0.012 },
      body: { package: PLEX_SANS, weight: 400, leading: 1.34, tracking: 0 },
      strong: { package: PLEX_SANS, weight: 600, leading: 1.22, tracking: -0.004 },
      mono: { package: JETBRAINS_MONO, weight: 400, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(120),
      title: px(portrait ? 76 : 68),
      heading: px(56),
      lead: px(46),
      label: px(42),
      body: px(38),
      small: px(30),
    },
    gap: { ...frame.gap, column: px(40) },
    radius: px(20),
    rail,
    motion: {
      enter: framesOf(format, 250),
      exit: framesOf(format, 170),
      transition: framesOf(format, 300),
      opening: framesOf(format, 170) - 1,
      entrance: "slide",
      travel: towards * px(32),
      passage: "push",
      ink: color.fill,
    },
    habit: {
      picture: "framed",
      panel: "card",
      grouping: "panels",
      list: "sheet",
      cards: true,
      steps: "cards",
      node: "solid",
      head: "solid",
      heading: "plain",
      eyebrow: "plain",
      marker: "tile",
      point: "check",
      statement: "bar",
      sentences: "alike",
      art: "sheet",
      align: "start",
      label: "strong",
      numeral: "heading",
      pale: "mixed",
    },
    iconWeight: "fill",
    background: [
      { kind: "rect", x: 0, y: 0, width, height, fill: color.background },
      {
        kind: "rect",
        x: direction === "rtl" ? width - rail : 0,
        y: 0,
        width: rail,
        height,
        fill: color.fill,
      },
    ],
    logo: logoIn(frame, { grounds: [color.background], plate: "#FFFFFF", radius: px(10) }),
  };
}

/** White, unless the page is: then a breath of the primary. On a dark page a lighter shade of it. */
function cardOn(ground: string, primary: string): string {
  if (isDark(ground)) return mix(ground, "#ffffff", 0.08);
  return luminance(ground) > 0.95 ? mix(ground, primary, 0.06) : "#ffffff";
}
