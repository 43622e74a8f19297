import type { Brand } from "../../artifacts/brand.ts";
import type { Format } from "../../artifacts/timeline.ts";
import { FRAUNCES, INTER, JETBRAINS_MONO } from "../fonts/font-packages.ts";
import { blend, mix } from "./contrast.ts";
import { frameOf, logoIn } from "./frame.ts";
import { fromOklch, toOklch } from "./oklch.ts";
import { brandedPalette } from "./palette.ts";
import { framesOf, isPortrait, isWide, pxOf } from "./scale.ts";
import { bell } from "./science-explainer.ts";
import type { Logo, Palette, Theme } from "./theme.ts";

const NIGHT: Palette = {
  background: "#0D0B09",
  surface: "#191410",
  panel: "#191410",
  grounds: ["#0D0B09", "#191410"],
  text: "#F5EBDC",
  muted: "#C9BBA6",
  primary: "#C8A24A",
  fill: "#C8A24A",
  primaryPale: "#3A2F18",
  accent: "#D98C5F",
  positive: "#9DB87C",
  negative: "#E0806A",
  line: "#3B332A",
  onPrimary: "#0D0B09",
  hues: ["#C8A24A", "#8FB3C9", "#D98C5F", "#9DB87C", "#C79BC0", "#E5D3B0"],
};
const BAR_COLOR = "#000000";
const EMBER = "#7A4A1E";
const GLOW = 0.42;

/** Dark, a wide frame between two bars, one warm glow, a light serif and one gold rule; everything dissolves. */
export function cinematicStory(
  format: Format,
  brand: Brand["colors"],
  direction: "ltr" | "rtl",
  isCaptioned = false,
): Theme {
  const px = pxOf(format);
  const portrait = isPortrait(format);
  const { width, height } = format;
  const ember = emberOf(brand);
  const color = brandedPalette(
    NIGHT,
    nightOf(brand),
    (ground) => mix(ground, "#ffffff", 0.05),
    ({ background }) => [blend(background, ember, GLOW)],
  );
  const bar = letterbox(format, isCaptioned);
  const plain = frameOf(format, direction);
  const frame = {
    ...plain,
    margin: isWide(format)
      ? { x: px(160), top: bar + px(64), bottom: bar + px(56) }
      : portrait
        ? { x: px(84), top: px(250), bottom: px(250) }
        : { ...plain.margin, x: px(96) },
    stage: { x: 0, y: bar, width, height: height - 2 * bar },
  };
  return {
    name: "cinematic_story",
    ...frame,
    dark: true,
    color,
    face: {
      heading: { package: FRAUNCES, weight: 300, leading: 1.16, tracking: -0.012 },
      body: { package: INTER, weight: 400, leading: 1.42, tracking: 0 },
      strong: { package: FRAUNCES, weight: 400, leading: 1.22, tracking: 0 },
      mono: { package: JETBRAINS_MONO, weight: 400, leading: 1.5, tracking: 0 },
    },
    size: {
      display: px(portrait ? 128 : 120),
      title: px(portrait ? 80 : 72),
      heading: px(56),
      lead: px(46),
      label: px(42),
      body: px(38),
      small: px(30),
    },
    radius: 0,
    stroke: px(3),
    motion: {
      enter: framesOf(format, 700),
      exit: framesOf(format, 330),
      transition: framesOf(format, 800),
      // Two texts on one another cannot be read: the one has left before the other comes.
      opening: framesOf(format, 330),
      entrance: "dissolve",
      travel: 0,
      passage: "dissolve",
      ink: color.primary,
    },
    habit: {
      picture: "bleed",
      panel: "rule",
      grouping: "rules",
      list: "ruled",
      cards: false,
      steps: "line",
      node: "ring",
      head: "rule",
      heading: "rule-below",
      eyebrow: "plain",
      marker: "bare",
      point: "dash",
      statement: "rule",
      sentences: "by-length",
      art: "none",
      align: "center",
      hues: "one",
      label: "heading",
      numeral: "heading",
      pale: "mixed",
    },
    iconWeight: "duotone",
    background: [
      {
        kind: "rect",
        x: 0,
        y: bar,
        width,
        height: height - 2 * bar,
        fill: {
          kind: "radial",
          center: [Math.round(width / 2), Math.round(height * (portrait ? 0.4 : 0.54))],
          radius: Math.round(Math.max(width, height) * 0.62),
          stops: bell(color.background, ember, GLOW),
        },
      },
      ...(bar === 0
        ? []
        : [
            { kind: "rect" as const, x: 0, y: 0, width, height: bar, fill: BAR_COLOR },
            { kind: "rect" as const, x: 0, y: height - bar, width, height: bar, fill: BAR_COLOR },
          ]),
    ],
    logo: logoBelow(bar, logoIn(frame, { grounds: color.grounds, plate: "#F5EBDC", radius: 0 }), px),
  };
}

/** A bar is too low for a logo: it stands right below it. */
function logoBelow(bar: number, logo: Logo, px: (value: number) => number): Logo {
  return bar === 0 ? logo : { ...logo, bug: { ...logo.bug, y: bar + px(16), height: px(44) } };
}

/** Of the height: 80 px of 1080, which leave charts and lists their room; captions stand in bars of 120. */
const BAR = { usual: 2 / 27, captioned: 1 / 9 };

/** Height of each bar in a wide frame. Another shape is laid out whole: bars would only take from it. */
function letterbox(format: Format, isCaptioned: boolean): number {
  return isWide(format) ? Math.round(format.height * BAR[isCaptioned ? "captioned" : "usual"]) : 0;
}

/** What is dark enough for this style. */
const DARK_ENOUGH = 0.36;
/** Greys of less chroma glow as embers do. */
const HUELESS = 0.02;

/** OKLCH hues (radians) that turn olive or bog in the dark, and those in which they glow: a lamp's, and that of firs. */
const YELLOW = { from: 1.05, to: 1.95, glows: 0.8 };
const LEAF = { to: 2.6, glows: 2.75 };

/** A film of this style is dark in every brand: a light background gives its hue to the night. */
function nightOf(brand: Brand["colors"]): Brand["colors"] {
  if (brand.background === undefined) return brand;
  const { lightness, chroma, hue } = toOklch(brand.background);
  const night = lightness <= DARK_ENOUGH ? { lightness, chroma: 0.08 } : { lightness: 0.15, chroma: 0.03 };
  return { ...brand, background: fromOklch({ ...night, chroma: Math.min(chroma, night.chroma), hue }) };
}

/** What glows: an ember, the brand's primary as one, or a night of another hue by itself. */
function emberOf({ primary, background }: Brand["colors"]): string {
  if (primary !== undefined) {
    const { chroma, hue } = toOklch(primary);
    // A dark yellow is mud, and a dark leaf a bog: what is gold glows as embers do, what is green as firs.
    const glows =
      hue <= YELLOW.from ? hue : hue < YELLOW.to ? YELLOW.glows : hue < LEAF.to ? LEAF.glows : hue;
    const most = glows === LEAF.glows ? 0.08 : 0.12;
    return fromOklch({ lightness: 0.45, chroma: Math.min(chroma, most), hue: glows });
  }
  const ground = toOklch(background ?? NIGHT.background);
  if (ground.chroma < HUELESS || ground.lightness > DARK_ENOUGH) return EMBER;
  return fromOklch({ lightness: 0.42, chroma: 0.07, hue: ground.hue });
}
