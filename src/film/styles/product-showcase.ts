import type { Format } from "../../artifacts/timeline.ts";
import { BRICOLAGE, JETBRAINS_MONO } from "../fonts/font-packages.ts";
import { paintSweep } from "../lights/sweeps.ts";
import { alpha, blend, contrast, mix, readableOn } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { rolesOn, type StyleColors } from "./palette.ts";
import { framesOf, isPortrait, isWide, pxOf } from "./scale.ts";
import type { Palette, Theme } from "./theme.ts";

const OWN = { primary: "#6D28D9", accent: "#DB2777", highlight: "#FFD84D" };
/** How much white the brightest place of the ground has. */
const SHINE = 0.11;
/** How much of the gradient's deep end a panel lays over it: it takes light away, so that light type gains. */
const PANEL = 0.42;
/** OKLCH lightness of its deep end: of its middle, and at least. Deeper it is a hole in the page. */
const DEEP = { part: 0.8, least: 0.22 };
/** White on the brightest place where text may stand; then a yellow reads there too. */
const LEAST = 6.3;

/** OKLCH lightness of what stands out, the first that has so much chroma. */
const LIGHTS = [0.92, 0.89, 0.86, 0.83, 0.8];
const COLOURED = 0.1;

const ROLES: Palette = {
  background: "#6D28D9",
  surface: "#511DA5",
  panel: "#2B0A5E6B",
  grounds: [],
  text: "#FFFFFF",
  muted: "#F3E8FF",
  primary: OWN.highlight,
  fill: OWN.highlight,
  primaryPale: "#8B5CF6",
  accent: "#FFC4E1",
  positive: "#A7F3C0",
  negative: "#FFD0D0",
  line: "#B79CF0",
  onPrimary: "#1E0B3B",
  hues: ["#FFD84D", "#FFFFFF", "#7FE7FF", "#FFC4E1", "#A7F3B0", "#FFCFA3"],
};

/** Bold type on the brand's gradient, which runs as its section has it; quick, and scenes change by a wipe of colour. */
export function productShowcase(
  format: Format,
  brand: StyleColors,
  direction: "ltr" | "rtl",
  sweep = 0,
): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const ground = gradientOf(brand);
  const color = paletteOn(ground, brand);
  const bright = { middle: lit(ground.middle), to: lit(ground.to) };
  const frame = frameOf(format, direction);
  return {
    name: "product_showcase",
    ...frame,
    dark: true,
    color,
    face: {
      heading: { package: BRICOLAGE, weight: 800, leading: 1.07, tracking: -0.024 },
      body: { package: BRICOLAGE, weight: 500, leading: 1.3, tracking: -0.004 },
      strong: { package: BRICOLAGE, weight: 700, leading: 1.14, tracking: -0.012 },
      mono: { package: JETBRAINS_MONO, weight: 500, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(isWide(format) ? 172 : 150),
      title: px(portrait ? 100 : 96),
      heading: px(72),
      lead: px(54),
      label: px(48),
      body: px(40),
      small: px(32),
    },
    gap: { ...frame.gap, column: px(40) },
    radius: px(40),
    motion: {
      enter: framesOf(format, 300),
      exit: framesOf(format, 150),
      transition: framesOf(format, 300),
      opening: framesOf(format, 150) - 1,
      entrance: "scale",
      travel: 0,
      passage: "wipe",
      ink: ground.to,
    },
    habit: {
      picture: "framed",
      panel: "shade",
      grouping: "panels",
      list: "panels",
      cards: true,
      steps: "cards",
      node: "solid",
      head: "tint",
      heading: "plain",
      eyebrow: "plain",
      marker: "bare",
      point: "dot",
      statement: "bare",
      sentences: "alike",
      art: "bleed",
      align: "start",
      label: "strong",
      numeral: "heading",
      pale: "veil",
    },
    iconWeight: "fill",
    isLit: true,
    background: paintSweep(sweep, { ...ground, bright }, format, direction === "rtl"),
    logo: logoIn(frame, {
      grounds: [...Object.values(ground), ...Object.values(bright)],
      plate: "#FFFFFF",
      radius: px(16),
    }),
  };
}

type Ground = { from: string; middle: string; to: string };

/** From a deep shade of the primary through it to the accent, as light as white type allows everywhere. */
function gradientOf(brand: StyleColors): Ground {
  const primary = brand.primary ?? brand.background ?? brand.accent ?? OWN.primary;
  const accent = brand.accent ?? (brand.primary === undefined ? undefined : turned(primary)) ?? OWN.accent;
  const { lightness, ...hue } = toOklch(deepened(primary));
  return {
    from: fromOklch({ ...hue, lightness: Math.max(DEEP.least, lightness * DEEP.part) }),
    middle: deepened(primary),
    to: deepened(accent),
  };
}

/** A brand with one colour: the gradient runs to its neighbour on the wheel. */
function turned(color: string): string {
  const { lightness, chroma, hue } = toOklch(color);
  return fromOklch({ lightness: Math.min(0.7, lightness + 0.06), chroma, hue: hue + 0.75 });
}

/** Dark enough for light type, also where the ground shines. */
function deepened(color: string): string {
  const { chroma, hue, lightness } = toOklch(color);
  for (let at = lightness; at > 0; at -= 0.01) {
    const shade = fromOklch({ lightness: at, chroma, hue });
    if (contrast("#ffffff", lit(shade)) >= LEAST) return shade;
  }
  return "#000000";
}

function lit(shade: string): string {
  return blend(shade, "#ffffff", SHINE);
}

function paletteOn(ground: Ground, brand: StyleColors): Palette {
  const stops = [ground.from, ground.middle, ground.to];
  const surface = blend(ground.middle, ground.from, PANEL);
  const grounds = [...stops, surface, ...stops.map(lit)];
  // What stands out on a gradient of the brand's colours is a light of the accent's hue.
  const light = brand.fill ?? lightOf(brand.accent ?? brand.primary ?? OWN.highlight);
  const branded = brand.primary !== undefined || brand.accent !== undefined || brand.fill !== undefined;
  const roles = rolesOn(grounds, ROLES, {
    ...(brand.text === undefined ? {} : { text: brand.text }),
    primary: branded ? readableOn(light, grounds) : OWN.highlight,
    accent: ROLES.accent,
    background: ground.middle,
    surface,
  });
  return {
    ...roles,
    panel: `${ground.from}${alpha(PANEL)}`,
    muted: readableOn(mix(roles.text, ground.middle, 0.14), grounds),
  };
}

/** A light of a colour's hue that is still a colour beside white: blues have to be deeper for that than yellows. */
function lightOf(color: string): string {
  const { hue, chroma } = toOklch(color);
  const lights = LIGHTS.map((lightness) =>
    fromOklch({ lightness, chroma: Math.max(0.06, Math.min(chroma, 0.17)), hue }),
  );
  return lights.find((light) => toOklch(light).chroma >= COLOURED) ?? lights.at(-1) ?? OWN.highlight;
}
